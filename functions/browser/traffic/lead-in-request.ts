/** Finds the lead's e-mail address and phone number in a request, plain or URL-encoded. */
import { leadTexts, type Lead } from '../../../contract/lead.ts';

/** The minimum number of digits that a phone number has after its country code. */
export const PHONE_DIGITS = 8;

/**
 * The last digits of a phone number, which are the same with and without a country code or a trunk
 * zero.
 */
export function lastDigits(phone: string): string {
  return phone.replace(/\D/g, '').slice(-PHONE_DIGITS);
}

/**
 * The text unchanged, followed by the text decoded from a form or an address (`Asha+Rao`,
 * `asha%40example.com`). Both are in lower case.
 */
function readable(sent: string): string {
  const decoded = sent.replaceAll('+', ' ').replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return bytes;
    }
  });
  return `${sent}\n${decoded}`.toLowerCase();
}

/** Which values of the lead are readable in a request or a message. */
export interface Shown {
  email: boolean;
  phone: boolean;
  /** Whether any value of the lead is readable, also within a longer text. */
  value: boolean;
  /**
   * Like `value`, but names, cities and similar texts count only if they are equal to a whole value
   * in the request.
   */
  part: boolean;
}

export const nothingShown: Shown = { email: false, phone: false, value: false, part: false };

/** @param sent the address and the body of the request. */
export function shownIn(sent: string, lead: Lead): Shown {
  const text = readable(sent);
  const email = text.includes(lead.email.toLowerCase());
  const phone = text.replace(/[\s().+-]/g, '').includes(lastDigits(lead.phone));
  const words = new Set(text.split(/[=&\r\n"]+/).map((word) => word.trim()));
  const values = leadTexts(lead).map((value) => value.toLowerCase());
  return {
    email,
    phone,
    value: email || phone || values.some((value) => text.includes(value)),
    part: email || phone || values.some((value) => words.has(value)),
  };
}

export const carriesLead = (text: string, lead: Lead): boolean => shownIn(text, lead).part;

/** Whether the request holds the whole form, and not only one field as an autosave does. */
export const isWhole = ({ email, phone }: Shown): boolean => email && phone;
