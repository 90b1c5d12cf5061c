/**
 * Copies of one request that a page sends at the same time. A fake session in place of a browser
 * makes the order of the copies exact.
 */
import { expect, test } from '@jest/globals';
import { EventEmitter } from 'node:events';
import type { CDPSession } from 'playwright-core';
import { BlockedSites } from '../../../../functions/browser/guard/blocked-sites.ts';
import { Deliveries, type PlainSend } from '../../../../functions/browser/guard/deliveries.ts';
import { Hold } from '../../../../functions/browser/guard/hold.ts';
import { LetOutOnce } from '../../../../functions/browser/guard/let-out-once.ts';
import { AttemptLog } from '../../../../functions/browser/traffic/log.ts';
import { until } from '../../../until.ts';
import { aLead } from '../../builders.ts';

const lead = aLead();
const url = 'https://lender.example/leads';
const plainUrl = 'http://lender.example/leads';
const encoded = (text: string) => Buffer.from(text).toString('base64');

/**
 * Plays the browser in the debugging protocol. It rejects commands for requests that the page has
 * dropped.
 */
class FakeSession extends EventEmitter {
  readonly dropped = new Set<string>();
  /** Requests that the browser cannot continue although the page has not dropped them. */
  readonly failing = new Set<string>();
  readonly letOut: string[] = [];
  readonly refused: string[] = [];

  send(method: string, { requestId = '', interceptResponse = false } = {}): Promise<void> {
    if (this.dropped.has(requestId)) return Promise.reject(new Error('Invalid InterceptionId.'));
    if (interceptResponse && this.failing.has(requestId)) {
      return Promise.reject(new Error('Internal error'));
    }
    if (interceptResponse) this.letOut.push(requestId);
    if (method === 'Fetch.failRequest') this.refused.push(requestId);
    return Promise.resolve();
  }

  sends(requestId: string, to = url, body = JSON.stringify(lead)): void {
    const postDataEntries = [{ bytes: encoded(body) }];
    const request = { method: 'POST', url: to, headers: {}, postDataEntries };
    this.emit('Fetch.requestPaused', { requestId, resourceType: 'Fetch', request });
  }

  async decided(count: number): Promise<void> {
    await until(
      `${count} requests let out or refused`,
      () => this.letOut.length + this.refused.length >= count,
    );
  }
}

async function pastTheFence() {
  const session = new FakeSession();
  const hold = new Hold();
  const deliveries = new Deliveries();
  const letOutOnce = new LetOutOnce({
    session: session as unknown as CDPSession,
    hold,
    deliveries,
    blocked: new BlockedSites(),
    log: new AttemptLog(),
  });
  await letOutOnce.start(lead, 'https://lender.example/apply');
  return { session, hold, deliveries };
}

test('of two repeats of a dropped request, one is sent', async () => {
  const { session } = await pastTheFence();
  session.dropped.add('dropped');
  for (const requestId of ['dropped', 'second', 'third']) session.sends(requestId);
  await session.decided(2);
  expect([session.letOut, session.refused]).toEqual([['second'], ['third']]);
});

test('of two copies that were held back, one is sent', async () => {
  const { session, hold } = await pastTheFence();
  hold.start();
  for (const requestId of ['first', 'second']) session.sends(requestId);
  hold.release();
  await session.decided(2);
  expect([session.letOut, session.refused]).toEqual([['first'], ['second']]);
});

test("a dropped request does not use another request's permission", async () => {
  const { session, deliveries } = await pastTheFence();
  session.dropped.add('dropped');
  for (const requestId of ['dropped', 'copy']) session.sends(requestId, plainUrl);
  session.sends('other', plainUrl, 'event=submit');
  await session.decided(2);
  expect(session.refused).toEqual([]);
  const arrive = () => typeof deliveries.arrive('POST', plainUrl);
  expect([arrive(), arrive(), arrive()]).toEqual(['object', 'object', 'string']);
});

test('a request that the browser cannot continue is refused', async () => {
  const { session } = await pastTheFence();
  session.failing.add('failing');
  session.sends('failing');
  await session.decided(1);
  expect(session.refused).toEqual(['failing']);
  session.sends('again');
  await session.decided(2);
  expect(session.letOut).toEqual(['again']);
});

test('a request that has fully arrived can no longer be stopped', () => {
  const deliveries = new Deliveries();
  const letOut = () => deliveries.letOut('POST', plainUrl, () => Promise.resolve(true));
  const arrive = () => deliveries.arrive('POST', plainUrl) as PlainSend;
  const first = letOut();
  arrive().isWhole = true;
  letOut();
  arrive();
  expect(deliveries.stop(first)).toBe(true);
});

test('a request that has not arrived can still be stopped', () => {
  const deliveries = new Deliveries();
  const letOut = () => deliveries.letOut('POST', plainUrl, () => Promise.resolve(true));
  letOut();
  (deliveries.arrive('POST', plainUrl) as PlainSend).isWhole = true;
  expect(deliveries.stop(letOut())).toBe(false);
});
