/**
 * Limits of concurrent attempts that many leads share: over all leads, or at one site.
 * An attempt reserves a place together with the circuit breaker's pass, and gives it back when the
 * breaker is told how the attempt ended. A lead without a place waits some seconds.
 */
import { anyZone as zone, type AttemptEnd, type PaceLimits } from '../stores/pace/pace-rules.ts';
import type { PaceStore } from '../stores/pace/pace-store.ts';
import { alwaysClosed, type Breaker } from './circuit-breaker.ts';

export interface SharedPlace {
  key: string;
  limits: Omit<PaceLimits, 'zone'>;
  /** The reason for waiting that the lead's owner sees. */
  why?: 'origin';
}

export function withSharedPlaces(
  breaker: Breaker = alwaysClosed,
  pace: Pick<PaceStore, 'reserve' | 'end'>,
  places: readonly SharedPlace[],
  user?: string,
): Breaker {
  const giveBack = async (taken: readonly SharedPlace[], token: string, end: AttemptEnd) => {
    await Promise.all(taken.map(({ key }) => pace.end(key, zone, token, end)));
  };
  return {
    enter: async (asking) => {
      const { token, leaseSeconds } = asking;
      const entry = await breaker.enter(asking);
      if (entry.kind === 'wait') return entry;
      const taken: SharedPlace[] = [];
      const leave = () =>
        Promise.all([giveBack(taken, token, 'not_started'), breaker.release(entry.pass)]);
      try {
        for (const place of places) {
          const limits = { zone, ...place.limits };
          const reserved = await pace.reserve(place.key, limits, { token, leaseSeconds, user });
          if (reserved.kind === 'wait') {
            await leave();
            const { until } = reserved;
            return { kind: 'wait', until, isBrief: true, ...(place.why && { why: place.why }) };
          }
          taken.push(place);
        }
      } catch (error: unknown) {
        // If the breaker's call fails, the place must still be given back; otherwise it stays taken
        // until its lease ends.
        await leave();
        throw error;
      }
      return { kind: 'go', pass: { ...entry.pass, place: token } };
    },
    record: async (pass, judgement) => {
      try {
        return await breaker.record(pass, judgement);
      } finally {
        if (pass.place !== undefined) await giveBack(places, pass.place, 'sent');
      }
    },
    release: async (pass) => {
      try {
        await breaker.release(pass);
      } finally {
        if (pass.place !== undefined) await giveBack(places, pass.place, 'turn_unused');
      }
    },
  };
}
