/**
 * Keeps in memory how much of each user's allowance this process has leased, counts it down, and
 * leases more when it is used up. So most requests cost no read and no write. Refusals are kept in
 * the same way, so a flood of requests costs one read per second and process.
 */
import { Refusal } from '../../../contract/errors.ts';

const USERS_REMEMBERED = 1000;

export type Lease =
  /** A lease: `granted` units may be taken before `until` (epoch milliseconds). */
  | { granted: number; until: number }
  /**
   * A refusal: nothing may be taken before `until` (epoch milliseconds); the caller sees the text.
   */
  | { refusal: string; until: number };

export interface LeasedCounter {
  /** @throws {Refusal} `rate_limited`, with the number of seconds until the next possible call. */
  take(userId: string): Promise<void>;
  /** Gives back a unit that was taken but not used. */
  giveBack(userId: string): void;
}

interface Holding {
  lease: Lease;
  /** When the lease was made (epoch milliseconds). */
  madeAt: number;
  renewal?: Promise<void>;
}

/**
 * @param renew must not throw; it grants at least one unit, or refuses until a time in the future.
 */
export function createLeasedCounter({
  renew,
  now,
}: {
  renew: (userId: string) => Promise<Lease>;
  now: () => Date;
}): LeasedCounter {
  const holdings = new Map<string, Holding>();
  const holdingOf = (userId: string): Holding => {
    const found = holdings.get(userId);
    if (found) return found;
    if (holdings.size >= USERS_REMEMBERED) holdings.clear();
    const fresh = { lease: { granted: 0, until: 0 }, madeAt: 0 };
    holdings.set(userId, fresh);
    return fresh;
  };
  return {
    async take(userId) {
      const holding = holdingOf(userId);
      while (!takeFrom(holding, now().getTime())) {
        holding.renewal ??= renew(userId).then((lease) => {
          holding.lease = lease;
          holding.madeAt = now().getTime();
          delete holding.renewal;
        });
        await holding.renewal;
      }
    },
    giveBack(userId) {
      const lease = holdings.get(userId)?.lease;
      if (lease && 'granted' in lease) lease.granted += 1;
    },
  };
}

/**
 * @returns false if a new lease is needed: the lease is used up or has ended, or it is a refusal
 * from before the clock was set back.
 */
function takeFrom({ lease, madeAt }: Holding, now: number): boolean {
  const milliseconds = lease.until - now;
  if (milliseconds <= 0) return false;
  if ('refusal' in lease) {
    if (now < madeAt) return false;
    throw new Refusal('rate_limited', lease.refusal, [], Math.ceil(milliseconds / 1000));
  }
  if (lease.granted < 1) return false;
  lease.granted -= 1;
  return true;
}
