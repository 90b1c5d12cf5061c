/**
 * Target forms with many behaviours, on a free loopback port; records what each form receives.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../../local-aws.ts';
import { demoPage, formPage, thanks } from './target-pages.ts';
import { nextEvent } from '../../../until.ts';

export type Received = Record<string, string>;

export interface TargetServer {
  url(path: string): string;
  /** The values posted to this path, in the order of arrival. */
  received(path: string): Received[];
  requests(path: string): number;
  stop(): Promise<void>;
}

type Answer = (response: ServerResponse, visits: number, values: Received) => void;

const html = (response: ServerResponse, status: number, body: string) =>
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(body);

/** The page that answers a GET, by path; all other paths show the plain form. */
const pages: Record<string, Answer> = {
  '/demo': (response) => html(response, 200, demoPage),
  '/gone': (response) => html(response, 500, 'down'),
  '/busy': (response) => response.writeHead(429, { 'retry-after': '90' }).end('busy'),
  '/forbidden': (response) => html(response, 403, 'no'),
  '/no-form': (response) => html(response, 200, '<h1>Nothing here</h1>'),
  '/captcha': (response) =>
    html(
      response,
      200,
      formPage({ inside: '<div class="g-recaptcha" style="height:78px"></div>' }),
    ),
  '/others': (response) => html(response, 200, formPage({ others: true })),
  '/split': (response) => html(response, 200, formPage({ split: true })),
  '/honeypot': (response) => html(response, 200, formPage({ honeypot: true })),
  '/extra': (response) =>
    html(
      response,
      200,
      formPage({ inside: '<label>PAN number <input name="pan" required></label>' }),
    ),
  '/client-side': (response) => html(response, 200, formPage({ cityPattern: 'Mumbai' })),
  '/autosave': (response) => html(response, 200, formPage({ autosave: true })),
  '/controlled': (response) => html(response, 200, formPage({ controlled: true })),
  '/async': (response) => html(response, 200, formPage({ byFetch: true })),
  '/spins': (response) => html(response, 200, formPage({ spins: true })),
  '/covered': (response) => html(response, 200, formPage({ covered: true })),
  '/flaky-twice': (response, visits) =>
    visits > 2 ? html(response, 200, formPage({})) : html(response, 500, 'down'),
  '/flaky': (response, visits) =>
    visits > 1 ? html(response, 200, formPage({})) : html(response, 500, 'down'),
};

/** The answer to a POST, by path; all other paths answer with thanks. */
const answers: Record<string, Answer> = {
  '/refuses': (response, _visits, { city = '' }) =>
    html(response, 422, formPage({ error: `We do not lend in ${city} yet` })),
  '/limits': (response) => html(response.setHeader('retry-after', '30'), 429, 'slow down'),
  '/overloaded': (response) => html(response.setHeader('retry-after', '20'), 503, 'later'),
  '/breaks': (response) => html(response, 500, 'oops'),
  '/denies': (response) => html(response, 403, 'denied'),
  '/silent': (response) => html(response, 200, '<h1>Our products</h1>' + formPage({})),
  '/slow': (response) => void setTimeout(() => html(response, 200, thanks), 700),
  '/never': () => undefined,
  '/hangs-up': (response) => response.destroy(),
  '/names': (response, _visits, { name = '' }) =>
    html(response, 200, `<h1>Thank you, ${name}</h1><p>Your application was received.</p>`),
  '/redirects': (response) => response.writeHead(303, { location: '/thanks' }).end(),
  '/async': (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
};

export async function startTargetServer(): Promise<TargetServer> {
  const posts = new Map<string, Received[]>();
  const counts = new Map<string, number>();
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = new URL(request.url ?? '/', 'http://target').pathname;
    counts.set(path, (counts.get(path) ?? 0) + 1);
    const visits = counts.get(path) ?? 1;
    if (request.method === 'GET') {
      const page = path === '/thanks' ? undefined : pages[path];
      if (page) page(response, visits, {});
      else html(response, 200, path === '/thanks' ? thanks : formPage({}));
      return;
    }
    const values = await valuesOf(request);
    posts.set(path, [...(posts.get(path) ?? []), values]);
    const reply = answers[path];
    if (reply) reply(response, visits, values);
    else html(response, 200, thanks);
  };
  const endpoint = await listen(server);
  return {
    url: (path) => endpoint + path,
    received: (path) => posts.get(path) ?? [],
    requests: (path) => counts.get(path) ?? 0,
    async stop() {
      server.closeAllConnections();
      await nextEvent('the server to close', server.close(), 'close');
    },
  };
}

async function valuesOf(request: IncomingMessage): Promise<Received> {
  return Object.fromEntries(new URLSearchParams(await text(request)));
}
