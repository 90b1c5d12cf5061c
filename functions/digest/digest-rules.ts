/**
 * Decides what is worth an e-mail and when. A user gets at most one e-mail a day, and at most one
 * more if a form pauses or an alert rings.
 */
import type { ToldAlert } from '../../contract/alert-words.ts';
import type { EndpointRow } from '../../contract/callbacks.ts';
import type { DigestRow } from '../../contract/follow-ups.ts';
import { DAY_MS } from '../../contract/time-units.ts';

/** The latest change of one of a user's alerts. */
export interface AlertNews extends ToldAlert {
  id: string;
  /** How many times the alert has rung or been resolved. */
  changes: number;
  /** The time at which the alert last rang or was resolved. */
  at: string;
}

export interface News {
  /** The alerts that are ringing now, or were resolved since the last e-mail. */
  alerts: readonly AlertNews[];
  /** The forms that need attention. */
  forms: readonly { id: string; name: string }[];
  /** The disabled callbacks and disabled Slack channels. */
  callbacks: readonly Pick<EndpointRow, 'id' | 'host' | 'kind'>[];
  undecided: number;
  /**
   * Whether there may be more undecided leads than `undecided`, because counting stopped at its
   * limit.
   */
  undecidedOrMore: boolean;
  oldestUndecided?: string | undefined;
  /** The number of waiting leads that expire within a day. */
  nearEnd: number;
}

export type Step =
  | { kind: 'send'; urgent: boolean; summary: string; next: Date }
  | { kind: 'look later'; at: Date }
  | { kind: 'nothing' };

/** How long after an e-mail the same news is sent again. */
const REPEATED_MS = 7 * DAY_MS;
/** At least this many undecided leads cause an e-mail, however new they are. */
const PILE = 10;

export function nextStep(row: DigestRow, news: News, now: Date): Step {
  const { alerts, forms, callbacks, undecided, nearEnd } = news;
  const decideFrom = undecided > 0 ? time(news.oldestUndecided) + DAY_MS : Infinity;
  const isPile = undecided >= PILE || decideFrom <= now.getTime();
  const isStopped = forms.length > 0 || callbacks.length > 0 || alerts.length > 0;
  if (!isStopped && nearEnd === 0 && !isPile) {
    return undecided > 0 ? { kind: 'look later', at: new Date(decideFrom) } : { kind: 'nothing' };
  }
  const ids = (stopped: readonly { id: string }[]) => stopped.map(({ id }) => id).sort();
  const ofCallbacks = callbacks.length > 0 ? [ids(callbacks)] : [];
  const changes = alerts.map(changeOf).sort();
  const ofAlerts = changes.length > 0 ? [{ alerts: changes }] : [];
  const summary = JSON.stringify([ids(forms), isPile, ...ofCallbacks, ...ofAlerts]);
  const next = new Date(now.getTime() + DAY_MS);
  const isSame = summary === row.summary && nearEnd === 0;
  const daily = time(row.sentAt) + (isSame ? REPEATED_MS : DAY_MS);
  if (daily <= now.getTime()) return { kind: 'send', urgent: false, summary, next };
  const paused = time(row.pausedAt);
  const isNewPause = forms.length > 0 && paused > time(row.sentAt);
  const isNewAlert = alerts.some((alert) => alert.isRaised && isUntold(alert, row));
  const mayInterrupt = time(row.urgentSentAt) + DAY_MS <= now.getTime();
  if ((isNewPause || isNewAlert) && mayInterrupt)
    return { kind: 'send', urgent: true, summary, next };
  return { kind: 'look later', at: new Date(Math.min(daily, time(row.sentAt) + REPEATED_MS)) };
}

const changeOf = ({ id, changes }: AlertNews) => `${id} ${changes}`;

/**
 * Whether no e-mail has reported the alert's last change yet. An e-mail may report a change that is
 * later than its `sentAt`, because alerts change while the news is read. So comparing times is not
 * enough, and the e-mail's summary is compared too.
 */
function isUntold(alert: AlertNews, { sentAt, summary = '' }: DigestRow): boolean {
  return time(alert.at) > time(sentAt) && !summary.includes(JSON.stringify(changeOf(alert)));
}

/**
 * Alerts that are ringing, and alerts that were resolved since the last e-mail. So each resolved
 * alert is reported once.
 */
export function newsOfAlerts(alerts: readonly AlertNews[], { sentAt }: DigestRow): AlertNews[] {
  return alerts.filter(({ isRaised, at }) => isRaised || time(at) > time(sentAt));
}

const time = (text: string | undefined) => (text === undefined ? 0 : Date.parse(text));
