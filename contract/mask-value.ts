/**
 * Masks one value, so that a reader who knows the value recognises it and other readers can't learn
 * it.
 */
import type { ValueKind } from './lead.ts';
import { hiddenMark } from './receipt.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const SHOWN_DIGITS = 2;
/**
 * The minimum number of digits of a phone number whose last digits are shown. A shorter number is
 * hidden completely, because its last digits would reveal most of the number.
 */
const LEAST_DIGITS = 6;

/**
 * @param kind the kind of the lead's field; undefined for the value of a custom field or of a
 * checkbox.
 */
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

/** Masks a text: `Priya` becomes `P…`, and a single character is hidden completely. */
function initialOf(word: string): string {
  const [first, second] = graphemes.segment(word);
  return first && second ? first.segment + hiddenMark : hiddenMark;
}

function lastDigitsOf(value: string): string {
  const digits = value.replace(/\D/g, '');
  return hiddenMark + (digits.length < LEAST_DIGITS ? '' : digits.slice(-SHOWN_DIGITS));
}
