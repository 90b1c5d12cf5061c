/** Reads a phone number as its owner means it, for the bot and for repeated leads. */

interface PhoneNumber {
  /** The number with its country code, if that is known. */
  digits: string;
  hasCountry: boolean;
}

/**
 * A number without a country code counts as Indian if it has ten digits, possibly after `0`, `91`
 * or both. The service expects amounts in rupees, so most leads are in India.
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
