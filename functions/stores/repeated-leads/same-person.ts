/** The value that is the same in two leads of one person, however it was written. */
import type { DedupeBy } from '../../../contract/form-dedupe.ts';
import type { Lead } from '../../../contract/lead.ts';
import { readPhone } from '../../../contract/phone-number.ts';

export function personOf(lead: Pick<Lead, DedupeBy>, by: DedupeBy): string {
  return by === 'phone' ? readPhone(lead.phone).digits : plainEmail(lead.email);
}

/**
 * Mail systems agree only that letter case does not matter. The schema accepts ASCII addresses
 * only.
 */
function plainEmail(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}
