/**
 * Walks through the parts of a form while no request can leave the browser: fills each part, notes
 * its questions, and presses its button unless the button's text says that it sends the form.
 */
import type { Frame } from 'playwright-core';
import { planFilling } from '../form/fill-plan.ts';
import { noProgress, noteProgress, signatureOf } from '../form/next-part.ts';
import { elementOf, tryToFill } from '../form/fill-form.ts';
import { phoneAgain } from '../form/plan-phone.ts';
import { isNext } from '../form/find-submit.ts';
import { aimToPress, isPressable, pressAt } from '../form/press-submit.ts';
import type { LetOutOnce } from '../guard/let-out-once.ts';
import { partBehind } from '../attempt/walk-steps.ts';
import type { OpenedForm, ShownForm } from '../form/opened-form.ts';
import { pause } from '../page/pause.ts';
import type { FormConfig } from '../form/recipe/choices.ts';
import { fillPart, type FilledField } from './fill-part.ts';
import type { Lead } from '../../../contract/lead.ts';
import type { Drift } from '../../../contract/rehearsal.ts';

const MOST_PARTS = 12;
const LOOK_EVERY_MS = 50;
/**
 * The minimum number of scans for the next part of the form, even if the scans are slow. A part
 * counts only when two scans in a row show it.
 */
const LEAST_LOOKS = 3;

export interface RehearsedPart {
  form: ShownForm;
  fields: FilledField[];
  /** The differences between the recipe and this part of the form. */
  drift: Drift[];
}

interface PartWalk {
  lead: Lead;
  config: FormConfig;
  letOutOnce: Pick<LetOutOnce, 'refused'>;
  signal: AbortSignal;
  /**
   * How long, in milliseconds, a list or the next part of the form may take to appear and a button
   * to become enabled.
   */
  waitMs: number;
  /**
   * Called with each part of the form after the part is filled in and before the part's button is
   * pressed.
   */
  filled: (part: RehearsedPart, isLast: boolean) => Promise<void>;
}

/**
 * @returns why the walk ended before the form's last part; undefined if it reached the last part.
 */
export async function walkParts(first: OpenedForm, walk: PartWalk): Promise<string | undefined> {
  const progress = noProgress();
  let form = first;
  for (let part = 1; ; part += 1) {
    noteProgress(progress, form, form.questions);
    const plan = planFilling(walk.lead, form, walk.config.values);
    const fields = await fillPart(form, plan, walk);
    const { hasNext, submit } = form;
    // A button with unknown words is pressed too, although it may be the form's last button.
    const leadsOn = isNext(submit);
    const stop = hasNext ? await whyNotOn(form, fields, part) : undefined;
    const drift = [...form.drift, ...plan.drift];
    await walk.filled({ form, fields, drift }, !leadsOn || stop !== undefined);
    if (!hasNext || stop !== undefined) return stop;
    const { refused } = walk.letOutOnce;
    const { frame } = form;
    const pressed = { parts: part, hasNext, sent: 'nothing' } as const;
    const press = async (from: OpenedForm) => {
      await pressAt(frame, submit.index, await aimToPress(frame, submit.index));
      return untilNext(from, { progress, pressed }, walk);
    };
    let next = await press(form);
    // The page may accept the phone number only without its country code, so this is tried too, as
    // in an attempt.
    const isAsked = () => walk.letOutOnce.refused > refused;
    const again = next || isAsked() ? [] : phoneAgain(plan.steps);
    const places = [submit, ...again].map(({ index }) => index);
    if (again.length > 0 && (await areShown(frame, places))) {
      await tryToFill(frame, again);
      next = await press(form);
    }
    if (!next) return leadsOn ? whyNoNext(form, isAsked()) : undefined;
    form = next;
  }
}

/**
 * Whether the form's part is still in the page: the page may have removed the part or loaded
 * another document.
 */
async function areShown(frame: Frame, places: readonly number[]): Promise<boolean> {
  const isShown = async (place: number) => (await elementOf(frame, place))?.isVisible() ?? false;
  const shown = await Promise.all(places.map((one) => isShown(one).catch(() => false)));
  return shown.every(Boolean);
}

async function whyNotOn(
  { frame, submit }: OpenedForm,
  fields: readonly FilledField[],
  part: number,
): Promise<string | undefined> {
  if (part === MOST_PARTS) return `A rehearsal opens ${MOST_PARTS} parts of a form at most`;
  if (fields.some(isOpen)) {
    return 'The next part was not looked for, because this one has unanswered questions';
  }
  return (await isPressable(frame, submit.index))
    ? undefined
    : 'The page keeps the button to its next part disabled';
}

const isOpen = ({ required, filled, value }: FilledField) =>
  required && !filled && value === undefined;

/**
 * A list that the target's server provides is empty in a rehearsal but not in an attempt, so its
 * field counts as answered.
 */
export const isUnanswered = (field: FilledField): boolean => isOpen(field) && !field.step?.suggests;

async function untilNext(
  form: OpenedForm,
  shown: Parameters<typeof partBehind>[1],
  { config, signal, waitMs }: PartWalk,
): Promise<OpenedForm | undefined> {
  const end = performance.now() + waitMs;
  let seen = '';
  for (let looks = 1; ; looks += 1) {
    const lookedAt = performance.now();
    const next = await partBehind(form, shown, config);
    const signature = next ? signatureOf(next) : '';
    if (next && signature === seen) return next;
    if (looks >= LEAST_LOOKS && lookedAt > end) return undefined;
    seen = signature;
    await pause(LOOK_EVERY_MS, signal);
  }
}

function whyNoNext({ submit }: OpenedForm, refused: boolean): string {
  const what = `No new part appeared after “${submit.text}”`;
  return refused
    ? `${what}: the page asked its server for it, and a rehearsal sends nothing`
    : `${what}: it may be the last part`;
}
