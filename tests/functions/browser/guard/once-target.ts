/**
 * A test server over plain HTTP, or over TLS with HTTP/1.1 and HTTP/2. It stores each request's
 * body; a test's answers can then make the browser repeat the request, for example by closing the
 * connection.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { stopOf } from '../target/stop-server.ts';
import type { TestCertificate } from '../target/test-certificate.ts';

export type Visit = {
  method: string;
  url: URL;
  body: string;
  /** The number of requests on this connection, including the current request. */
  nth: number;
  response: ServerResponse | Http2ServerResponse;
  /** Closes the connection; over HTTP/2 a GOAWAY frame announces the end first. */
  cut: () => void;
};

export interface OnceTarget {
  url(path: string): string;
  /** The bodies of the requests to this path, except GET requests. */
  stored(path: string): string[];
  /** How often this path was requested, by any method. */
  requestsTo(path: string): number;
  server: Server | Http2SecureServer;
  stop(): Promise<void>;
}

export type Answers = Record<string, (visit: Visit) => void | Promise<void>>;

export async function startOnceTarget(
  answers: Answers,
  certificate?: TestCertificate,
): Promise<OnceTarget> {
  const stored = new Map<string, string[]>();
  const requests = new Map<string, number>();
  const sockets = new Map<number | undefined, { socket: Socket; nth: number }>();
  const answer = async (
    request: IncomingMessage | Http2ServerRequest,
    response: ServerResponse | Http2ServerResponse,
  ) => {
    const { remotePort } = request.socket;
    const connection = sockets.get(remotePort);
    if (!connection) return;
    const nth = (connection.nth += 1);
    const url = new URL(request.url ?? '/', 'http://target');
    const { method = 'GET' } = request;
    const cut = () => {
      if ('stream' in request) request.stream.session?.goaway(0, 0);
      setTimeout(() => connection.socket.destroy(), 20);
    };
    requests.set(url.pathname, (requests.get(url.pathname) ?? 0) + 1);
    const body = await text(request);
    const visit = { method, url, body, nth, response, cut };
    const isStale = url.pathname.startsWith('/stale') && method === 'POST' && nth > 1;
    if (isStale) return cut();
    if (method !== 'GET') stored.set(url.pathname, [...(stored.get(url.pathname) ?? []), body]);
    await (answers[`${method} ${url.pathname}`] ?? answers[method] ?? thank)(visit);
  };
  const take = (socket: Socket) => {
    sockets.set(socket.remotePort, { socket, nth: 0 });
    socket.on('error', () => undefined);
  };
  const handle = (...[request, response]: Parameters<typeof answer>) =>
    void answer(request, response).catch(() => undefined);
  const server = certificate
    ? createSecureServer({ ...certificate, allowHTTP1: true }, handle).on('secureConnection', take)
    : createServer(handle).on('connection', take);
  const stop = stopOf(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: (path) => `${certificate ? 'https' : 'http'}://127.0.0.1:${port}${path}`,
    stored: (path) => stored.get(path) ?? [],
    requestsTo: (path) => requests.get(path) ?? 0,
    server,
    stop,
  };
}

const thank = (visit: Visit) => html(visit, '<h1>Thank you!</h1>');

export function html({ response }: Visit, page: string, status = 200): void {
  const typed = response as ServerResponse;
  typed.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(page);
}

export const cutAfter = (milliseconds: number) => async (visit: Visit) => {
  await after(milliseconds);
  visit.cut();
};
