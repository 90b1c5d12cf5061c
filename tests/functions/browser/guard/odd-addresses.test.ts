/**
 * Addresses that Chromium accepts and Node's URL parser does not: a host name with a space.
 * Requests to such an address fail. They must neither stop the page's other requests nor end the
 * process.
 */
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import {
  launchBrowser,
  type LeadBrowser,
} from '../../../../functions/browser/chromium/launch-browser.ts';
import { AllowedSites } from '../../../../functions/browser/guard/allowed-sites.ts';
import { BeforeFence } from '../../../../functions/browser/guard/before-fence.ts';
import { AttemptLog } from '../../../../functions/browser/traffic/log.ts';
import { foreignSite } from '../../../../functions/browser/traffic/blocked-lead.ts';
import { refuseForeignRequests } from '../../../../functions/browser/guard/foreign-requests.ts';
import { BROWSER_TEST_MS } from '../../../time-limits.ts';
import { until } from '../../../until.ts';
import { aLead } from '../../builders.ts';
import { aTarget } from '../attempt/attempt-builders.ts';
import { html, startOnceTarget, type OnceTarget } from './once-target.ts';

// The time limit is long, because each test starts a browser of its own.
jest.setTimeout(BROWSER_TEST_MS);

const lead = aLead();
let target: OnceTarget;
let browser: LeadBrowser;

beforeAll(async () => {
  target = await startOnceTarget({ GET: (visit) => html(visit, '<h1>Loans</h1>') });
});
afterAll(() => target.stop());
beforeEach(async () => {
  browser = await launchBrowser({ allowLoopback: true });
  await browser.page.goto(target.url('/start'));
});
afterEach(() => browser.close());

const post = (address: string) =>
  `fetch('${address}', { method: 'POST', body: 'a=1' }).then(({ status }) => status, () => 'failed')`;
const submitTo = (action: string) => `{
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: '${action}' });
  form.innerHTML = '<input name="email" value="${lead.email}">';
  document.body.append(form);
  form.submit();
}`;

async function pastTheFence() {
  const { hold, letOutOnce } = browser;
  hold.start();
  await letOutOnce.start(lead, target.url('/start'));
  hold.release();
}

test('a request to a host name with a space delays no other request', async () => {
  await pastTheFence();
  expect(await browser.page.evaluate(post('http://a b/'))).toBe('failed');
  expect(await browser.page.evaluate(post('/after'))).toBe(200);
  expect(target.stored('/after')).toEqual(['a=1']);
});

test('a WebSocket to a host name with a space blocks no later request', async () => {
  await pastTheFence();
  await browser.page.evaluate(`new Promise((failed) => {
    new WebSocket('ws://a b/').onerror = failed;
  })`);
  expect(await browser.page.evaluate(post('/after'))).toBe(200);
});

test('a form that is sent to a host name with a space is refused', async () => {
  const { context, page } = browser;
  const sites = new AllowedSites(aTarget(target.url('/start')));
  sites.add(['http://a%20b/']);
  const log = new AttemptLog();
  await refuseForeignRequests(context, { log, lead, sites });
  await page.evaluate(submitTo('http://a b/'));
  const refused = await until('the refusal of the form', () => foreignSite(log.events));
  expect(refused).toBe('an invalid address');
  expect(await page.textContent('h1')).toBe('Loans');
  expect(await page.evaluate(post('/after'))).toBe(200);
});

test('before permission to submit, requests to a host name with a space fail', async () => {
  const { context, page } = browser;
  const fence = new BeforeFence(context);
  await fence.start();
  expect(await page.evaluate(post('http://a b/'))).toBe('failed');
  expect(await page.evaluate(`fetch('/part').then(({ status }) => status)`)).toBe(200);
  await fence.stop();
});
