import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import {
  connect,
  createServer as createTcpServer,
  type AddressInfo,
  type Server as TcpServer,
  type Socket,
} from 'node:net';
import {
  startGuardingProxy,
  type GuardingProxy,
  type Resolve,
} from '../../../../functions/browser/guard/guarding-proxy.ts';
import { originHash } from '../../../../functions/stores/origins/origin-key.ts';
import { nextEvent, until } from '../../../until.ts';
import { listen } from '../../local-aws.ts';

let inside: Server;
let port: number;
let reached: string[];
const proxies: GuardingProxy[] = [];
const sockets: Socket[] = [];
const targets: TcpServer[] = [];

beforeEach(async () => {
  reached = [];
  inside = createServer((incoming, response) => {
    reached.push(incoming.url ?? '');
    response.end('inside');
  });
  await listen(inside);
  port = (inside.address() as AddressInfo).port;
});
afterEach(async () => {
  proxies.splice(0).forEach((proxy) => proxy.close());
  sockets.splice(0).forEach((socket) => socket.destroy());
  await Promise.all(
    targets.splice(0).map((target) => nextEvent('the target to close', target.close(), 'close')),
  );
  inside.closeAllConnections();
  await nextEvent('the server to close', inside.close(), 'close');
});

async function aProxy(allowLoopback: boolean, resolveHost?: Resolve) {
  const proxy = await startGuardingProxy({
    allowLoopback,
    network: resolveHost && { resolveHost },
  });
  proxies.push(proxy);
  return proxy;
}

/**
 * Starts a TCP server as the target, which is closed after the test.
 * @returns the target's `host:port`.
 */
async function aTarget(serve: (socket: Socket) => void): Promise<string> {
  const target = createTcpServer((socket) => {
    sockets.push(socket);
    serve(socket);
  });
  targets.push(target);
  return new URL(await listen(target)).host;
}

/** Sends a plain HTTP request as a browser sends it to a proxy. */
async function get(proxy: GuardingProxy, url: string): Promise<IncomingMessage> {
  const { hostname, port: proxyPort } = new URL(proxy.url);
  const asking = request({ host: hostname, port: proxyPort, path: url, agent: false });
  const answer = nextEvent<[IncomingMessage]>(`an answer from ${url}`, asking.end(), 'response');
  return (await answer)[0].resume();
}

/**
 * Opens a tunnel, as a browser does for HTTPS and WebSockets.
 * @returns the socket and the proxy's status line.
 */
async function tunnel(proxy: GuardingProxy, authority: string) {
  const { hostname, port: proxyPort } = new URL(proxy.url);
  const socket = connect(Number(proxyPort), hostname);
  sockets.push(socket);
  socket.write(`CONNECT ${authority} HTTP/1.1\r\nHost: ${authority}\r\n\r\n`);
  const [line] = (await nextData(socket)).split('\r\n');
  return { socket, line };
}

async function nextData(socket: Socket): Promise<string> {
  const [data] = await nextEvent<[Buffer]>('bytes', socket, 'data');
  return String(data);
}

const spellings = ['127.0.0.1', '2130706433', '0x7f.1', '0177.0.0.1', '127.1', '[::ffff:7f00:1]'];

describe('the guarding proxy in production', () => {
  test.each(spellings)('the proxy refuses every spelling of loopback: %s', async (host) => {
    const proxy = await aProxy(false);
    expect((await get(proxy, `http://${host}:${port}/`)).statusCode).toBe(502);
    expect((await tunnel(proxy, `${host}:${port}`)).line).toContain('502');
    expect(reached).toEqual([]);
  });

  test('the proxy refuses a name if one of its addresses is internal', async () => {
    const proxy = await aProxy(false, async () => [
      { address: '93.184.216.34' },
      { address: '127.0.0.1' },
    ]);
    expect((await get(proxy, `http://rebinds.example:${port}/`)).statusCode).toBe(502);
    expect(reached).toEqual([]);
  });

  test('the proxy refuses a name that does not resolve', async () => {
    const proxy = await aProxy(false, () => Promise.reject(new Error('ENOTFOUND')));
    expect((await get(proxy, 'http://nowhere.example/')).statusCode).toBe(502);
    expect((await tunnel(proxy, 'nowhere.example:443')).line).toContain('502');
  });
});

