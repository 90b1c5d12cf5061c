/**
 * Presses each button of each test form in the same way as the bot presses a button that may open a
 * form.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { BeforeFence } from '../../../../functions/browser/guard/before-fence.ts';
import { pressAsOpener, scan } from '../../../../functions/browser/attempt/open-target.ts';
import { succeeds } from '../../../../functions/browser/page/pause.ts';
import { noConfig } from '../../../../functions/browser/form/recipe/choices.ts';
import { launch } from '../attempt/attempt-builders.ts';
import type { Received, ZooForm } from './zoo-form.ts';
import { startZooServer } from './zoo-server.ts';

const AT_ONCE = 2;
const CLOSE_MS = 5000;
/** Names of pages that never load or that crash the browser. */
const broken = /^(slow-page|never-loads|spins-at-once|eats-memory|five-megabytes)$/;

/** @returns what each form received, by the form's name. */
export async function pressEveryButton(
  forms: readonly ZooForm[],
): Promise<Map<string, Received[]>> {
  const zoo = await startZooServer(forms);
  const queue = forms.filter(({ name }) => !broken.test(name));
  const pressed = queue.map(({ name }) => name);
  const worker = async () => {
    const browser = await launch();
    try {
      for (let form = queue.shift(); form; form = queue.shift()) {
        await pressAll(browser.context, zoo.url(form.name));
      }
    } finally {
      await browser.close();
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    return new Map(pressed.map((name) => [name, zoo.received(name)]));
  } finally {
    await zoo.stop();
  }
}

async function pressAll(context: BrowserContext, url: string): Promise<void> {
  const beforeFence = new BeforeFence(context);
  for (let from = 0; from !== -1;) {
    // Each load of the form gets a new window, because closing a window ends everything that its
    // presses have begun.
    const page = await context.newPage();
    from = await pressFrom(page, url, from, beforeFence);
    // Sometimes Chromium never confirms that a navigating page has closed. Such a page closes when
    // the browser ends.
    await Promise.race([closeOthers(context), sleep(CLOSE_MS, undefined, { ref: false })]);
  }
  await beforeFence.stop();
}

async function closeOthers(context: BrowserContext): Promise<void> {
  for (const one of context.pages().slice(1)) await one.close();
}

/**
 * Presses the buttons in turn, beginning with the index `from`.
 * @returns the index after a button that navigated away, from which the next load continues, or -1.
 */
async function pressFrom(page: Page, url: string, from: number, beforeFence: BeforeFence) {
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForSelector('body', { state: 'attached' });
  const places = await Promise.all(
    page.frames().map(async (frame) => {
      const { buttons } = await scan(frame, noConfig.request);
      return buttons.map(({ index }) => ({ frame, index }));
    }),
  );
  for (const [place, { frame, index }] of places.flat().entries()) {
    if (place < from) continue;
    // If an earlier press navigates away late, the document cannot be marked. Then the next load
    // begins with this button. If this load has pressed no button, the next load skips this button.
    if (!(await marks(page))) return Math.max(place, from + 1);
    await pressAsOpener(frame, index, beforeFence);
    if (!(await settles(page))) return place + 1;
  }
  return -1;
}

/**
 * Marks the document, so that `settles` recognises it.
 * @returns whether the document could be marked; false if the page was about to navigate.
 */
const marks = (page: Page): Promise<boolean> =>
  succeeds(page.evaluate('globalThis.pressed = true'));

/**
 * Waits until a timer and a request that were started after the press have ended.
 * @returns whether the page is still the same document.
 */
async function settles(page: Page): Promise<boolean> {
  const later = `new Promise((done) => setTimeout(() => fetch('/settled').then(() => done('pressed' in globalThis)), 0))`;
  return page.evaluate<boolean>(later).catch(() => false);
}
