/**
 * One tunnel through the proxy. Its content is encrypted, so only its bytes and its end are
 * visible.
 */
import type { Socket } from 'node:net';
import { Transform, type Duplex, type TransformCallback } from 'node:stream';
import type { AttemptLog } from '../traffic/log.ts';
import { addressesAt, type BlockedSites } from './blocked-sites.ts';
import type { Deliveries } from './deliveries.ts';
import type { Hold } from './hold.ts';
import type { Connection } from './origin-doubt.ts';

/**
 * A length between the last message of the TLS handshake (under 100 bytes) and a browser's request
 * (over 300 bytes).
 */
const GREETING_BYTES = 150;

interface TunnelRoute {
  /** The tunnel's target as `host:port`. */
  origin: string;
  hold: Hold;
  deliveries: Deliveries;
  blocked: BlockedSites;
  log: AttemptLog;
}

export function joinTunnel(client: Duplex, target: Socket, route: TunnelRoute): void {
  const { origin, hold, deliveries, blocked, log } = route;
  const connection: Connection = { passedAt: 0, close: () => closed(client) };
  deliveries.connected(origin, connection);
  const ended = () => {
    // Before the sockets close, new bytes to this origin must be held back: after the close, the
    // browser may repeat a request on another connection.
    deliveries.ended(origin, connection);
    target.destroy();
    client.end(() => client.destroy());
  };
  const upward = gate(async (chunk) => {
    await hold.passed();
    // If the site was blocked meanwhile, the tunnel has already ended.
    const passes = !target.destroyed && (await deliveries.mayPass(origin));
    if (!passes) ended();
    // Bytes before the target's first answer and one short message after it belong to the TLS
    // handshake.
    else if (target.bytesRead > 0 && chunk.length > GREETING_BYTES) {
      deliveries.passed(origin, connection);
    }
    if (passes) log.add({ kind: 'tunnel sent', origin });
    return passes;
  });
  // `pipeline` is not used: when one side ends, it would end the other side before new bytes to the
  // origin are held back.
  client.pipe(upward, { end: false }).pipe(target);
  target.pipe(client, { end: false });
  // While traffic is held back, the target is not told that a connection has ended. Otherwise a
  // page could reveal typed text by closing certain connections and not others.
  const left = () => (hold.isHeld ? void hold.passed().then(ended) : ended());
  client.once('end', left).once('close', left);
  // The browser may have closed its connection while the connection to the target was being opened.
  if (client.destroyed) left();
  target.once('end', ended).once('close', ended);
  target.once('close', blocked.opened({ addresses: addressesAt(origin), end: ended }));
}

function closed(client: Duplex): Promise<void> {
  return new Promise((done) => {
    if (client.closed) done();
    else client.once('close', done).destroy();
  });
}

/**
 * A stream that holds each chunk until it may pass. A refused chunk is dropped and ends the flow.
 */
export function gate(mayPass: (chunk: Buffer) => Promise<boolean>): Transform {
  return new Transform({
    transform: (chunk: Buffer, _encoding, done: TransformCallback) => {
      void mayPass(chunk).then((passes) => passes && done(null, chunk));
    },
  });
}
