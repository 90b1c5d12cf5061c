/** What is the same of two leads of one person, however it was written. */
import type { DedupeBy } from '../../../contract/form-dedupe.ts';
import type { Lead } from '../../../contract/lead.ts';

export function personOf(lead: Lead, by: DedupeBy): string {
  return by === 'phone' ? plainPhone(lead.phone) : plainEmail(lead.email);
}

/**
 * With its country code and without anything else but digits. A number that names no country is of
 * India where its digits say so, as the bot takes it: ten digits, after `0`, `91` or both.
 */
function plainPhone(phone: string): string {
  const isInternational = /^\s*(\+|00[1-9])/.test(phone);
  // `+44 (0)20 …`: the zero is for callers from within.
  const digits = phone.replace(isInternational ? /\(0\)|\D/g : /\D/g, '');
  if (isInternational) return withoutTrunk(digits.replace(/^00/, ''));
  const [, national] = /^0?(?:91)?0?(\d{10})$/.exec(digits) ?? [];
  return national === undefined ? digits : `91${national}`;
}

/** `+91 098…`: Indian numbers have no leading zero. Italian ones do. */
function withoutTrunk(digits: string): string {
  return digits.replace(/^910(?=\d{10}$)/, '91');
}

/** Letter case is the only thing that mail systems agree on. The schema takes ASCII addresses only. */
function plainEmail(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}
