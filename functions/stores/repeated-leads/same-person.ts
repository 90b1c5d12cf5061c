/**
 * Normalises a phone number or an e-mail address, so that two leads of one person have the same
 * value, however it was written.
 */
import type { DedupeBy } from '../../../contract/form-dedupe.ts';
import type { Lead } from '../../../contract/lead.ts';
import { readPhone } from '../../../contract/phone-number.ts';

export function personOf(lead: Pick<Lead, DedupeBy>, by: DedupeBy): string {
  return by === 'phone' ? readPhone(lead.phone).digits : plainEmail(lead.email);
}

/**
 * Removes outer white space, and unifies Unicode forms and letter case. Nothing else is unified,
 * because mail systems have no other rule in common. The schema accepts ASCII addresses only.
 */
function plainEmail(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}
