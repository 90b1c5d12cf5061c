/** Reads which questions the visible fields of a page ask. */
import type { PageReading } from '../page/scripts/page-reading.ts';

export interface AskedField {
  /** The form's place in the page; `isLoose` means outside any form. */
  form: string;
  isLoose: boolean;
  /** Whether the visitor can't change it. */
  isFixed: boolean;
  type: string;
  label: string;
  /** All names of the field: label, placeholder, name, id, autocomplete. */
  names: string;
}

export function askedFields({ asked }: Pick<PageReading, 'asked'>): AskedField[] {
  return asked.map((text) => {
    const [form = '', fixed, type = '', ...names] = text.split('\t');
    const label = names.find(Boolean) ?? '';
    const isLoose = form.endsWith('-1');
    return { form, isLoose, isFixed: fixed === 'true', type, label, names: names.join(' ') };
  });
}

const codeWords =
  /(?<![a-z])otp(?![a-z])|one.?time|verification.?code|code.?verification|pass.?code|sms.?code/i;

/** Whether a field asks for a code that was sent by SMS or e-mail. */
export const asksForCode = (reading: PageReading) =>
  askedFields(reading).some(({ type, names }) => isInput(type) && codeWords.test(names));

export const asksForPassword = (reading: PageReading) =>
  askedFields(reading).some(({ type }) => type === 'password');

const isInput = (type: string) => !/^(?:select|textarea)/.test(type);
