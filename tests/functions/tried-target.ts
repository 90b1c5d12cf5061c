/** One target and attempts at it, on a clock that the test controls. */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import {
  createCircuitBreakerStore,
  type Judgement,
  type Pass,
} from '../../functions/stores/circuit-breaker/circuit-breaker-store.ts';
import { viewFor } from '../../functions/stores/circuit-breaker/breaker-view.ts';
import { aClock, anId, aUser } from './builders.ts';

export const aPass = (userId = aUser()): Pass => ({ userId, submissionId: anId() });

export function createTriedTarget(client: DynamoDBDocumentClient) {
  const clock = aClock();
  const target = `https://target.example/${anId()}`;
  const storeWith = (now: () => Date) =>
    createCircuitBreakerStore({ client, table: 'circuitBreakers', now });
  const circuitBreaker = storeWith(clock.now);
  const enter = (userId = aUser(), store = circuitBreaker) =>
    store.enter(target, { ...aPass(userId), token: anId(), leaseSeconds: 120 });
  /** Begins an attempt, which the breaker must allow. */
  async function begin(userId?: string): Promise<Pass> {
    const entry = await enter(userId);
    if (entry.kind !== 'go') throw new Error(`It waits until ${entry.until.toISOString()}`);
    return entry.pass;
  }
  const record = (pass: Pass, outcome: Judgement['outcome'], retryAfterSeconds?: number) =>
    circuitBreaker.record(target, pass, { outcome, retryAfterSeconds });
  const read = () => circuitBreaker.read(target);
  const view = async (userId = aUser()) => viewFor(await read(), userId, clock.now());

  return {
    clock,
    target,
    circuitBreaker,
    storeWith,
    enter,
    begin,
    record,
    read,
    view,
    /** Makes the given number of leads fail: all of one user, or each of another user. */
    async fail(
      times: number,
      outcome: Judgement['outcome'] = 'target_unreachable',
      more: { userId?: string; retryAfterSeconds?: number } = {},
    ) {
      for (let count = 0; count < times; count += 1) {
        await record(aPass(more.userId), outcome, more.retryAfterSeconds);
      }
    },
    /** Waits until the pause is over and begins one attempt as the probe. */
    async probe(seconds: number, userId?: string): Promise<Pass> {
      clock.turn(seconds);
      const pass = await begin(userId);
      if (pass.probe === undefined) throw new Error('It is no probe');
      return pass;
    },
    secondsTo: (time = '') => (Date.parse(time) - clock.now().getTime()) / 1000,
  };
}
