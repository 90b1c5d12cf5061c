/**
 * Fields that take only what their own list offers: the value is typed in, and the entry that says
 * the same is pressed. The list may come from the target, so this runs after the fence.
 */
import type { Frame } from 'playwright-core';
import type { FilledField } from '../../contract/submission.ts';
import { AttemptFailure } from '../attempt-failure.ts';
import { pause } from '../pause.ts';
import { elementOf, read } from './fill-form.ts';
import type { FillStep } from './fill-plan.ts';
import { allMatching, isSeen, textOf } from './page-elements.ts';
import { pageScript } from './page-script.ts';

const LOOK_EVERY_MS = 50;

/** Function of the page: presses the entry that says the value; whether there was one. */
export function pressEntry(value: string): boolean {
  const plain = (text: string) =>
    text
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const wanted = plain(value).toLowerCase();
  const entries = allMatching(
    '[role=option], [role=listbox] > *, [class*=suggest i] li, [class*=autocomplete i] li, [class*=option i]',
  ).filter((entry) => isSeen(entry));
  const texts = entries.map((entry) => plain(textOf(entry, 120)).toLowerCase());
  let place = texts.indexOf(wanted);
  if (place < 0) place = texts.findIndex((text) => text.startsWith(`${wanted} `));
  const entry = entries[place] as HTMLElement | undefined;
  if (!entry) return false;
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
    entry.dispatchEvent(new MouseEvent(type, { bubbles: true, composed: true, cancelable: true }));
  }
  return true;
}

export async function pickSuggestions(
  frame: Frame,
  steps: readonly FillStep[],
  limitMs: number,
  signal: AbortSignal,
): Promise<FilledField[]> {
  const filled: FilledField[] = [];
  for (const step of steps.filter(({ suggests }) => suggests)) {
    const field = await elementOf(frame, step.index);
    const [value = ''] = step.values;
    await field?.fill('', { timeout: limitMs });
    await field?.type(value, { timeout: limitMs });
    if (!(await pick(frame, value, limitMs, signal))) {
      throw new AttemptFailure('validation_refused', `The list has no such entry: ${step.label}`);
    }
    filled.push({ field: step.field, label: step.label, value: (await read(frame, step)).value });
  }
  return filled;
}

async function pick(frame: Frame, value: string, limitMs: number, signal: AbortSignal) {
  const end = performance.now() + limitMs;
  const script = pageScript(pressEntry, [allMatching, isSeen, textOf], value);
  while (!(await frame.evaluate<boolean>(script))) {
    if (performance.now() > end) return false;
    await pause(LOOK_EVERY_MS, signal);
  }
  return true;
}
