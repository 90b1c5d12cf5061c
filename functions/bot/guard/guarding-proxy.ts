/**
 * The only way out of the bot's browser: a proxy on loopback that resolves each host itself, checks
 * every address and connects to the one it checked, so that neither a redirect nor a rebinding name
 * reaches an internal address. One per lead; closing it ends every connection.
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
import { pipeline, type Duplex } from 'node:stream';
import { isReachable } from './address-check.ts';
import { Hold } from './hold.ts';

const CONNECT_TIMEOUT_MS = 10_000;

export type Resolve = (host: string) => Promise<readonly { address: string }[]>;

export interface GuardingProxy {
  url: string;
  hold: Hold;
  close(): void;
}

/** How names become addresses, and which of those are outside. */
export interface Network {
  resolveHost: Resolve;
  isOutside: (address: string) => boolean;
}

interface Route {
  isOutside: Network['isOutside'];
  resolveHost: Resolve;
  hold: Hold;
}

const resolveBySystem: Resolve = (host) => resolve(host, { all: true });

export async function startGuardingProxy(
  allowLoopback: boolean,
  network: Partial<Network> = {},
): Promise<GuardingProxy> {
  const {
    resolveHost = resolveBySystem,
    isOutside = (address: string) => isReachable(address, allowLoopback),
  } = network;
  const route = { isOutside, resolveHost, hold: new Hold() };
  const sockets = new Set<Duplex>();
  const track = (socket: Duplex) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  };
  const server = createServer((incoming, answer) => void forward(incoming, answer, route));
  server.on('connection', track);
  server.on('connect', (incoming: IncomingMessage, client: Duplex) => {
    void tunnel(incoming.url ?? '', client, route, track);
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(0, '127.0.0.1', listening);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold: route.hold,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Plain HTTP: the browser sends the whole address. */
async function forward(incoming: IncomingMessage, answer: ServerResponse, route: Route) {
  try {
    const url = new URL(incoming.url ?? '');
    if (url.protocol !== 'http:') throw new Error('Only http passes as a plain request');
    const address = await checkedAddress(url.hostname, route);
    await route.hold.passed();
    const headers = endToEnd(incoming.headers);
    const outgoing = request(
      {
        host: address,
        port: url.port || 80,
        path: `${url.pathname}${url.search}`,
        method: incoming.method,
        headers: { ...headers, connection: 'close' },
        agent: false,
      },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, endToEnd(response.headers));
        pipeline(response, answer, () => undefined);
      },
    );
    outgoing.setTimeout(CONNECT_TIMEOUT_MS * 6, () => outgoing.destroy());
    outgoing.on('error', () => refuse(answer));
    answer.on('close', () => outgoing.destroy());
    pipeline(incoming, route.hold.gate(), outgoing, () => undefined);
  } catch {
    refuse(answer);
  }
}

const hopByHop = new Set(['connection', 'keep-alive', 'proxy-connection', 'proxy-authorization']);

function endToEnd(headers: IncomingMessage['headers']): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)));
}

/** The header by which the bot tells the proxy's refusal from the target's own 502. */
export const proxyRefusalHeader = 'x-form-bot-unreachable';

/** An answer, not a closed connection: Chromium silently repeats a request that got none. */
function refuse(answer: ServerResponse) {
  if (answer.headersSent) answer.destroy();
  else answer.writeHead(502, { [proxyRefusalHeader]: '1' }).end();
}

/** HTTPS and WebSockets: bytes both ways, to the checked address. */
async function tunnel(
  authority: string,
  client: Duplex,
  route: Route,
  track: (socket: Duplex) => void,
) {
  try {
    const { hostname, port } = new URL(`https://${authority}`);
    const address = await checkedAddress(hostname, route);
    await route.hold.passed();
    const target = await connected(address, Number(port || 443));
    track(target);
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    join(client, target, route.hold);
  } catch {
    client.end('HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n');
  }
}

/**
 * Chromium silently repeats a request, even a POST, whose reused connection ends without an
 * answer: a form would be submitted twice. After the fence such an end is therefore kept from it.
 */
function join(client: Duplex, target: Socket, hold: Hold) {
  let unanswered = false;
  const ended = () => {
    if (!hold.released || !unanswered) client.destroy();
    else if (!client.destroyed) hold.cut = true;
  };
  const gate = hold.gate().on('data', () => (unanswered = true));
  // Not `pipeline`: it would close the client with the target.
  client.pipe(gate).pipe(target);
  target.on('data', (chunk: Buffer) => {
    if (hold.released && unanswered && isFarewell(chunk)) return;
    unanswered = false;
    if (client.write(chunk)) return;
    target.pause();
    client.once('drain', () => target.resume());
  });
  target.once('end', ended).once('close', ended);
  client.once('close', () => target.destroy());
}

/** A TLS alert and nothing else: plain, or enciphered, when its length tells. */
function isFarewell(chunk: Buffer): boolean {
  return chunk[0] === 21 || (chunk[0] === 23 && chunk.length === 24);
}

function connected(host: string, port: number): Promise<Socket> {
  return new Promise((done, failed) => {
    const socket = connect({ host, port, timeout: CONNECT_TIMEOUT_MS });
    socket.once('connect', () => {
      socket.setTimeout(0);
      done(socket);
    });
    socket.once('timeout', () => socket.destroy(new Error('Connecting took too long')));
    socket.once('error', failed);
  });
}

/** One forbidden address refuses the name: which one a later connection gets can't be known. */
async function checkedAddress(hostname: string, route: Route): Promise<string> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) ? [{ address: host }] : await route.resolveHost(host);
  const [first] = found;
  if (!first || !found.every(({ address }) => route.isOutside(address))) {
    throw new Error('The address is not one that the bot may reach');
  }
  return first.address;
}
