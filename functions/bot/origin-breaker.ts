/**
 * A site that fails for the forms of several users is left alone for all of them: the circuit
 * breaker of its origin stands behind that of each form. Only what the site itself does counts, so a
 * wrong recipe proves nothing, and no user can open it alone.
 */
import type { Judgement } from '../stores/circuit-breaker/circuit-breaker-store.ts';
import type { Breaker } from './circuit-breaker.ts';

/** Of the five leads that open a breaker. */
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
