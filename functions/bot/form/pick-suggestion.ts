/**
 * Fields that take only what their own list offers: the value is typed in, or the list is opened,
 * and the entry that says the same is pressed. The list may come from the target, so this runs
 * after the fence.
 */
import type { ElementHandle, Frame } from 'playwright-core';
import type { FilledField } from '../../contract/submission.ts';
import { AttemptFailure, isTimeout } from '../attempt-failure.ts';
import { pause } from '../pause.ts';
import { chooseAmount, chooseCountryCode, chooseSuggestion } from './choose-option.ts';
import { elementOf, read } from './fill-form.ts';
import type { FillStep } from './fill-plan.ts';
import { allMatching, isSeen, textOf } from './page-elements.ts';
import { pageScript } from './page-script.ts';
import type { PageOption } from './page-scan.ts';

const LOOK_EVERY_MS = 50;

/** Function of the page: what is only called an option and stands there before any list opens. */
export function noteStanding(): void {
  const standing = new WeakSet(allMatching('[class*=option i]').filter((one) => isSeen(one)));
  Object.defineProperty(globalThis, '__formBotStanding', { value: standing, configurable: true });
}

/** Function of the page: what the open list offers, each with its place in it. */
export function listEntries(): PageOption[] {
  const proper =
    '[role=option], [role=listbox] > *, [class*=suggest i] li, [class*=autocomplete i] li';
  const isProper = (one: Element) => one.matches(proper);
  const { __formBotStanding: standing } = globalThis as unknown as {
    __formBotStanding: WeakSet<Element>;
  };
  const seen = allMatching(`${proper}, [class*=option i]`).filter(
    (one) => one.tagName !== 'OPTION' && isSeen(one) && (isProper(one) || !standing.has(one)),
  );
  // Not what is around the entries, nor the parts of one.
  const entries = seen.filter(
    (one) =>
      !seen.some(
        (other) =>
          other !== one &&
          ((one.contains(other) && (isProper(other) || !isProper(one))) ||
            (other.contains(one) && isProper(other) && !isProper(one))),
      ),
  );
  Object.defineProperty(globalThis, '__formBotEntries', { value: entries, configurable: true });
  return entries.map((entry, place) => ({ value: `#${place}`, text: textOf(entry, 120) }));
}

/** Function of the page: presses the entry; false when the list has been drawn anew meanwhile. */
export function pressEntry(place: number): boolean {
  const page = globalThis as unknown as { __formBotEntries: HTMLElement[] };
  const entry = page.__formBotEntries[place];
  if (!entry?.isConnected) return false;
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
    await frame.evaluate(pageScript(noteStanding, [allMatching, isSeen]));
    if (field) await ask(field, step, limitMs);
    const picked = await pick(frame, step, limitMs, signal);
    if (picked === undefined) {
      if (!step.required) {
        await field?.press('Escape', { timeout: limitMs });
        continue;
      }
      throw new AttemptFailure('validation_refused', `The list has no such entry: ${step.label}`);
    }
    const value = step.drawn ? picked : (await read(frame, step)).value;
    filled.push({ field: step.field, label: step.label, value });
  }
  return filled;
}

async function ask(field: ElementHandle, { drawn, label, values }: FillStep, limitMs: number) {
  if (drawn) return open(field, label, limitMs);
  await field.fill('', { timeout: limitMs });
  return field.type(values[0] ?? '', { timeout: limitMs });
}

/** Nothing was submitted where it can't be pressed: that is known, whatever the fence says. */
async function open(list: ElementHandle, label: string, limitMs: number) {
  await list.click({ timeout: limitMs }).catch((error: unknown) => {
    if (!isTimeout(error)) throw error;
    throw new AttemptFailure('validation_refused', `The list does not open: ${label}`);
  });
}

/** @returns what the pressed entry says. */
async function pick(frame: Frame, step: FillStep, limitMs: number, signal: AbortSignal) {
  const start = performance.now();
  for (;;) {
    const late = performance.now() - start > limitMs / 2;
    const entries = await frame.evaluate<PageOption[]>(
      pageScript(listEntries, [allMatching, isSeen, textOf]),
    );
    // More may come yet: `Other` is taken only when they have had their time.
    const chosen = chooseEntry(
      step,
      entries.filter(({ text }) => late || !/^others?\b/i.test(text)),
    );
    const place = chosen && entries.indexOf(chosen);
    if (chosen && (await frame.evaluate<boolean>(pageScript(pressEntry, [], place)))) {
      return chosen.text;
    }
    if (performance.now() - start > limitMs) return undefined;
    await pause(LOOK_EVERY_MS, signal);
  }
}

function chooseEntry(
  { field, unit, values }: FillStep,
  entries: PageOption[],
): PageOption | undefined {
  const [value = ''] = values;
  const choices = {
    loanAmount: () => chooseAmount(Number(value) * unit, entries, unit),
    phone: () => chooseCountryCode(value.replace(/\D/g, ''), entries),
  }[field];
  const [place] = choices?.() ?? chooseSuggestion(value, entries);
  return entries.find((entry) => entry.value === place);
}
