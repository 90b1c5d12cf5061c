/**
 * Makes a lead wait some seconds for a free attempt slot of its site or of all bots together, by
 * sending a new delayed message. Waiting for the reconciler would take too long: it runs only once
 * a minute, and slots become free all the time. The wait costs no attempt, and no delivery that
 * counts towards the dead-letter queue.
 */
import type { LeadMessage } from '../../contract/lead-message.ts';
import type { SubmissionRow } from '../../contract/submission.ts';
import { LATER_SECONDS } from '../stores/pace/pace-turns.ts';
import type { SubmissionStore } from '../stores/submissions/submission-store.ts';
import { afterWaitingRow, type MessageOutcome } from './message-outcome.ts';

/**
 * The length of a wait, as a fraction of the lead's age. Old leads of a backlog therefore try again
 * less often, and do not keep the bots busy.
 */
const PART_OF_AGE = 0.15;
/**
 * The fraction of the wait that is random, so that leads that arrived together do not try again at
 * the same time.
 */
const JITTER = 0.5;
const SHORTEST_SECONDS = 1;
/**
 * The longest wait in seconds. Even with its random part, it ends while the lead's user still
 * counts as waiting for an attempt slot.
 */
const LONGEST_SECONDS = LATER_SECONDS / JITTER;
/** The largest expected difference between the queue's clock and this machine's. */
const CLOCKS_DIFFER_MS = 1000;

export type SendLater = (lead: LeadMessage, delaySeconds: number) => Promise<void>;

interface BriefWaiting {
  store: Pick<SubmissionStore, 'get' | 'postpone'>;
  sendLater: SendLater;
  now: () => Date;
  random: () => number;
}

/**
 * Makes the lead wait and sends its next message.
 * @param wait `until`: when an attempt slot may be free; `why`: `origin` if the lead waits for a
 * slot at the site and not for a free bot.
 */
export async function waitBriefly(
  { userId, id }: { userId: string; id: string },
  { until: from, why }: { until: Date; why?: 'origin' },
  { store, sendLater, now, random }: BriefWaiting,
): Promise<MessageOutcome> {
  const row = await store.get(userId, id);
  if (comesBesides(row, now())) return { kind: 'done' };
  const age = row ? (now().getTime() - Date.parse(row.openedAt ?? row.createdAt)) / 1000 : 0;
  const step = Math.min(Math.max(age * PART_OF_AGE, SHORTEST_SECONDS), LONGEST_SECONDS);
  const pause = Math.min((from.getTime() - now().getTime()) / 1000, step);
  const seconds = Math.ceil(Math.max(pause, 0) + step * random() * JITTER);
  const until = new Date(now().getTime() + seconds * 1000);
  // The row is written first: if the bot crashes before it sends the message, the reconciler finds
  // the row.
  const postponed = await store.postpone({ userId, id, until, why, hasMessage: true });
  if (postponed === 'postponed') await sendLater({ userId, submissionId: id }, seconds);
  return afterWaitingRow(postponed);
}

/**
 * Whether this message is superfluous: the row's `nextAttemptAt` is in the future, and another
 * message arrives or the reconciler sends one at that time. A superfluous message must not cause a
 * new message: otherwise each duplicate would be renewed for as long as the lead waits.
 */
function comesBesides(row: SubmissionRow | undefined, now: Date): boolean {
  const { nextAttemptAt, heldSince } = row ?? {};
  if (nextAttemptAt === undefined || heldSince !== undefined) return false;
  return Date.parse(nextAttemptAt) > now.getTime() + CLOCKS_DIFFER_MS;
}
