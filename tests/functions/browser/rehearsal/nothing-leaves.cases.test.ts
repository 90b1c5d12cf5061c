import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import {
  launchBrowser,
  type LeadBrowser,
} from '../../../../functions/browser/chromium/launch-browser.ts';
import type { RehearsalResult } from '../../../../functions/browser/rehearsal/rehearse-form.ts';
import { sendingScripts, startSendingServer, type SendingServer } from './hostile-pages.ts';
import { rehearsalBrowser, rehearse, valuesOf } from './rehearse-builders.ts';
import { casesOf, every } from '../../../part.ts';
import { BROWSER_TEST_MS } from '../../../time-limits.ts';

jest.setTimeout(BROWSER_TEST_MS);

const AT_ONCE = 3;
const names = casesOf(Object.keys(sendingScripts), every(8));
const results = new Map<string, RehearsalResult>();
const resolved: string[] = [];
let server: SendingServer;

const launch = () =>
  launchBrowser({
    allowLoopback: true,
    images: true,
    network: {
      resolveHost: async (host) => {
        resolved.push(host);
        return [{ address: '127.0.0.1' }];
      },
    },
  });

beforeAll(async () => {
  server = await startSendingServer();
  const queue = [...names];
  const worker = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      results.set(name, await rehearse(server.url(name), { launch }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
});
afterAll(() => server.stop());

describe('a rehearsal of a page that sends the typed text', () => {
  test('nothing leaves the browser during a rehearsal', () => {
    expect([server.sent, resolved]).toEqual([[], []]);
  });

  test.each(names)(
    'a rehearsal reports every field of a page that sends typed text by %s',
    (name) => {
      const result = results.get(name)!;
      expect(valuesOf(result)).toMatchObject({ 'Full name': 'Asha Rao', City: 'Pune' });
      expect(result.picture?.subarray(0, 2).toString('hex')).toBe('ffd8');
    },
  );
});

/** A browser that does not hold back requests, so every request can leave. */
async function leaky(): Promise<LeadBrowser> {
  const { hold, letOutOnce, ...browser } = await rehearsalBrowser();
  const open = Object.assign(letOutOnce, { refuseAll: () => Promise.resolve() });
  return { ...browser, hold: Object.assign(hold, { start: () => undefined }), letOutOnce: open };
}

test.each(casesOf(['fetch', 'submit on change', 'open web socket'], every(3)))(
  'typed text leaves by %s if requests are not blocked',
  async (name) => {
    const control = await startSendingServer();
    await rehearse(control.url(name), { launch: leaky });
    expect(control.sent).not.toEqual([]);
    await control.stop();
  },
);
