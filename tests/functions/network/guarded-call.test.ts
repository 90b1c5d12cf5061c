/**
 * Calls to addresses that users choose: which calls are made, to which machine, and how they end.
 */
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createServer } from 'node:http';
import { createServer as createSocketServer } from 'node:net';
import { createGuardedCall, type GuardedCall } from '../../../functions/network/guarded-call.ts';
import { listen } from '../local-aws.ts';

let paths: string[];
beforeEach(() => {
  paths = [];
});
const server = createServer((request, response) => {
  paths.push(request.url ?? '');
  const { pathname } = new URL(request.url ?? '', 'http://host');
  if (pathname === '/redirect') response.writeHead(302, { location: '/elsewhere' }).end();
  else if (pathname === '/endless') {
    const more = () => response.write('x'.repeat(1000), () => response.destroyed || more());
    more();
  } else if (pathname === '/half') response.writeHead(200).write('half an answer');
  else if (pathname === '/cut') request.socket.destroy();
  else if (pathname !== '/silent') response.end('thanks');
});
const here = await listen(server);
const { port } = new URL(here);
const plain = createSocketServer((socket) => {
  socket.on('error', () => undefined).end('this is not TLS\r\n');
});
const plainPort = new URL(await listen(plain)).port;
afterAll(() => {
  server.closeAllConnections();
  server.close();
  plain.close();
});

const callTo = (call: GuardedCall, address: string, timeLimitMs = 10_000) =>
  call({ address, headers: {}, body: Buffer.from('{}'), timeLimitMs });
