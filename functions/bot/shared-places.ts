/**
 * Limits of concurrent attempts that many leads share: over all leads, or at one site. An attempt
 * reserves a place together with the circuit breaker's pass, and gives it back when the attempt's
 * end is reported to the breaker. A lead without a place waits inside its bot if a place will
 * probably be free within two seconds; otherwise the lead waits some seconds without a bot.
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

/** The clock and the timer by which a lead without a place waits inside its bot (a "stay"). */
export interface Stay {
  now: () => Date;
  wait: (milliseconds: number) => Promise<void>;
}

/**
 * A short wait inside the bot costs less than the writes of a wait without a bot, and leaves the
 * place empty for less time. It occupies a bot, so it has this limit.
 */
const LONGEST_STAY_MS = 2000;
const LOOK_AGAIN_MS = 150;

/** @param stay if omitted, a lead without a place never waits inside its bot. */
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
          // A lead that already has a place of another kind does not wait here, because that place
          // would stay empty during the wait.
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
        // If the breaker's call fails, the place must still be given back; otherwise the place
        // stays taken until its lease ends.
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
 * If a place will probably be free within the longest stay, tries to reserve it again and again
 * until shortly after that time.
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
