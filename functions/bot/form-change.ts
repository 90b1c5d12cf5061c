/** What happens when an attempt finds that a user's form no longer matches its recipe. */
import { asError } from '../../contract/errors.ts';
import type { HoldReason } from '../../contract/wait-reason.ts';
import type { SubmissionRow } from '../../contract/submission.ts';
import { pictureKeyOf } from '../stores/submissions/picture-key.ts';
import type { Ending } from './believe-answer.ts';
import type { OwnForms } from './own-forms.ts';

/** How long a lead waits if its form could not be marked as needing attention. */
const UNMARKED_SECONDS = 300;

/** How long and why a lead waits if its form has changed. The wait costs no attempt. */
export interface FormChange {
  /** The reason for the wait; not used if `until` is set. */
  why: HoldReason;
  /**
   * When to try again. Undefined if the form takes no leads now, because it was marked as changed
   * or its site is blocked. Then the lead waits until the form takes leads again.
   */
  until?: Date;
  screenshotKey?: string | undefined;
}

interface ChangeTelling {
  forms?: OwnForms;
  now: () => Date;
  warn: (text: string, error: Error) => void;
}

/**
 * If the attempt found that the form has changed, marks the form as changed before anything else,
 * so that after a crash no other lead is tried. A form whose site was blocked during the attempt is
 * not marked, because its page has not changed.
 * @returns undefined if the form has not changed, or if the attempt was already permitted to send
 * the lead.
 */
export async function tellOfChange(
  ending: Ending,
  row: SubmissionRow,
  { forms, now, warn }: ChangeTelling,
): Promise<FormChange | undefined> {
  const { userId, formId, recipeVersion } = row;
  if (ending.kind !== 'failure' || ending.failure.reason !== 'form_changed') return undefined;
  const { detail, fenced, pictured } = ending.failure;
  // `outdated`: the owner has saved another recipe since the attempt began, so the lead is tried at
  // once with the new recipe.
  let mark: 'marked' | 'unmarked' | 'outdated' = 'unmarked';
  if (formId !== undefined && recipeVersion !== undefined) {
    const pictureKey = pictured ? pictureKeyOf(row) : undefined;
    const found = { userId, formId, recipeVersion, attention: detail, pictureKey };
    try {
      if (!fenced && (await forms?.isSiteRefused(userId, formId))) return { why: 'blocked' };
      mark = (await forms?.markNeedsAttention(found)) ? 'marked' : 'outdated';
    } catch (error: unknown) {
      warn('The form was not marked as changed', asError(error));
    }
  }
  if (fenced) return undefined;
  const seconds = mark === 'outdated' ? 0 : UNMARKED_SECONDS;
  const until = new Date(now().getTime() + seconds * 1000);
  return {
    why: 'needs_attention',
    ...(mark !== 'marked' && { until }),
    ...(pictured && { screenshotKey: pictureKeyOf(row) }),
  };
}
