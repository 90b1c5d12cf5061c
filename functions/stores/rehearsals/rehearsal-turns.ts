/**
 * Decides who may rehearse now: a limited number of rehearsals run at the same time, at most one of
 * each user, and users take turns. All daily rehearsals, which the service starts itself, together
 * count as those of one user. So at most one of them runs at a time, and they don't delay a person.
 */
import { rehearsalPace } from '../../../contract/rehearsal.ts';
import type { RehearsalMessage } from '../../../contract/rehearsal-message.ts';
import { shortHash } from '../dynamodb/sha256.ts';
import { anyZone as zone } from '../pace/pace-rules.ts';
import type { PaceStore } from '../pace/pace-store.ts';

const DAILY = 'daily';
/**
 * How long a rehearsal holds its slot at most; after that time the slot of a rehearser that died is
 * free again. The time is longer than a rehearser may run.
 */
const LEASE_SECONDS = 180;

export interface RehearsalTurns {
  /**
   * Takes a slot for the rehearsal.
   * @returns false if the rehearsal must wait for some seconds.
   */
  take(message: RehearsalMessage): Promise<boolean>;
  giveBack(message: RehearsalMessage): Promise<void>;
}

/** @param atOnce how many rehearsals may run at the same time. */
export function createRehearsalTurns(pace: PaceStore, atOnce: number): RehearsalTurns {
  return {
    async take({ userId, rehearsalId: token, lane }) {
      const limits = { zone, atOnce, ofUser: { atOnce: 1 } };
      const user = lane ?? shortHash(userId);
      const asking = { token, leaseSeconds: LEASE_SECONDS, user };
      const taken = await pace.reserve(rehearsalPace, limits, asking);
      return taken.kind === 'granted';
    },
    giveBack: ({ rehearsalId }) => pace.end(rehearsalPace, zone, rehearsalId, 'sent'),
  };
}

/** Whether a daily rehearsal (one that the service started itself) runs or waits. */
export async function isDailyInHand(pace: Pick<PaceStore, 'read'>): Promise<boolean> {
  const { places, waiting } = await pace.read(rehearsalPace, zone);
  return DAILY in waiting || Object.values(places).some(({ user }) => user === DAILY);
}
