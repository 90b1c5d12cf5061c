/**
 * Serves the pages of UI libraries on loopback and records what each page sends. If the page's
 * address ends in `?refuse`, the server refuses each lead as real servers do: with an error status,
 * or with status 200 and a refusal in the body.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { nextEvent } from '../until.ts';
import type { BuiltPage } from './build-page.ts';
import type { Values } from './compare-values.ts';

export interface PageServer {
  url: (name: string, refuse: boolean) => string;
  /** Returns the values of the page's POSTs since the last call, oldest first. */
  takeReceived: (name: string) => Values[];
  stop: () => Promise<void>;
}

interface Answer {
  status: number;
  accepted: boolean;
  message: string;
}

const thanks = [
  'Thank you! Our team will call you shortly.',
  'Your application has been submitted successfully.',
  'Thanks, we have received your enquiry.',
];
const refusals = [
  { status: 422, message: 'We do not offer loans in your city.' },
  { status: 409, message: 'This mobile number is already registered with us.' },
  { status: 500, message: 'Something went wrong. Please try again later.' },
  {
    status: 200,
    message: 'Your application could not be submitted: the phone number is not valid.',
  },
];

/** @param pages the built pages by name. */
export async function servePages(pages: ReadonlyMap<string, BuiltPage>): Promise<PageServer> {
  const received = new Map<string, Values[]>();
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(0, '127.0.0.1');
  await nextEvent('the server to listen', server, 'listening');
  const { port } = server.address() as AddressInfo;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const [, name = '', part] = pathname.split('/');
    const page = pages.get(name);
    const send = (body: string, type = 'text/html; charset=utf-8', status = 200) =>
      void response
        .writeHead(status, { 'content-type': type, 'cache-control': 'no-store' })
        .end(body);
    if (!page) send('', undefined, 404);
    else if (part === 'page.js') send(page.script, 'text/javascript; charset=utf-8');
    else if (part === 'page.css') send(page.style, 'text/css; charset=utf-8');
    else if (part === 'thanks') send(around(`<h1>${thanksOf(name)}</h1>`));
    else if (request.method === 'GET') send(documentOf(name, page));
    else {
      received.set(name, [...(received.get(name) ?? []), await valuesOf(request)]);
      answerLead(request, response, answerOf(name, search.includes('refuse')));
    }
  }
  return {
    url: (name, refuse) => `http://127.0.0.1:${port}/${name}/${refuse ? '?refuse' : ''}`,
    takeReceived(name) {
      const taken = received.get(name) ?? [];
      received.delete(name);
      return taken;
    },
    async stop() {
      server.closeAllConnections();
      await nextEvent('the server to close', server.close(), 'close');
    },
  };
}

const around = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Personal loan</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${head}</head><body>${body}</body></html>`;

const documentOf = (name: string, { html }: BuiltPage) =>
  around(
    `<h1>Apply for a personal loan</h1>${html}<script type="module" src="/${name}/page.js"></script>`,
    `<link rel="stylesheet" href="/${name}/page.css">`,
  );

/**
 * Reads the values from a JSON body, or from an HTML form in one of its two encodings. A field
 * `lead[name]` becomes `name`. If a name occurs twice, the last value is returned.
 */
async function valuesOf(request: IncomingMessage): Promise<Values> {
  const body = await buffer(request);
  const type = request.headers['content-type'] ?? '';
  if (type.includes('json')) return JSON.parse(body.toString()) as Values;
  const form = await new Response(body, { headers: { 'content-type': type } }).formData();
  return Object.fromEntries(
    [...form].map(([key, value]) => [key.replace(/^\w+\[(\w+)\]$/, '$1'), value]),
  );
}

/** Chooses one of the values by the page's name, so that each page always gets the same value. */
function ofName<Value>(name: string, values: readonly Value[]): Value {
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return values[sum % values.length]!;
}

const thanksOf = (name: string) => ofName(name, thanks);

function answerOf(name: string, refuse: boolean): Answer {
  if (refuse) return { accepted: false, ...ofName(name, refusals) };
  return { accepted: true, status: 200, message: thanksOf(name) };
}

/**
 * Scripts that do not ask for HTML get a JSON answer. Native forms, and scripts that replace parts
 * of a page, get an HTML page.
 */
function answerLead(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const { accepted, status, message } = answer;
  const wantsPage = request.headers.accept?.includes('text/html') || request.headers['hx-request'];
  if (!wantsPage) {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ success: accepted, message }));
  } else if (accepted) {
    response.writeHead(303, { location: `${request.url?.split('?')[0]}thanks` }).end();
  } else {
    // The library Turbo shows the server's answer to a form as a page only if the answer's HTTP
    // status is an error.
    response.writeHead(status === 200 ? 422 : status, {
      'content-type': 'text/html; charset=utf-8',
    });
    response.end(
      around(`<main><p role="alert">${message}</p><a href="?">Back to the form</a></main>`),
    );
  }
}
