/**
 * Tests a form's pace (the limits of its attempts) with many simultaneous reservations of attempts,
 * which write the same row again and again.
 */
import { expect, test } from '@jest/globals';
import { createPaceStore } from '../../../functions/stores/pace/pace-store.ts';
import { casesOf, every } from '../../part.ts';
import { aClock, anId } from '../builders.ts';
import { openStores } from '../open-stores.ts';

const { db } = await openStores();
const zone = 'Asia/Kolkata';

test.each(casesOf([{ perDay: 3 }, { atOnce: 9, perMinute: 8, perDay: 7, perMonth: 50 }], every(2)))(
  '100 simultaneous reservations of attempts never exceed the limits %j',
  async (limits) => {
    const { now } = aClock('2026-03-01T10:00:00.000Z');
    const store = createPaceStore({ client: db.client, table: 'circuitBreakers', now });
    const key = `form#${anId()}`;
    const atOnce = async (count: number) => {
      const reserve = () =>
        store.reserve(key, { zone, ...limits }, { token: anId(), leaseSeconds: 120 });
      const answers = await Promise.all(Array.from({ length: count }, reserve));
      return answers.filter(({ kind }) => kind === 'granted').length;
    };
    const most = Math.min(...Object.values(limits));
    const granted = await atOnce(100);
    expect(granted).toBeLessThanOrEqual(most);
    // A reservation fails if other writers were faster at every try, so twenty more are tried.
    expect(granted + (await atOnce(20))).toBe(most);
    const { usedToday, usedThisMonth } = await store.read(key, zone);
    expect([usedToday, usedThisMonth]).toEqual([most, most]);
  },
);
