/** The GraphQL fields that are answered by another function than the dashboard API's own. */
import type { RootField } from './graphql-fields.ts';

/** The fields that the receipts function answers, because only this function may sign receipts. */
export const receiptFields = ['issueReceipt'] as const satisfies readonly RootField['fieldName'][];
export type ReceiptField = (typeof receiptFields)[number];