describe('the guarding proxy with loopback allowed', () => {
  test('the proxy connects to the address that it has checked', async () => {
    let lookups = 0;
    const proxy = await aProxy(true, async () => {
      lookups += 1;
      return [{ address: '127.0.0.1' }];
    });
    expect((await get(proxy, `http://target.example:${port}/form`)).statusCode).toBe(200);
    expect((await tunnel(proxy, `target.example:${port}`)).line).toContain('200');
    expect([lookups, reached]).toEqual([2, ['/form']]);
  });

  test('the proxy refuses the metadata address even if loopback is allowed', async () => {
    const proxy = await aProxy(true);
    expect((await get(proxy, 'http://169.254.169.254/latest/')).statusCode).toBe(502);
    expect((await tunnel(proxy, '169.254.169.254:80')).line).toContain('502');
  });

  test('the proxy delays requests and tunnel data until their release', async () => {
    const proxy = await aProxy(true);
    const { socket } = await tunnel(proxy, `127.0.0.1:${port}`);
    proxy.hold.start();
    const plain = get(proxy, `http://127.0.0.1:${port}/plain`);
    socket.write('GET /tunnel HTTP/1.1\r\nHost: target\r\n\r\n');
    // A direct request makes a round trip through the same process. If the proxy had let the
    // delayed requests through, they would have arrived by now.
    await get({ url: `http://127.0.0.1:${port}` } as GuardingProxy, '/direct');
    expect(reached).toEqual(['/direct']);
    const answer = nextData(socket);
    proxy.hold.release();
    await Promise.all([plain, answer]);
    expect([...reached].sort()).toEqual(['/direct', '/plain', '/tunnel']);
  });

  test('while the proxy delays requests, it resolves no host name', async () => {
    const names: string[] = [];
    const proxy = await aProxy(true, async (host) => {
      names.push(host);
      return [{ address: '127.0.0.1' }];
    });
    proxy.hold.start();
    const plain = get(proxy, `http://asha-rao.target.example:${port}/`);
    const tunnelled = tunnel(proxy, `pune.target.example:${port}`);
    await get({ url: `http://127.0.0.1:${port}` } as GuardingProxy, '/direct');
    expect(names).toEqual([]);
    proxy.hold.release();
    await Promise.all([plain, tunnelled]);
    expect(names.sort()).toEqual(['asha-rao.target.example', 'pune.target.example']);
  });

  test('while requests are delayed, no connection to the target is closed', async () => {
    const [sockets, ended] = [[] as Socket[], [] as string[]];
    const authority = await aTarget((socket) => {
      sockets.push(socket.on('error', () => undefined));
      socket.on('close', () => ended.push('target'));
    });
    const proxy = await aProxy(true);
    const kept = await tunnel(proxy, authority);
    const other = await tunnel(proxy, authority);
    proxy.hold.start();
    await closed(kept.socket.destroy());
    await get({ url: `http://127.0.0.1:${port}` } as GuardingProxy, '/direct');
    expect(ended).toEqual([]);
    proxy.hold.release();
    await Promise.race(sockets.map((socket) => closed(socket)));
    expect(ended).toEqual(['target']);
    other.socket.destroy();
  });

  test('the proxy ends connections to a blocked site before releasing requests', async () => {
    const heard: string[] = [];
    const listening = (name: string) => (socket: Socket) =>
      socket
        .on('error', () => undefined)
        .on('data', (data) => heard.push(`${name}: ${data.toString()}`));
    const [blocked, other] = [
      await aTarget(listening('blocked')),
      await aTarget(listening('other')),
    ];
    const proxy = await aProxy(true);
    const [open, kept] = [await tunnel(proxy, blocked), await tunnel(proxy, other)];
    proxy.hold.start();
    open.socket.write('the lead');
    kept.socket.write('the lead');
    const waiting = tunnel(proxy, blocked);
    const plain = get(proxy, `http://${blocked}/pixel?email=asha`);
    proxy.blocked.block([originHash(`https://${blocked}`), originHash(`http://${blocked}`)]);
    proxy.hold.release();
    await closed(open.socket);
    expect((await waiting).line).toContain('502');
    expect((await plain).statusCode).toBe(502);
    const mapped = blocked.replace('127.0.0.1', '[::ffff:7f00:1]');
    expect((await tunnel(proxy, mapped)).line).toContain('502');
    await until('the bytes for the other site', () => heard.length > 0);
    expect(heard).toEqual(['other: the lead']);
  });

  test("the proxy ends a request to a blocked site before the request's body is sent", async () => {
    const heard: string[] = [];
    const blocked = await aTarget((socket) =>
      socket.on('error', () => undefined).on('data', (data) => heard.push(String(data))),
    );
    const proxy = await aProxy(true);
    const { hostname, port: proxyPort } = new URL(proxy.url);
    const path = `http://${blocked}/upload`;
    const asking = request({ host: hostname, port: proxyPort, path, method: 'POST' });
    const answer = nextEvent<[IncomingMessage]>('an answer', asking, 'response');
    asking.write('nothing yet');
    await until('the request', () => heard.join('').includes('nothing yet'));
    proxy.hold.start();
    asking.end('the lead');
    proxy.blocked.block([originHash(`http://${blocked}`)]);
    proxy.hold.release();
    expect((await answer)[0].resume().statusCode).toBe(502);
    expect(heard.join('')).not.toContain('the lead');
  });

  test('the proxy discards delayed requests when it closes', async () => {
    const proxy = await aProxy(true);
    const { socket } = await tunnel(proxy, `127.0.0.1:${port}`);
    proxy.hold.start();
    socket.write('GET /lost HTTP/1.1\r\nHost: target\r\n\r\n');
    const ended = closed(socket);
    await get({ url: `http://127.0.0.1:${port}` } as GuardingProxy, '/direct');
    proxy.close();
    await ended;
    await get({ url: `http://127.0.0.1:${port}` } as GuardingProxy, '/direct');
    expect(reached).toEqual(['/direct', '/direct']);
  });

  test('if a submit loses its connection, requests are refused until the submit ends', async () => {
    const authority = await aTarget((socket) => greet(socket, () => socket.destroy()));
    const proxy = await aProxy(true);
    const delivery = proxy.deliveries.letOut('POST', `https://${authority}/`, async () => false);
    const idle = await tunnel(proxy, authority);
    await greeting(idle.socket);
    const carrier = await tunnel(proxy, authority);
    await greeting(carrier.socket);
    carrier.socket.write('the request'.padEnd(300));
    await closed(carrier.socket);
    idle.socket.write('the request again');
    const again = tunnel(proxy, authority);
    await closed(idle.socket);
    expect((await again).line).toContain('502');
    proxy.deliveries.settle(delivery);
    expect((await tunnel(proxy, authority)).line).toContain('200');
  });

  test("requests wait until the submit's answer is reported to the proxy", async () => {
    const authority = await aTarget((socket) => greet(socket, () => socket.end('answer')));
    const proxy = await aProxy(true);
    const delivery = proxy.deliveries.letOut('POST', `https://${authority}/`, async () => false);
    const carrier = await tunnel(proxy, authority);
    const next = await tunnel(proxy, authority);
    await greeting(next.socket);
    await greeting(carrier.socket);
    carrier.socket.write('the request'.padEnd(300));
    await closed(carrier.socket);
    next.socket.write('another request');
    const answer = nextData(next.socket);
    proxy.deliveries.settle(delivery);
    expect(await answer).toBe('answer');
  });
});

