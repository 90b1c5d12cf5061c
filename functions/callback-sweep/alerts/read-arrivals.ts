/**
 * Reads whether leads have arrived, for rules that wait for them: once their working hours are
 * over, and daily, so that a look never reads much. What was read in vain is not read again.
 */
import type { AlertRow } from '../../../contract/alerts.ts';
import { isOfForm } from '../../../contract/submission.ts';
import { DAY_MS, MINUTE_MS } from '../../../contract/time-units.ts';
import type { Heard } from '../../stores/alerts/alert-looks.ts';
import type { Arrival } from '../../stores/submissions/arrivals.ts';
import { silentAt } from './rule-settings.ts';

export interface ArrivalSources {
  /** The user's leads that arrived after a time, newest first. */
  arrivals: (userId: string, after: Date) => AsyncIterable<readonly Arrival[]>;
  now: () => Date;
}

export interface RuleArrivals {
  /** When the newest lead arrived that the rule had not seen. */
  arrivedAt?: Date;
  /** What is to be noted in the rule. */
  heard?: Partial<Heard>;
  /** When the rule has been without a lead for its working hours; absent while it rings. */
  silentAt?: Date;
  /** When to read again at the latest. */
  readAgainAt: Date;
}

interface Waiting {
  rule: AlertRow;
  /** All arrivals before this time have been read. */
  readUntil: Date;
  silentAt?: Date;
}

/** A row may be written so long after its id was made. */
const WRITTEN_WITHIN_MS = MINUTE_MS;
/**
 * If a rule's form is not among so many leads, it counts as if its lead had arrived before them: a
 * user with many leads must not hold up the sweep.
 */
const MOST_READ = 20_000;

/** @returns what was found for each rule that waits for leads, by its sort key. */
export async function readArrivals(
  userId: string,
  rules: readonly AlertRow[],
  { arrivals, now }: ArrivalSources,
): Promise<ReadonlyMap<string, RuleArrivals>> {
  const time = now();
  const waiting = rules.filter(({ heardAt }) => heardAt !== undefined).map(waitingOf);
  const found = new Map(waiting.map((one) => [one.rule.sortKey, foundFor(one)]));
  let open = waiting.filter((one) => isDue(one, time));
  let read = 0;
  let oldest = time;
  if (open.length > 0) {
    for await (const page of arrivals(userId, earliest(open))) {
      const closed = open.filter((one) => {
        const arrivedAt = page.find((arrival) => isNews(arrival, one))?.at;
        if (arrivedAt) found.set(one.rule.sortKey, foundFor(one, { heardAt: arrivedAt }));
        return arrivedAt;
      });
      open = open.filter((one) => !closed.includes(one));
      read += page.length;
      oldest = page.at(-1)?.at ?? oldest;
      if (open.length === 0 || read >= MOST_READ) break;
    }
  }
  const readUntil = new Date(time.getTime() - WRITTEN_WITHIN_MS);
  for (const one of open) {
    const { isRaised = false, sortKey } = one.rule;
    const isCut = read >= MOST_READ && oldest > one.readUntil;
    const heard = { readUntil, ...(isCut && !isRaised && { heardAt: oldest }) };
    if (!isRaised || read > 0) found.set(sortKey, foundFor(one, heard));
  }
  return found;
}

function waitingOf(rule: AlertRow): Waiting {
  const { isRaised, heardAt = '', readUntil = heardAt } = rule;
  return {
    rule,
    readUntil: new Date(Math.max(Date.parse(heardAt), Date.parse(readUntil))),
    ...(!isRaised && { silentAt: silentAt(rule) }),
  };
}

function foundFor({ rule, readUntil, silentAt: silent }: Waiting, heard?: Partial<Heard>) {
  const { heardAt: arrivedAt, readUntil: readNow = arrivedAt ?? readUntil } = heard ?? {};
  const ends = arrivedAt ? silentAt(rule, arrivedAt) : silent;
  return {
    ...(arrivedAt && { arrivedAt }),
    ...(heard && { heard }),
    ...(ends && { silentAt: ends }),
    readAgainAt: aDayAfter(readNow),
  };
}

const aDayAfter = (time: Date) => new Date(time.getTime() + DAY_MS);

const isDue = ({ silentAt: silent, readUntil }: Waiting, time: Date) =>
  silent === undefined || silent <= time || aDayAfter(readUntil) <= time;

const earliest = (waiting: readonly Waiting[]) =>
  new Date(Math.min(...waiting.map(({ readUntil }) => readUntil.getTime())));

function isNews(arrival: Arrival, { rule, readUntil }: Waiting): boolean {
  const isOfRule = rule.formId === undefined || isOfForm(arrival, rule.formId);
  return isOfRule && arrival.at > readUntil;
}
