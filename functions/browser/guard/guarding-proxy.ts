/**
 * The only way out of the bot's browser: a proxy on loopback. It resolves each host, checks every
 * address and connects only to the address that it checked. So neither a redirect nor DNS rebinding
 * reaches an internal address. One proxy per lead; closing it ends every connection.
 */
import { lookup as resolve } from 'node:dns/promises';
import {
  createServer,
  request,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { connect, isIP, type AddressInfo, type Socket } from 'node:net';
import { pipeline, type Duplex, type Writable } from 'node:stream';
import { AttemptLog } from '../traffic/log.ts';
import { proxyRefusalHeader } from '../traffic/submit-answer.ts';
import { isReachable } from '../../network/address-check.ts';
import { addressesAt, BlockedSites } from './blocked-sites.ts';
import { Deliveries, type KeptAnswer, type PlainSend } from './deliveries.ts';
import { Hold } from './hold.ts';
import { mayOpenTunnel } from './new-tunnels.ts';
import { gate, joinTunnel } from './tunnel.ts';

const CONNECT_TIMEOUT_MS = 10_000;
/** How many bytes of an answer's body are kept in case the browser repeats the request. */
const KEPT_BYTES = 2 ** 20;

export type Resolve = (host: string) => Promise<readonly { address: string }[]>;

export interface GuardingProxy {
  url: string;
  hold: Hold;
  deliveries: Deliveries;
  blocked: BlockedSites;
  log: AttemptLog;
  close(): void;
}

/** Resolves host names and decides which addresses count as public. */
export interface Network {
  resolveHost: Resolve;
  isOutside: (address: string) => boolean;
}

interface Route extends Network, Omit<GuardingProxy, 'url' | 'close'> {
  /** Makes the proxy destroy the connection when the proxy closes. */
  track: (connection: Writable) => void;
}

export async function startGuardingProxy({
  allowLoopback,
  network = {},
}: {
  allowLoopback: boolean;
  network?: Partial<Network> | undefined;
}): Promise<GuardingProxy> {
  const {
    resolveHost = (host: string) => resolve(host, { all: true }),
    isOutside = (address: string) => isReachable(address, allowLoopback),
  } = network;
  const open = new Set<Writable>();
  const track = (connection: Writable) => {
    open.add(connection);
    connection.on('error', () => connection.destroy()).on('close', () => open.delete(connection));
  };
  const parts = {
    hold: new Hold(),
    deliveries: new Deliveries(),
    blocked: new BlockedSites(),
    log: new AttemptLog(),
  };
  const route = { isOutside, resolveHost, ...parts, track };
  const server = createServer((incoming, answer) => void forward(incoming, answer, route));
  server.on('connection', track);
  server.on('connect', (incoming: IncomingMessage, client: Duplex) => {
    void tunnel(incoming.url ?? '', client, route);
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(0, '127.0.0.1', listening);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...parts,
    close() {
      server.close();
      for (const connection of open) connection.destroy();
    },
  };
}

/**
 * Forwards plain HTTP requests. A browser sends the whole address of such a request to its proxy.
 */
async function forward(incoming: IncomingMessage, answer: ServerResponse, route: Route) {
  try {
    const url = new URL(incoming.url ?? '');
    if (url.protocol !== 'http:') throw new Error('Only http passes as a plain request');
    const address = await checkedAddress(url.hostname, [url.href], route);
    const { method = 'GET' } = incoming;
    const send = route.deliveries.arrive(method, url.href);
    if (incoming.socket.destroyed) throw new Error('The browser is gone');
    if (send === 'spent') throw new Error('It may be a repeat');
    if (send?.answer) return repeatAnswer(incoming, answer, send.answer);
    const headers = endToEnd(incoming.headers);
    const outgoing = request(
      {
        host: address,
        port: url.port || 80,
        path: `${url.pathname}${url.search}`,
        method,
        headers: { ...headers, connection: 'close' },
        agent: false,
      },
      (response) => {
        if (send && isAskedAgain(response)) return void keepAnswer(response, answer, send);
        // If the page has dropped the request, the answer is discarded: `pipeline` would throw and
        // end the process.
        if (answer.destroyed) return void response.resume();
        answer.writeHead(response.statusCode ?? 502, endToEnd(response.headers));
        pipeline(response, answer, () => undefined);
      },
    );
    route.track(outgoing);
    const end = () => outgoing.destroy();
    outgoing.on('close', route.blocked.opened({ addresses: [url.href], end }));
    outgoing.setTimeout(CONNECT_TIMEOUT_MS * 6, () => outgoing.destroy());
    if (send) send.abort = () => outgoing.destroy();
    outgoing.on('error', () => refuse(answer));
    outgoing.on('finish', () => send && (send.isWhole = true));
    // If the page drops a request, the request to the target is aborted. Exception: a request with
    // a permit that is already completely written.
    answer.on(
      'close',
      () => void route.hold.passed().then(() => send?.isWhole || outgoing.destroy()),
    );
    pipeline(
      incoming,
      gate(async () => (await route.hold.passed(), true)),
      outgoing,
      () => undefined,
    );
  } catch {
    refuse(answer);
  }
}

/** Whether the answer makes Chromium repeat the request, even a POST. */
function isAskedAgain({ statusCode }: IncomingMessage): boolean {
  return statusCode === 408 || statusCode === 421;
}

async function keepAnswer(response: IncomingMessage, answer: ServerResponse, send: PlainSend) {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      if ((length += chunk.length) > KEPT_BYTES) break;
      chunks.push(chunk);
    }
  } catch {
    // If the body breaks off, the part that arrived is used, because only the status matters.
  }
  const body = Buffer.concat(chunks);
  const headers = { ...endToEnd(response.headers), 'content-length': body.length };
  delete headers['transfer-encoding'];
  send.answer = { status: response.statusCode ?? 502, headers, body };
  answer.writeHead(send.answer.status, headers).end(body);
}

