import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { launchBrowser } from '../../../../functions/browser/chromium/launch-browser.ts';
import { attempt, aTarget } from '../attempt-builders.ts';
import { aCertificate } from '../test-certificate.ts';
import { answerForms } from './answer-forms.ts';
import { startZooServer, type ZooServer } from './zoo-server.ts';

jest.setTimeout(300_000);

/**
 * Without forms that wait for their deadline, since TLS changes nothing there, and without forms
 * that need a second host name.
 */
const forms = answerForms.filter(({ deadline, embeddedAt }) => !deadline && !embeddedAt);
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
    waits: { formMs: 6000, enabledMs: 1500, busyMs: 20_000, quietMs: 1200, parseMs: 15_000 },
    signal: AbortSignal.timeout(60_000),
    launch,
    ...form.work,
  });
  const reason = result.kind === 'failure' ? result.failure.reason : result.kind;
  expect([reason, zoo.received(form.name)]).toEqual([form.outcome, form.received]);
});

test('only the pinned certificate is trusted', async () => {
  const result = await attempt(zoo.url(forms[0]?.name ?? ''));
  expect(result).toMatchObject({ failure: { reason: 'target_unreachable' }, fenced: false });
});
