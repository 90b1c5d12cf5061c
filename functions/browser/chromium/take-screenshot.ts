/** The screenshot of a failure: the whole page, bounded, and never in the way of the outcome. */
import type { Page } from 'playwright-core';
import { maskedTexts, type AnsweredLead } from '../../../contract/lead.ts';
import { callPage } from '../call-page.ts';

export const LONGEST_PAGE_PX = 6000;
const SCREENSHOT_TIMEOUT_MS = 3000;

/** What of a page is pictured, in pixels from its top. */
export interface Clip {
  from: number;
  to: number;
}

/**
 * @param masked the lead whose values are hidden in the picture, if they are to be.
 * @returns undefined when the page can no longer be pictured.
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
    const values = maskedTexts(masked);
    // A frame that does not answer would show its values: then there is no picture.
    await Promise.all(page.frames().map((frame) => callPage(frame, 'maskLead', values)));
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

/** While its submit gets no answer a page answers to nothing else either. */
async function stopLoading(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.stopLoading');
  await session.detach();
}
