import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { stateOf } from '../../functions/stores/target-health.ts';
import {
  createTargetHealthStore,
  type Judgement,
  type TargetHealthStore,
} from '../../functions/stores/target-health-store.ts';
import { aClock, anId, type Clock } from './builders.ts';
import { startDynamoDb } from './local-aws.ts';

let database: Awaited<ReturnType<typeof startDynamoDb>>;
let health: TargetHealthStore;
let clock: Clock;
let target: string;

beforeAll(async () => {
  database = await startDynamoDb();
});
afterAll(() => database.stop());
beforeEach(() => {
  clock = aClock();
  target = `https://target.example/${anId()}`;
  health = createTargetHealthStore({
    client: database.client,
    table: 'targetHealth',
    now: clock.now,
  });
});

const fail = async (times: number, more: Partial<Judgement> = {}) => {
  for (let count = 0; count < times; count += 1) {
    await health.record(target, { outcome: 'target_unreachable', ...more });
  }
};
const enter = (token: string = anId()) => health.enter(target, { token, leaseSeconds: 120 });
const state = async () => stateOf(await health.read(target), clock.now());
/** Waits out the pause and lets one attempt through. */
const probe = async (seconds: number) => {
  clock.turn(seconds);
  const token = anId();
  expect(await enter(token)).toEqual({ kind: 'go', isProbe: true });
  return token;
};

describe('the circuit breaker of a target', () => {
  test('opens after five failures in a row', async () => {
    await fail(4);
    expect(await enter()).toEqual({ kind: 'go', isProbe: false });
    await fail(1);
    const until = new Date('2026-03-01T10:01:00.000Z');
    expect(await enter()).toEqual({ kind: 'wait', until });
    expect(await health.read(target)).toMatchObject({
      failures: 5,
      lastReason: 'target_unreachable',
      openedAt: '2026-03-01T10:00:00.000Z',
      openUntil: until.toISOString(),
    });
  });

  test('is opened once by failures that end together', async () => {
    await fail(4);
    await Promise.all([1, 2, 3, 4].map(() => fail(1)));
    expect(await health.read(target)).toMatchObject({
      failures: 8,
      openUntil: '2026-03-01T10:01:00.000Z',
    });
  });

  test('stays open for as long as the target asks, an hour at most', async () => {
    await fail(5, { outcome: 'rate_limited', retryAfterSeconds: 600 });
    expect(await health.read(target)).toMatchObject({ openUntil: '2026-03-01T10:10:00.000Z' });
    const token = await probe(600);
    await fail(1, { outcome: 'rate_limited', retryAfterSeconds: 86_400, probe: token });
    expect(await health.read(target)).toMatchObject({ openUntil: '2026-03-01T11:10:00.000Z' });
  });

  test.each(['success', 'validation_refused'] as const)(
    'forgets failures after %s',
    async (outcome) => {
      await fail(4);
      await health.record(target, { outcome });
      await fail(4);
      expect(await state()).toBe('closed');
    },
  );

  test.each([
    'captcha',
    'field_not_found',
    'no_confirmation',
    'outcome_unknown',
    'internal',
  ] as const)('does not count %s, which may be the lead’s', async (outcome) => {
    for (let count = 0; count < 9; count += 1) await health.record(target, { outcome });
    expect(await health.read(target)).toBeUndefined();
  });

  test('leaves other targets alone', async () => {
    await fail(5);
    expect(await health.read(`${target}/other`)).toBeUndefined();
  });

  test('is forgotten after a day without failures', async () => {
    await fail(5);
    clock.turn(86_400);
    expect(await enter()).toEqual({ kind: 'go', isProbe: false });
  });
});

describe('when the pause is over', () => {
  beforeEach(() => fail(5));

  test('one of many goes, and the others wait', async () => {
    clock.turn(60);
    expect(await state()).toBe('half_open');
    const entries = await Promise.all(Array.from({ length: 8 }, () => enter()));
    expect(entries.filter(({ kind }) => kind === 'go')).toEqual([{ kind: 'go', isProbe: true }]);
    expect(entries.find(({ kind }) => kind === 'wait')).toEqual({
      kind: 'wait',
      until: new Date('2026-03-01T10:02:00.000Z'),
    });
  });

  test('a probe that succeeds lets all go', async () => {
    await health.record(target, { outcome: 'success', probe: await probe(60) });
    expect(await state()).toBe('closed');
    expect(await enter()).toEqual({ kind: 'go', isProbe: false });
  });

  test('a probe that fails doubles the pause, to 15 minutes', async () => {
    const pauses: number[] = [];
    for (let seconds = 60; pauses.length < 6;) {
      await fail(1, { probe: await probe(seconds) });
      const { openUntil = '' } = (await health.read(target)) ?? {};
      seconds = (Date.parse(openUntil) - clock.now().getTime()) / 1000;
      pauses.push(seconds);
    }
    expect(pauses).toEqual([120, 240, 480, 900, 900, 900]);
    expect(await health.read(target)).toMatchObject({
      failures: 11,
      openedAt: '2026-03-01T10:00:00.000Z',
    });
  });

  test('a late failure of an earlier attempt changes nothing', async () => {
    await probe(60);
    await fail(1);
    expect(await state()).toBe('half_open');
    expect(await enter()).toMatchObject({ kind: 'wait' });
  });

  test.each(['captcha', 'internal'] as const)(
    'a probe that ends in %s is the next one’s',
    async (outcome) => {
      await health.record(target, { outcome, probe: await probe(60) });
      expect(await enter()).toEqual({ kind: 'go', isProbe: true });
    },
  );

  test('a probe is given back by its own token only', async () => {
    const token = await probe(60);
    await health.release(target, 'other');
    expect(await enter()).toMatchObject({ kind: 'wait' });
    await health.release(target, token);
    expect(await enter()).toEqual({ kind: 'go', isProbe: true });
  });

  test('a probe that dies is followed by another', async () => {
    await probe(60);
    clock.turn(119);
    expect(await enter()).toMatchObject({ kind: 'wait' });
    await probe(1);
  });
});
