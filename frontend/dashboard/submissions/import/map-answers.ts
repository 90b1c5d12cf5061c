/** Finds the columns of a file that answer a form's own questions. */
import type { CustomField } from '../../../../contract/custom-field.ts';
import type { LeadForm } from '../../leads/lead-forms/lead-form.ts';

/** The form that the file's leads go to, and the column index of each answered question. */
export interface AnswerMapping {
  form: LeadForm;
  places: ReadonlyMap<string, number>;
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/**
 * Finds the column of each question. A column's name is the question's name (as in an export) or
 * the question's label.
 */
export function guessAnswers(form: LeadForm, columns: readonly string[]): AnswerMapping {
  const names = columns.map((column) => plain(column.replace(/^fields\./i, '')));
  const places = form.customFields.flatMap(({ name, label }) => {
    const known = [plain(name), plain(label)].filter(Boolean).map((text) => names.indexOf(text));
    const place = known.find((index) => index >= 0);
    return place === undefined ? [] : [[name, place] as const];
  });
  return { form, places: new Map(places) };
}

/** The required questions that no column of the file answers. */
export function missingAnswers(mapping: AnswerMapping | undefined): CustomField[] {
  if (!mapping) return [];
  const { form, places } = mapping;
  return form.customFields.filter(
    (field) => field.required && field.default === undefined && !places.has(field.name),
  );
}
