/**
 * Limits how many attempts run at once, per minute, per day and per month. A form's owner sets
 * these limits for the form; the stage sets them for a site. One conditional write counts the
 * attempt for all four limits, or for none. The minute is a sliding window: no 60 seconds contain
 * more starts than allowed. An attempt's slot ends with its lease, so the slot of a dead bot
 * becomes free. But the attempt still counts for the day and the month, because the bot may have
 * sent the lead.
 */
import { secondsFrom } from '../submissions/row-lifetime.ts';
import { readPace, writePace, type PaceItem, type PaceTable, type PaceUse } from './pace-item.ts';
import {
  usedBy,
  whyWait,
  withoutPlace,
  withPlace,
  type AttemptEnd,
  type PaceAsking,
  type PaceLimits,
  type PaceWait,
} from './pace-rules.ts';
import { withWaiting } from './pace-turns.ts';

export interface PaceStore {
  /** Reads how much of the limits is used now. */
  read(key: string, zone: string): Promise<PaceUse>;
  reserve(
    key: string,
    limits: PaceLimits,
    asking: PaceAsking,
  ): Promise<{ kind: 'granted' } | PaceWait>;
  /**
   * Gives an attempt's slot back. A repeated call, or a call after the slot's lease, changes
   * nothing.
   */
  end(key: string, zone: string, token: string, end: AttemptEnd): Promise<void>;
}

/**
 * The maximum number of tries: if several bots write at the same time, one of them succeeds per
 * try.
 */
const WRITE_TRIES = 20;
/** How long a lead waits if other bots wrote first at every try. */
const OVERTAKEN_SECONDS = 3;

export function createPaceStore(table: PaceTable): PaceStore {
  return {
    read: async (key, zone) => usedBy(await readPace(table, key), zone, table.now()),
    reserve: (key, limits, asking) => reserve(table, { key, limits, asking }),
    end: (key, zone, token, end) => give(table, { key, zone, token, end }),
  };
}

async function reserve(
  table: PaceTable,
  { key, limits, asking }: { key: string; limits: PaceLimits; asking: PaceAsking },
): Promise<{ kind: 'granted' } | PaceWait> {
  for (let tries = 0; tries < WRITE_TRIES; tries += 1) {
    const { now, use } = await usedNow(table, key, limits.zone);
    if (use.places[asking.token]) return { kind: 'granted' };
    const wait = whyWait(use, limits, asking, now);
    const next = wait ? waitingIn(use, limits, asking, wait) : withPlace(use, limits, asking, now);
    if (!next || (await writePace(table, key, next))) return wait ?? { kind: 'granted' };
  }
  return { kind: 'wait', why: 'pace', until: secondsFrom(table.now(), OVERTAKEN_SECONDS) };
}

/** Notes that the user waits. Only needed for limits under which users take turns. */
function waitingIn(
  use: PaceItem,
  { ofUser }: PaceLimits,
  { user }: PaceAsking,
  { until }: PaceWait,
): PaceItem | undefined {
  if (!ofUser || user === undefined) return undefined;
  const waiting = withWaiting(use.waiting, user, until);
  return waiting && { ...use, waiting };
}

/**
 * @throws {Error} if other bots wrote first at every try; the attempt's slot then ends with its
 * lease.
 */
async function give(
  table: PaceTable,
  { key, zone, token, end }: { key: string; zone: string; token: string; end: AttemptEnd },
): Promise<void> {
  for (let tries = 0; tries < WRITE_TRIES; tries += 1) {
    const { use, now } = await usedNow(table, key, zone);
    const next = withoutPlace(use, { token, end }, now);
    if (!next || (await writePace(table, key, next))) return;
  }
  throw new Error('The pace was changed by others at every try');
}

async function usedNow(
  table: PaceTable,
  key: string,
  zone: string,
): Promise<{ now: Date; use: PaceItem }> {
  const item = await readPace(table, key);
  const now = table.now();
  return { now, use: usedBy(item, zone, now) };
}
