import type { CustomField } from '../../../../contract/custom-field.ts';
import { fieldText } from '../../../shared/components/field-text.ts';

export const inputName = (name: string) => `fields.${name}`;

/** The answers that the user has typed. A blank input counts as no answer. */
export function typedAnswers(
  form: FormData,
  questions: readonly CustomField[],
): Record<string, string> {
  const typed = questions.map(({ name }) => [name, fieldText(form, inputName(name))] as const);
  return Object.fromEntries(typed.filter(([, text]) => text.trim() !== ''));
}
