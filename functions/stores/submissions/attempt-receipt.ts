/**
 * Limits what a submission's row stores of an attempt's receipt (what the attempt entered and saw).
 * Texts are shortened, and receipts of older attempts are removed, so that a row with many attempts
 * stays below DynamoDB's 400 KB.
 */
import type { AttemptReceipt, FilledField } from '../../../contract/attempt-receipt.ts';
import type { Attempt } from '../../../contract/submission.ts';

const FIELDS_KEPT = 10;
const NAME_LENGTH = 40;
const LABEL_LENGTH = 80;
const VALUE_LENGTH = 255;
const CONFIRMATION_LENGTH = 400;
const URL_LENGTH = 400;
const DETAIL_LENGTH = 400;
/**
 * The number of receipts that a row keeps. It equals the highest number of attempts that a stage
 * can allow per lead, so that one series of attempts keeps all its receipts.
 */
const RECEIPTS_KEPT = 20;

export function boundReceipt(receipt: AttemptReceipt): AttemptReceipt {
  const { fields, confirmation, sign, submitStatus, builder, durationMs } = receipt;
  const pageUrl = address(receipt.pageUrl);
  const measured = durationMs !== undefined && Number.isFinite(durationMs) && durationMs >= 0;
  return {
    ...(fields && { fields: fields.slice(0, FIELDS_KEPT).map(boundField) }),
    ...(confirmation !== undefined && { confirmation: cut(confirmation, CONFIRMATION_LENGTH) }),
    ...(sign !== undefined && { sign }),
    ...(submitStatus !== undefined && { submitStatus }),
    ...(builder !== undefined && { builder: cut(builder, NAME_LENGTH) }),
    ...(pageUrl !== undefined && { pageUrl }),
    ...(measured && { durationMs: Math.round(durationMs) }),
  };
}

export function boundDetail(detail: string): string {
  return cut(detail, DETAIL_LENGTH);
}

const seenFields = [
  ...(['fields', 'confirmation', 'sign', 'submitStatus', 'builder', 'pageUrl'] as const),
] satisfies (keyof AttemptReceipt)[];

/** Removes the receipts of all attempts except the newest ones. */
export function forgetOldReceipts(attempts: readonly Attempt[]): Attempt[] {
  return attempts.map((attempt, index) => {
    if (index >= attempts.length - RECEIPTS_KEPT) return attempt;
    const bare = { ...attempt };
    for (const seen of seenFields) delete bare[seen];
    return bare;
  });
}

function boundField({ field, label, value, sent }: FilledField): FilledField {
  return {
    field: cut(field, NAME_LENGTH),
    ...(label !== undefined && { label: cut(label, LABEL_LENGTH) }),
    value: cut(value, VALUE_LENGTH),
    ...(sent !== undefined && { sent }),
  };
}

/**
 * Keeps only the origin and the path of the page's address, because a form that is sent by GET puts
 * the lead into the query.
 */
function address(pageUrl: string | undefined): string | undefined {
  if (pageUrl === undefined || !URL.canParse(pageUrl)) return undefined;
  const { protocol, origin, pathname } = new URL(pageUrl);
  const shown = `${origin}${pathname}`;
  return /^https?:$/.test(protocol) && shown.length <= URL_LENGTH ? shown : undefined;
}

/** Texts of pages may contain half a surrogate pair, which DynamoDB refuses. */
function cut(text: string, length: number): string {
  const kept = text.length <= length ? text : `${text.slice(0, length - 1)}…`;
  return kept.toWellFormed();
}
