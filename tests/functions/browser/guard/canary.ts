/**
 * An internal host that no page may reach: one port on 127.0.0.2 and ::1, over TCP and UDP. It
 * records which attack page reached it.
 */
import { createSocket } from 'node:dgram';
import { createServer, type Server, type Socket } from 'node:net';
import { nextEvent } from '../../../until.ts';

export const insideAddress = '127.0.0.2';

export async function startCanary() {
  const reached: string[] = [];
  const servers: Server[] = [];
  const sockets = new Set<Socket>();
  const listen = async (host: string, port: number) => {
    const server = createServer((socket) => {
      reached.push(`tcp ${host}`);
      sockets.add(socket);
      socket
        .on('error', () => undefined)
        .once('data', (data) => {
          reached.push(String(data).split('\r\n')[0] ?? '');
          socket.end('HTTP/1.1 200 OK\r\nContent-Length: 6\r\nConnection: close\r\n\r\ninside');
        });
    });
    server.listen(port, host);
    await nextEvent('the canary to listen', server, 'listening');
    servers.push(server);
    return (server.address() as { port: number }).port;
  };
  const port = await listen(insideAddress, 0);
  await listen('::1', port).catch(() => undefined);
  const udp = createSocket('udp4').on('message', () => reached.push('udp'));
  udp.bind(port, insideAddress);
  await nextEvent('the canary to listen by UDP', udp, 'listening');
  return {
    port,
    reached,
    async stop() {
      udp.close();
      for (const socket of sockets) socket.destroy();
      await Promise.all(
        servers.map((server) => nextEvent('the canary to close', server.close(), 'close')),
      );
    },
  };
}
