/**
 * Claims a range of ports for one local cloud. Suites that start at the same time would find the
 * same ports free, so each suite first claims its range: until its cloud ends, the suite listens on
 * the last port of the range, which no cloud uses.
 */
import { createServer, type Server } from 'node:net';
import { nextEvent } from '../until.ts';

const FIRST = 4700;
const END = 5700;
const ROW = 11;
/** The number of consecutive ports that a local cloud uses. */
const PORTS_OF_A_CLOUD = 10;

export interface PortRow {
  base: number;
  /** Releases the claim, so that another suite can claim these ports. */
  release: () => Promise<void>;
}

async function listenOn(port: number): Promise<Server | undefined> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await nextEvent('the server to listen', server, 'listening');
    return server;
  } catch {
    return undefined;
  }
}

async function close(server: Server | undefined): Promise<void> {
  if (!server) return;
  await nextEvent('the server to close', server.close(), 'close');
}

async function isFree(port: number): Promise<boolean> {
  const server = await listenOn(port);
  await close(server);
  return server !== undefined;
}

/**
 * Claims the first range, from port `from` upwards, that no other suite has claimed and whose ports
 * are all free.
 */
export async function claimPorts(from = FIRST): Promise<PortRow> {
  for (let base = from; base < END; base += ROW) {
    const claim = await listenOn(base + ROW - 1);
    if (!claim) continue;
    const row = Array.from({ length: PORTS_OF_A_CLOUD }, (_, offset) => isFree(base + offset));
    if ((await Promise.all(row)).every(Boolean)) return { base, release: () => close(claim) };
    await close(claim);
  }
  throw new Error(`No free row of ports between ${from} and ${END} for the local cloud`);
}
