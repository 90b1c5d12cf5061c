/** Masks one value so that whoever knows it recognises it, and nobody else learns it. */
import type { ValueKind } from '../../contract/lead.ts';
import { hiddenMark } from '../../contract/receipt.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const SHOWN_DIGITS = 2;
/** A phone number with fewer digits would be half shown. */
const LEAST_DIGITS = 6;

/** @param kind undefined for an answer to a form's own question, or a tick. */
export function maskValue(value: string, kind: ValueKind | undefined): string {
  switch (kind) {
    case 'text':
      return value.trim().split(/\s+/).map(initialOf).join(' ');
    case 'phone':
      return lastDigitsOf(value);
    case 'email':
      return initialOf(value);
    default:
      return hiddenMark;
  }
}

/** `Priya` → `P…`; a single character is hidden as a whole. */
function initialOf(word: string): string {
  const [first, second] = graphemes.segment(word);
  return first && second ? first.segment + hiddenMark : hiddenMark;
}

function lastDigitsOf(value: string): string {
  const digits = value.replace(/\D/g, '');
  return hiddenMark + (digits.length < LEAST_DIGITS ? '' : digits.slice(-SHOWN_DIGITS));
}
