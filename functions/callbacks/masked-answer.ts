/** The part of a receiver's answer that is stored: its beginning, without the lead's values. */
import { callbackLimits } from '../../contract/callbacks.ts';
import { leadOf } from '../../contract/lead.ts';
import { nameValues } from '../../contract/redaction.ts';
import type { SubmissionRow } from '../../contract/submission.ts';

/**
 * If an answer was cut, its last value may be incomplete and unrecognisable, so this many
 * characters before the cut are dropped too.
 */
const LONGEST_VALUE = 500;

export function maskedAnswer(
  { text, isCut }: { text: string; isCut: boolean },
  row: SubmissionRow | undefined,
): string {
  const kept = withoutEscapes(isCut ? text.slice(0, -LONGEST_VALUE) : text);
  const masked = row ? nameValues(withoutReference(kept, row), valuesOf(row)) : kept;
  return masked.slice(0, callbackLimits.answerLength).toWellFormed();
}

const valuesOf = (row: SubmissionRow) => ({ ...leadOf(row), fields: row.fields });

/** The lead's reference (the sender's own id for it) may be a phone number, so it is masked too. */
const withoutReference = (text: string, { reference }: SubmissionRow) =>
  reference ? text.replaceAll(reference, '{reference}') : text;

/** Receivers often echo the received values, as JSON or HTML with escaped characters. */
function withoutEscapes(text: string): string {
  return text
    .replace(/\\u([0-9a-f]{4})/gi, (_, digits: string) => fromCode(Number.parseInt(digits, 16)))
    .replace(/&#x([0-9a-f]{1,6});/gi, (_, digits: string) => fromCode(Number.parseInt(digits, 16)))
    .replace(/&#(\d{1,7});/g, (_, digits: string) => fromCode(Number(digits)))
    .replaceAll('\\/', '/')
    .replaceAll('&amp;', '&');
}

const LAST_CODE_POINT = 0x10ffff;
const fromCode = (code: number) => String.fromCodePoint(Math.min(code, LAST_CODE_POINT));
