/**
 * Moves a slider that a script draws, with the keys that such sliders listen to. Uses real keyboard
 * events, because many sliders ignore others.
 * Source: https://www.w3.org/WAI/ARIA/apg/patterns/slider/
 */
import { setTimeout as after } from 'node:timers/promises';
import type { ElementHandle } from 'playwright-core';

/**
 * The time limit of one key press. A constant instead of the time that is left, because a timeout
 * of 0 would mean "no timeout".
 */
const PRESS_TIMEOUT_MS = 1000;
/** How long a slider may take to show its new value. */
const SHOWS_MS = 150;

/**
 * @returns whether the slider now has the wanted value, or the nearest one that its steps allow.
 */
export async function pressTowards(
  slider: ElementHandle,
  wanted: number,
  limitMs: number,
): Promise<boolean> {
  const end = performance.now() + limitMs;
  const leaps = await pressWhileNearer(slider, wanted, ['PageUp', 'PageDown'], end);
  const steps = await pressWhileNearer(slider, wanted, ['ArrowRight', 'ArrowLeft'], end);
  // The time ran out between two large steps, so the value is not near the wanted one.
  if (performance.now() >= end) return (await valueOf(slider)) === wanted;
  const size = Math.min(leaps.size, steps.size);
  return Math.abs(wanted - (await valueOf(slider))) <= (Number.isFinite(size) ? size / 2 : 0);
}

/** Types a number into a part of a date that a script draws. @returns whether it then holds it. */
export async function typeNumber(spinner: ElementHandle, digits: string): Promise<boolean> {
  await spinner.type(digits, { timeout: PRESS_TIMEOUT_MS });
  const end = performance.now() + SHOWS_MS;
  while ((await valueOf(spinner)) !== Number(digits)) {
    if (performance.now() > end) return false;
    await after(10);
  }
  return true;
}

/** @returns by how much one key press moves the slider. */
async function pressWhileNearer(
  slider: ElementHandle,
  wanted: number,
  [up, down]: readonly [up: string, down: string],
  end: number,
): Promise<{ size: number }> {
  let size = Infinity;
  let now = await valueOf(slider);
  while (now !== wanted && performance.now() < end) {
    const towards = wanted > now ? up : down;
    await slider.press(towards, { timeout: PRESS_TIMEOUT_MS });
    const next = await valueAfter(slider, now);
    if (next === now) break;
    size = Math.min(size, Math.abs(next - now));
    if (Math.abs(wanted - next) >= Math.abs(wanted - now)) {
      await slider.press(towards === up ? down : up, { timeout: PRESS_TIMEOUT_MS });
      break;
    }
    now = next;
  }
  return { size };
}

/** Frameworks show the new value in a later task. */
async function valueAfter(slider: ElementHandle, before: number): Promise<number> {
  const end = performance.now() + SHOWS_MS;
  for (;;) {
    const now = await valueOf(slider);
    if (now !== before || performance.now() > end) return now;
    await after(10);
  }
}

async function valueOf(slider: ElementHandle): Promise<number> {
  return Number((await slider.getAttribute('aria-valuenow')) ?? NaN);
}
