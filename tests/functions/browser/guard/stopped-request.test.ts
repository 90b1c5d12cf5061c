/** Requests that a page drops while their bytes are still on the way through the bot's proxy. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  startGuardingProxy,
  type GuardingProxy,
} from '../../../../functions/browser/guard/guarding-proxy.ts';
import { nextEvent } from '../../../until.ts';
import { listen } from '../../local-aws.ts';

let target: Server;
let received: string[];
let proxy: GuardingProxy;
let url: string;

beforeEach(async () => {
  received = [];
  target = createServer((incoming, response) => {
    let body = '';
    incoming.on('data', (part) => (body += part)).on('error', () => undefined);
    incoming.on('end', () => response.end(String(received.push(body))));
  });
  await listen(target);
  url = `http://127.0.0.1:${(target.address() as AddressInfo).port}/lead`;
  proxy = await startGuardingProxy({ allowLoopback: true });
});
afterEach(async () => {
  proxy.close();
  target.closeAllConnections();
  await nextEvent('the target to close', target.close(), 'close');
});

/** Sends the lead to the target as a browser sends a request to its proxy. */
function post() {
  const { hostname: host, port } = new URL(proxy.url);
  const sending = request({ host, port, path: url, method: 'POST', agent: false });
  const response = nextEvent<[IncomingMessage]>('an answer', sending, 'response');
  const status = response.then(([answer]) => answer.resume().statusCode);
  return { sending, status };
}

const letOut = () => proxy.deliveries.letOut('POST', url, () => Promise.resolve(true));

test('a dropped request whose body is half sent is not completed', async () => {
  const delivery = letOut();
  const { sending, status } = post();
  sending.write('half of ');
  await nextEvent('the request', target, 'request');
  expect(proxy.deliveries.stop(delivery)).toBe(false);
  sending.end('the lead');
  expect([await status, received]).toEqual([502, []]);
});

test('a dropped request that arrives late is refused', async () => {
  expect(proxy.deliveries.stop(letOut())).toBe(false);
  const { sending, status } = post();
  sending.end('the lead');
  expect([await status, received]).toEqual([502, []]);
});

test('a dropped request and its repeat cause only one delivery', async () => {
  expect(proxy.deliveries.stop(letOut())).toBe(false);
  letOut();
  const both = [post(), post()];
  for (const { sending } of both) sending.end('the lead');
  const statuses = await Promise.all(both.map(({ status }) => status));
  expect([statuses.sort(), received]).toEqual([[200, 502], ['the lead']]);
});

test('a dropped request that the target received cannot be stopped', async () => {
  const delivery = letOut();
  const { sending, status } = post();
  sending.end('the lead');
  expect(await status).toBe(200);
  expect(proxy.deliveries.stop(delivery)).toBe(true);
});
