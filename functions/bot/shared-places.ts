/**
 * Limits of concurrent attempts that many leads share: over all leads, or at one site.
 * An attempt reserves a place together with the circuit breaker's pass, and gives it back when the
 * breaker is told how the attempt ended. A lead without a place waits some seconds.
 */
import { anyZone as zone, type PaceLimits } from '../stores/pace/pace-rules.ts';
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
  const giveBack = async (taken: readonly SharedPlace[], token: string, isUsed: boolean) => {
    const end = isUsed ? 'sent' : 'not_started';
    await Promise.all(taken.map(({ key }) => pace.end(key, zone, token, end)));
  };
  return {
    enter: async (asking) => {
      const { token, leaseSeconds } = asking;
      const entry = await breaker.enter(asking);
      if (entry.kind === 'wait') return entry;
      const taken: SharedPlace[] = [];
      for (const place of places) {
        const limits = { zone, ...place.limits };
        const reserved = await pace.reserve(place.key, limits, { token, leaseSeconds, user });
        if (reserved.kind === 'wait') {
          await Promise.all([giveBack(taken, token, false), breaker.release(entry.pass)]);
          const { until } = reserved;
          return { kind: 'wait', until, isBrief: true, ...(place.why && { why: place.why }) };
        }
        taken.push(place);
      }
      return { kind: 'go', pass: { ...entry.pass, place: token } };
    },
    record: async (pass, judgement) => {
      if (pass.place !== undefined) await giveBack(places, pass.place, true);
      return breaker.record(pass, judgement);
    },
    release: async (pass) => {
      if (pass.place !== undefined) await giveBack(places, pass.place, false);
      await breaker.release(pass);
    },
  };
}
