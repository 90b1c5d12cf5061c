/** Reads the facts that the checks of a user's alert rules need, and no others. */
import { alertWindowMinutes, type AlertKind, type AlertRow } from '../../../contract/alerts.ts';
import { isLimited, type FormPace } from '../../../contract/form-pace.ts';
import type { TargetFormRow } from '../../../contract/target-forms.ts';
import type { PaceUse } from '../../stores/pace/pace-item.ts';
import type { Heard } from '../../stores/alerts/alert-looks.ts';
import type { Outcome } from '../../stores/events/recent-outcomes.ts';
import type { AlertFacts, CapUse } from './judge-alerts.ts';
import { readArrivals, type ArrivalSources } from './read-arrivals.ts';
import { settingOf } from './rule-settings.ts';

export type WatchedForm = Pick<TargetFormRow, 'id' | 'name' | 'pace'>;

export interface FactSources extends ArrivalSources {
  outcomes: (userId: string) => AsyncIterable<readonly Outcome[]>;
  forms: (userId: string) => Promise<WatchedForm[]>;
  capUse: (formId: string, zone: string) => Promise<PaceUse>;
  countDisabled: (userId: string) => Promise<number>;
}

export interface UserFacts {
  of: (rule: AlertRow) => AlertFacts;
  nameOf: (rule: AlertRow) => string | undefined;
  /** What to store in the rule about the arrival of leads. */
  heard: (rule: AlertRow) => Partial<Heard> | undefined;
}

/**
 * The maximum number of outcomes of leads that one check of the rules reads; each has about 500
 * bytes.
 */
const MOST_OUTCOMES = 5000;
const ofOutcomes: ReadonlySet<AlertKind> = new Set(['failures_in_a_row', 'failure_share']);
const ofCaps: ReadonlySet<AlertKind> = new Set(['day_cap', 'month_cap']);

export async function readFacts(
  userId: string,
  rules: readonly AlertRow[],
  sources: FactSources,
): Promise<UserFacts> {
  const now = sources.now();
  const has = (kinds: ReadonlySet<AlertKind>) => rules.some(({ kind }) => kinds.has(kind));
  const outcomes = has(ofOutcomes) ? await readOutcomes(userId, rules, sources) : [];
  const isOfForm = rules.some(({ formId }) => formId !== undefined);
  const forms = isOfForm ? await sources.forms(userId) : [];
  const disabled = has(new Set(['callback_disabled'])) ? await sources.countDisabled(userId) : 0;
  const arrivals = await readArrivals(userId, rules, sources);
  const capped = rules.filter(({ kind }) => ofCaps.has(kind)).map(({ formId }) => formId);
  const caps = new Map<string, Caps>();
  for (const form of forms) {
    if (capped.includes(form.id)) caps.set(form.id, await readCaps(form, sources));
  }
  return {
    of: ({ formId, sortKey }) => ({
      ...{ now, disabled, ...caps.get(formId ?? '') },
      arrivals: arrivals.get(sortKey),
      outcomes: outcomes.filter((outcome) => isOf(outcome, formId)),
    }),
    nameOf: ({ formId }) => forms.find(({ id }) => id === formId)?.name,
    heard: ({ sortKey }) => arrivals.get(sortKey)?.heard,
  };
}

const isOf = (outcome: Outcome, formId: string | undefined) =>
  formId === undefined || outcome.formId === formId;

/**
 * Reads the outcomes of the last hour. Reads older outcomes only while a rule about failures in a
 * row is undecided: all of its outcomes so far are failures, the newest of them within the hour,
 * but fewer than the rule needs.
 */
async function readOutcomes(
  userId: string,
  rules: readonly AlertRow[],
  { outcomes: pages, now }: FactSources,
): Promise<Outcome[]> {
  const since = now().getTime() - alertWindowMinutes * 60_000;
  const inARow = rules.filter(({ kind }) => kind === 'failures_in_a_row');
  const read: Outcome[] = [];
  for await (const page of pages(userId)) {
    read.push(...page);
    if (read.length >= MOST_OUTCOMES) break;
    const isHourRead = page.some(({ at }) => at <= since);
    if (isHourRead && !inARow.some((rule) => isOpen(rule, read, since))) break;
  }
  return read;
}

function isOpen(rule: AlertRow, read: readonly Outcome[], since: number): boolean {
  const own = read.filter((outcome) => isOf(outcome, rule.formId));
  const [newest] = own;
  if (!newest || newest.at <= since || own.some(({ hasFailed }) => !hasFailed)) return false;
  return own.length < settingOf(rule, 'count');
}

type Caps = Pick<AlertFacts, 'dayCap' | 'monthCap'>;

async function readCaps({ id, pace }: WatchedForm, { capUse }: FactSources): Promise<Caps> {
  if (!pace || !isLimited(pace)) return {};
  const { day, usedToday, month, usedThisMonth } = await capUse(id, pace.zone);
  return {
    dayCap: capOf(pace, 'perDay', day, usedToday),
    monthCap: capOf(pace, 'perMonth', month, usedThisMonth),
  };
}

/**
 * The cap is a part of `window`. So after the cap changes, the window is a new one, and the alert
 * may ring again.
 */
function capOf(
  pace: FormPace,
  limit: 'perDay' | 'perMonth',
  counted: string,
  used: number,
): CapUse | undefined {
  const most = pace[limit];
  return most === undefined ? undefined : { window: `${counted}/${most}`, used, most };
}
