/** The GraphQL fields that a function other than the dashboard API's answers. */
import type { RootField } from './graphql-fields.ts';

/** Answered by the function that may sign receipts. */
export const receiptFields = ['issueReceipt'] as const satisfies readonly RootField['fieldName'][];
export type ReceiptField = (typeof receiptFields)[number];
