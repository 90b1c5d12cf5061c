/**
 * Takes the screenshot of a page: the whole page up to a maximum height. Never throws, and gives up
 * after a short time limit.
 */
import type { Page } from 'playwright-core';
import { maskedTexts, type AnsweredLead } from '../../../contract/lead.ts';
import { callPage } from '../page/call-page.ts';

export const LONGEST_PAGE_PX = 6000;
/**
 * The time limit of the screenshot. After the screenshot, closing the browser and uploading take up
 * to 6.5 s. All three must fit into the time that `attemptLimits` leaves after the deadline.
 */
const SCREENSHOT_TIMEOUT_MS = 5000;

/** The part of the page in the screenshot, in pixels from its top. */
export interface Clip {
  from: number;
  to: number;
}

/**
 * Takes a screenshot of the page.
 * @param masked the lead whose values are hidden in the screenshot, if they must be hidden.
 * @returns undefined if no screenshot could be taken in time.
 */
export async function takeScreenshot(
  page: Page,
  masked?: AnsweredLead,
  clip?: Clip,
): Promise<Buffer | undefined> {
  const late = new Promise<undefined>((resolve) =>
    setTimeout(resolve, SCREENSHOT_TIMEOUT_MS, undefined).unref(),
  );
  return Promise.race([picture(page, masked, clip).catch(() => undefined), late]);
}

async function picture(
  page: Page,
  masked?: AnsweredLead,
  { from, to }: Clip = { from: 0, to: Infinity },
): Promise<Buffer> {
  await stopLoading(page);
  if (masked) {
    const pattern = patternOf(maskedTexts(masked));
    // If a frame does not answer, the lead's values in the frame can't be hidden, so no screenshot
    // is taken.
    await Promise.all(page.frames().map((frame) => callPage(frame, 'maskLead', pattern)));
  }
  const size = await callPage(page.mainFrame(), 'pageSize');
  return page.screenshot({
    type: 'jpeg',
    quality: 60,
    fullPage: true,
    animations: 'disabled',
    timeout: SCREENSHOT_TIMEOUT_MS,
    clip: {
      x: 0,
      y: from,
      width: size.width,
      height: Math.min(size.height, to, from + LONGEST_PAGE_PX) - from,
    },
  });
}

/**
 * Stops loading before a screenshot, because the page answers no commands while the submit is
 * unanswered.
 */
async function stopLoading(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.stopLoading');
  await session.detach();
}

/** Matches each value of the lead, each word of a value, and the value's digits in any notation. */
function patternOf(values: readonly string[]): string {
  const words = values.flatMap((value) => [value, ...value.split(/\s+/)]);
  const parts = [...new Set(words)]
    .filter((part) => part.length > 1)
    .sort((one, other) => other.length - one.length)
    .map((part) => part.replace(/[/\\^$*+?.()|[\]{}]/g, '\\$&'));
  const digits = values
    .map((value) => value.replace(/\D/g, ''))
    .filter((number) => number.length > 3)
    .map((number) => [...number].join('[\\s().,+-]*'));
  return [...parts, ...digits].join('|');
}
