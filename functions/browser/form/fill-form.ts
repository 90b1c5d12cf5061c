/** Fills the lead form and verifies that the fields hold the values. */
import type { ElementHandle, Frame } from 'playwright-core';
import type { FilledField } from '../../../contract/attempt-receipt.ts';
import { AttemptFailure } from '../judge/attempt-failure.ts';
import { callPage, elementInPage } from '../page/call-page.ts';
import { succeeds } from '../page/pause.ts';
import type { DateStep, FillResult, FillStep } from '../page/scripts/fill-fields.ts';
import { fillDate } from './fill-date.ts';
import type { FillPlan } from './fill-plan.ts';
import { pickSuggestions } from './pick-suggestion.ts';
import { pressTowards, typeNumber, valueOf } from './press-towards.ts';

const HAND_FILL_TIMEOUT_MS = 3000;
/**
 * How long a list of countries may take to open. The page itself provides the list, without a
 * request.
 */
const PICK_MS = 3000;
/** How long a checkbox may take to show that it was ticked. */
const BOX_CHANGES_MS = 300;
/**
 * The time limit for moving a slider, because some sliders have no large steps and may need a
 * hundred presses.
 */
const MOVE_SLIDER_MS = 8000;

/**
 * Fills all fields except those whose suggestions the page loads: loading the suggestions may send
 * the typed text.
 */
export async function fillForm(frame: Frame, plan: FillPlan): Promise<FilledField[]> {
  const { steps, unanswered, files, notOffered, refused, leftOut } = plan;
  if (files[0] !== undefined) {
    const text = `The form requires a file, which no lead has: ${files.join(', ')}`;
    throw new AttemptFailure('field_not_found', text);
  }
  if (unanswered[0] !== undefined) {
    throw new AttemptFailure('field_not_found', `The form also requires: ${unanswered.join(', ')}`);
  }
  if (notOffered[0] !== undefined) {
    const text = `The list has no entry for the value: ${notOffered.join(', ')}`;
    throw new AttemptFailure('validation_refused', text);
  }
  if (refused[0]) throw refusedBy(refused[0].label, refused[0].why);
  const plain = steps.filter(({ suggests }) => !suggests);
  return [...(await fillSteps(frame, plain)), ...leftOut];
}

export async function fillSteps(frame: Frame, steps: readonly FillStep[]): Promise<FilledField[]> {
  const results = await tryToFill(frame, steps);
  return steps.map((step, place) => {
    const { field, label } = step;
    const { shown, why } = results[place] ?? {};
    if (shown !== undefined) return { field, label, value: shown || label };
    if (why && isDated(step)) throw refusedBy(label, why);
    const text = `The field does not accept the value: ${label}${why ? ` (${why})` : ''}`;
    throw new AttemptFailure('field_not_found', text);
  });
}

const refusedBy = (label: string, why: string) =>
  new AttemptFailure('validation_refused', `The field “${label}” can't be filled in: ${why}`);

export interface TriedFill {
  /** The text that the field shows; undefined if it does not accept the value. */
  shown?: string | undefined;
  /** Why the field does not accept the value, if that is known. */
  why?: string | undefined;
}

export async function tryToFill(frame: Frame, steps: readonly FillStep[]): Promise<TriedFill[]> {
  const plain = steps.filter(({ date }) => !date);
  const results = await callPage(frame, 'fillFields', plain);
  const held = new Map(plain.map((step, place) => [step, results[place]]));
  const tried: TriedFill[] = [];
  for (const step of steps) {
    const result = held.get(step);
    if (isDated(step)) tried.push(await fillDated(frame, step));
    else {
      const held =
        (result?.held ? result : await fillByHand(frame, step)) ?? (await pickFirst(frame, step));
      const shown = held?.value;
      tried.push({ shown, ...(shown === undefined && { why: whyNot(step, result) }) });
    }
  }
  return tried;
}

/**
 * Why the phone number is not accepted, if the field shows the number, but the country picker
 * beside the field does not show the country.
 */
function whyNot({ dial, values }: FillStep, result: FillResult | undefined): string | undefined {
  const digits = (text = '') => text.replace(/\D/g, '');
  const isIn = values.some((value) => digits(result?.value).endsWith(digits(value).slice(-7)));
  return dial && isIn ? `the list beside it does not show ${dial}` : undefined;
}

type DatedStep = FillStep & { date: DateStep };
const isDated = (step: FillStep): step is DatedStep => step.date !== undefined;

