/** Whether a request carries the lead: what is unlike in every lead, however it is written. */
import type { Lead } from '../../../contract/lead.ts';

/** @param sent the address and the body. */
export function leadIn(sent: string, { email, phone }: Pick<Lead, 'email' | 'phone'>) {
  const text = readable(sent);
  const digits = phone.replace(/\D/g, '').slice(-8);
  return {
    email: text.includes(email.toLowerCase()),
    phone: text.replace(/[\s().+-]/g, '').includes(digits),
  };
}

/** As it is and as a form or an address writes it (`Asha+Rao`, `asha%40example.com`), in lower case. */
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
