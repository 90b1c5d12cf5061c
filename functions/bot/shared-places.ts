/**
 * Places that attempts of many leads share: so many bots for one form, so many attempts at one site
 * over all users. They are taken beside a circuit breaker, whose passes they travel with, and are
 * given back when that is told of the attempt's end. A lead without a place waits for seconds.
 */
import type { PaceLimits } from '../stores/pace/pace-rules.ts';
import type { PaceStore } from '../stores/pace/pace-store.ts';
import { alwaysClosed, type Breaker } from './circuit-breaker.ts';

export interface SharedPlace {
  key: string;
  limits: Omit<PaceLimits, 'zone'>;
  /** What the lead's owner is told that it waits for. */
  why?: 'origin';
}

/** Neither a day nor a month is counted. */
const zone = 'UTC';

export function withSharedPlaces(
  breaker: Breaker = alwaysClosed,
  pace: Pick<PaceStore, 'reserve' | 'end'>,
  places: readonly SharedPlace[],
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
        const reserved = await pace.reserve(place.key, limits, { token, leaseSeconds });
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
      await breaker.record(pass, judgement);
    },
    release: async (pass) => {
      if (pass.place !== undefined) await giveBack(places, pass.place, false);
      await breaker.release(pass);
    },
  };
}
