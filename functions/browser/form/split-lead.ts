/** Splits a lead's name and phone number into the parts that forms ask for. */
import { readPhone } from '../../../contract/phone-number.ts';

/**
 * A one-word name is used as both first and last name, because a form with both fields requires
 * both.
 */
export function splitName(name: string): { first: string; middle: string; last: string } {
  const words = name.split(/\s+/);
  const first = words[0] ?? name;
  const last = words.length > 1 ? words.slice(1).join(' ') : first;
  return { first, middle: '', last };
}

/** The ITU country codes of one and two digits; all other codes have three digits. */
const shortCodes = new Set(
  (
    '1 7 20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 ' +
    '60 61 62 63 64 65 66 81 82 84 86 90 91 92 93 94 95 98'
  ).split(' '),
);

export interface PhoneParts {
  digits: string;
  /** The country code without the plus sign; '' if the number has no code. */
  country: string;
  national: string;
}

export function splitPhone(phone: string): PhoneParts {
  const { digits, hasCountry } = readPhone(phone);
  if (!hasCountry) return { digits, country: '', national: digits };
  const length = [1, 2].find((size) => shortCodes.has(digits.slice(0, size))) ?? 3;
  return { digits, country: digits.slice(0, length), national: digits.slice(length) };
}
