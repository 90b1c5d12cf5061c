/**
 * Fills one part of a form with a sample lead, as an attempt would, while no request can leave the
 * browser.
 */
import { isTimeout, AttemptFailure } from '../judge/attempt-failure.ts';
import { tryToFill } from '../form/fill-form.ts';
import { openConsents, type FillPlan } from '../form/fill-plan.ts';
import type { OpenedForm, ShownForm } from '../form/opened-form.ts';
import { pickSuggestions } from '../form/pick-suggestion.ts';
import { isPressable } from '../form/press-submit.ts';
import { plannedFields, type PlannedField } from '../form/recipe/planned-fields.ts';
import { pause } from '../page/pause.ts';
import type { FillStep } from '../page/scripts/fill-fields.ts';

const LOOK_EVERY_MS = 50;

export type FilledField = PlannedField & {
  value: string | undefined;
  /** Why the field does not accept the value, if that is known. */
  whyNot?: string | undefined;
};

interface Filling {
  signal: AbortSignal;
  /** How long, in milliseconds, a list may take to appear and a button to become enabled. */
  waitMs: number;
}

export async function fillPart(
  form: OpenedForm,
  plan: FillPlan,
  filling: Filling,
): Promise<FilledField[]> {
  const filled = await fillPlanned(form, plan, filling);
  const ticked = await freeButton(form, filling);
  return filled.map((field) => {
    const consent = ticked.find(({ index }) => index === field.field.index);
    return consent && !field.step
      ? { ...field, ...neededConsent, step: consent, value: consent.label }
      : field;
  });
}

/**
 * Fills only the planned fields and ignores the button, because a page without a known form may
 * have no button.
 */
export async function fillPlanned(
  form: ShownForm,
  plan: FillPlan,
  filling: Filling,
): Promise<FilledField[]> {
  const proposed = plannedFields(form, plan);
  const plain = proposed.flatMap(({ step }) => (step && !step.suggests ? [step] : []));
  const tried = await tryToFill(form.frame, plain);
  const values = new Map(plain.map((step, place) => [step, tried[place]?.shown]));
  const reasons = new Map(plain.map((step, place) => [step, tried[place]?.why]));
  for (const { step } of proposed) {
    if (!step || (values.has(step) && values.get(step) === undefined)) continue;
    const picked = await pickIn(form, step, filling);
    if (picked !== undefined) values.set(step, picked);
  }
  return proposed.map((field) => {
    const { step } = field;
    return { ...field, value: step && values.get(step), whyNot: step && reasons.get(step) };
  });
}

const neededConsent = {
  fill: { kind: 'fixed', value: 'on' },
  because: 'The button stays disabled without this consent',
} as const;

/**
 * Chooses an entry of a list. Returns undefined if the list lacks the value, or if the list comes
 * from the target's server, which a rehearsal can't reach.
 */
async function pickIn({ frame }: ShownForm, step: FillStep, { waitMs, signal }: Filling) {
  try {
    const [picked] = await pickSuggestions(frame, [step], waitMs, signal);
    return picked?.value || undefined;
  } catch (error: unknown) {
    if (error instanceof AttemptFailure || isTimeout(error)) return undefined;
    throw error;
  }
}

/**
 * Ticks consents that are not marked as required, as an attempt does: the button may be disabled
 * until then.
 * @returns the steps of the ticked consents.
 */
async function freeButton(form: OpenedForm, { waitMs, signal }: Filling): Promise<FillStep[]> {
  const { frame, submit } = form;
  const consents = openConsents(form);
  let ticked: FillStep[] = [];
  let tried = false;
  for (const end = performance.now() + waitMs; ; await pause(LOOK_EVERY_MS, signal)) {
    const lookedAt = performance.now();
    if ((await isPressable(frame, submit.index)) || (tried && lookedAt > end)) return ticked;
    if (tried || lookedAt < end - waitMs / 2) continue;
    const shown = await tryToFill(frame, consents);
    ticked = consents.filter((_consent, place) => shown[place]?.shown !== undefined);
    tried = true;
  }
}
