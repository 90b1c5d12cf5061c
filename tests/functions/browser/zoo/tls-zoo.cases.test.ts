import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { launchBrowser } from '../../../../functions/browser/chromium/launch-browser.ts';
import { casesOf, every } from '../../../part.ts';
import { attempt, aTarget } from '../attempt/attempt-builders.ts';
import { aCertificate } from '../target/test-certificate.ts';
import { answerForms } from './answer-forms.ts';
import { startZooServer, type ZooServer } from './zoo-server.ts';
import { BROWSER_TEST_MS } from '../../../time-limits.ts';

jest.setTimeout(BROWSER_TEST_MS);

/**
 * The forms to test over TLS. Forms that wait for their deadline are left out, because TLS does not
 * change them. Forms that need a second host name are left out too.
 */
const forms = casesOf(
  answerForms.filter(({ deadline, embeddedAt }) => !deadline && !embeddedAt),
  every(9),
);
const certificate = aCertificate();
const launch = () => launchBrowser({ allowLoopback: true, trustedKeyHash: certificate.keyHash });
let zoo: ZooServer;
beforeAll(async () => {
  zoo = await startZooServer(forms, certificate);
});
afterAll(() => zoo.stop());

test.each(forms)('over TLS, the form $name ends as $outcome', async (form) => {
  const url = zoo.url(form.name);
  const result = await attempt(url, {
    target: aTarget(url, form.target),
    waits: { formMs: 6000, enabledMs: 5000, busyMs: 20_000, quietMs: 1200, parseMs: 15_000 },
    signal: AbortSignal.timeout(50_000),
    launch,
    ...form.work,
  });
  const reason = result.kind === 'failure' ? result.failure.reason : result.kind;
  expect([reason, zoo.received(form.name)]).toEqual([form.outcome, form.received]);
});
