/**
 * Lets an attempt fail at its deadline, even during the launch of its browser, and when its page
 * crashes or is closed.
 */
import type { Page } from 'playwright-core';
import type { LeadBrowser } from './launch-browser.ts';

/**
 * A browser whose launch ends after the deadline is closed too, because nobody else would close it.
 */
export async function launchInTime(
  launch: () => Promise<LeadBrowser>,
  signal: AbortSignal,
): Promise<LeadBrowser> {
  const launching = launch();
  try {
    return await Promise.race([launching, aborted(signal)]);
  } catch (error: unknown) {
    launching.then((late) => late.close()).catch(() => undefined);
    throw error;
  }
}

export function lossOf(page: Page): Promise<never> {
  return new Promise((_resolve, reject) => {
    page.once('crash', () => reject(new Error('The page crashed')));
    page.once('close', () => reject(new Error('The page was closed')));
  });
}

export function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const abort = () => reject(new Error('The attempt ran out of time'));
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}
