/**
 * Rewrites errors in a lead's values in the words of the page, because the schemas name a field as
 * the API does.
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

/** A schema's messages begin with the value's name. */
function renamed(message: string, name: string, words: string): string {
  return message.startsWith(`${name} `) ? words + message.slice(name.length) : message;
}
