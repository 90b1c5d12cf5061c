/** Who may probe a target while its breaker is open, and what the end of a probe changes. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Pass } from '../../../functions/stores/circuit-breaker/circuit-breaker-store.ts';
import { anId, aUser } from '../builders.ts';
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

describe('when the pause is over', () => {
  beforeEach(() => tried.fail(5));

  test('one attempt goes first and the others wait', async () => {
    tried.clock.turn(60);
    expect((await tried.view()).state).toBe('half_open');
    const entries = await Promise.all(Array.from({ length: 8 }, () => tried.enter()));
    expect(entries.filter(({ kind }) => kind === 'go')).toHaveLength(1);
    expect(entries.find(({ kind }) => kind === 'wait')).toEqual({
      kind: 'wait',
      until: new Date('2026-03-01T10:02:00.000Z'),
    });
  });

  test('bots with different clocks let one attempt through', async () => {
    tried.clock.turn(60);
    const clocks = [-0.9, -0.4, 0.4, 0.9, 20].map(
      (skew) => () => new Date(tried.clock.now().getTime() + skew * 1000),
    );
    const entries = await Promise.all(
      clocks.map((now) => tried.enter(aUser(), tried.storeWith(now))),
    );
    expect(entries.filter(({ kind }) => kind === 'go')).toHaveLength(1);
  });

  test('a successful probe closes the breaker', async () => {
    await tried.record(await tried.probe(60), 'success');
    expect((await tried.view()).state).toBe('closed');
    expect(await tried.begin()).not.toHaveProperty('probe');
  });

  test('failed probes double the pause, up to 15 minutes', async () => {
    const pauses: number[] = [];
    for (let seconds = 60; pauses.length < 6;) {
      await tried.record(await tried.probe(seconds), 'timeout');
      seconds = tried.secondsTo((await tried.read())?.openUntil);
      pauses.push(seconds);
    }
    expect(pauses).toEqual([120, 240, 480, 900, 900, 900]);
    expect(await tried.read()).toMatchObject({
      failures: 11,
      openedAt: '2026-03-01T10:00:00.000Z',
    });
  });

  test('a late failure of an earlier attempt changes nothing', async () => {
    await tried.probe(60);
    await tried.fail(1);
    expect((await tried.view()).state).toBe('half_open');
    expect(await tried.enter()).toMatchObject({ kind: 'wait' });
  });

  test('a probe with a refused lead makes its user wait', async () => {
    const user = aUser();
    await tried.record(await tried.probe(60, user), 'blocked');
    expect(await tried.enter(user)).toMatchObject({ kind: 'wait' });
    expect((await tried.begin()).probe).toBeDefined();
  });

  test('refused probes of two users lengthen the pause', async () => {
    await tried.record(await tried.probe(60), 'captcha');
    await tried.record(await tried.probe(1), 'captcha');
    expect(tried.secondsTo((await tried.read())?.openUntil)).toBe(120);
  });

  test.each([
    'internal',
    'no_confirmation',
    'validation_refused',
    'already_submitted',
    'verification_required',
    'login_required',
  ] as const)('after a probe that ends in %s another lead probes', async (outcome) => {
    await tried.record(await tried.probe(60), outcome);
    expect((await tried.view()).state).toBe('half_open');
    expect((await tried.begin()).probe).toBeDefined();
  });

  test('a probe is returned by its own token only', async () => {
    const pass = await tried.probe(60);
    await tried.circuitBreaker.release(tried.target, { ...pass, probe: 'other' });
    expect(await tried.enter(pass.userId)).toMatchObject({ kind: 'wait' });
    await tried.circuitBreaker.release(tried.target, pass);
    expect((await tried.begin(pass.userId)).probe).toBeDefined();
  });

  test('a dead probe is followed by another', async () => {
    const { userId } = await tried.probe(60);
    tried.clock.turn(119);
    expect(await tried.enter(userId)).toMatchObject({ kind: 'wait' });
    await tried.probe(1, userId);
  });

  test('a probe may ask again if its answer was lost', async () => {
    tried.clock.turn(60);
    const asking = { ...aPass(), token: anId(), leaseSeconds: 120 };
    await tried.circuitBreaker.enter(tried.target, asking);
    expect(await tried.circuitBreaker.enter(tried.target, asking)).toMatchObject({
      pass: { probe: asking.token },
    });
  });
});

describe('a success', () => {
  test('of an attempt from before the opening closes no breaker', async () => {
    await tried.fail(4);
    const pass = await tried.begin();
    await tried.fail(1);
    await tried.record(pass, 'success');
    expect((await tried.view()).state).toBe('open');
  });

  test('of an earlier opening’s probe closes no later opening', async () => {
    await tried.fail(5);
    const late = await tried.probe(60);
    tried.clock.turn(120);
    await tried.record(await tried.begin(), 'success');
    await tried.fail(5);
    await tried.record(late, 'success');
    expect((await tried.view()).state).toBe('open');
  });

  test('of a probe that was considered dead closes the breaker', async () => {
    await tried.fail(5);
    const late = await tried.probe(60);
    await tried.probe(120);
    await tried.record(late, 'success');
    expect((await tried.view()).state).toBe('closed');
  });
});

describe('users who wait for a probe', () => {
  let [first, second] = [aUser(), aUser()];
  beforeEach(async () => {
    [first, second] = [aUser(), aUser()];
    await tried.fail(5);
  });
  const handOn = async (pass: Pass) => tried.record(pass, 'internal');

  test('take turns, however often each asks', async () => {
    const pass = await tried.probe(60, first);
    await tried.enter(first);
    await tried.enter(second);
    await handOn(pass);
    expect(await tried.enter(first)).toMatchObject({ kind: 'wait' });
    const next = await tried.begin(second);
    expect(next.probe).toBeDefined();
    await tried.enter(second);
    await handOn(next);
    expect(await tried.enter(second)).toMatchObject({ kind: 'wait' });
    expect((await tried.begin(first)).probe).toBeDefined();
  });

  test('lose a turn that they do not use', async () => {
    const pass = await tried.probe(60, first);
    await tried.enter(second);
    await handOn(pass);
    tried.clock.turn(149);
    expect(await tried.enter(first)).toMatchObject({ kind: 'wait' });
    expect((await tried.probe(1, first)).probe).toBeDefined();
    expect((await tried.read())?.line).toEqual([]);
  });

  test('are limited to fifty; others come after them', async () => {
    const pass = await tried.probe(60, first);
    for (let count = 0; count < 60; count += 1) await tried.enter();
    await handOn(pass);
    expect((await tried.read())?.line).toHaveLength(50);
    expect(await tried.enter(second)).toMatchObject({ kind: 'wait' });
  });

  test('are forgotten once the target works', async () => {
    const pass = await tried.probe(60, first);
    await tried.enter(second);
    await tried.record(pass, 'success');
    expect((await tried.read())?.line).toEqual([]);
  });
});
