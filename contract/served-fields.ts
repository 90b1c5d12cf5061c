/** Which function of the service answers a user's field: the dashboard API's, unless it is here. */
import type { RootField } from './graphql-fields.ts';

/** Answered by the function that may sign receipts. */
export const receiptFields = ['issueReceipt'] as const satisfies readonly RootField['fieldName'][];
export type ReceiptField = (typeof receiptFields)[number];
