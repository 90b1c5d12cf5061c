import { beforeEach, describe, expect, test } from '@jest/globals';
import type { AttemptEnd, PaceLimits } from '../../../functions/stores/pace/pace-rules.ts';
import { createPaceStore, type PaceStore } from '../../../functions/stores/pace/pace-store.ts';
import { aClock, anId, type Clock } from '../builders.ts';
import { openStores } from '../open-stores.ts';

const { db } = await openStores();
let clock: Clock;
let store: PaceStore;
let key: string;

const zone = 'Asia/Kolkata';

beforeEach(() => {
  begin('2026-03-01T10:00:00.000Z');
});

function begin(time: string) {
  clock = aClock(time);
  store = createPaceStore({ client: db.client, table: 'circuitBreakers', now: clock.now });
  key = `form#${anId()}`;
}

const reserve = (limits: Omit<PaceLimits, 'zone'>, token = anId()) =>
  store.reserve(key, { zone, ...limits }, { token, leaseSeconds: 120 });
const end = (token: string, how: AttemptEnd) => store.end(key, zone, token, how);
const used = async () => {
  const { usedToday, usedThisMonth } = await store.read(key, zone);
  return [usedToday, usedThisMonth];
};
describe('the pace of a form or a site, which limits its attempts', () => {
  test('the pace counts a repeated reservation of an attempt once', async () => {
    const token = anId();
    expect(await reserve({ perDay: 1 }, token)).toEqual({ kind: 'granted' });
    expect(await reserve({ perDay: 1 }, token)).toEqual({ kind: 'granted' });
    expect(await used()).toEqual([1, 1]);
  });

  test("the pace counts a dead bot's attempt and lets another attempt run", async () => {
    await reserve({ atOnce: 1 });
    clock.turn(119);
    expect(await reserve({ atOnce: 1 })).toMatchObject({ kind: 'wait', why: 'pace' });
    clock.turn(1);
    expect(await reserve({ atOnce: 1 })).toEqual({ kind: 'granted' });
    expect(await used()).toEqual([2, 2]);
  });

  test.each([
    ['sent', [1, 1], 'wait'],
    ['not_sent', [0, 0], 'wait'],
    ['not_started', [0, 0], 'granted'],
  ] as const)(
    "the pace records an attempt's end as %s once, with the counts %j",
    async (how, left, next) => {
      const token = anId();
      await reserve({ perMinute: 1 }, token);
      await Promise.all([end(token, how), end(token, how)]);
      await end(token, how);
      expect(await used()).toEqual(left);
      expect(await reserve({ perMinute: 1 })).toMatchObject({ kind: next });
    },
  );

  test('the pace makes a lead wait some seconds while its form is busy', async () => {
    await reserve({ atOnce: 1 });
    const until = new Date('2026-03-01T10:00:10.000Z');
    expect(await reserve({ atOnce: 1 })).toEqual({ kind: 'wait', why: 'pace', until });
  });

  test('the pace limits the attempts in any 60 seconds', async () => {
    const limits = { perMinute: 2 };
    await reserve(limits);
    clock.turn(40);
    const token = anId();
    await reserve(limits, token);
    const until = new Date('2026-03-01T10:01:00.000Z');
    expect(await reserve(limits)).toEqual({ kind: 'wait', why: 'pace', until });
    clock.turn(20);
    expect(await reserve(limits)).toEqual({ kind: 'granted' });
    expect(await reserve(limits)).toMatchObject({ until: new Date('2026-03-01T10:01:40.000Z') });
    await end(token, 'not_started');
    expect(await reserve(limits)).toEqual({ kind: 'granted' });
    clock.turn(40);
    expect(await reserve(limits)).toMatchObject({ kind: 'wait' });
  });

  test("the pace starts a new day and month at midnight of the form's time zone", async () => {
    begin('2026-03-31T17:00:00.000Z');
    await reserve({ perDay: 1 });
    const until = new Date('2026-03-31T18:30:00.000Z');
    expect(await reserve({ perDay: 1 })).toEqual({ kind: 'wait', why: 'day_cap', until });
    expect(await reserve({ perMonth: 1 })).toEqual({ kind: 'wait', why: 'month_cap', until });
    clock.turn(90 * 60);
    expect(await used()).toEqual([0, 0]);
    expect(await reserve({ perDay: 1, perMonth: 1 })).toEqual({ kind: 'granted' });
    expect(await reserve({ perDay: 1, perMonth: 1 })).toMatchObject({
      why: 'month_cap',
      until: new Date('2026-04-30T18:30:00.000Z'),
    });
  });

  test("the pace subtracts an unsent attempt from its reservation day's count", async () => {
    begin('2026-03-01T18:29:30.000Z');
    const token = anId();
    await reserve({ perDay: 2 }, token);
    clock.turn(60);
    await reserve({ perDay: 2 });
    await end(token, 'not_sent');
    expect(await used()).toEqual([1, 1]);
  });

  test("the pace keeps the day's count if another time zone changes the date", async () => {
    begin('2026-03-01T20:00:00.000Z');
    await reserve({ perDay: 1 });
    const utc = { zone: 'UTC', perDay: 1 };
    expect(await store.reserve(key, utc, { token: anId(), leaseSeconds: 120 })).toEqual({
      kind: 'wait',
      why: 'day_cap',
      until: new Date('2026-03-03T00:00:00.000Z'),
    });
  });

  test('the pace counts each form and each site separately', async () => {
    await reserve({ perDay: 1 });
    key = `origin#https://forms.example`;
    expect(await reserve({ perDay: 1 })).toEqual({ kind: 'granted' });
  });
});
