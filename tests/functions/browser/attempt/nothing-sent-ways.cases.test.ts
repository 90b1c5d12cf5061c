/**
 * All the ways in which a page can send something after its submit button is pressed. The bot may
 * report that nothing was sent only if the target really received nothing.
 */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import { WebSocketServer } from 'ws';
import { casesOf, every, inPart } from '../../../part.ts';
import { BROWSER_TEST_MS } from '../../../time-limits.ts';
import { nextEvent } from '../../../until.ts';
import { listen } from '../../local-aws.ts';
import { attempt } from './attempt-builders.ts';
import { button, fields, page } from '../zoo/zoo-form.ts';

jest.setTimeout(BROWSER_TEST_MS);

/**
 * Code that runs when the page's button is pressed. `at` is an address whose server records each
 * request.
 */
const ways: Record<string, string> = {
  'a request of a script': 'fetch(at, { method: "POST", body: phone, mode: "no-cors" })',
  'a reading request': 'fetch(at, { mode: "no-cors" })',
  'a beacon': 'navigator.sendBeacon(at, phone)',
  'an image': 'new Image().src = at',
  'a style sheet':
    'document.head.insertAdjacentHTML("beforeend", `<link rel="stylesheet" href="${at}">`)',
  'a script': 'document.head.append(Object.assign(document.createElement("script"), { src: at }))',
  'a frame': 'document.body.append(Object.assign(document.createElement("iframe"), { src: at }))',
  'a window': 'window.open(at)',
  'a prefetched page':
    'document.head.insertAdjacentHTML("beforeend", `<link rel="prefetch" href="${at}">`)',
  'a stream of events': 'new EventSource(at)',
  'a socket': 'new WebSocket(socketAt)',
  'a socket that was open before': 'early.send(phone)',
  'a worker': 'inWorker(`fetch("${at}", { method: "POST", body: "1", mode: "no-cors" })`)',
  'a reading worker': 'inWorker(`fetch("${at}", { mode: "no-cors" })`)',
  'a socket of a worker': 'inWorker(`new WebSocket("${socketAt}")`)',
  'a worker that started before': 'earlyWorker.postMessage(socketAt)',
  'a socket of a shared worker that was open before': 'earlyShared.port.postMessage(phone)',
  'a shared worker': 'inShared(`fetch("${at}", { method: "POST", body: "1", mode: "no-cors" })`)',
  'a socket of a shared worker': 'inShared(`new WebSocket("${socketAt}")`)',
};

const formThat = (way: string) =>
  page(
    `${fields}<p id="problem"></p>${button}`,
    `const scriptOf = (code) => URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
    const inWorker = (code) => new Worker(scriptOf(code));
    const inShared = (code) => new SharedWorker('data:text/javascript,' + encodeURIComponent(code));
    const early = ${way.includes('early.') ? 'new WebSocket(`ws://${location.host}/early`)' : 'undefined'};
    const earlyShared = ${
      way.includes('earlyShared')
        ? 'inShared(`const early = new WebSocket("ws://${location.host}/early"); onconnect = ({ ports: [port] }) => { port.onmessage = ({ data }) => early.send(data); }`)'
        : 'undefined'
    };
    const earlyWorker = ${
      way.includes('earlyWorker')
        ? "inWorker('onmessage = ({ data }) => new WebSocket(data)')"
        : 'undefined'
    };
    document.querySelector('form').addEventListener('submit', (event) => {
      event.preventDefault();
      document.getElementById('problem').textContent = 'Please tick the box above';
      const phone = document.querySelector('[name=phone]').value;
      const at = location.origin + '/got?a=' + encodeURIComponent(phone);
      const socketAt = at.replace('http', 'ws');
      ${way};
    });`,
  );

let server: Server;
let origin: string;
const got = new Map<string, number>();
let current = '';

beforeAll(async () => {
  const note = () => got.set(current, (got.get(current) ?? 0) + 1);
  server = createServer((request, response) => {
    if (request.url?.startsWith('/got')) {
      note();
      return void response.writeHead(204).end();
    }
    const way = decodeURIComponent(request.url?.slice(1) ?? '');
    response.setHeader('content-type', 'text/html').end(formThat(ways[way] ?? ''));
  });
  new WebSocketServer({ server }).on('connection', (socket, request) => {
    if (request.url?.startsWith('/got')) note();
    socket.on('message', note);
  });
  origin = await listen(server);
});
afterAll(async () => {
  server.closeAllConnections();
  const closed = nextEvent('the server to close', server, 'close');
  server.close();
  await closed;
});

test.each(casesOf(Object.keys(ways), every(8)))(
  'the bot does not report "nothing sent" after %s',
  async (way) => {
    current = way;
    const result = await attempt(`${origin}/${encodeURIComponent(way)}`);
    expect(result).toMatchObject({ kind: 'failure', fenced: true });
    const isClaimed = result.kind === 'failure' && result.nothingSent === true;
    // The bot's browser loads no images, so images send nothing.
    expect([got.has(way), isClaimed]).toEqual(way === 'an image' ? [false, true] : [true, false]);
  },
);

inPart('quick', () => {
  test('the bot reports "nothing sent" if the page sends no request', async () => {
    current = 'nothing';
    const result = await attempt(`${origin}/nothing`);
    expect(result).toMatchObject({ kind: 'failure', fenced: true, nothingSent: true });
    expect(got.get('nothing')).toBeUndefined();
  });
});
