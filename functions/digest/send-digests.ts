/**
 * One run: finds the users who may need an e-mail, reads what is new for them and sends the
 * e-mails, as far as time allows.
 */
import type { Logger } from '@aws-lambda-powertools/logger';
import { isClosed, type AccountRow } from '../../contract/account.ts';
import { asError } from '../../contract/errors.ts';
import { HOUR_MS } from '../../contract/time-units.ts';
import type { DigestStore } from '../stores/follow-ups/digest-store.ts';
import { newsOfAlerts, nextStep, type News } from './digest-rules.ts';
import { digestMail, type Mail } from './digest-text.ts';

/** The maximum number of users that a run checks. */
const MOST_A_RUN = 100;
const AT_ONCE = 25;
/**
 * After this many refusals in a row the mail service probably refuses all e-mails, so the other
 * users wait for the next run.
 */
const MOST_FAILURES = 3;
/** How long a user's e-mail is postponed after a failure. */
const PUT_OFF_MS = HOUR_MS;

export interface DigestRun {
  digests: Pick<DigestStore, 'due' | 'read' | 'enrol' | 'settle' | 'record' | 'forget'>;
  /** The number of leads that expire within a day, by user. */
  nearEnd: () => Promise<ReadonlyMap<string, number>>;
  readNews: (userId: string) => Promise<Omit<News, 'nearEnd'>>;
  readAccount: (userId: string) => Promise<AccountRow | undefined>;
  /** The user's verified address; undefined if the user is gone or disabled. */
  addressOf: (userId: string) => Promise<string | undefined>;
  send: (to: string, mail: Mail) => Promise<void>;
  siteUrl: string;
  logger: Pick<Logger, 'error'>;
  now: () => Date;
  hasTime: () => boolean;
}

export interface DigestReport {
  looked: number;
  sent: number;
  failed: number;
}

export async function sendDigests(run: DigestRun): Promise<DigestReport> {
  const report = { looked: 0, sent: 0, failed: 0 };
  const nearEnd = await run.nearEnd();
  await enrolAll([...nearEnd.keys()], run);
  let failures = 0;
  for (const userId of await run.digests.due(MOST_A_RUN)) {
    if (!run.hasTime() || failures >= MOST_FAILURES) break;
    report.looked += 1;
    try {
      const mail = await lookAt(userId, nearEnd.get(userId) ?? 0, run);
      if (!mail) continue;
      await mail();
      report.sent += 1;
      failures = 0;
    } catch (error: unknown) {
      report.failed += 1;
      run.logger.error('A digest was not sent', { userId, error: asError(error) });
      if (await isPutOff(userId, run)) continue;
      failures += 1;
    }
  }
  return report;
}

async function enrolAll(users: readonly string[], { digests, hasTime }: DigestRun): Promise<void> {
  for (let start = 0; start < users.length && hasTime(); start += AT_ONCE) {
    await Promise.all(users.slice(start, start + AT_ONCE).map((userId) => digests.enrol(userId)));
  }
}

/**
 * Postpones the e-mail of a user whose data can't be read, so that this user does not delay the
 * other users in every run.
 * @returns whether the e-mail was postponed. False if the run had already recorded the e-mail,
 * because then the sending failed; also false if the postponement can't be stored.
 */
async function isPutOff(userId: string, { digests, now }: DigestRun): Promise<boolean> {
  try {
    const row = await digests.read(userId);
    if (row?.dueAt === undefined || new Date(row.dueAt) > now()) return false;
    await digests.settle(row, new Date(now().getTime() + PUT_OFF_MS));
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads a user's news. If there is an e-mail to send, records it.
 * @returns a function that sends the recorded e-mail; undefined if there is none.
 */
async function lookAt(
  userId: string,
  nearEnd: number,
  run: DigestRun,
): Promise<(() => Promise<void>) | undefined> {
  const { digests, now } = run;
  const row = await digests.read(userId);
  // The index by which the run found this user may be out of date, so the user's item is checked
  // too.
  if (row?.dueAt === undefined || new Date(row.dueAt) > now() || row.isOff) return undefined;
  const account = await run.readAccount(userId);
  if (account?.deletedAt !== undefined) {
    await digests.forget(userId);
    return undefined;
  }
  const readAt = now();
  const read = await run.readNews(userId);
  const news = { ...read, alerts: newsOfAlerts(read.alerts, row), nearEnd };
  const step = nextStep(row, news, now());
  if (step.kind !== 'send' || isClosed(account)) {
    await digests.settle(row, step.kind === 'look later' ? step.at : undefined);
    return undefined;
  }
  const address = await run.addressOf(userId);
  if (address === undefined) {
    await digests.settle(row, undefined);
    return undefined;
  }
  // The e-mail is recorded before it is sent: a crash in between loses one e-mail, but never
  // repeats it endlessly.
  if (!(await digests.record(row, { ...step, readAt }))) return undefined;
  return () => run.send(address, digestMail(news, run.siteUrl));
}
