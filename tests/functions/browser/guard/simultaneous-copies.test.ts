/** Copies of one request that wait together; a session without a browser makes this exact. */
import { expect, test } from '@jest/globals';
import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, CDPSession } from 'playwright-core';
import { Deliveries } from '../../../../functions/browser/guard/deliveries.ts';
import { Hold } from '../../../../functions/browser/guard/hold.ts';
import { LetOutOnce } from '../../../../functions/browser/guard/let-out-once.ts';
import { aLead } from '../../builders.ts';

const lead = aLead();
const url = 'https://lender.example/leads';
const bytes = Buffer.from(JSON.stringify(lead)).toString('base64');

/** The browser's side of the protocol: it knows no request that the page has dropped. */
class FakeSession extends EventEmitter {
  readonly dropped = new Set<string>();
  readonly letOut: string[] = [];
  readonly refused: string[] = [];

  send(method: string, { requestId = '', interceptResponse = false } = {}): Promise<void> {
    if (this.dropped.has(requestId)) return Promise.reject(new Error('Invalid InterceptionId.'));
    if (interceptResponse) this.letOut.push(requestId);
    if (method === 'Fetch.failRequest') this.refused.push(requestId);
    return Promise.resolve();
  }

  sends(requestId: string): void {
    const request = { method: 'POST', url, postDataEntries: [{ bytes }] };
    this.emit('Fetch.requestPaused', { requestId, resourceType: 'Fetch', request });
  }

  /** Waits until all these requests were let out or refused. */
  async until(count: number): Promise<void> {
    while (this.letOut.length + this.refused.length < count) await pause(5);
  }
}

async function pastTheFence() {
  const session = new FakeSession();
  const hold = new Hold();
  const letOutOnce = new LetOutOnce({
    session: session as unknown as CDPSession,
    context: new EventEmitter() as unknown as BrowserContext,
    hold,
    deliveries: new Deliveries(),
  });
  await letOutOnce.start(lead, 'https://lender.example/apply');
  return { session, hold };
}

test('two simultaneous repeats of a dropped request send one', async () => {
  const { session } = await pastTheFence();
  session.dropped.add('dropped');
  for (const requestId of ['dropped', 'second', 'third']) session.sends(requestId);
  await session.until(2);
  expect([session.letOut, session.refused]).toEqual([['second'], ['third']]);
});

test('two copies that wait for the fence send one', async () => {
  const { session, hold } = await pastTheFence();
  hold.start();
  for (const requestId of ['first', 'second']) session.sends(requestId);
  hold.release();
  await session.until(2);
  expect([session.letOut, session.refused]).toEqual([['first'], ['second']]);
});
