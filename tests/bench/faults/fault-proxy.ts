/**
 * A TCP proxy in front of one service of the local cloud. The proxy keeps its port while the cloud
 * is killed and started again. It can refuse connections, hang, answer 500 by itself, or cut the
 * connection after a request took effect and before its answer.
 */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { nextEvent } from '../../until.ts';

export const proxyFaults = ['refuse', 'hang', 'fail', 'cut'] as const;
export type ProxyFault = (typeof proxyFaults)[number];

export interface FaultProxy {
  port: number;
  /** Starts a fault: the proxy then refuses, hangs, fails or cuts connections. */
  begin: (fault: ProxyFault) => Promise<void>;
  /** Ends the fault. Requests that hang are then sent on, even if their client no longer waits. */
  mend: () => Promise<void>;
  close: () => Promise<void>;
}

const failure =
  'HTTP/1.1 500 Internal Server Error\r\ncontent-length: 0\r\nconnection: close\r\n\r\n';

/**
 * Listens on loopback and forwards all connections to the loopback port `target`.
 *
 * @param ownPort the port; 0 lets the operating system choose.
 */
export async function startFaultProxy(ownPort: number, target: number): Promise<FaultProxy> {
  const sockets = new Set<Socket>();
  let [fault, port]: [ProxyFault | undefined, number] = [undefined, ownPort];

  const follow = (socket: Socket) => {
    sockets.add(socket);
    // Errors of the socket are ignored here, because the code below handles the end of each
    // connection.
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
    if (fault === 'hang') socket.pause();
    return socket.setNoDelay(true);
  };
  const server = createServer((client) => {
    follow(client);
    const service = follow(connect(target, '127.0.0.1'));
    client.on('data', (chunk) => {
      if (fault === 'fail') client.end(failure);
      else service.write(chunk);
    });
    service.on('data', (chunk) => {
      if (fault === 'cut') client.resetAndDestroy();
      else client.write(chunk);
    });
    client.once('close', () => service.end());
    client.once('end', () => service.end());
    service.once('close', () => client.destroy());
  });
  const listen = async () => {
    server.listen(port, '127.0.0.1');
    await nextEvent('the server to listen', server, 'listening');
    ({ port } = server.address() as AddressInfo);
  };
  const end = async () => {
    for (const socket of sockets) socket.destroy();
    if (!server.listening) return;
    await nextEvent('the server to close', server.close(), 'close');
  };

  await listen();
  return {
    port,
    begin: async (begun) => {
      fault = begun;
      if (begun === 'hang') for (const socket of sockets) socket.pause();
      if (begun === 'refuse') await end();
    },
    mend: async () => {
      fault = undefined;
      for (const socket of sockets) socket.resume();
      if (!server.listening) await listen();
    },
    close: end,
  };
}
