/**
 * Normalises a phone number to digits with the country code, for the bot and for the detection of
 * repeated leads.
 */

interface PhoneNumber {
  /** The digits of the number, with the country code if the code is known. */
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
    // Removes a zero after India's code 91, because Indian numbers have no leading zero; other
    // countries' numbers, such as Italy's, may have one.
    return { digits: digits.replace(/^910(?=\d{10}$)/, '91'), hasCountry: true };
  }
  const [, national] = /^0?(?:91)?0?(\d{10})$/.exec(plain) ?? [];
  return { digits: national ? `91${national}` : plain, hasCountry: national !== undefined };
}
