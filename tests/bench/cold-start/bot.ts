/** One cold start of the bot's browser; prints its duration in milliseconds. */
import { launchBrowser } from '../../../functions/browser/chromium/launch-browser.ts';

const start = performance.now();
void launchBrowser({ allowLoopback: true }).then(async (browser) => {
  await browser.page.goto('about:blank');
  console.log(performance.now() - start);
  await browser.close();
  process.exit();
});
