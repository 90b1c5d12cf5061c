/** Finds the lead's e-mail address and phone number in a request, in any encoding. */
import type { Lead } from '../../../contract/lead.ts';

/** @param sent the request's address and body. */
export function leadIn(sent: string, { email, phone }: Pick<Lead, 'email' | 'phone'>) {
  const text = readable(sent);
  const digits = lastDigits(phone);
  return {
    email: text.includes(email.toLowerCase()),
    phone: text.replace(/[\s().+-]/g, '').includes(digits),
  };
}

/** The digits of a phone number that no country code or trunk zero changes. */
export function lastDigits(phone: string): string {
  return phone.replace(/\D/g, '').slice(-8);
}

/**
 * The text as it is, and decoded from a form or an address (`Asha+Rao`, `asha%40example.com`), in
 * lower case.
 */
export function readable(sent: string): string {
  const decoded = sent.replaceAll('+', ' ').replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return bytes;
    }
  });
  return `${sent}\n${decoded}`.toLowerCase();
}
