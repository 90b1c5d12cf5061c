/** How an attempt ends on each kind of page. */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { casesOf, every, inPart } from '../../../part.ts';
import { BROWSER_TEST_MS } from '../../../time-limits.ts';
import { attempt, launch, sentLead, summary } from './attempt-builders.ts';
import { startTargetServer, type TargetServer } from '../target/target-server.ts';

jest.setTimeout(BROWSER_TEST_MS);

let target: TargetServer;
beforeAll(async () => {
  target = await startTargetServer();
});
afterAll(() => target.stop());

test.each(
  casesOf(
    ['/plain', '/controlled', '/async', '/slow', '/redirects', '/covered', '/autosave'],
    every(4),
  ),
)('page %s receives the lead once and unchanged', async (path) => {
  expect(summary(await attempt(target.url(path)))).toBe('success');
  expect(target.received(path)).toEqual([sentLead]);
});

test.each(
  casesOf<[string, string, number]>(
    [
      ['/client-side', 'validation_refused', 0],
      ['/refuses', 'validation_refused', 1],
      ['/limits', 'rate_limited', 1],
      ['/overloaded', 'rate_limited', 1],
      ['/breaks', 'outcome_unknown', 1],
      ['/denies', 'blocked', 1],
      ['/silent', 'no_confirmation', 1],
      ['/hangs-up', 'outcome_unknown', 1],
    ],
    every(4),
  ),
)('a failure after the submit of page %s is reported as %s', async (path, reason, posts) => {
  const result = await attempt(target.url(path));
  expect(summary(result)).toMatchObject({ reason, fenced: true });
  expect(target.received(path)).toHaveLength(posts);
  expect(result.kind === 'failure' && result.nothingSent).toBe(posts === 0 ? true : undefined);
});

test.each(
  casesOf<[string, string]>(
    [
      ['/gone', 'target_unreachable'],
      ['/busy', 'rate_limited'],
      ['/forbidden', 'blocked'],
      ['/no-form', 'form_not_found'],
      ['/captcha', 'captcha'],
      ['/extra', 'field_not_found'],
    ],
    every(4),
  ),
)('a failure before the submit of page %s is reported as %s', async (path, reason) => {
  expect(summary(await attempt(target.url(path)))).toMatchObject({ reason, fenced: false });
  expect(target.received(path)).toHaveLength(0);
});

inPart('rest', () => {
  test('a failed browser launch reports its error even if closing hangs', async () => {
    const launched = await launch();
    const browsers = Object.getPrototypeOf(launched.context.browser()) as Browser;
    const ask = jest.spyOn(browsers, 'newBrowserCDPSession').mockRejectedValue(new Error('Deaf'));
    const { close: really } = browsers as { close: (this: Browser) => Promise<void> };
    const end = jest.spyOn(browsers, 'close').mockImplementation(async function (this: Browser) {
      await really.call(this);
      await new Promise(() => undefined);
    });
    try {
      await expect(launch()).rejects.toThrow('Deaf');
      expect(end.mock.calls).toHaveLength(2);
    } finally {
      ask.mockRestore();
      end.mockRestore();
      await launched.close();
    }
  });
});
