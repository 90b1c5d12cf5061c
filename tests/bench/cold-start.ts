/** One cold start, in a process of its own with an empty temporary folder; prints milliseconds. */
const start = performance.now();
if (process.argv[2] === 'bot') {
  const { launchBrowser } = await import('../../functions/bot/browser/launch-browser.ts');
  const browser = await launchBrowser({ allowLoopback: true });
  await browser.page.goto('about:blank');
  console.log(performance.now() - start);
  await browser.close();
} else {
  // What makes the package unpack its libraries; Lambda sets it.
  process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs24.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  const { chromium } = await import('playwright-core');
  const executablePath = await packaged.executablePath();
  const browser = await chromium.launch({ executablePath, args: packaged.args, headless: true });
  const page = await browser.newPage();
  await page.goto('about:blank');
  console.log(performance.now() - start);
  await browser.close();
}
process.exit();
export {};
