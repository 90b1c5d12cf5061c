import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { aUser } from '../builders.ts';
import { startDynamoDb } from '../local-aws.ts';
import { aPass, createTriedTarget } from '../tried-target.ts';

let database: Awaited<ReturnType<typeof startDynamoDb>>;
let tried: ReturnType<typeof createTriedTarget>;

beforeAll(async () => {
  database = await startDynamoDb();
});
afterAll(() => database.stop());
beforeEach(() => {
  tried = createTriedTarget(database.client);
});

describe('the circuit breaker of a target', () => {
  test('opens after five failures in a row', async () => {
    await tried.fail(4);
    expect((await tried.begin()).probe).toBeUndefined();
    await tried.fail(1);
    const until = new Date('2026-03-01T10:01:00.000Z');
    expect(await tried.enter()).toEqual({ kind: 'wait', until });
    expect(await tried.read()).toMatchObject({
      failures: 5,
      lastReason: 'target_unreachable',
      openedAt: '2026-03-01T10:00:00.000Z',
      openUntil: until.toISOString(),
    });
  });

  test('is opened once by simultaneous failures', async () => {
    await tried.fail(4);
    await Promise.all([1, 2, 3, 4].map(() => tried.fail(1)));
    expect(await tried.read()).toMatchObject({
      failures: 5,
      openUntil: '2026-03-01T10:01:00.000Z',
    });
  });

  test('counts all failures that bots write simultaneously', async () => {
    await Promise.all([1, 2, 3, 4, 5].map(() => tried.fail(1)));
    expect((await tried.view()).state).toBe('open');
  });

  test('stays open as the target asks, at most an hour', async () => {
    await tried.fail(5, 'rate_limited', { retryAfterSeconds: 600 });
    expect(await tried.read()).toMatchObject({ openUntil: '2026-03-01T10:10:00.000Z' });
    const pass = await tried.probe(600);
    await tried.record(pass, 'rate_limited', 86_400);
    expect(await tried.read()).toMatchObject({ openUntil: '2026-03-01T11:10:00.000Z' });
  });

  test('does not open when one lead must wait', async () => {
    await tried.fail(1, 'rate_limited', { retryAfterSeconds: 3600 });
    expect((await tried.view()).state).toBe('closed');
  });

  test.each(['field_not_found', 'no_confirmation', 'internal'] as const)(
    'does not count %s, which our service may cause',
    async (outcome) => {
      await tried.fail(9, outcome);
      expect(await tried.read()).toBeUndefined();
    },
  );

  test('does not affect other targets', async () => {
    await tried.fail(5);
    expect(await tried.circuitBreaker.read(`${tried.target}/other`)).toBeUndefined();
  });

  test('is forgotten after a day without failures', async () => {
    await tried.fail(5);
    tried.clock.turn(86_400);
    expect(await tried.begin()).not.toHaveProperty('met');
  });

  test('restarts its count after a day without failures', async () => {
    await tried.fail(5);
    tried.clock.turn(86_400);
    await tried.fail(1);
    expect((await tried.view()).state).toBe('closed');
    const left = await tried.read();
    expect(left).toMatchObject({ failures: 1 });
    for (const name of ['openUntil', 'openedAt', 'pauses']) expect(left).not.toHaveProperty(name);
  });

  test('stores no ids and stays small', async () => {
    const [user, other] = [aUser(), aUser()];
    const passes = Array.from({ length: 40 }, (_, index) => aPass(index % 2 ? user : other));
    for (const pass of passes) await tried.record(pass, 'blocked');
    await tried.fail(4);
    for (let count = 0; count < 80; count += 1) await tried.enter();
    const { Item } = await database.client.send(
      new GetCommand({ TableName: 'circuitBreakers', Key: { target: tried.target } }),
    );
    const text = JSON.stringify(Item);
    for (const { userId, submissionId } of passes) {
      expect(text).not.toContain(userId);
      expect(text).not.toContain(submissionId);
    }
    expect(text.length).toBeLessThan(2500);
  });
});

describe('the leads of one user', () => {
  test('wait alone, longer after each probe', async () => {
    const user = aUser();
    await tried.fail(5, 'blocked', { userId: user });
    const pauses: number[] = [];
    for (let seconds = 60; pauses.length < 5;) {
      await tried.record(await tried.probe(seconds, user), 'blocked');
      expect((await tried.begin()).probe).toBeUndefined();
      const { openUntil } = await tried.view(user);
      seconds = tried.secondsTo(openUntil);
      pauses.push(seconds);
    }
    expect(pauses).toEqual([120, 240, 480, 900, 900]);
  });

  test('wait with everybody once the target fails for all', async () => {
    const user = aUser();
    await tried.fail(5, 'blocked', { userId: user });
    await tried.fail(4);
    expect((await tried.view()).state).toBe('open');
    expect((await tried.read())?.holds).toEqual({});
  });

  test('count as one failure in the count of all users', async () => {
    await tried.fail(5, 'outcome_unknown', { userId: aUser() });
    await tried.fail(3);
    expect((await tried.view()).state).toBe('closed');
    await tried.fail(1);
    expect((await tried.view()).state).toBe('open');
  });
});
