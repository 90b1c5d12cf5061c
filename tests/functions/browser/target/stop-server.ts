import type { Server } from 'node:http';
import type { Http2SecureServer } from 'node:http2';
import type { Socket } from 'node:net';
import { nextEvent } from '../../../until.ts';

/**
 * @returns a function that stops the server and closes all open connections, including those
 *   without a TLS handshake. `close` alone would wait two minutes for these connections.
 */
export function stopOf(server: Server | Http2SecureServer): () => Promise<void> {
  const connections = new Set<Socket>();
  server.on('connection', (connection: Socket) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  return async () => {
    for (const connection of connections) connection.destroy();
    // The result of `close` cannot be used here, because `close` of an HTTP/2 server returns
    // nothing.
    const closed = nextEvent('the server to close', server, 'close');
    server.close();
    await closed;
  };
}
