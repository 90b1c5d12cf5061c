/**
 * Pages that send the lead to a site that an operator has blocked, in all the ways in which a page
 * can send.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { launchBrowser } from '../../../../functions/browser/chromium/launch-browser.ts';
import { originHash, originKey } from '../../../../functions/stores/origins/origin-key.ts';
import { casesOf, every, inPart } from '../../../part.ts';
import { BROWSER_TEST_MS } from '../../../time-limits.ts';
import { nextEvent } from '../../../until.ts';
import { listen } from '../../local-aws.ts';
import { attempt, aTarget, testWaits } from '../attempt/attempt-builders.ts';
import { formPage, thanks } from '../target/target-pages.ts';

jest.setTimeout(BROWSER_TEST_MS);

let home: Server;
let away: Server;
let homeUrl: string;
let awayUrl: string;
/** The script of the form's page. */
let script: string;
/** The requests that arrived at each server, as `METHOD path body`. */
let arrived: { home: string[]; away: string[] };

const upgraded: Duplex[] = [];

const blocked = () => ({ blocked: [originHash(originKey(awayUrl) ?? '')] });

beforeAll(async () => {
  home = createServer((request, response) => {
    void text(request).then((body) => {
      const path = request.url ?? '';
      if (path !== '/form' || request.method !== 'GET') {
        arrived.home.push(`${request.method} ${path} ${body}`);
      }
      if (path === '/moved') return response.writeHead(307, { location: `${awayUrl}/lead` }).end();
      const headers = { 'content-type': 'text/html', 'access-control-allow-origin': '*' };
      const isForm = request.method === 'GET' && path === '/form';
      return response.writeHead(200, headers).end(isForm ? pageOf() : thanks);
    });
  });
  away = createServer((request, response) => {
    void text(request).then((body) => {
      arrived.away.push(`${request.method} ${request.url} ${body}`);
      response.writeHead(200, { 'access-control-allow-origin': '*' }).end('{}');
    });
  });
  away.on('upgrade', (request, socket) => {
    arrived.away.push(`UPGRADE ${request.url}`);
    const accept = acceptOf(String(request.headers['sec-websocket-key']));
    const lines = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade'];
    socket.write([...lines, `Sec-WebSocket-Accept: ${accept}`, '', ''].join('\r\n'));
    socket.on('data', () => arrived.away.push('FRAME')).on('error', () => undefined);
    upgraded.push(socket);
  });
  [homeUrl, awayUrl] = [await listen(home), await listen(away)];
});
afterAll(async () => {
  // `closeAllConnections` does not close upgraded sockets.
  for (const socket of upgraded) socket.destroy();
  for (const server of [home, away]) {
    server.closeAllConnections();
    await nextEvent('the server to close', server.close(), 'close');
  }
});
beforeEach(() => {
  arrived = { home: [], away: [] };
});

const pageOf = () =>
  formPage({ inside: '' }).replace('</form>', `</form><script>${script}</script>`);

/**
 * A page script that runs `send` in place of the submit and then shows thanks. `SITE` in this
 * script stands for the blocked site.
 */
const insteadOfSubmit = (send: string) => `
  document.querySelector('form.lead').addEventListener('submit', async (event) => {
    event.preventDefault();
    const form = event.target, data = new URLSearchParams(new FormData(form));
    try { ${send} } catch {}
    setTimeout(() => { form.outerHTML = '<h1>Thank you! We will call you soon.</h1>'; }, 150);
  });`;
const besideSubmit = (send: string) => `
  document.querySelector('form.lead').addEventListener('submit', (event) => {
    const form = event.target, data = new URLSearchParams(new FormData(form));
    ${send}
  });`;

async function outcome(source: string, site = awayUrl): Promise<string> {
  script = source.replaceAll('SITE', site);
  const result = await attempt(`${homeUrl}/form`, {
    target: aTarget(`${homeUrl}/form`),
    launch: () => launchBrowser({ allowLoopback: true, images: true }),
    fence: async () => blocked(),
    // `quietMs` is longer than the pauses in the scripts of these pages.
    waits: { ...testWaits, quietMs: 2000 },
  });
  if (result.kind !== 'failure') return result.kind;
  if (result.failure.reason === 'blocked') {
    expect(result.failure.message).toContain('which is blocked');
  }
  return result.failure.reason;
}

