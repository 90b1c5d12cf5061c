import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { aLead } from '../../builders.ts';
import { attempt, aTarget, launch, sentLead, summary, testWaits } from './attempt-builders.ts';
import { startTargetServer, type TargetServer } from '../target/target-server.ts';
import { BROWSER_TEST_MS } from '../../../time-limits.ts';

jest.setTimeout(BROWSER_TEST_MS);

let target: TargetServer;
beforeAll(async () => {
  target = await startTargetServer();
});
afterAll(() => target.stop());

describe('a form that accepts the lead', () => {
  test('the lead form is found among search, login and newsletter forms', async () => {
    expect(summary(await attempt(target.url('/others')))).toBe('success');
    expect(target.received('/others')).toEqual([sentLead]);
    expect(target.requests('/news') + target.requests('/login')).toBe(0);
  });

  test('a form receives split fields, list choices and the required consent', async () => {
    expect(summary(await attempt(target.url('/split')))).toBe('success');
    expect(target.received('/split')).toEqual([
      {
        fname: 'Asha',
        lname: 'Rao',
        cc: '91',
        mobile: '9876543210',
        mail: 'asha@example.com',
        city: 'pun',
        amount: 'b',
        terms: 'on',
      },
    ]);
  });

  test("a form's honeypot fields stay empty", async () => {
    expect(summary(await attempt(target.url('/honeypot')))).toBe('success');
    expect(target.received('/honeypot')).toEqual([{ ...sentLead, email2: '', phone2: '' }]);
  });

  test('only the demo form succeeds without a request', async () => {
    const url = target.url('/demo');
    const demo = { target: aTarget(url, { demo: true }) };
    expect(summary(await attempt(url, demo))).toBe('success');
    expect(summary(await attempt(url))).toMatchObject({ reason: 'no_confirmation' });
  });

  test('a form with a configured sign of success succeeds only by this sign', async () => {
    const url = target.url('/plain-sign');
    const good = aTarget(url, { success: { text: 'Thank you!' } });
    const bad = aTarget(url, { success: { text: 'Reference number' } });
    expect(summary(await attempt(url, { target: good }))).toBe('success');
    expect(summary(await attempt(url, { target: bad }))).toMatchObject({
      reason: 'no_confirmation',
    });
  });
});

describe('a form that refuses the lead', () => {
  test("a refusal is quoted without the lead's values", async () => {
    const lead = aLead({ city: 'Nowhere' });
    expect(summary(await attempt(target.url('/demo'), { lead }))).toEqual({
      reason: 'validation_refused',
      detail: 'The form answered: “City: We do not lend in ….”',
      fenced: true,
    });
    expect(summary(await attempt(target.url('/refuses'), { lead }))).toMatchObject({
      detail: 'The form answered: “We do not lend in … yet”. The target answered 422 to the submit',
    });
  });

  test('a failure contains the retry delay that the target requests', async () => {
    const result = await attempt(target.url('/limits'));
    expect(result).toMatchObject({ failure: { retryAfterSeconds: 30 } });
  });

  test('an attempt that the form refuses has a screenshot', async () => {
    const result = await attempt(target.url('/refuses'));
    const screenshot = result.kind === 'failure' ? result.screenshot : undefined;
    expect(screenshot?.subarray(0, 2).toString('hex')).toBe('ffd8');
  });
});

describe('a target without a usable form', () => {
  test("a failure names the captcha's vendor or the unanswered question", async () => {
    expect(summary(await attempt(target.url('/captcha')))).toMatchObject({
      detail: expect.stringContaining('reCAPTCHA') as unknown,
    });
    expect(summary(await attempt(target.url('/extra')))).toMatchObject({
      detail: 'The form also requires: PAN number',
    });
  });

  test('a target with a closed port is unreachable', async () => {
    const closed = await startTargetServer();
    await closed.stop();
    expect(summary(await attempt(closed.url('/')))).toMatchObject({ reason: 'target_unreachable' });
  });

  test('a target at an internal address is never opened in production', async () => {
    const { launchBrowser } =
      await import('../../../../functions/browser/chromium/launch-browser.ts');
    const guarded = () => launchBrowser({ allowLoopback: false });
    const result = await attempt(target.url('/internal'), { launch: guarded });
    expect(summary(result)).toMatchObject({ reason: 'target_unreachable', fenced: false });
    expect(target.requests('/internal')).toBe(0);
  });
});

describe('the permission to submit (the fence)', () => {
  test('an attempt without permission to submit sends nothing', async () => {
    const result = await attempt(target.url('/autosave-lost'), { fence: async () => false });
    expect(result).toEqual({ kind: 'lost' });
    expect(target.received('/autosave-lost')).toHaveLength(0);
  });

  test('the browser requests permission before an autosave can send a field', async () => {
    const before = target.received('/autosaved').length;
    let atFence = -1;
    const fence = async () => {
      atFence = target.received('/autosaved').length - before;
      return true;
    };
    expect(summary(await attempt(target.url('/autosave'), { fence }))).toBe('success');
    expect(atFence).toBe(0);
    expect(target.received('/autosaved').length - before).toBeGreaterThan(0);
  });
});

describe('an attempt that does not finish', () => {
  test.each([
    ['/spins', 'outcome_unknown'],
    ['/never', 'outcome_unknown'],
  ])('an attempt ends at its deadline: page %s is reported as %s', async (path, reason) => {
    // The deadline is one second after the permission to submit, so the result does not depend on
    // the browser's speed.
    const deadline = new AbortController();
    const fence = () => {
      setTimeout(() => deadline.abort(), 1000);
      return Promise.resolve(true);
    };
    const result = await attempt(target.url(path), { signal: deadline.signal, fence });
    expect(summary(result)).toMatchObject({ reason, fenced: true });
  });

  test('a deadline before the permission to submit is reported as timeout', async () => {
    const result = await attempt(target.url('/no-form'), {
      signal: AbortSignal.timeout(1200),
      waits: { ...testWaits, formMs: 60_000 },
    });
    expect(summary(result)).toMatchObject({ reason: 'timeout', fenced: false });
  });

  test('a crash of the browser is reported as an internal error', async () => {
    const dying = async () => {
      const browser = await launch();
      const session = await browser.context.browser()!.newBrowserCDPSession();
      browser.page.once('domcontentloaded', () => {
        session.send('Browser.crash').catch(() => undefined);
      });
      return browser;
    };
    const result = await attempt(target.url('/plain-crash'), { launch: dying });
    expect(summary(result)).toMatchObject({ reason: 'internal', fenced: false });
    expect(target.received('/plain-crash')).toHaveLength(0);
  });
});
