/** Binds a server to loopback only, and closes it together with its connections. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MINUTE_MS } from '../contract/time-units.ts';

export interface Listening {
  port: number;
  origin: string;
  close: () => Promise<void>;
}

/**
 * How long an idle connection stays open. Clients (undici, Node's `fetch`) keep a connection for at
 * most ten minutes. The server keeps it longer, so that it never closes a connection while a client
 * begins to send a request on it.
 */
const KEEP_ALIVE_MS = 15 * MINUTE_MS;

/** @param port the port to listen on; 0 lets the operating system choose a port. */
export async function listen(server: Server, port: number): Promise<Listening> {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: chosen } = server.address() as AddressInfo;
  return {
    port: chosen,
    origin: `http://127.0.0.1:${chosen}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
