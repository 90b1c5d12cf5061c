/**
 * Lets attempts in at the pace that the owner of a form, or whoever sets it for an origin, has chosen:
 * so many at once, so many started a minute, so many a day and a month. One conditional write takes a
 * place in all of them or in none. The minute slides: in no 60 seconds start more than are allowed.
 *
 * A place ends by itself with its lease, so a bot that died gives it back; its use then counts as
 * used, since nobody can tell whether it has sent anything.
 */
import { secondsFrom } from '../submissions/row-lifetime.ts';
import { readPace, writePace, type PaceItem, type PaceTable, type PaceUse } from './pace-item.ts';
import {
  usedBy,
  whyWait,
  withoutPlace,
  withPlace,
  type AttemptEnd,
  type PaceLimits,
  type PaceWait,
} from './pace-rules.ts';

/** Who asks. The token is the attempt's own: the SDK may repeat a write whose answer was lost. */
export interface PaceAsking {
  token: string;
  leaseSeconds: number;
}

export interface PaceStore {
  /** What counts as used now. */
  read(key: string, zone: string): Promise<PaceUse>;
  reserve(
    key: string,
    limits: PaceLimits,
    asking: PaceAsking,
  ): Promise<{ kind: 'granted' } | PaceWait>;
  /** Once for each place; later than its lease it changes nothing. */
  end(key: string, zone: string, token: string, end: AttemptEnd): Promise<void>;
}

/** Bots that write at once: of those that collide, one gets through at every try. */
const WRITE_TRIES = 20;
/** Until a bot that was overtaken at every try asks again. */
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
    const wait = whyWait(use, limits, now);
    if (wait) return wait;
    if (await writePace(table, key, withPlace(use, asking, now))) return { kind: 'granted' };
  }
  return { kind: 'wait', why: 'pace', until: secondsFrom(table.now(), OVERTAKEN_SECONDS) };
}

/** @throws {Error} when others were faster at every try: the place then ends with its lease. */
async function give(
  table: PaceTable,
  { key, zone, token, end }: { key: string; zone: string; token: string; end: AttemptEnd },
): Promise<void> {
  for (let tries = 0; tries < WRITE_TRIES; tries += 1) {
    const { use } = await usedNow(table, key, zone);
    const given = withoutPlace(use, token, end);
    if (!given || (await writePace(table, key, given))) return;
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
