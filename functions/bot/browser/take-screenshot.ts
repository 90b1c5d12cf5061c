/** The evidence of a failure: the whole page, bounded, and never in the way of the outcome. */
import type { Page } from 'playwright-core';

const LONGEST_PAGE_PX = 6000;
const SCREENSHOT_TIMEOUT_MS = 3000;

/** @returns undefined when the page can no longer be pictured. */
export async function takeScreenshot(page: Page): Promise<Buffer | undefined> {
  const late = new Promise<undefined>((resolve) =>
    setTimeout(resolve, SCREENSHOT_TIMEOUT_MS, undefined).unref(),
  );
  return Promise.race([picture(page).catch(() => undefined), late]);
}

async function picture(page: Page): Promise<Buffer> {
  const size = await page.evaluate<{ width: number; height: number }>(
    '({ width: innerWidth, height: document.documentElement.scrollHeight })',
  );
  return page.screenshot({
    type: 'jpeg',
    quality: 60,
    fullPage: true,
    animations: 'disabled',
    timeout: SCREENSHOT_TIMEOUT_MS,
    clip: { x: 0, y: 0, width: size.width, height: Math.min(size.height, LONGEST_PAGE_PX) },
  });
}
