/**
 * Reads whether leads have arrived, for rules that wait for them. Nothing is read for a rule whose
 * working hours are not over, and what was read in vain is not read again.
 */
import type { AlertRow } from '../../../contract/alerts.ts';
import { isOfForm } from '../../../contract/submission.ts';
import type { Arrival } from '../../stores/submissions/arrivals.ts';
import { silentAt } from './judge-alerts.ts';

export interface ArrivalSources {
  /** The user's leads that arrived after a time, newest first. */
  arrivals: (userId: string, after: Date) => AsyncIterable<readonly Arrival[]>;
  now: () => Date;
}

export interface Heard {
  /** When the newest lead arrived that the rule had not seen. */
  arrivedAt?: Date;
  /** The time up to which the rule has seen all leads, if that is to be noted. */
  heardAt?: Date;
}

/** A row may be written so long after its id was made. */
const WRITTEN_WITHIN_MS = 60_000;
/**
 * If a rule's form is not among so many leads, it counts as if its lead had arrived before them: a
 * user with many leads must not hold up the sweep.
 */
const MOST_READ = 20_000;

/** @returns what was found for each rule, by its sort key; nothing for rules that need no read. */
export async function readArrivals(
  userId: string,
  rules: readonly AlertRow[],
  { arrivals, now }: ArrivalSources,
): Promise<ReadonlyMap<string, Heard>> {
  const time = now();
  const found = new Map<string, Heard>();
  const waiting = rules.filter((rule) => rule.heardAt !== undefined && mayChange(rule, time));
  let open = waiting;
  let read = 0;
  let oldest: Date | undefined;
  if (open.length > 0) {
    for await (const page of arrivals(userId, earliest(open))) {
      for (const rule of open) {
        const arrivedAt = page.find((arrival) => isNews(arrival, rule))?.at;
        if (arrivedAt) found.set(rule.sortKey, { arrivedAt, heardAt: arrivedAt });
      }
      open = open.filter(({ sortKey }) => !found.has(sortKey));
      read += page.length;
      oldest = page.at(-1)?.at;
      if (open.length === 0 || read >= MOST_READ) break;
    }
  }
  for (const rule of open) {
    if (read >= MOST_READ && oldest)
      found.set(rule.sortKey, { arrivedAt: oldest, heardAt: oldest });
    else if (rule.isRaised && read > 0) {
      found.set(rule.sortKey, { heardAt: new Date(time.getTime() - WRITTEN_WITHIN_MS) });
    }
  }
  return found;
}

const mayChange = (rule: AlertRow, time: Date) => rule.isRaised === true || silentAt(rule) <= time;

const heard = ({ heardAt = '' }: AlertRow) => Date.parse(heardAt);

const earliest = (rules: readonly AlertRow[]) => new Date(Math.min(...rules.map(heard)));

function isNews(arrival: Arrival, rule: AlertRow): boolean {
  const isOfRule = rule.formId === undefined || isOfForm(arrival, rule.formId);
  return isOfRule && arrival.at.getTime() > heard(rule);
}
