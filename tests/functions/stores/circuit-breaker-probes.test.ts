/**
 * Which attempt probes a target while its circuit breaker is half open, and what the probe's end
 * changes.
 */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { anId } from '../builders.ts';
import { openStores } from '../open-stores.ts';
import { createTriedTarget } from './tried-target.ts';

const { db: database } = await openStores();
let tried: ReturnType<typeof createTriedTarget>;

beforeEach(() => {
  tried = createTriedTarget(database.client);
});

describe('attempts after the pause of an open circuit breaker', () => {
  beforeEach(() => tried.fail(2));

  test("after the breaker's pause one attempt probes the target and the others wait", async () => {
    tried.clock.turn(60);
    expect(await tried.state()).toBe('half_open');
    const entries = await Promise.all(Array.from({ length: 8 }, () => tried.enter()));
    expect(entries.filter(({ kind }) => kind === 'go')).toHaveLength(1);
    expect(entries.find(({ kind }) => kind === 'wait')).toEqual({
      kind: 'wait',
      until: new Date('2026-03-01T10:02:00.000Z'),
    });
  });

  test('bots with different clocks let one attempt through as the probe', async () => {
    tried.clock.turn(60);
    const clocks = [-0.9, -0.4, 0.4, 0.9, 20].map(
      (skew) => () => new Date(tried.clock.now().getTime() + skew * 1000),
    );
    const entries = await Promise.all(clocks.map((now) => tried.enter(tried.storeWith(now))));
    expect(entries.filter(({ kind }) => kind === 'go')).toHaveLength(1);
  });

  test('a successful probe closes the breaker', async () => {
    await tried.record(await tried.probe(60), 'success');
    expect(await tried.state()).toBe('closed');
    expect(await tried.begin()).not.toHaveProperty('probe');
  });

  test.each(['timeout', 'captcha'] as const)(
    "probes that fail with %s double the breaker's pause, up to a limit",
    async (reason) => {
      const pauses: number[] = [];
      for (let seconds = 60; pauses.length < 6;) {
        await tried.record(await tried.probe(seconds), reason);
        seconds = tried.secondsTo((await tried.read())?.openUntil);
        pauses.push(seconds);
      }
      expect(pauses).toEqual([120, 240, 480, 900, 900, 900]);
      expect(await tried.read()).toMatchObject({
        failures: 8,
        openedAt: '2026-03-01T10:00:00.000Z',
      });
    },
  );

  test('a late failure of an earlier attempt changes no half open breaker', async () => {
    await tried.probe(60);
    await tried.fail(1);
    expect(await tried.state()).toBe('half_open');
    expect(await tried.enter()).toMatchObject({ kind: 'wait' });
  });

  test.each([
    'internal',
    'no_confirmation',
    'validation_refused',
    'already_submitted',
    'verification_required',
    'login_required',
  ] as const)('after a probe that ends in %s, another lead probes', async (outcome) => {
    await tried.record(await tried.probe(60), outcome);
    expect(await tried.state()).toBe('half_open');
    expect((await tried.begin()).probe).toBeDefined();
  });

  test('a probe can be given up only with its own token', async () => {
    const pass = await tried.probe(60);
    await tried.circuitBreaker.release(tried.key, { ...pass, probe: 'other' });
    expect(await tried.enter()).toMatchObject({ kind: 'wait' });
    await tried.circuitBreaker.release(tried.key, pass);
    expect((await tried.begin()).probe).toBeDefined();
  });

  test('a probe whose bot dies is followed by another probe', async () => {
    await tried.probe(60);
    tried.clock.turn(119);
    expect(await tried.enter()).toMatchObject({ kind: 'wait' });
    await tried.probe(1);
  });

  test('a repeated request to probe gets the same probe if the answer was lost', async () => {
    tried.clock.turn(60);
    const asking = { token: anId(), leaseSeconds: 120 };
    await tried.circuitBreaker.enter(tried.key, asking);
    expect(await tried.circuitBreaker.enter(tried.key, asking)).toMatchObject({
      pass: { probe: asking.token },
    });
  });
});

describe('successes and the circuit breaker', () => {
  test('a success of an attempt from before the opening closes no breaker', async () => {
    await tried.fail(1);
    const pass = await tried.begin();
    await tried.fail(1);
    await tried.record(pass, 'success');
    expect(await tried.state()).toBe('open');
  });

  test("a success resets the breaker's count of failures", async () => {
    await tried.fail(1);
    await tried.record(await tried.begin(), 'success');
    await tried.fail(1);
    expect(await tried.state()).toBe('closed');
  });

  test('a probe of an earlier opening does not close a breaker opened later', async () => {
    await tried.fail(2);
    const late = await tried.probe(60);
    tried.clock.turn(120);
    await tried.record(await tried.begin(), 'success');
    await tried.fail(2);
    await tried.record(late, 'success');
    expect(await tried.state()).toBe('open');
  });

  test('a success of a probe that was considered dead closes the breaker', async () => {
    await tried.fail(2);
    const late = await tried.probe(60);
    await tried.probe(120);
    await tried.record(late, 'success');
    expect(await tried.state()).toBe('closed');
  });
});
