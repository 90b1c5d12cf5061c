import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  createTargetHealthStore,
  isOpen,
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

const fail = async (times: number) => {
  for (let count = 0; count < times; count += 1) await health.record(target, 'target_unreachable');
};
const isLeftAlone = async () => isOpen(await health.read(target), clock.now());

describe('the circuit breaker of a target', () => {
  test('opens after five failures in a row', async () => {
    await fail(4);
    expect(await isLeftAlone()).toBe(false);
    await fail(1);
    expect(await isLeftAlone()).toBe(true);
    expect(await health.read(target)).toMatchObject({
      failures: 5,
      lastReason: 'target_unreachable',
      openUntil: '2026-03-01T10:01:00.000Z',
    });
  });

  test('lets a lead through when its time is over', async () => {
    await fail(5);
    clock.turn(60);
    expect(await isLeftAlone()).toBe(false);
  });

  test('stays open longer with every further failure, at most 15 minutes', async () => {
    await fail(6);
    clock.turn(61);
    expect(await isLeftAlone()).toBe(true);
    await fail(20);
    clock.turn(899);
    expect(await isLeftAlone()).toBe(true);
    clock.turn(1);
    expect(await isLeftAlone()).toBe(false);
  });

  test.each(['success', 'validation_refused'] as const)(
    'forgets failures after %s',
    async (end) => {
      await fail(4);
      await health.record(target, end);
      await fail(4);
      expect(await isLeftAlone()).toBe(false);
    },
  );

  test('does not count what says nothing about the target', async () => {
    for (let count = 0; count < 9; count += 1) await health.record(target, 'internal');
    expect(await health.read(target)).toBeUndefined();
  });

  test('leaves other targets alone', async () => {
    await fail(5);
    expect(await health.read(`${target}/other`)).toBeUndefined();
  });
});
