/**
 * Rewrites error messages about a lead's values: replaces the API's field names, which the schemas
 * use, by the labels that the page shows.
 */
import type { CustomField } from '../../../../contract/custom-field.ts';
import type { RefusalDetail } from '../../../../contract/errors.ts';
import type { LeadField } from '../../../../contract/lead.ts';
import { termOf } from '../../components/term-of.ts';
import { inputName } from './typed-answers.ts';

/** Rewrites `email must be …` as `Email must be …`. */
export function leadComplaint(field: LeadField, message: string): string {
  return renamed(message, field, termOf(field));
}

/** Rewrites `income is required` as `“Monthly income” is required`. */
export function answerComplaint(
  questions: readonly CustomField[],
  { field, message }: RefusalDetail,
): string {
  const question = questions.find(({ name }) => inputName(name) === field);
  return question ? renamed(message, question.name, `“${question.label}”`) : message;
}

/**
 * Replaces the name at the beginning of a schema's message; every such message begins with the name
 * of the wrong value.
 */
function renamed(message: string, name: string, words: string): string {
  return message.startsWith(`${name} `) ? words + message.slice(name.length) : message;
}
