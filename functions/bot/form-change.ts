/** What follows where an attempt found that a user's form is not what its recipe says. */
import { asError } from '../../contract/errors.ts';
import type { SubmissionRow } from '../../contract/submission.ts';
import type { AttemptFailure } from './believe-answer.ts';
import { LONGEST_WAIT_SECONDS, type OwnForms } from './own-forms.ts';

/** How a claimed attempt ended, as the bot believes it. */
export type Ending =
  { kind: 'success' } | { kind: 'lost' } | { kind: 'failure'; failure: AttemptFailure };

/** How a lead waits that was not spent on a form that has changed. */
export interface FormChange {
  until: Date;
  screenshotKey?: string | undefined;
}

interface ChangeTelling {
  forms?: OwnForms;
  now: () => Date;
  warn: (text: string, error: Error) => void;
}

export function pictureKeyOf({ userId, id, attemptCount }: SubmissionRow): string {
  return `screenshots/${userId}/${id}/${attemptCount}.jpg`;
}

/**
 * The form waits for its owner from here on: told first, so that a crash behind it lets no other lead
 * through.
 *
 * @returns undefined where the attempt ended otherwise, or after its fence.
 */
export async function tellOfChange(
  ending: Ending,
  row: SubmissionRow,
  { forms, now, warn }: ChangeTelling,
): Promise<FormChange | undefined> {
  const { userId, formId, recipeVersion } = row;
  if (ending.kind !== 'failure' || ending.failure.reason !== 'form_changed') return undefined;
  const { detail, fenced, pictured } = ending.failure;
  // False where its owner has saved another recipe meanwhile: the lead is tried by that at once.
  let isKnown: boolean | undefined;
  if (formId !== undefined && recipeVersion !== undefined) {
    const found = { userId, formId, recipeVersion, attention: detail };
    isKnown = await forms?.markNeedsAttention(found).catch((error: unknown) => {
      warn('The form was not marked as changed', asError(error));
      return true;
    });
  }
  if (fenced) return undefined;
  const seconds = isKnown === false ? 0 : LONGEST_WAIT_SECONDS;
  const until = new Date(now().getTime() + seconds * 1000);
  return { until, ...(pictured && { screenshotKey: pictureKeyOf(row) }) };
}
