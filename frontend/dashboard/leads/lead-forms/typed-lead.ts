/** A lead that a user has typed, with the lead's answers to a form's own questions. */
import '../../../shared/service/parser-settings.ts';
import * as z from 'zod/mini';
import type { CustomField } from '../../../../contract/custom-field.ts';
import { readCustomValues } from '../../../../contract/custom-values.ts';
import type { LeadInput } from '../../../../contract/graphql-types.ts';
import { leadFields } from '../../../../contract/lead.ts';
import { leadSchema } from '../../../../contract/lead-schema.ts';
import { answerComplaint, leadComplaint } from './complaint-words.ts';
import { inputName, typedAnswers } from './typed-answers.ts';

/**
 * The errors by field name. The name for a question of the form is `fields.` and the question's
 * name.
 */
export type Complaints = Partial<Record<string, string>>;

export interface TypedLead {
  lead: LeadInput;
  fields?: string;
}

/** Reads the lead and its answers from the HTML form, or returns the error of each field. */
export function readTypedLead(
  form: FormData,
  questions: readonly CustomField[],
): TypedLead | { complaints: Complaints } {
  const parsed = z.safeParse(leadSchema, Object.fromEntries(form));
  const { values, details = [] } = readCustomValues(questions, typedAnswers(form, questions));
  if (parsed.success && values) {
    return {
      lead: parsed.data,
      ...(questions.length > 0 && { fields: JSON.stringify(values) }),
    };
  }
  const complaints: Complaints = {};
  for (const detail of details) complaints[detail.field] ??= answerComplaint(questions, detail);
  if (parsed.success) return { complaints };
  for (const { path, message } of parsed.error.issues) {
    const field = leadFields.find((name) => name === path[0]);
    if (field) complaints[field] ??= leadComplaint(field, message);
  }
  return { complaints };
}

/** The errors in the answers to the form's own questions, by question name. */
export function answerComplaints(
  questions: readonly CustomField[],
  complaints: Complaints,
): Record<string, string> {
  return Object.fromEntries(
    questions.flatMap(({ name }) => {
      const complaint = complaints[inputName(name)];
      return complaint === undefined ? [] : [[name, complaint]];
    }),
  );
}