/** A request that the browser repeats gets the first answer, so the page sees the true status. */
function repeatAnswer(incoming: IncomingMessage, answer: ServerResponse, kept: KeptAnswer): void {
  incoming.resume();
  answer.writeHead(kept.status, kept.headers).end(kept.body);
}

const hopByHop = new Set(['connection', 'keep-alive', 'proxy-connection', 'proxy-authorization']);

function endToEnd(headers: IncomingMessage['headers']): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)));
}

/** Answers 502. If only the connection were closed, Chromium would repeat the request. */
function refuse(answer: ServerResponse) {
  if (answer.headersSent) answer.destroy();
  else answer.writeHead(502, { [proxyRefusalHeader]: '1' }).end();
}

/** Forwards the bytes of HTTPS and WebSockets in both directions, to the checked address. */
async function tunnel(authority: string, client: Duplex, route: Route) {
  try {
    const url = new URL(`https://${authority}`);
    const origin = `${url.hostname}:${url.port || 443}`;
    const addresses = addressesAt(origin);
    const address = await checkedAddress(url.hostname, addresses, route);
    if (!(await mayOpenTunnel(origin, route))) throw new Error('It may be a repeat');
    // If the proxy is closing, it has already destroyed the browser's connection. A connection to
    // the target is not opened then, because nobody would close it.
    if (client.destroyed) throw new Error('The browser is gone');
    const target = await connected(address, Number(url.port || 443), route);
    if (route.blocked.has(...addresses)) {
      target.destroy();
      throw new Error('The site is blocked');
    }
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    joinTunnel(client, target, { origin, ...route });
  } catch {
    client.end('HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n');
  }
}

function connected(host: string, port: number, { track }: Route): Promise<Socket> {
  return new Promise((done, failed) => {
    const socket = connect({ host, port, timeout: CONNECT_TIMEOUT_MS });
    track(socket);
    socket.once('connect', () => {
      socket.setTimeout(0);
      done(socket);
    });
    socket.once('timeout', () => socket.destroy(new Error('Connecting took too long')));
    socket.once('error', failed).once('close', failed);
  });
}

/**
 * Returns the address to connect to. While outgoing traffic is held back, no name is resolved,
 * because a page can put typed text into a host name. If one of the name's addresses is forbidden,
 * the whole name is refused, because a later connection may use that address.
 */
async function checkedAddress(
  hostname: string,
  addresses: readonly string[],
  route: Route,
): Promise<string> {
  const refuseBlocked = () => {
    if (route.blocked.has(...addresses)) throw new Error('The site is blocked');
  };
  await route.hold.passed();
  refuseBlocked();
  const host = hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) ? [{ address: host }] : await route.resolveHost(host);
  const [first] = found;
  if (!first || !found.every(({ address }) => route.isOutside(address))) {
    throw new Error('The address is not one that the bot may reach');
  }
  await route.hold.passed();
  refuseBlocked();
  return first.address;
}