const ways = [
  ['fetch', "await fetch('SITE/lead', { method: 'POST', body: data, mode: 'no-cors' })"],
  [
    'fetch in JSON',
    "await fetch('SITE/lead', { method: 'POST', body: JSON.stringify(Object.fromEntries(data)) })",
  ],
  ['sendBeacon', "navigator.sendBeacon('SITE/lead', data)"],
  ['an image', "new Image().src = 'SITE/pixel?tel=' + encodeURIComponent(form.phone.value)"],
  [
    'a script',
    "document.head.append(Object.assign(document.createElement('script'), { src: 'SITE/x.js?n=' + encodeURIComponent(form.name.value || form.elements.name.value) }))",
  ],
  ['an encoded body', "await fetch('SITE/lead', { method: 'POST', body: btoa(data) })"],
  [
    'a worker',
    'const code = \'onmessage = ({ data }) => fetch("SITE/lead", { method: "POST", body: data })\'; new Worker(URL.createObjectURL(new Blob([code]))).postMessage(String(data)); await new Promise((done) => setTimeout(done, 300))',
  ],
  [
    'a WebSocket',
    "const socket = new WebSocket('SITE/live'.replace('http', 'ws')); socket.onopen = () => socket.send(String(data))",
  ],
  [
    'a frame',
    "document.body.append(Object.assign(document.createElement('iframe'), { src: 'SITE/frame?' + data }))",
  ],
] as const;

const besides = [
  ['a copy by sendBeacon', besideSubmit("navigator.sendBeacon('SITE/lead', data)")],
  [
    'a copy by sendBeacon some time before its submit',
    insteadOfSubmit(
      "navigator.sendBeacon('SITE/lead', data); await new Promise((done) => setTimeout(done, 400)); form.submit(); await new Promise(() => undefined)",
    ),
  ],
  [
    'a redirect of its fetch',
    insteadOfSubmit("await fetch('/moved', { method: 'POST', body: data })"),
  ],
  ['a redirect of its submit', besideSubmit("form.action = '/moved'")],
] as const;

describe('a page that sends only to a blocked site', () => {
  test.each(casesOf(ways, every(6)))(
    'the lead is not sent to a blocked site by %s',
    async (_name, send) => {
      expect(await outcome(insteadOfSubmit(send))).toBe('blocked');
      expect(arrived).toEqual({ home: [], away: [] });
    },
  );

  test.each(casesOf(['[::ffff:127.0.0.1]', '0x7f.1', '2130706433', '127.0.0.1.'], every(4)))(
    'the lead is not sent to a blocked site that is written as %s',
    async (host) => {
      const { port } = new URL(awayUrl);
      const send = "await fetch('SITE/lead', { method: 'POST', body: data, mode: 'no-cors' })";
      expect(await outcome(insteadOfSubmit(send), `http://${host}:${port}`)).toBe('blocked');
      expect(arrived).toEqual({ home: [], away: [] });
    },
  );

  inPart('quick', () => {
    test('the lead is not sent to a blocked site by an open WebSocket', async () => {
      const send = 'socket.send(String(data))';
      const open = "const socket = new WebSocket('SITE/live'.replace('http', 'ws'));";
      expect(await outcome(open + insteadOfSubmit(send))).toBe('blocked');
      expect(arrived.away.filter((what) => what !== 'UPGRADE /live')).toEqual([]);
    });
  });
});

describe('a page that sends the lead both to a blocked site and to its own site', () => {
  test.each(casesOf(besides, every(2)))(
    'a blocked site gets nothing by %s, and the outcome is unknown',
    async (_name, source) => {
      expect(await outcome(source)).toBe('outcome_unknown');
      expect(arrived.away).toEqual([]);
      expect(arrived.home.length).toBeGreaterThan(0);
    },
  );
});

inPart('quick', () => {
  test('requests without the lead or to unblocked sites do not prevent a success', async () => {
    const other = homeUrl.replace('127.0.0.1', 'localhost');
    const source = `
    document.head.append(Object.assign(document.createElement('script'), { src: 'SITE/lib.js' }));
    ${besideSubmit(`navigator.sendBeacon('SITE/seen', 'submit'); navigator.sendBeacon('${other}/copy', data);`)}`;
    expect(await outcome(source)).toBe('success');
    expect(arrived.away).toEqual(['GET /lib.js ']);
    expect(arrived.home.some((what) => what.startsWith('POST /copy '))).toBe(true);
    expect(arrived.home.some((what) => what.startsWith('POST /form '))).toBe(true);
  });
});

/**
 * The value of `Sec-WebSocket-Accept` for a key:
 * https://www.rfc-editor.org/rfc/rfc6455#section-4.2.2
 */
function acceptOf(key: string): string {
  return createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');
}
