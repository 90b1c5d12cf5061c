/** Finds a port of this machine on which no program listens, for a third-party program. */
import { createServer } from 'node:net';
import { nextEvent } from '../until.ts';

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await nextEvent('the server to listen', server, 'listening');
  const address = server.address();
  await nextEvent('the server to close', server.close(), 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}