/** Exchanges greetings, like a TLS handshake; these bytes do not count as a request. */
const greeting = (socket: Socket) => {
  socket.write('hello');
  return nextData(socket);
};
const greet = (socket: Socket, then: () => void) =>
  socket.once('data', () => socket.once('data', then).write('greeting'));

async function closed(socket: Socket): Promise<void> {
  if (!socket.closed) await nextEvent('a connection to end', socket.resume(), 'close');
}

test.each([200, 408, 421])(
  'the proxy survives if a page closes before the answer with status %s',
  async (status) => {
    const proxy = await aProxy(true);
    const url = `http://127.0.0.1:${port}/left`;
    const held = Promise.withResolvers<ServerResponse>();
    inside.removeAllListeners('request');
    inside.on('request', (incoming: IncomingMessage, response: ServerResponse) => {
      incoming.resume().once('end', () => {
        if (incoming.url === '/left') held.resolve(response);
        else response.end();
      });
    });
    proxy.deliveries.letOut('POST', url, () => Promise.resolve(false));
    const { hostname, port: proxyPort } = new URL(proxy.url);
    const options = { host: hostname, port: proxyPort, path: url, method: 'POST', agent: false };
    const leaving = request(options).on('error', () => undefined);
    leaving.end('the whole lead');
    const answer = await held.promise;
    leaving.destroy();
    await get(proxy, `http://127.0.0.1:${port}/meanwhile`);
    answer.writeHead(status).end('too late');
    await nextEvent('the end of the answer', answer, 'close');
    expect((await get(proxy, `http://127.0.0.1:${port}/after`)).statusCode).toBe(200);
  },
);
