/** Finds the lead's e-mail address and phone number in a request, in any encoding. */
import { leadTexts, type Lead } from '../../../contract/lead.ts';

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

/** Names and cities are short words, so they count only if a value equals them as a whole. */
export function carriesLead(text: string, lead: Lead): boolean {
  const { email, phone } = leadIn(text, lead);
  if (email || phone) return true;
  const values = readable(text)
    .split(/[=&\r\n"]+/)
    .map((value) => value.trim());
  return leadTexts(lead).some((value) => values.includes(value.toLowerCase()));
}
