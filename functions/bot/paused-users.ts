/**
 * Counts the users whose leads wait for the same site, for the alarm. The pause of one user may be
 * that user's fault, but pauses of many users point to the site. Each pause is stored like an
 * attempt slot with a lease, so it ends by itself.
 */
import { anyZone as zone } from '../stores/pace/pace-rules.ts';
import type { PaceStore } from '../stores/pace/pace-store.ts';

/**
 * How many seconds a user still counts as paused after the pause has ended. This is enough time for
 * the first attempt after the pause (the probe) to finish.
 */
const PROBE_SECONDS = 120;
/** The highest count of paused users; the alarm needs no higher number. */
const MOST_COUNTED = 100;

interface PausedUsersDependencies {
  pace: Pick<PaceStore, 'reserve' | 'read'>;
  now: () => Date;
}

/**
 * @returns a function that notes one user's pause at a site and returns how many users wait there.
 */
export function createPausedUsers({ pace, now }: PausedUsersDependencies) {
  return async (site: string, user: string, until: Date): Promise<number> => {
    const key = `paused#${site}`;
    const leaseSeconds = (until.getTime() - now().getTime()) / 1000 + PROBE_SECONDS;
    const token = `${user} ${until.toISOString()}`;
    await pace.reserve(key, { zone, atOnce: MOST_COUNTED }, { token, leaseSeconds, user });
    const { places } = await pace.read(key, zone);
    return new Set(Object.values(places).map((place) => place.user)).size;
  };
}
