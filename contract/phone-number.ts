/** Reads a phone number as its owner means it, for the bot and for repeated leads. */

interface PhoneNumber {
  /** The number with its country code, if that is known. */
  digits: string;
  hasCountry: boolean;
}

/**
 * A number without a country code counts as Indian if it has ten digits, possibly after `0`, `91`
 * or both, because the service expects amounts in rupees, so most leads are in India.
 */
export function readPhone(phone: string): PhoneNumber {
  const plain = phone.replace(/\D/g, '');
  if (/^[\s(]*\+/.test(phone) || /^00[1-9]/.test(plain)) {
    // In `+44 (0)20 …` the zero is dialled only within the country.
    const digits = phone.replace(/\(0\)|\D/g, '').replace(/^00/, '');
    // Indian numbers have no leading zero. Italian ones do.
    return { digits: digits.replace(/^910(?=\d{10}$)/, '91'), hasCountry: true };
  }
  const [, national] = /^0?(?:91)?0?(\d{10})$/.exec(plain) ?? [];
  return { digits: national ? `91${national}` : plain, hasCountry: national !== undefined };
}

/**
 * Earlier versions did not read the leading `00` of `00 91 …` as a plus, but kept it as digits.
 * What they stored is under a hash of that reading.
 * @returns undefined for a number whose reading has not changed.
 */
export function formerReading(phone: string): string | undefined {
  const plain = phone.replace(/\D/g, '');
  return /^00[1-9]/.test(plain) && !/^\s*00[1-9]/.test(phone) ? plain : undefined;
}

/** All readings that an earlier version may have had of this number, in any of its spellings. */
export function formerReadings(phone: string): string[] {
  const { digits } = readPhone(phone);
  if (digits === '') return [];
  const trunk = digits.replace(/^91(?=\d{10}$)/, '910');
  return [...new Set([`00${digits}`, `00${trunk}`, formerReading(phone) ?? `00${digits}`])];
}
