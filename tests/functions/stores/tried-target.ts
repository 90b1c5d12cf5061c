/** The circuit breaker of one user and one target form, on a clock that the test controls. */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { AttemptReason } from '../../../contract/submission.ts';
import { stateOf } from '../../../functions/stores/circuit-breaker/breaker-view.ts';
import type { Failure } from '../../../functions/stores/circuit-breaker/breaker-rules.ts';
import {
  breakerKeys,
  createCircuitBreakerStore,
  type Pass,
} from '../../../functions/stores/circuit-breaker/circuit-breaker-store.ts';
import { aClock, anId, aUser } from '../builders.ts';

export function createTriedTarget(client: DynamoDBDocumentClient) {
  const clock = aClock();
  const target = `https://target.example/${anId()}`;
  const key = breakerKeys.ofStage(aUser(), target);
  const storeWith = (now: () => Date) =>
    createCircuitBreakerStore({ client, table: 'circuitBreakers', now });
  const circuitBreaker = storeWith(clock.now);
  const enter = (store = circuitBreaker) => store.enter(key, { token: anId(), leaseSeconds: 120 });
  /** Begins an attempt, which the circuit breaker must allow. */
  async function begin(): Promise<Pass> {
    const entry = await enter();
    if (entry.kind !== 'go') throw new Error(`It waits until ${entry.until.toISOString()}`);
    return entry.pass;
  }
  const record = (
    pass: Pass,
    outcome: 'success' | AttemptReason,
    more: Partial<Failure> = {},
  ): Promise<Date | undefined> =>
    circuitBreaker.record(
      key,
      pass,
      outcome === 'success' ? outcome : { reason: outcome, fenced: false, ...more },
    );
  const read = () => circuitBreaker.read(key);

  return {
    clock,
    target,
    key,
    circuitBreaker,
    storeWith,
    enter,
    begin,
    record,
    read,
    state: async () => stateOf(await read(), clock.now()),
    /** Makes the given number of attempts fail. */
    async fail(
      times: number,
      outcome: AttemptReason = 'target_unreachable',
      more: Partial<Failure> = {},
    ) {
      for (let count = 0; count < times; count += 1) await record({}, outcome, more);
    },
    /**
     * Advances the clock by the given seconds (the circuit breaker's pause), then begins the probe:
     * the one attempt that tests whether the target works again.
     */
    async probe(seconds: number): Promise<Pass> {
      clock.turn(seconds);
      const pass = await begin();
      if (pass.probe === undefined) throw new Error('It is no probe');
      return pass;
    },
    secondsTo: (time = '') => (Date.parse(time) - clock.now().getTime()) / 1000,
  };
}
