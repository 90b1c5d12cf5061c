/**
 * Serves the test forms on a free loopback port, over plain HTTP, or over TLS with HTTP/1.1 and
 * HTTP/2. Records what each form receives.
 */
import { EventEmitter } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createSecureServer } from 'node:http2';
import { text } from 'node:stream/consumers';
import { WebSocketServer } from 'ws';
import { listen } from '../../local-aws.ts';
import type { TestCertificate } from '../target/test-certificate.ts';
import { html, thanks, type Received, type ZooForm } from './zoo-form.ts';
import { stopOf } from '../target/stop-server.ts';

export interface ZooServer {
  url(name: string): string;
  /** The values of each submit. A message of a WebSocket is recorded under the name `message`. */
  received(name: string): Received[];
  /** Method and address of each request to the server, in the order of arrival. */
  readonly arrived: readonly string[];
  /**
   * Emits an event for each request. The event's name is the method and the form's name, for
   * example `GET never-loads`.
   */
  readonly requests: EventEmitter;
  stop(): Promise<void>;
}

export async function startZooServer(
  forms: readonly ZooForm[],
  certificate?: TestCertificate,
): Promise<ZooServer> {
  const received = new Map<string, Received[]>();
  const counts = new Map<string, number>();
  const arrived: string[] = [];
  const requests = new EventEmitter();
  const note = (name: string, values: Received) =>
    received.set(name, [...(received.get(name) ?? []), values]);
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    arrived.push(`${request.method} ${url.href}`);
    const name = url.pathname.split('/')[1] ?? '';
    requests.emit(`${request.method} ${name}`);
    const form = forms.find((one) => one.name === name);
    const key = `${request.method} ${url.pathname}`;
    const visits = (counts.get(key) ?? 0) + 1;
    counts.set(key, visits);
    const values = await valuesOf(request, url);
    if ('email' in values || request.method === 'POST') note(name, values);
    const visit = { request, response, url, visits, values };
    if (!form || url.pathname.endsWith('/thanks')) html(visit, thanks, form ? 200 : 404);
    else if (request.method === 'POST' && form.answer) form.answer(visit);
    else if (request.method === 'POST') html(visit, thanks);
    else if (typeof form.page === 'string') html(visit, form.page);
    else form.page(visit);
  };
  const handle = (request: unknown, response: unknown) =>
    void answer(request as IncomingMessage, response as ServerResponse);
  const server = certificate
    ? createSecureServer({ ...certificate, allowHTTP1: true }, handle)
    : createServer(handle);
  const stop = stopOf(server);
  const webSockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) =>
    webSockets.handleUpgrade(request, socket, head, (opened) =>
      opened.on('message', (said: Buffer) =>
        note(request.url?.split('/')[1] ?? '', { message: said.toString() }),
      ),
    ),
  );
  const plain = await listen(server);
  const endpoint = certificate ? plain.replace('http:', 'https:') : plain;
  return {
    url: (name) => `${endpoint}/${name}`,
    received: (name) => received.get(name) ?? [],
    arrived,
    requests,
    stop,
  };
}

async function valuesOf(request: IncomingMessage, url: URL): Promise<Received> {
  if (request.method !== 'POST') return Object.fromEntries(url.searchParams);
  const body = await text(request);
  return /json/.test(request.headers['content-type'] ?? '')
    ? (JSON.parse(body) as Received)
    : Object.fromEntries(new URLSearchParams(body));
}
