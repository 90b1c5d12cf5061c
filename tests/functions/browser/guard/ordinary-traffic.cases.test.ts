import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { WebSocketServer } from 'ws';
import {
  launchBrowser,
  type LeadBrowser,
} from '../../../../functions/browser/chromium/launch-browser.ts';
import { casesOf, every } from '../../../part.ts';
import { BROWSER_TEST_MS } from '../../../time-limits.ts';
import { until } from '../../../until.ts';
import { aLead } from '../../builders.ts';
import { aCertificate } from '../target/test-certificate.ts';
import {
  cutAfter,
  html,
  startOnceTarget,
  type Answers,
  type OnceTarget,
  type Visit,
} from './once-target.ts';

// The time limit is long, because each test starts a browser of its own.
jest.setTimeout(BROWSER_TEST_MS);

const lead = aLead();
const whole = new URLSearchParams({ email: lead.email, phone: lead.phone }).toString();
const certificate = aCertificate();
let other: OnceTarget;

const redirect = (status: number, to: () => string) => (visit: Visit) => {
  visit.response.setHeader('location', to());
  html(visit, '', status);
};

const answers: Answers = {
  GET: (visit) => html(visit, `<h1>${visit.url.pathname}</h1>`),
  'GET /never': () => undefined,
  'POST /never': () => undefined,
  'POST /307': redirect(307, () => '/landed'),
  'POST /308-other': redirect(308, () => other.url('/landed')),
  'POST /303': redirect(303, () => '/thanks'),
  'POST /303-other': redirect(303, () => other.url('/thanks')),
  'POST /reloads': (visit) => html(visit, '<h1>Thank you!</h1><script>location.reload()</script>'),
  'POST /hints': (visit) => {
    visit.response.setHeader('accept-ch', 'Sec-CH-UA-Model');
    visit.response.setHeader('critical-ch', 'Sec-CH-UA-Model');
    html(visit, '<h1>Thank you!</h1>');
  },
  'POST /425': (visit) => html(visit, 'Too early', 425),
  'POST /421': (visit) => html(visit, 'Misdirected', 421),
  'POST /cut': cutAfter(0),
  'POST /401': (visit) => {
    visit.response.setHeader('www-authenticate', 'Basic realm="x"');
    html(visit, 'Who?', 401);
  },
  'POST /closes': (visit) => {
    visit.response.setHeader('connection', 'close');
    const parts = [1, 2, 3, 4, 5, 6, 7, 8].map(
      (one) => `<script src="/closing.js?${one}"></script>`,
    );
    html(visit, `<h1>Thank you!</h1>${parts.join('')}`);
  },
  'GET /closing.js': (visit) => {
    visit.response.setHeader('connection', 'close');
    visit.response.setHeader('content-type', 'text/javascript');
    visit.response.end('globalThis.loaded = (globalThis.loaded ?? 0) + 1');
  },
};

/** Code that runs in the page and sends a form. */
const formOf = (action: string, more = '') => `{
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: '${action}' });
  form.innerHTML = '<input name="a" value="1">';
  ${more}
  document.body.append(form);
  form.submit();
}`;
const post = (path: string, body = 'a=1') =>
  `fetch('${path}', { method: 'POST', body: '${body}' }).then((answer) => answer.text(), String)`;

const targets = new Map<string, OnceTarget>();
beforeAll(async () => {
  other = await startOnceTarget(answers, certificate);
  targets.set('http', await startOnceTarget(answers));
  targets.set('https', await startOnceTarget(answers, certificate));
  for (const target of targets.values()) {
    const sockets = new WebSocketServer({ noServer: true });
    target.server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) =>
      sockets.handleUpgrade(request, socket, head, (echo) =>
        echo.on('message', (said: Buffer) => echo.send(said.toString())),
      ),
    );
  }
});
afterAll(async () => {
  await Promise.all([...targets.values(), other].map((target) => target.stop()));
});

let browser: LeadBrowser | undefined;
// The browser is closed here, because a test that exceeds its time limit does not run to its last
// line.
afterEach(() => browser?.close());

/** Calls `use` with a browser that shows a page of the target and is already allowed to submit. */
async function opened(
  scheme: string,
  use: (browser: LeadBrowser, target: OnceTarget) => Promise<void>,
) {
  const target = targets.get(scheme)!;
  browser = await launchBrowser({
    allowLoopback: true,
    trustedKeyHash: certificate.keyHash,
  });
  await browser.page.goto(target.url('/start'));
  browser.hold.start();
  await browser.letOutOnce.start(lead, target.url('/start'));
  browser.hold.release();
  await use(browser, target);
}

