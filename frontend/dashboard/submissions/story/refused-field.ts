/**
 * Finds the value of a lead that the form has refused, by the form's error text in the last
 * attempt.
 */
import type { CustomField } from '../../../../contract/custom-field.ts';
import type { SubmissionStoryView } from '../../../../contract/graphql-operations.ts';
import type { Attempt } from '../../../../contract/graphql-types.ts';
import { leadFacts, leadFields } from '../../../../contract/lead.ts';
import { inputName } from '../../leads/lead-forms/typed-answers.ts';

type ToldAttempt = Pick<Attempt, 'number' | 'detail' | 'fields'>;

interface RefusedSubmission extends Pick<SubmissionStoryView, 'failureReason'> {
  attempts?: readonly ToldAttempt[] | null;
}

/**
 * A name in lower case without blanks and punctuation, compared in the same way as column names.
 */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Finds the form field that an error text names.
 * @returns the name of the input that gets the focus; undefined if the error text names no field.
 * The longest matching name wins: “company name” does not mean “name”. Among names of equal length,
 * the labels of the form itself come first.
 */
export function refusedField(
  { attempts, failureReason }: RefusedSubmission,
  questions: readonly CustomField[],
): string | undefined {
  const last = attempts?.toSorted((one, other) => one.number - other.number).at(-1);
  const words = plain(last?.detail ?? '');
  if (failureReason !== 'validation_refused' || words === '') return undefined;
  const ofForm = (last?.fields ?? []).map(({ field, label }) => [field, label ?? ''] as const);
  const names: (readonly [input: string, name: string])[] = [
    ...ofForm.filter(([field]) => leadFields.some((known) => known === field)),
    ...questions.map(({ name, label }) => [inputName(name), label] as const),
    ...leadFields.flatMap((field) =>
      leadFacts[field].columnNames.map((name) => [field, name] as const),
    ),
  ];
  const namesInWords = names
    .map(([input, name]) => [input, plain(name)] as const)
    .filter(([, name]) => name.length > 2 && words.includes(name))
    .toSorted(([, one], [, other]) => other.length - one.length);
  return namesInWords[0]?.[0];
}
