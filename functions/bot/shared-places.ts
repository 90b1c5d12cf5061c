/**
 * Limits of concurrent attempts that many leads share: over all leads, or at one site. Besides the
 * circuit breaker's pass (its permission to start), an attempt reserves a slot (a place) under each
 * of these limits. It gives the slots back when its end is reported to the breaker. A lead without
 * a slot waits inside its bot if a slot will probably be free within two seconds; otherwise the
 * lead waits some seconds without a bot.
 */
import {
  anyZone as zone,
  type AttemptEnd,
  type PaceLimits,
  type PaceWait,
} from '../stores/pace/pace-rules.ts';
import type { PaceStore } from '../stores/pace/pace-store.ts';
import { alwaysClosed, type Breaker } from './circuit-breaker.ts';

export interface SharedPlace {
  key: string;
  limits: Omit<PaceLimits, 'zone'>;
  /** The reason for waiting that the lead's owner sees in the dashboard. */
  why?: 'origin';
}

/** The clock and the timer by which a lead waits inside its bot for an attempt slot (a "stay"). */
export interface Stay {
  now: () => Date;
  wait: (milliseconds: number) => Promise<void>;
}

/**
 * The longest wait inside a bot for an attempt slot. A short wait inside the bot costs less than a
 * wait without a bot, which needs writes, and the lead takes the free slot sooner. But the wait
 * occupies the bot, so it is limited.
 */
const LONGEST_STAY_MS = 2000;
const LOOK_AGAIN_MS = 150;

/**
 * Adds the shared limits to a circuit breaker.
 * @param stay if omitted, no lead waits inside its bot for an attempt slot.
 */
export function withSharedPlaces(
  breaker: Breaker = alwaysClosed,
  pace: Pick<PaceStore, 'reserve' | 'end'>,
  places: readonly SharedPlace[],
  { user, stay }: { user?: string | undefined; stay?: Stay | undefined } = {},
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
          const reserve = () => pace.reserve(place.key, limits, { token, leaseSeconds, user });
          // A lead that already has another slot does not wait here, because that other slot would
          // stay unused during the wait.
          const reserved = await (stay && taken.length === 0
            ? reserveSoon(reserve, stay)
            : reserve());
          if (reserved.kind === 'wait') {
            await leave();
            const { until } = reserved;
            return { kind: 'wait', until, isBrief: true, ...(place.why && { why: place.why }) };
          }
          taken.push(place);
        }
      } catch (error: unknown) {
        // If a reservation fails, the slots that are already reserved must be given back; otherwise
        // they stay taken until their leases end.
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

type Reserved = { kind: 'granted' } | PaceWait;

/**
 * Reserves an attempt slot. If no slot is free but one will probably be free within
 * `LONGEST_STAY_MS`, tries again repeatedly until shortly after the expected time.
 */
async function reserveSoon(
  reserve: () => Promise<Reserved>,
  { now, wait }: Stay,
): Promise<Reserved> {
  const begin = now().getTime();
  let reserved = await reserve();
  if (reserved.kind === 'granted' || reserved.until.getTime() - begin > LONGEST_STAY_MS) {
    return reserved;
  }
  const end = reserved.until.getTime() + LOOK_AGAIN_MS;
  while (reserved.kind === 'wait' && now().getTime() < end) {
    await wait(LOOK_AGAIN_MS);
    reserved = await reserve();
  }
  return reserved;
}