/**
 * Fills a date and stores the text that the field then shows as the step's value. If the page
 * changes this text later, the bot fills the field again.
 */
async function fillDated(frame: Frame, step: DatedStep): Promise<TriedFill> {
  const field = await elementOf(frame, step.index);
  if (!field) return {};
  const filled = await fillDate(frame, field, step);
  if (filled.shown !== undefined) step.values = [filled.shown];
  return filled;
}

async function setDrawn(frame: Frame, handle: ElementHandle, step: FillStep) {
  const [value = ''] = step.values;
  const drawn = { frame, index: step.index, handle };
  const isSpinner = (await handle.getAttribute('role')) === 'spinbutton';
  const isSet = isSpinner
    ? await typeNumber(drawn, value)
    : await pressTowards(drawn, Number(value), MOVE_SLIDER_MS);
  if (!isSet) return undefined;
  const reached = await valueOf(drawn);
  const left = await callPage(frame, 'readOnLeaving', step);
  return (await valueOf(drawn)) === reached ? { ...left, held: true } : undefined;
}

/**
 * Fills this field alone: when several fields are filled at once, a page that is drawn anew may
 * drop a value. Then types key by key, for fields that react only to key events.
 */
async function fillByHand(frame: Frame, step: FillStep): Promise<FillResult | undefined> {
  const field = await elementOf(frame, step.index);
  if (field && step.drawn) return setDrawn(frame, field, step);
  // Some sliders accept a value only while a key is held down.
  const isRange = (await field?.getAttribute('type')) === 'range';
  if (isRange) await field?.dispatchEvent('keydown');
  const [alone] = await callPage(frame, 'fillFields', [step]);
  if (isRange) await field?.dispatchEvent('keyup');
  if (alone?.held) return alone;
  if (!field || step.holds === 'choice' || step.holds === 'near') return undefined;
  if (step.holds === 'tick') await press(frame, field, step);
  const limit = { timeout: HAND_FILL_TIMEOUT_MS };
  // Some fields restore their first value when they are emptied. So the value is also typed over
  // the selected text.
  const clear = [() => field.fill('', limit), () => field.press('ControlOrMeta+A', limit)];
  const values = step.holds === 'tick' ? [] : step.values;
  for (const [value, empty] of clear.flatMap((way) => values.map((one) => [one, way] as const))) {
    await empty();
    await field.type(value, limit);
    const result = await callPage(frame, 'readOnLeaving', step);
    if (result.held) return result;
  }
  const result = await callPage(frame, 'readBack', step);
  return result.held ? result : undefined;
}

/**
 * Chooses the country in the picker beside the phone number, then writes the number without the
 * country's code. If a picker shows only a flag, the choice can't be read back: then the number
 * must show the code.
 */
async function pickFirst(frame: Frame, step: FillStep): Promise<FillResult | undefined> {
  const { picker, values, dial = '' } = step;
  if (!picker) return undefined;
  const signal = AbortSignal.timeout(2 * PICK_MS);
  const isPicked = await succeeds(pickSuggestions(frame, [picker], PICK_MS, signal));
  const held = await fillByHand(frame, { ...step, values: values.toReversed() });
  return isPicked || held?.value.startsWith(dial) ? held : undefined;
}

/**
 * Ticks or clears a checkbox. If the checkbox does not change at once, waits a moment, because some
 * checkboxes change late. The caller then reads the checkbox.
 */
async function press(frame: Frame, box: ElementHandle, step: FillStep): Promise<void> {
  const isOn = step.values[0] !== 'off';
  const pressed = await succeeds(box.setChecked(isOn, { timeout: HAND_FILL_TIMEOUT_MS }));
  if (!pressed) await frame.waitForTimeout(BOX_CHANGES_MS);
}

/**
 * Fills fields once more if the page has changed them: some pages set the city by the visitor's IP
 * address, or limit the amount to their own maximum. Called just before the form's button is
 * pressed.
 */
export async function keepFilled(frame: Frame, { steps }: FillPlan): Promise<void> {
  const own = steps.filter(({ suggests }) => !suggests);
  const changed = async () => {
    const places = await callPage(frame, 'changedSteps', own);
    return own.filter((_step, place) => places.includes(place));
  };
  const first = await changed();
  if (first.length === 0) return;
  await tryToFill(frame, first);
  const [lost] = await changed();
  if (!lost) return;
  throw new AttemptFailure('field_not_found', `The form changes the value of: ${lost.label}`);
}

export const elementOf = (frame: Frame, index: number) => elementInPage(frame, 'foundAt', index);
