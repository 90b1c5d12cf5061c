/**
 * Handles one rehearsal from its message to its end: starts it, calls the browser, records the
 * result.
 */
import type { BrowserCall } from '../../contract/browser-call.ts';
import { withDefaults } from '../../contract/custom-values.ts';
import { driftSentence } from '../../contract/drift-words.ts';
import { asError } from '../../contract/errors.ts';
import type { RehearsalAnswer, RehearsalCall } from '../../contract/rehearsal-call.ts';
import type { RehearsalMessage } from '../../contract/rehearsal-message.ts';
import type { Drift, RehearsalRow } from '../../contract/rehearsal.ts';
import type { Recipe } from '../../contract/recipe.ts';
import type { TargetFormRow } from '../../contract/target-forms.ts';
import type { BrowserEnd } from '../browser-calls/invoke-browser.ts';
import { aimedAt, aimRefusalTexts, type OriginPolicy } from '../stores/origins/origin-policy.ts';
import type { RehearsalEnd, RehearsalStore } from '../stores/rehearsals/rehearsal-store.ts';
import type { MarkNeedsAttention } from '../stores/target-forms/form-attention.ts';
import type { TargetFormReader } from '../stores/target-forms/target-form-rows.ts';

export interface Rehearsing {
  store: Pick<RehearsalStore, 'start' | 'end'>;
  forms: Pick<TargetFormReader, 'readForm' | 'readRecipe'>;
  origins: Pick<OriginPolicy, 'whyNot'>;
  rehearse: (userId: string, call: RehearsalCall) => Promise<BrowserEnd<RehearsalAnswer>>;
  /**
   * Marks the form as needing attention if a daily rehearsal found a change in both of two page
   * loads.
   */
  markNeedsAttention: MarkNeedsAttention;
  signPicture: (key: string) => BrowserCall['picture'];
  deadlineSeconds: number;
  now: () => Date;
  warn: (text: string, error: Error) => void;
  /** Logs the error that ended a rehearsal early. */
  fail: (text: string, error: Error) => void;
}

/**
 * Rehearses once: if a message is delivered again, its rehearsal has already begun, so nothing is
 * done.
 */
export async function rehearse(
  { userId, formId, rehearsalId: id }: RehearsalMessage,
  rehearsing: Rehearsing,
): Promise<void> {
  const rehearsal = { userId, formId, id };
  const row = await rehearsing.store.start(rehearsal);
  if (!row) return;
  let end: RehearsalEnd;
  try {
    end = await endOf(row, rehearsing);
  } catch (error: unknown) {
    rehearsing.fail('A rehearsal failed through an internal error', asError(error));
    end = failed('internal', 'The rehearsal broke off. Please try again.');
  }
  await rehearsing.store.end(rehearsal, end);
}

async function endOf(row: RehearsalRow, rehearsing: Rehearsing): Promise<RehearsalEnd> {
  const { userId, formId } = row;
  const { forms, origins } = rehearsing;
  const form = await forms.readForm(userId, formId);
  if (!form) return failed('blocked', 'The form was deleted.');
  const recipe = row.recipe ?? (await currentRecipe(form, rehearsing));
  const refusal = await origins.whyNot(aimedAt(form, recipe));
  if (refusal) return failed('blocked', aimRefusalTexts[refusal]);
  const work = { row, form, recipe };
  const end = await rehearseOnce(work, rehearsing);
  if (row.trigger !== 'daily' || driftOf(end).length === 0) return end;
  // A change of a page counts only if a second load confirms the change, because some visitors see
  // other variants of a page.
  const confirmed = await rehearseOnce(work, rehearsing);
  await markChange(form, confirmed, rehearsing);
  return confirmed;
}

interface RehearsalWork {
  row: RehearsalRow;
  form: TargetFormRow;
  recipe: Recipe | undefined;
}

/** Fills the form once in a new browser, without submitting it. */
async function rehearseOnce(
  { row, form, recipe }: RehearsalWork,
  rehearsing: Rehearsing,
): Promise<RehearsalEnd> {
  const { userId, formId, id } = row;
  const { signPicture, deadlineSeconds, now } = rehearsing;
  const pictureKey = `rehearsals/${userId}/${formId}/${id}.jpg`;
  const ended = await rehearsing.rehearse(userId, {
    kind: 'rehearsal',
    url: form.url,
    ...(recipe && { recipe }),
    lead: row.sample,
    fields: withDefaults(form.customFields, row.fields),
    deadline: now().getTime() + deadlineSeconds * 1000,
    picture: signPicture(pictureKey),
  });
  if (ended.kind === 'answered') return endOfAnswer(ended.answer, pictureKey);
  const isRefused = ended.kind === 'never began' && !ended.isBusy;
  const say = isRefused ? rehearsing.fail : rehearsing.warn;
  say('The browser function did not rehearse', ended.cause);
  return ended.kind === 'never began'
    ? failed('internal', 'No browser was free. Please try again in a minute.')
    : failed('internal', 'The browser was lost. Please try again.');
}

function driftOf(end: RehearsalEnd): readonly Drift[] {
  return 'report' in end ? end.report.drift : [];
}

/**
 * The form is marked as needing attention before the rehearsal's end is stored, so that no lead is
 * sent if a crash comes between the two writes.
 */
async function markChange(
  { userId, id, recipeVersion }: TargetFormRow,
  end: RehearsalEnd,
  { markNeedsAttention }: Rehearsing,
): Promise<void> {
  const drift = driftOf(end);
  if (drift.length === 0 || recipeVersion === undefined) return;
  const { pictureKey } = end;
  const attention = driftSentence(drift);
  await markNeedsAttention({ userId, formId: id, recipeVersion, attention, pictureKey });
}

async function currentRecipe({ userId, id, recipeVersion }: TargetFormRow, rehearsing: Rehearsing) {
  if (recipeVersion === undefined) return undefined;
  return (await rehearsing.forms.readRecipe(userId, id, recipeVersion))?.recipe;
}

function endOfAnswer(answer: RehearsalAnswer, pictureKey: string): RehearsalEnd {
  const picture = answer.pictured ? { pictureKey } : {};
  if (answer.kind === 'rehearsed') return { ...picture, report: answer.report };
  const { reason, message } = answer;
  return { ...picture, failure: { reason, message } };
}

function failed(reason: 'blocked' | 'internal', message: string): RehearsalEnd {
  return { failure: { reason, message } };
}
