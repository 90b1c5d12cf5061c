import { setTimeout as after } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** @throws the signal's reason if the signal aborts during the pause. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await after(milliseconds, undefined, { signal });
}

/** Pauses, but ends the pause early when the page fires its `load` event. */
export async function pauseUntilLoaded(
  page: Page,
  milliseconds: number,
  signal: AbortSignal,
): Promise<void> {
  const loaded = new AbortController();
  const end = () => loaded.abort();
  page.once('load', end);
  try {
    await pause(milliseconds, AbortSignal.any([signal, loaded.signal]));
  } catch (error: unknown) {
    if (!loaded.signal.aborted) throw error;
  } finally {
    page.off('load', end);
  }
}

/** Resolves to whether a promise is given and fulfils. Never rejects. */
export const succeeds = (done: Promise<unknown> | undefined): Promise<boolean> =>
  Promise.resolve(done).then(
    () => done !== undefined,
    () => false,
  );