const local = createGuardedCall({ allowLoopback: true });
const names = (table: Record<string, string[]>, allowLoopback = true) =>
  createGuardedCall({
    allowLoopback,
    resolveHost: async (host) =>
      (table[host] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  });

describe('calls that the guard refuses', () => {
  const internal = [
    ...['10.0.0.1', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
    ...['[fd00:ec2::254]', '[fe80::1]', '[fc00::1]', '[::]', '[::ffff:10.0.0.1]'],
    ...['[64:ff9b::a00:1]', '[64:ff9b:1::a00:1]', '[2002:a00:1::]', '[2001:0:a00:1::]'],
    ...['[::ffff:0:a00:1]', '0x0a.1', '2852039166', '127.0.0.1', '[::1]', 'localhost'],
  ];
  test.each(internal)('on AWS no call is made to %s', async (host) => {
    const call = createGuardedCall({ allowLoopback: false });
    expect(await callTo(call, `https://${host}:${port}/`)).toBe('address');
    expect(paths).toEqual([]);
  });

  test('no call is made without TLS, except to loopback where allowed', async () => {
    const open = names({ 'hooks.example': ['93.184.216.34'] });
    expect(await callTo(open, 'http://hooks.example/')).toBe('address');
    expect(await callTo(createGuardedCall({ allowLoopback: false }), here)).toBe('address');
    expect(await callTo(local, here)).toMatchObject({ httpStatus: 200, text: 'thanks' });
  });

  test('no call is made to a DNS name with an internal IP address', async () => {
    const call = names({ 'hooks.example': ['127.0.0.1', '10.0.0.1'], none: [] });
    expect(await callTo(call, `http://hooks.example:${port}/`)).toBe('address');
    expect(await callTo(call, 'https://none/')).toBe('dns');
    expect(paths).toEqual([]);
  });
});

test('a DNS name that rebinds is called at its checked address', async () => {
  let times = 0;
  const call = createGuardedCall({
    allowLoopback: true,
    // A second resolution of the name would lead to the metadata service.
    resolveHost: async () => [
      { address: (times += 1) === 1 ? '127.0.0.1' : '169.254.169.254', family: 4 },
    ],
  });
  expect(await callTo(call, `http://rebinds.example:${port}/one`)).toMatchObject({
    httpStatus: 200,
  });
  expect(times).toBe(1);
  expect(await callTo(call, `http://rebinds.example:${port}/two`)).toBe('address');
  expect(paths).toEqual(['/one']);
});

test('a redirect is returned as the answer and is not followed', async () => {
  expect(await callTo(local, `${here}/redirect`)).toMatchObject({ httpStatus: 302 });
  expect(paths).toEqual(['/redirect']);
});

test('only the first four kilobytes of an answer are read', async () => {
  const answer = await callTo(local, `${here}/endless`);
  expect(answer).toMatchObject({ httpStatus: 200, isCut: true, text: 'x'.repeat(4096) });
});

test.each(['/silent', '/half'])('the time limit ends a call of %s', async (path) => {
  expect(await callTo(local, here + path, 50)).toBe('timeout');
});

describe('receivers with odd answers', () => {
  const ok = 'HTTP/1.1 200 OK\r\n';
  const hints = 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n';
  const read = (httpStatus: number, text: string, isCut = false) => ({ httpStatus, text, isCut });
  /**
   * Starts a receiver that answers each request with these byte strings. If `ends` is false, the
   * receiver repeats the last string until the connection closes.
   */
  const receiver = async (bytes: readonly string[], ends: boolean) => {
    // Milliseconds between writes. The pause keeps an answer of single bytes below the limit of 4
    // KB until the time limit ends the call.
    const pauseMs = bytes.at(-1)!.length === 1 ? 5 : 0;
    const raw = createSocketServer((socket) => {
      const rest = [...bytes];
      const more = () => {
        if (rest.length === 0 && ends) socket.end();
        else if (!socket.destroyed)
          socket.write(rest.shift() ?? bytes.at(-1)!, () => void setTimeout(more, pauseMs));
      };
      socket.on('error', () => undefined).once('data', more);
    });
    const address = await listen(raw);
    return { address, close: () => raw.close() };
  };

  test.each([
    ['one byte after the other', [`${ok}\r\n`, ' '], 'timeout'],
    ['hints without end', [hints], 'timeout'],
    ['a hint, then an answer', [hints, `${ok}content-length: 2\r\n\r\nhi`], read(200, 'hi')],
    ['too many headers', [ok, `x: ${'y'.repeat(1000)}\r\n`], 'connection'],
    [
      'another protocol',
      ['HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'],
      'connection',
    ],
    ['an old protocol', ['HTTP/1.0 200 OK\r\n\r\nhi'], read(200, 'hi')],
    ['no protocol', ['hello\r\n'], 'connection'],
    [
      'two lengths',
      [`${ok}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`],
      'connection',
    ],
    ['a broken chunk', [`${ok}transfer-encoding: chunked\r\n\r\n2\r\nhi\r\nzz\r\n`], 'connection'],
    [
      'a gigabyte',
      [`${ok}content-length: 1000000000\r\n\r\n`, 'x'.repeat(5000)],
      read(200, 'x'.repeat(4096), true),
    ],
    [
      'compressed bytes',
      [`${ok}content-encoding: gzip\r\ncontent-length: 2\r\n\r\n\x1f\x0b`],
      read(200, '\x1f\x0b'),
    ],
    ['a second answer', [`${ok}content-length: 2\r\n\r\nhi${ok}\r\n`], read(200, 'hi')],
    ['half of what it promised', [`${ok}content-length: 9\r\n\r\nhi`], 'connection'],
  ])('a call ends correctly if its receiver sends %s', async (what, bytes, result) => {
    const isEndless = /without end|one byte|too many|gigabyte/.test(what);
    const { address, close } = await receiver(bytes, !isEndless);
    const answer = await callTo(local, address, result === 'timeout' ? 100 : 10_000);
    close();
    if (typeof result === 'string') expect(answer).toBe(result);
    else expect(answer).toMatchObject(result);
  });
});

test("the time limit of a call includes resolving the host's name", async () => {
  const call = createGuardedCall({ allowLoopback: true, resolveHost: () => new Promise(() => {}) });
  expect(await callTo(call, 'https://slow.example/', 20)).toBe('timeout');
});

test.each([
  ['dns', 'https://hooks.invalid/', names({})],
  ['connection', `${here}/cut`, local],
  ['connection', 'http://127.0.0.1:1/', local],
  ['tls', `https://127.0.0.1:${plainPort}/`, local],
])('a failed call is reported as %s: %s', async (problem, address, call) => {
  expect(await callTo(call, address)).toBe(problem);
});
