import { beforeEach, describe, expect, test } from '@jest/globals';
import { breakerKeys } from '../../../functions/stores/circuit-breaker/circuit-breaker-store.ts';
import { aUser } from '../builders.ts';
import { openStores } from '../open-stores.ts';
import { createTriedTarget } from './tried-target.ts';

const { db: database } = await openStores();
let tried: ReturnType<typeof createTriedTarget>;

beforeEach(() => {
  tried = createTriedTarget(database.client);
});

describe("the circuit breaker of a user's leads to a target", () => {
  test.each([
    ['asks for a pause', 'rate_limited', { fenced: false }, 1],
    ['asks for a pause after the submit', 'rate_limited', { fenced: true }, 1],
    ['cannot be reached', 'target_unreachable', { fenced: false }, 2],
    ['does not answer in time', 'timeout', { fenced: false }, 2],
    ['shows no form', 'form_not_found', { fenced: false }, 2],
    ['fails after the submit', 'target_unreachable', { fenced: true }, 5],
    ['refuses the bot', 'blocked', { fenced: false }, 5],
    ['asks for a captcha', 'captcha', { fenced: false }, 5],
    ['leaves the outcome unknown', 'outcome_unknown', { fenced: true }, 5],
  ] as const)(
    'the breaker opens if the target %s (reason %s, %j) %d times',
    async (_, reason, more, times) => {
      await tried.fail(times - 1, reason, more);
      expect((await tried.begin()).probe).toBeUndefined();
      await tried.fail(1, reason, more);
      const until = new Date('2026-03-01T10:01:00.000Z');
      expect(await tried.enter()).toEqual({ kind: 'wait', until });
      expect(await tried.read()).toMatchObject({
        failures: times,
        lastReason: reason,
        openedAt: '2026-03-01T10:00:00.000Z',
        openUntil: until.toISOString(),
      });
    },
  );

  test('simultaneous failures open the breaker once', async () => {
    await Promise.all([1, 2, 3, 4].map(() => tried.fail(1)));
    expect(await tried.read()).toMatchObject({
      failures: 2,
      openUntil: '2026-03-01T10:01:00.000Z',
    });
  });

  test('recording a failure returns the time until which attempts wait', async () => {
    expect(await tried.record({}, 'timeout')).toBeUndefined();
    expect(await tried.record({}, 'timeout')).toEqual(new Date('2026-03-01T10:01:00.000Z'));
  });

  test('the breaker stays open as long as the target asks, at most an hour', async () => {
    await tried.fail(1, 'rate_limited', { retryAfterSeconds: 600 });
    expect(await tried.read()).toMatchObject({ openUntil: '2026-03-01T10:10:00.000Z' });
    const pass = await tried.probe(600);
    await tried.record(pass, 'rate_limited', { retryAfterSeconds: 86_400 });
    expect(await tried.read()).toMatchObject({ openUntil: '2026-03-01T11:10:00.000Z' });
  });

  test.each([
    'field_not_found',
    'no_confirmation',
    'internal',
    'validation_refused',
    'already_submitted',
    'verification_required',
    'login_required',
    'form_changed',
  ] as const)('the breaker does not count %s as a failure', async (outcome) => {
    await tried.fail(9, outcome);
    expect(await tried.read()).toBeUndefined();
  });

  test('the breaker does not affect other users, targets and forms', async () => {
    await tried.fail(5);
    const others = [
      breakerKeys.ofStage(aUser(), tried.target),
      `${tried.key}/other`,
      breakerKeys.ofForm('other'),
    ];
    for (const key of others) {
      const entry = await tried.circuitBreaker.enter(key, { token: 'a', leaseSeconds: 120 });
      expect(entry).toEqual({ kind: 'go', pass: {} });
    }
  });

  test('the breaker is forgotten after a day without failures', async () => {
    await tried.fail(2);
    tried.clock.turn(86_400);
    expect(await tried.begin()).not.toHaveProperty('met');
  });

  test("the breaker's count restarts after a day without failures", async () => {
    await tried.fail(2);
    tried.clock.turn(86_400);
    await tried.fail(1);
    expect(await tried.state()).toBe('closed');
    const left = await tried.read();
    expect(left).toMatchObject({ failures: 1 });
    for (const name of ['openUntil', 'openedAt', 'pauses']) expect(left).not.toHaveProperty(name);
  });

  test("the key of a breaker's item contains only a hash of its user", () => {
    const userId = aUser();
    expect(breakerKeys.ofStage(userId, tried.target)).not.toContain(userId);
  });
});
