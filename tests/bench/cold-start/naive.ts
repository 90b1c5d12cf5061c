/**
 * One cold start of Chromium with the npm packages as they are; prints its duration in
 * milliseconds.
 */
const start = performance.now();
// If this environment variable is set, as on Lambda, the package unpacks its libraries.
process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs24.x';
const { default: packaged } = await import('@sparticuz/chromium');
const { chromium } = await import('playwright-core');
const executablePath = await packaged.executablePath();
const browser = await chromium.launch({ executablePath, args: packaged.args, headless: true });
const page = await browser.newPage();
await page.goto('about:blank');
console.log(performance.now() - start);
await browser.close();
process.exit();
export {};
