/** The labels and texts of a receipt. */
import { isLeadField } from '../../../../contract/lead.ts';
import {
  answerPrefix,
  consentEvidence,
  otherEntries,
  senderReference,
  type Masking,
} from '../../../../contract/receipt.ts';
import type { SuccessSign } from '../../../../contract/attempt-receipt.ts';
import { termOf } from '../../components/term-of.ts';

export const maskingWords: Record<Masking, string> = {
  masked: 'Masked',
  full: 'In full',
  omitted: 'Left out',
};

export const signWords: Record<SuccessSign, string> = {
  configured: 'the sign of success that was set up for the form',
  builder: 'the state that the form’s builder shows',
  words: 'the words of the page',
  answer: 'the answer that the page’s script got',
  address: 'the address that the page went to',
};

export function nameOf(field: string): string {
  if (isLeadField(field)) return termOf(field);
  if (field === otherEntries) return 'Other entries of the form';
  if (field === senderReference) return 'Reference';
  if (field === consentEvidence) return 'Evidence of consent';
  return field.startsWith(answerPrefix) ? field.slice(answerPrefix.length) : field;
}

/**
 * Formats a time like `22 Nov 2026, 14:27:55 UTC`, always in UTC, whatever the reader's time zone
 * is.
 */
export function momentOf(time: string): string {
  return `${moment.format(new Date(time))} UTC`;
}

const moment = new Intl.DateTimeFormat('en-GB', {
  ...({ day: 'numeric', month: 'short', year: 'numeric' } as const),
  ...({ hour: '2-digit', minute: '2-digit', second: '2-digit' } as const),
  timeZone: 'UTC',
});
