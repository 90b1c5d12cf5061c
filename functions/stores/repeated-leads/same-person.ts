/** The value that is the same in two leads of one person, however it was written. */
import type { DedupeBy } from '../../../contract/form-dedupe.ts';
import type { Lead } from '../../../contract/lead.ts';

export function personOf(lead: Pick<Lead, DedupeBy>, by: DedupeBy): string {
  return by === 'phone' ? plainPhone(lead.phone) : plainEmail(lead.email);
}

/**
 * The number with its country code, digits only. A number without a country code counts as Indian
 * if its digits show it, as in the bot: ten digits, possibly after `0`, `91` or both.
 */
function plainPhone(phone: string): string {
  const isInternational = /^\s*(\+|00[1-9])/.test(phone);
  // In `+44 (0)20 …` the zero is dialled only within the country.
  const digits = phone.replace(isInternational ? /\(0\)|\D/g : /\D/g, '');
  if (isInternational) return withoutTrunk(digits.replace(/^00/, ''));
  const [, national] = /^0?(?:91)?0?(\d{10})$/.exec(digits) ?? [];
  return national === undefined ? digits : `91${national}`;
}

/** Removes the zero in `+91 098…`: Indian numbers have no leading zero. Italian ones do. */
function withoutTrunk(digits: string): string {
  return digits.replace(/^910(?=\d{10}$)/, '91');
}

/**
 * Mail systems agree only that letter case does not matter. The schema accepts ASCII addresses
 * only.
 */
function plainEmail(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}
