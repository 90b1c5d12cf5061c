/**
 * Finds out whether leads have arrived, for rules that alert when no leads arrive. Leads are read
 * when a rule's limit of working hours has passed without a lead, and at least once a day. The
 * daily reading keeps the number of unread leads small. A period in which no lead arrived is stored
 * and not read again.
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
  /**
   * The time of the newest arrival, if it is newer than the last arrival that the rule has stored.
   */
  arrivedAt?: Date;
  /**
   * What to store in the rule: when its newest lead arrived, or the time until which none arrived.
   */
  heard?: Partial<Heard>;
  /**
   * The time at which the rule's limit of working hours will have passed without a lead; absent
   * while the rule's alert is ringing.
   */
  silentAt?: Date;
  /** The latest time at which the user's leads are read again. */
  readAgainAt: Date;
}

interface Waiting {
  rule: AlertRow;
  /** All leads that arrived before this time have been read. */
  readUntil: Date;
  silentAt?: Date;
}

/** The longest time from the creation of a lead's id until the lead is stored. */
const WRITTEN_WITHIN_MS = MINUTE_MS;
/**
 * The maximum number of leads that one check of the rules reads, because a user with many leads
 * must not delay the checks of other users. If none of these leads belongs to a rule's form, the
 * rule is judged as if a lead had arrived just before them.
 */
const MOST_READ = 20_000;

/**
 * @returns the arrivals of leads for each rule that alerts when no leads arrive, by the rule's sort
 * key.
 */
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
