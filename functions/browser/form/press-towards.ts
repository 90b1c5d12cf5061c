/**
 * Moves a slider that a script draws, with the keys that the ARIA pattern defines. Uses real
 * keyboard events, because many sliders ignore synthetic events. Source:
 * https://www.w3.org/WAI/ARIA/apg/patterns/slider/
 */
import { setTimeout as after } from 'node:timers/promises';
import type { ElementHandle, Frame } from 'playwright-core';
import { SECOND_MS } from '../../../contract/time-units.ts';
import { callPage } from '../page/call-page.ts';
import { rangeOf } from './amounts.ts';

/**
 * The time limit of one key press. A constant instead of the remaining time, because a timeout of 0
 * would mean "no timeout".
 */
const PRESS_TIMEOUT_MS = SECOND_MS;
/**
 * How long a key is held down: about the interval at which a held key repeats. Some sliders rely on
 * this interval.
 */
const PRESS_MS = 20;

export interface Slider {
  frame: Frame;
  index: number;
  handle: ElementHandle;
}

interface Moves {
  keys: readonly [up: string, down: string];
  /** How long a slider may take to show its new value after a press. */
  showsMs: number;
  /**
   * How many presses in a row may change nothing: some sliders ignore presses in quick succession.
   */
  ignored: number;
}
const leaps: Moves = { keys: ['PageUp', 'PageDown'], showsMs: 150, ignored: 0 };
const steps: Moves = { keys: ['ArrowRight', 'ArrowLeft'], showsMs: 400, ignored: 1 };
/** The maximum number of small steps that a slider is moved; they take about 3 seconds. */
const MOST_STEPS = 100;

/**
 * Moves the slider towards the wanted value.
 * @returns whether the slider now has the wanted value, or the nearest value that its steps allow.
 */
export async function pressTowards(
  slider: Slider,
  wanted: number,
  limitMs: number,
): Promise<boolean> {
  const end = performance.now() + limitMs;
  const start = await valueOf(slider);
  const leap = await pressWhileNearer(slider, wanted, leaps, end);
  let step = await pressWhileNearer(slider, wanted, steps, end);
  const near = await valueOf(slider);
  const pressesFrom = (value: number) => Math.abs(wanted - value) / step.size;
  // Large steps may end at a value from which small steps miss the wanted value, although they
  // would reach it from the slider's first value. Then the slider is moved to its minimum, and from
  // there to the wanted value.
  const presses = pressesFrom(start);
  if (near !== wanted && Number.isInteger(presses) && presses <= MOST_STEPS) {
    await press(slider, 'Home', 1, end);
    const least = await valueAfter(slider, near, { showsMs: steps.showsMs, end });
    const isFar = pressesFrom(least) > MOST_STEPS;
    if (isFar) await pressWhileNearer(slider, wanted, leaps, end);
    step = await pressWhileNearer(slider, wanted, steps, end);
  }
  const reached = await valueOf(slider);
  // A press that seemed to change nothing may take effect late, so the value is read once more.
  const stays = step.isLate
    ? (await valueAfter(slider, reached, { showsMs: steps.showsMs, end })) === reached
    : true;
  // If the time limit ends between two large steps, only a slider with exactly the wanted value
  // counts as set.
  if (performance.now() >= end || !stays) return (await valueOf(slider)) === wanted;
  const size = Math.min(leap.size, step.size);
  return Math.abs(wanted - reached) <= (Number.isFinite(size) ? size / 2 : 0);
}

/**
 * Types a number into a part of a date that a script draws.
 * @returns whether the part then shows the number.
 */
export async function typeNumber(part: Slider, digits: string): Promise<boolean> {
  await part.handle.type(digits, { timeout: PRESS_TIMEOUT_MS });
  const end = performance.now() + leaps.showsMs;
  while ((await valueOf(part)) !== Number(digits)) {
    if (performance.now() > end) return false;
    await after(10);
  }
  return true;
}

interface Moved {
  /** By how much one press changes the slider's value. */
  size: number;
  /** Whether the last press seemed to change nothing. */
  isLate: boolean;
}

/**
 * Presses once to see how far a press moves the slider, then presses several times at once to get
 * near the value.
 */
async function pressWhileNearer(
  slider: Slider,
  wanted: number,
  { keys: [up, down], showsMs, ignored }: Moves,
  end: number,
): Promise<Moved> {
  let size = Infinity;
  let isLate = false;
  let unmoved = 0;
  let now = await valueOf(slider);
  while (Number.isFinite(now) && now !== wanted && performance.now() < end) {
    const [towards, back] = wanted > now ? [up, down] : [down, up];
    const times = Math.max(1, Math.floor(Math.abs(wanted - now) / size));
    await press(slider, towards, times, end);
    const far = now + Math.sign(wanted - now) * times * size;
    const next = await valueAfter(slider, now, {
      far: times > 1 ? far : undefined,
      showsMs,
      end,
    });
    if (next === now && unmoved === ignored) break;
    unmoved = next === now ? unmoved + 1 : 0;
    isLate ||= unmoved > 0;
    if (times === 1 && next !== now) {
      size = Math.min(size, Math.abs(next - now));
      if (Math.abs(wanted - next) >= Math.abs(wanted - now)) {
        await press(slider, back, 1, end);
        await valueAfter(slider, next, { showsMs, end });
        break;
      }
    }
    now = next;
  }
  return { size, isLate };
}

async function press({ handle }: Slider, key: string, times: number, end: number): Promise<void> {
  for (let time = 0; time < times && performance.now() < end; time += 1)
    await handle.press(key, { timeout: PRESS_TIMEOUT_MS, delay: PRESS_MS });
}

/**
 * Waits for the slider's new value: frameworks show it in a later task, and after several presses
 * one value after another.
 * @param far the value after all presses, if there were several.
 */
async function valueAfter(
  slider: Slider,
  before: number,
  { far, showsMs, end }: { far?: number | undefined; showsMs: number; end: number },
): Promise<number> {
  let seen = before;
  let since = performance.now();
  while (performance.now() < Math.min(end, since + showsMs)) {
    const now = await valueOf(slider);
    if (now === far || (far === undefined && now !== before)) return now;
    if (now !== seen) since = performance.now();
    seen = now;
    await after(10);
  }
  return seen;
}

/**
 * The slider's value. A text box beside the slider may show it in a notation for people:
 * `₹5,00,000`.
 */
export async function valueOf({ frame, index }: Slider): Promise<number> {
  const shown = await callPage(frame, 'sliderAt', index);
  if (shown !== '' && Number.isFinite(Number(shown))) return Number(shown);
  const { from, to } = rangeOf(shown) ?? { from: 0, to: NaN };
  return from === to ? from : NaN;
}
