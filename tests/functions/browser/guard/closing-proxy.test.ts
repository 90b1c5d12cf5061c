/**
 * Connections that the proxy is still opening when its browser disconnects or the proxy itself
 * closes.
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { connect, createServer, Socket, type AddressInfo, type Server } from 'node:net';
import {
  startGuardingProxy,
  type GuardingProxy,
} from '../../../../functions/browser/guard/guarding-proxy.ts';
import { joinTunnel } from '../../../../functions/browser/guard/tunnel.ts';
import { nextEvent, until } from '../../../until.ts';
import { listen } from '../../local-aws.ts';

let target: Server;
let authority: string;
/** The open connections of the target. */
let open: Set<Socket>;
let proxy: GuardingProxy;
let resolving: PromiseWithResolvers<void>;
/** Resolves the host name that the proxy is looking up. */
let answerName: () => void;

beforeEach(async () => {
  open = new Set();
  target = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined).once('close', () => open.delete(socket));
  });
  await listen(target);
  authority = `target.example:${(target.address() as AddressInfo).port}`;
  resolving = Promise.withResolvers();
  const name = Promise.withResolvers<{ address: string }[]>();
  answerName = () => name.resolve([{ address: '127.0.0.1' }]);
  const resolveHost = () => {
    resolving.resolve();
    return name.promise;
  };
  proxy = await startGuardingProxy({ allowLoopback: true, network: { resolveHost } });
});
afterEach(async () => {
  proxy.close();
  for (const socket of open) socket.destroy();
  await nextEvent('the target to close', target.close(), 'close');
});

/**
 * Sends the head of a request as a browser does, and waits until the proxy looks up the host name.
 */
async function sendHead(head: string): Promise<Socket> {
  const { hostname, port } = new URL(proxy.url);
  const client = connect(Number(port), hostname).on('error', () => undefined);
  client.write(`${head} HTTP/1.1\r\nHost: ${authority}\r\n\r\n`);
  await resolving.promise;
  return client;
}

/**
 * Opens a connection to the target and waits until it is closed. By then, the target has received
 * all earlier connections.
 */
async function roundTrip(): Promise<void> {
  const socket = connect((target.address() as AddressInfo).port, '127.0.0.1');
  await nextEvent('a connection', socket, 'connect');
  await nextEvent('its end', socket.end().resume(), 'close');
}

async function noneOpen(): Promise<void> {
  await roundTrip();
  await until('the end of every connection', () => open.size === 0);
}

test.each(['CONNECT', 'GET http://'])(
  'a closed proxy opens no connection for a pending request (%s)',
  async (method) => {
    await sendHead(method === 'CONNECT' ? `CONNECT ${authority}` : `GET http://${authority}/`);
    let connections = 0;
    target.on('connection', () => (connections += 1));
    answerName();
    proxy.close();
    await roundTrip();
    await roundTrip();
    expect(connections).toBe(2);
  },
);

test('the proxy keeps no tunnel for a browser that has disconnected', async () => {
  const client = await sendHead(`CONNECT ${authority}`);
  client.resetAndDestroy();
  await roundTrip();
  answerName();
  await noneOpen();
});

test('a tunnel is closed if the browser disconnects while the tunnel is opened', async () => {
  const client = new Socket();
  await nextEvent('the end of the client', client.destroy(), 'close');
  const connection = connect((target.address() as AddressInfo).port, '127.0.0.1');
  await nextEvent('a connection', connection, 'connect');
  joinTunnel(client, connection, { origin: authority, ...proxy });
  await noneOpen();
});
