import type { Server } from 'node:http';
import type { Http2SecureServer } from 'node:http2';
import type { Socket } from 'node:net';
import { nextEvent } from '../../../until.ts';

/**
 * @returns a function that stops the server. It ends all open connections, also those without a TLS
 * handshake, for which `close` would wait two minutes.
 */
export function stopOf(server: Server | Http2SecureServer): () => Promise<void> {
  const connections = new Set<Socket>();
  server.on('connection', (connection: Socket) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  return async () => {
    for (const connection of connections) connection.destroy();
    // `close` of an HTTP/2 server does not return the server.
    const closed = nextEvent('the server to close', server, 'close');
    server.close();
    await closed;
  };
}
