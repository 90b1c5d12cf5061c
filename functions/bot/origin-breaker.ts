/**
 * Stops attempts at a site that fails for the forms of several users: besides the circuit breaker
 * of each form there is one for its origin. Only failures of the site itself count, so a wrong
 * recipe proves nothing, and no single user can open it.
 */
import type { Judgement } from '../stores/circuit-breaker/circuit-breaker-store.ts';
import type { Breaker } from './circuit-breaker.ts';

/** A breaker opens after five failed leads; at most this many of them may belong to one user. */
export const MOST_OF_ONE_USER = 4;

const siteFailures = new Set<Judgement['outcome']>([
  'success',
  'target_unreachable',
  'timeout',
  'rate_limited',
]);

export function behind(form: Breaker, origin: Breaker): Breaker {
  return {
    enter: async (asking) => {
      const entry = await form.enter(asking);
      if (entry.kind === 'wait') return entry;
      const second = await origin.enter(asking);
      if (second.kind === 'go') return { ...entry, pass: { ...entry.pass, origin: second.pass } };
      await form.release(entry.pass);
      return second;
    },
    record: async (pass, judgement) => {
      const counts = siteFailures.has(judgement.outcome);
      if (pass.origin && counts) await origin.record(pass.origin, judgement);
      else if (pass.origin) await origin.release(pass.origin);
      await form.record(pass, judgement);
    },
    release: async (pass) => {
      if (pass.origin) await origin.release(pass.origin);
      await form.release(pass);
    },
  };
}
