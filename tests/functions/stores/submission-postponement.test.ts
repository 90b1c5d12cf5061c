/** Postponing a row while another writer changes it. */
import { describe, expect, test } from '@jest/globals';
import { createWaitingRoom } from '../bot/waiting-room.ts';
import { rowLimits } from '../builders.ts';
import { openRowEnds } from './row-ends.ts';

const { db, submissions: store, row, inSeconds, overtaken, key } = await openRowEnds();

describe('the postponement of a row', () => {
  test('a postponement prevails over a simultaneously recorded re-send', async () => {
    const until = inSeconds(300);
    const waiting = { nextAttemptAt: until.toISOString(), dueAt: until.toISOString() };
    const before = await row();
    const bot = overtaken(() => store.markResent(before));
    expect(await bot.postpone({ ...key, until })).toBe('postponed');
    expect(await row()).toMatchObject(waiting);
    expect(await row()).not.toHaveProperty('resendInterval');
    expect(await store.markResent(before)).toBe(false);
    expect(await row()).toMatchObject(waiting);
  });

  test('a postponement does not change a simultaneously claimed row', async () => {
    const claim = { ...key, token: 'a', leaseSeconds: 120, ...rowLimits };
    const bot = overtaken(() => store.claim(claim));
    expect(await bot.postpone({ ...key, until: inSeconds(300) })).toBe('not_waiting');
    expect(await row()).toMatchObject({ claimToken: 'a', dueAt: inSeconds(120).toISOString() });
  });

  test('a postponement replaces the time until which a row waits for its form', async () => {
    const until = inSeconds(8 * 3600);
    await store.hold({ ...key, formId: 'form', why: 'day_cap', until });
    await store.postpone({ ...key, until: inSeconds(10), why: 'origin' });
    const soon = inSeconds(10).toISOString();
    expect(await row()).toMatchObject({ nextAttemptAt: soon, dueAt: soon, waitingFor: 'origin' });
  });

  test('a postponement returns `overtaken` if other writers are always faster', async () => {
    const bot = overtaken(async () => store.markResent(await row()), Infinity);
    expect(await bot.postpone({ ...key, until: inSeconds(300) })).toBe('overtaken');
  });
});

test('a message whose row cannot be postponed is redelivered', async () => {
  const room = createWaitingRoom(db.client);
  const message = await room.aMessage();
  const postpone = () => Promise.resolve('overtaken' as const);
  const until = new Date(room.clock.now().getTime() + 300_000);
  const breaker = {
    enter: () => Promise.resolve({ kind: 'wait' as const, until }),
    record: () => Promise.resolve(undefined),
    release: () => Promise.resolve(),
  };
  const stageBreaker = () => breaker;
  const delivered = room.deliver(message, { stageBreaker, store: { ...room.store, postpone } });
  expect(await delivered).toEqual({ kind: 'later', seconds: 5 });
});
