import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { launchBrowser } from '../../../../functions/browser/chromium/launch-browser.ts';
import { casesOf, every } from '../../../part.ts';
import { attempt, summary } from '../attempt/attempt-builders.ts';
import { aCertificate } from '../target/test-certificate.ts';
import {
  cutAfter,
  html,
  startOnceTarget,
  type Answers,
  type OnceTarget,
  type Visit,
} from './once-target.ts';
import { BROWSER_TEST_MS } from '../../../time-limits.ts';

jest.setTimeout(BROWSER_TEST_MS);

const form = (script = '') => `<!doctype html><title>Loans</title><form method="post">
  <label>Full name <input name="name" required></label><label>Phone <input name="phone" type="tel" required></label>
  <label>E-mail <input name="email" type="email" required></label><label>City <input name="city" required></label>
  <label>Loan amount <input name="amount" required></label><button>Apply</button></form><script>${script}</script>`;

/**
 * Opens one connection that waits for an answer, and several others that become idle after a
 * request. The page finishes loading only when the others are idle, so that the submit uses one of
 * these connections.
 */
const busy = `fetch('/poll'); for (const one of [1, 2, 3]) fetch('/idle?' + one);
  const settled = new XMLHttpRequest(); settled.open('GET', '/settled', false); settled.send();`;
const idling: Visit[] = [];
/**
 * `settled` counts the pages whose connections are idle; `settling` contains the pages that wait
 * for idle connections. At any time, `settled` is 0 or `settling` is empty.
 */
let settled = 0;
const settling: Visit[] = [];
const SETTLED_MS = 100;
const answerSettled = () => {
  if (settled === 0 || settling.length === 0) return;
  settled -= 1;
  const [visit] = settling.splice(0, 1);
  setTimeout(() => html(visit!, 'settled'), SETTLED_MS);
};

const answers: Answers = {
  GET: (visit) => html(visit, form(visit.url.pathname.endsWith('-busy') ? busy : '')),
  'GET /idle': (visit) => {
    // The server answers the three requests together, so that each request gets a connection of its
    // own.
    if (idling.push(visit) < 3) return;
    for (const one of idling.splice(0)) html(one, 'idle');
    settled += 1;
    answerSettled();
  },
  'GET /settled': (visit) => {
    settling.push(visit);
    answerSettled();
  },
  'GET /poll': () => undefined,
};
for (const page of ['', '-busy']) {
  answers[`POST /cut-0${page}`] = cutAfter(0);
  answers[`POST /cut-150${page}`] = cutAfter(150);
  answers[`POST /cut-1500${page}`] = cutAfter(1500);
  answers[`POST /408${page}`] = (visit) => html(visit, '<h1>Request timed out</h1>', 408);
  answers[`POST /421${page}`] = (visit) => html(visit, '<h1>Misdirected</h1>', 421);
}

const certificate = aCertificate();
const trusting = () => launchBrowser({ allowLoopback: true, trustedKeyHash: certificate.keyHash });
const targets = new Map<string, OnceTarget>();
beforeAll(async () => {
  targets.set('http', await startOnceTarget(answers));
  targets.set('https', await startOnceTarget(answers, certificate));
});
afterAll(async () => {
  for (const target of targets.values()) await target.stop();
});

async function visit(scheme: string, path: string) {
  const target = targets.get(scheme)!;
  const ended = summary(await attempt(target.url(path), { launch: trusting }));
  return [typeof ended === 'string' ? ended : ended.reason, target.stored(path).length];
}

const places = casesOf(
  ['http', 'https'].flatMap((scheme) =>
    ['', '-busy'].map((page) => [scheme, page && ' busy', page] as const),
  ),
  // The quick tests run two combinations: http on an idle page, and https on a busy page.
  every(3),
);

describe.each(places)('submits over %s; state of the page:%s', (scheme, _, page) => {
  test.each(['/cut-0', '/cut-150', '/cut-1500'])(
    'the target stores a submit to %s once',
    async (path) => {
      expect(await visit(scheme, path + page)).toEqual(['outcome_unknown', 1]);
    },
  );

  test.each(['/408', '/421'])('the target stores a submit to %s once', async (path) => {
    const [ended, times] = await visit(scheme, path + page);
    expect([ended, times]).toEqual([expect.not.stringMatching('success'), 1]);
  });

  test('a connection that was idle too long causes no second submit', async () => {
    const isSeen = scheme === 'http' || page === '';
    const expected = isSeen ? ['success', 1] : ['outcome_unknown', 0];
    expect(await visit(scheme, `/stale${page}`)).toEqual(expected);
  });
});
