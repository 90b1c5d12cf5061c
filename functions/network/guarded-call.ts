/**
 * Sends one POST to an address that a user chose. The name is resolved once, every address is
 * checked, and the connection goes only to checked addresses. So the name can't be resolved to an
 * internal address after the check. Redirects are not followed, and only the beginning of an answer
 * is read.
 */
import { lookup as resolve } from 'node:dns/promises';
import { request as requestPlain, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isReachable } from './address-check.ts';
import { isLoopbackAddress } from './web-address.ts';

const MOST_READ_BYTES = 4096;

export interface GuardedRequest {
  address: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** The time limit of the whole call, from resolving the name to the end of the answer. */
  timeLimitMs: number;
}

export interface CalledAnswer {
  httpStatus: number;
  headers: IncomingMessage['headers'];
  /** The first 4 KB of the answer. */
  text: string;
  isCut: boolean;
}

/** Why no answer arrived. */
export type NoAnswer = 'address' | 'dns' | 'connection' | 'tls' | 'timeout';
export type GuardedCall = (request: GuardedRequest) => Promise<CalledAnswer | NoAnswer>;

interface Resolved {
  address: string;
  family: number;
}

export interface GuardedCallOptions {
  /**
   * Whether loopback addresses may be called, also without TLS: true on the local cloud and in
   * tests only.
   */
  allowLoopback: boolean;
  resolveHost?: (host: string) => Promise<Resolved[]>;
  /** The certificates of trusted authorities; undefined for Node's list of public authorities. */
  ca?: string;
}

export function createGuardedCall({
  allowLoopback,
  resolveHost = (host) => resolve(host, { all: true }),
  ca,
}: GuardedCallOptions): GuardedCall {
  return async ({ address, headers, body, timeLimitMs }) => {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), timeLimitMs);
    const over = new Promise<'timeout'>((late) => {
      limit.signal.addEventListener('abort', () => late('timeout'));
    });
    try {
      const url = new URL(address);
      const found = await Promise.race([resolved(url, resolveHost), over]);
      if (typeof found === 'string') return found;
      if (!mayCall(url, found, allowLoopback)) return 'address';
      const send = url.protocol === 'https:' ? requestSecure : requestPlain;
      const outgoing = send(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': body.length },
        // Each call opens a new connection. A reused connection would lead to an address that was
        // checked for an earlier call.
        agent: false,
        lookup: pinned(found),
        ...(ca !== undefined && { ca }),
      });
      try {
        return await Promise.race([answerTo(outgoing, body), over]);
      } finally {
        outgoing.destroy();
      }
    } finally {
      clearTimeout(timer);
    }
  };
}

async function resolved(
  { hostname }: URL,
  resolveHost: Required<GuardedCallOptions>['resolveHost'],
): Promise<Resolved[] | 'dns'> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  if (family !== 0) return [{ address: host, family }];
  try {
    const found = await resolveHost(host);
    return found.length > 0 ? found : 'dns';
  } catch {
    return 'dns';
  }
}

function mayCall(url: URL, found: readonly Resolved[], allowLoopback: boolean): boolean {
  const isSecure = url.protocol === 'https:';
  if (!isSecure && url.protocol !== 'http:') return false;
  return found.every(
    ({ address }) =>
      isReachable(address, allowLoopback) && (isSecure || isLoopbackAddress(address)),
  );
}

/**
 * Gives Node the checked addresses: one address, or all of them if Node wants to try them in turn.
 */
function pinned(found: readonly Resolved[]): LookupFunction {
  return (_host, options, answer) => {
    const [first] = found;
    if (options.all) answer(null, [...found]);
    else answer(null, first?.address ?? '', first?.family);
  };
}

function answerTo(outgoing: ClientRequest, body: Buffer): Promise<CalledAnswer | NoAnswer> {
  return new Promise((answered) => {
    let failure: NoAnswer = 'connection';
    outgoing.on('socket', (socket) => {
      if (!('encrypted' in socket)) return;
      socket.on('connect', () => (failure = 'tls'));
      socket.on('secureConnect', () => (failure = 'connection'));
    });
    outgoing.on('error', () => answered(failure));
    outgoing.on('close', () => answered(failure));
    outgoing.on('response', (response) => {
      void read(response).then(answered, () => answered('connection'));
    });
    outgoing.end(body);
  });
}

async function read(response: IncomingMessage): Promise<CalledAnswer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > MOST_READ_BYTES) break;
  }
  return {
    httpStatus: response.statusCode ?? 0,
    headers: response.headers,
    text: Buffer.concat(chunks).subarray(0, MOST_READ_BYTES).toString(),
    isCut: length > MOST_READ_BYTES,
  };
}
