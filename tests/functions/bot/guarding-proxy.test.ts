import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { connect, createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net';
import {
  startGuardingProxy,
  type GuardingProxy,
  type Resolve,
} from '../../../functions/bot/guard/guarding-proxy.ts';
import { listen } from '../local-aws.ts';

let inside: Server;
let port: number;
let reached: string[];
const proxies: GuardingProxy[] = [];
const sockets: Socket[] = [];

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
  inside.closeAllConnections();
  await new Promise((resolve) => inside.close(resolve));
});

async function aProxy(allowLoopback: boolean, resolveHost?: Resolve) {
  const proxy = await startGuardingProxy(allowLoopback, resolveHost && { resolveHost });
  proxies.push(proxy);
  return proxy;
}

/** Plain HTTP, as a browser sends it to a proxy. */
function get(proxy: GuardingProxy, url: string): Promise<IncomingMessage> {
  const { hostname, port: proxyPort } = new URL(proxy.url);
  return new Promise((resolve, reject) => {
    request({ host: hostname, port: proxyPort, path: url, agent: false }, (response) =>
      resolve(response.resume()),
    )
      .on('error', reject)
      .end();
  });
}

/** A tunnel, as for HTTPS and WebSockets; answers the proxy's status line. */
async function tunnel(proxy: GuardingProxy, authority: string) {
  const { hostname, port: proxyPort } = new URL(proxy.url);
  const socket = connect(Number(proxyPort), hostname);
  sockets.push(socket);
  socket.write(`CONNECT ${authority} HTTP/1.1\r\nHost: ${authority}\r\n\r\n`);
  const [line] = (await nextData(socket)).split('\r\n');
  return { socket, line };
}

const nextData = (socket: Socket) =>
  new Promise<string>((resolve) => socket.once('data', (data: Buffer) => resolve(String(data))));

const spellings = ['127.0.0.1', '2130706433', '0x7f.1', '0177.0.0.1', '127.1', '[::ffff:7f00:1]'];

describe('the guarding proxy in production', () => {
  test.each(spellings)('refuses every spelling of loopback: %s', async (host) => {
    const proxy = await aProxy(false);
    expect((await get(proxy, `http://${host}:${port}/`)).statusCode).toBe(502);
    expect((await tunnel(proxy, `${host}:${port}`)).line).toContain('502');
    expect(reached).toEqual([]);
  });

  test('refuses a name with one inside address among others', async () => {
    const proxy = await aProxy(false, async () => [
      { address: '93.184.216.34' },
      { address: '127.0.0.1' },
    ]);
    expect((await get(proxy, `http://rebinds.example:${port}/`)).statusCode).toBe(502);
    expect(reached).toEqual([]);
  });

  test('refuses a name that does not resolve', async () => {
    const proxy = await aProxy(false, () => Promise.reject(new Error('ENOTFOUND')));
    expect((await get(proxy, 'http://nowhere.example/')).statusCode).toBe(502);
    expect((await tunnel(proxy, 'nowhere.example:443')).line).toContain('502');
  });
});

describe('the guarding proxy with loopback allowed', () => {
  test('connects to the address that it checked', async () => {
    let asked = 0;
    const proxy = await aProxy(true, async () => {
      asked += 1;
      return [{ address: '127.0.0.1' }];
    });
    expect((await get(proxy, `http://target.example:${port}/form`)).statusCode).toBe(200);
    expect((await tunnel(proxy, `target.example:${port}`)).line).toContain('200');
    expect([asked, reached]).toEqual([2, ['/form']]);
  });

  test('still refuses the metadata address', async () => {
    const proxy = await aProxy(true);
    expect((await get(proxy, 'http://169.254.169.254/latest/')).statusCode).toBe(502);
    expect((await tunnel(proxy, '169.254.169.254:80')).line).toContain('502');
  });

  test('holds requests and open tunnels until released', async () => {
    const proxy = await aProxy(true);
    const { socket } = await tunnel(proxy, `127.0.0.1:${port}`);
    proxy.hold.start();
    const plain = get(proxy, `http://127.0.0.1:${port}/plain`);
    socket.write('GET /tunnel HTTP/1.1\r\nHost: target\r\n\r\n');
    // A round trip through the same process: whatever was let through would have arrived.
    await get({ url: `http://127.0.0.1:${port}` } as GuardingProxy, '/direct');
    expect(reached).toEqual(['/direct']);
    const answer = nextData(socket);
    proxy.hold.release();
    await Promise.all([plain, answer]);
    expect([...reached].sort()).toEqual(['/direct', '/plain', '/tunnel']);
  });

  test('never sends what was held when it closes', async () => {
    const proxy = await aProxy(true);
    const { socket } = await tunnel(proxy, `127.0.0.1:${port}`);
    proxy.hold.start();
    socket.write('GET /lost HTTP/1.1\r\nHost: target\r\n\r\n');
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await get({ url: `http://127.0.0.1:${port}` } as GuardingProxy, '/direct');
    proxy.close();
    await closed;
    await get({ url: `http://127.0.0.1:${port}` } as GuardingProxy, '/direct');
    expect(reached).toEqual(['/direct', '/direct']);
  });

  test('keeps a cut connection from being repeated after the fence', async () => {
    const cuts = createTcpServer((socket) => socket.once('data', () => socket.destroy()));
    await listen(cuts);
    const authority = `127.0.0.1:${(cuts.address() as AddressInfo).port}`;
    const proxy = await aProxy(true);
    const before = await tunnel(proxy, authority);
    const closed = new Promise((resolve) => before.socket.once('close', resolve));
    before.socket.write('a request before the fence');
    await closed;
    proxy.hold.start();
    proxy.hold.release();
    const after = await tunnel(proxy, authority);
    after.socket.write('a request after the fence');
    while (!proxy.hold.cut) await new Promise((resolve) => setImmediate(resolve));
    expect(after.socket.destroyed || after.socket.readableEnded).toBe(false);
    await new Promise((resolve) => cuts.close(resolve));
  });
});
