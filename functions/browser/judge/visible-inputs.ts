/** Reads the questions of a page's visible fields. */
import type { PageReading } from '../page/scripts/page-reading.ts';

export interface VisibleInput {
  /**
   * The position of the field's form in the page; `isLoose` means that the field is outside any
   * form.
   */
  form: string;
  isLoose: boolean;
  /** Whether the visitor can't change the field. */
  isFixed: boolean;
  type: string;
  label: string;
  /** All names of the field: label, placeholder, name, id, autocomplete. */
  names: string;
}

export function visibleInputs({ inputs }: Pick<PageReading, 'inputs'>): VisibleInput[] {
  return inputs.map((text) => {
    const [form = '', fixed, type = '', ...names] = text.split('\t');
    const label = names.find(Boolean) ?? '';
    const isLoose = form.endsWith('-1');
    return { form, isLoose, isFixed: fixed === 'true', type, label, names: names.join(' ') };
  });
}

const codeWords =
  /(?<![a-z])otp(?![a-z])|one.?time|verification.?code|code.?verification|pass.?code|sms.?code/i;

/** If at least this many inputs have no name, each of them takes one digit of a code. */
const LEAST_BOXES = 4;

/** Whether a field asks for a code that was sent by SMS or e-mail. */
export function asksForCode(reading: PageReading): boolean {
  const inputs = visibleInputs(reading).filter(({ type }) => isInput(type));
  const boxes = inputs.filter(({ type, names }) => isTyped(type) && names.trim() === '');
  return boxes.length >= LEAST_BOXES || inputs.some(({ names }) => codeWords.test(names));
}

export const asksForPassword = (reading: PageReading) =>
  visibleInputs(reading).some(({ type }) => type === 'password');

const isTyped = (type: string) => /^(?:text|tel|number|password)$/.test(type);
const isInput = (type: string) => !/^(?:select|textarea)/.test(type);