describe.each(casesOf(['https', 'http'], every(2)))(
  'requests after the browser got permission to submit, over %s',
  (scheme) => {
    test('simultaneous requests each arrive exactly once', () =>
      opened(scheme, async ({ page }, target) => {
        const four = [1, 2, 3, 4].map((one) => post(`/tracker-${one}`));
        await page.evaluate(`Promise.all([${four.join()}])`);
        await page.evaluate(formOf('/submit'));
        await page.waitForURL('**/submit');
        const paths = ['/tracker-1', '/tracker-2', '/tracker-3', '/tracker-4', '/submit'];
        expect(paths.map((path) => target.stored(path).length)).toEqual([1, 1, 1, 1, 1]);
      }));

    test("redirects of submitted forms and scripts' requests are followed", () =>
      opened(scheme, async ({ page }, target) => {
        await page.evaluate(post('/307'));
        expect([target.stored('/307'), target.stored('/landed')]).toEqual([['a=1'], ['a=1']]);
        await page.evaluate(formOf('/303'));
        await page.waitForURL('**/thanks');
        expect(target.stored('/303')).toEqual(['a=1']);
        await page.goBack();
        await page.evaluate(formOf('/303-other'));
        await page.waitForURL(other.url('/thanks'));
        await page.goto(target.url('/start'));
        const before = other.stored('/landed').length;
        await page.evaluate(formOf('/308-other'));
        await page.waitForURL(other.url('/landed'));
        expect(other.stored('/landed').slice(before)).toEqual(['a=1']);
      }));

    test('an uploaded file arrives in full', () =>
      opened(scheme, async ({ page }, target) => {
        await page.evaluate(
          formOf(
            '/file',
            `form.enctype = 'multipart/form-data';
          form.innerHTML += '<input type="file" name="f">';
          const files = new DataTransfer();
          files.items.add(new File(['x'.repeat(200_000)], 'a.txt'));
          form.f.files = files.files;`,
          ),
        );
        await page.waitForURL('**/file');
        expect(target.stored('/file')).toEqual([expect.stringContaining('x'.repeat(200_000))]);
      }));

    test('forms that open a popup or a frame are sent', () =>
      opened(scheme, async ({ page, context }, target) => {
        const popup = context.waitForEvent('page');
        await page.evaluate(formOf('/window', "form.target = '_blank';"));
        await (await popup).waitForURL('**/window');
        await page.evaluate(`document.body.innerHTML = '<iframe name="inner"></iframe>'`);
        const framed = page.waitForResponse('**/frame');
        await page.evaluate(formOf('/frame', "form.target = 'inner';"));
        await framed;
        expect([target.stored('/window'), target.stored('/frame')]).toEqual([['a=1'], ['a=1']]);
      }));

    test('an open WebSocket and a pending request stay open', () =>
      opened(scheme, async ({ page }, target) => {
        await page.evaluate(`new Promise((open) => {
        fetch('/never');
        globalThis.socket = new WebSocket(location.origin.replace('http', 'ws') + '/socket');
        socket.onopen = open;
      })`);
        await page.evaluate(post('/beside'));
        const echo = await page.evaluate(`new Promise((done) => {
        socket.onmessage = ({ data }) => done(data);
        socket.send('still here');
      })`);
        expect([echo, target.stored('/beside')]).toEqual(['still here', ['a=1']]);
      }));

    test('requests that a page sends on `pagehide` arrive', () =>
      opened(scheme, async ({ page }, target) => {
        await page.evaluate(`addEventListener('pagehide', () => {
        fetch('/kept', { method: 'POST', body: 'k', keepalive: true });
        navigator.sendBeacon('/beacon', 'b');
      })`);
        await page.goto(target.url('/next'));
        await until(
          'both requests',
          () => target.stored('/kept').length + target.stored('/beacon').length === 2,
        );
        expect([target.stored('/kept'), target.stored('/beacon')]).toEqual([['k'], ['b']]);
      }));

    test('an aborted request delays no later request', () =>
      opened(scheme, async ({ page }, target) => {
        await page.evaluate(`new Promise((gone) => {
        const control = new AbortController();
        fetch('/never', { method: 'POST', signal: control.signal }).catch(gone);
        setTimeout(() => control.abort(), 200);
      })`);
        await page.evaluate(post('/after-abort'));
        await page.evaluate(`void fetch('/never', { method: 'POST' })`);
        await page.goto(target.url('/next'));
        await page.evaluate(post('/after-leaving'));
        await page.goto(target.url('/last'));
        expect(target.stored('/after-abort').length + target.stored('/after-leaving').length).toBe(
          2,
        );
      }));

    test('a target without keep-alive shows its page', () =>
      opened(scheme, async ({ page }, target) => {
        await page.evaluate(`void fetch('/never', { method: 'POST' })`);
        await page.evaluate(formOf('/closes'));
        await page.waitForFunction('globalThis.loaded === 8');
        expect(target.stored('/closes')).toEqual(['a=1']);
      }));

    test('a refused second submit does not change the page', () =>
      opened(scheme, async ({ page }, target) => {
        const refused = page.waitForEvent('requestfailed');
        await page.evaluate(formOf('/reloads'));
        await refused;
        expect(target.stored('/reloads')).toEqual(['a=1']);
        expect(await page.textContent('h1')).toBe('Thank you!');
      }));

    test('the whole lead is sent only once, but other requests may repeat', () =>
      opened(scheme, async ({ page }, target) => {
        await page.evaluate(`Promise.all([${post('/lead', whole)}, ${post('/lead', whole)}])`);
        await page.evaluate(post('/lead', whole));
        await page.evaluate(post('/suggest', 'q=Pu'));
        await page.evaluate(post('/suggest', 'q=Pu'));
        expect([target.stored('/lead').length, target.stored('/suggest').length]).toEqual([1, 2]);
      }));

    test('a form submitted twice at once arrives once', () =>
      opened(scheme, async ({ page }, target) => {
        await page.evaluate(formOf('/twice-at-once', 'form.submit();'));
        await page.waitForURL('**/twice-at-once');
        expect(target.stored('/twice-at-once')).toEqual(['a=1']);
      }));

    test.each([
      ['has not left yet', '/twice-held', 0],
      ['has arrived', '/twice-arrived', 1],
    ])('of two submits only one arrives; the first submit %s', (_when, path, arrived) =>
      opened(scheme, async ({ page, context, hold }, target) => {
        const answer = Promise.withResolvers<void>();
        answers[`POST ${path}`] = (visit) => answer.promise.then(() => html(visit, 'Thank you!'));
        const requests = { begun: 0, ended: 0 };
        page.on('request', () => (requests.begun += 1));
        const end = () => (requests.ended += 1);
        page.on('requestfinished', end).on('requestfailed', end);
        // Playwright can't run code in a page whose navigation is under way, so another page sends
        // the command.
        const beside = await context.newPage();
        await beside.goto(target.url('/start'));
        if (arrived === 0) hold.start();
        const again = `new BroadcastChannel('again').onmessage = () => form.submit();`;
        await page.evaluate(formOf(path, again));
        await until(
          'the first request',
          () => requests.begun === 1 && target.stored(path).length === arrived,
        );
        await beside.evaluate(`new BroadcastChannel('again').postMessage('')`);
        await until('the second request', () => requests.begun === 2);
        hold.release();
        answer.resolve();
        await until('the end of both requests', () => requests.ended === 2);
        await until('the form', () => target.stored(path).length > 0);
        expect(target.stored(path)).toEqual(['a=1']);
      }),
    );

    test('an address that carries the lead is requested once', () =>
      opened(scheme, async ({ page }, target) => {
        // The test waits until the page's two scripts have loaded or failed, because leaving the
        // page cancels requests that have not yet been sent.
        await page.evaluate(`Promise.all([1, 2].map(() => new Promise((ended) => {
        const script = document.createElement('script');
        script.onload = script.onerror = ended;
        script.src = '/script?${whole}';
        document.body.append(script);
      })))`);
        await page.goto(target.url(`/sent?${whole}`));
        const refused = page.waitForEvent('requestfailed');
        await page.evaluate('location.reload()');
        await refused;
        expect([target.requestsTo('/sent'), target.requestsTo('/script')]).toEqual([1, 1]);
        expect(await page.textContent('h1')).toBe('/sent');
      }));

    test('after status 421, an address with unescaped characters is not repeated', () =>
      opened(scheme, async ({ page }, target) => {
        await page.evaluate(post("/421?a=^|'`{}\\u00fc#part".replaceAll("'", '%27')));
        expect(target.stored('/421').length).toBe(1);
      }));

    test.each(['/hints', '/425', '/401', '/cut'])(
      'the browser does not repeat a request to %s',
      (path) =>
        opened(scheme, async ({ page, log }, target) => {
          await page.evaluate(post(path));
          expect(target.stored(path).length).toBe(1);
          log.add({ kind: 'pressed', isAgain: false });
          const over = page.waitForURL(`**${path}`).catch(() => undefined);
          await page.evaluate(formOf(path));
          await over;
          expect(target.stored(path).length).toBe(2);
        }),
    );

    test('a page cannot register a service worker', () =>
      opened(scheme, async ({ page }, target) => {
        const registered = await page.evaluate(`navigator.serviceWorker.register('/worker.js')
        .then(() => navigator.serviceWorker.getRegistrations())
        .then((all) => all.length)`);
        expect(registered).toBe(0);
        await page.evaluate(post('/plain'));
        expect(target.stored('/plain')).toEqual(['a=1']);
      }));
  },
);
