/**
 * How far the bots have worked through the queue. A message that waits in a long queue is not lost,
 * and sending its row again would only make the queue longer. SQS reports the age of messages only
 * to CloudWatch, and minutes late. So the age is read from the running rows, in which the bot notes
 * when their message was sent. The queue is fair: messages of a busy user wait while younger
 * messages of other users are taken. So a message is compared only with messages of the same user.
 */
import { asError } from '../../contract/errors.ts';
import type { OpenKey } from '../stores/submissions/conditional-update.ts';
import { shardsOf } from '../stores/submissions/open-lanes.ts';
import { isLeased } from '../../contract/submission-lease.ts';
import type { SubmissionRow } from '../../contract/submission.ts';
import { MINUTE_MS } from '../../contract/time-units.ts';
import type { Reconciliation } from './reconciliation.ts';

/**
 * A queue with fewer messages than this counts as short. The bots soon empty a short queue; if they
 * don't, sending its messages once more does little harm.
 */
const FEW_MESSAGES = 100;
/** A queue with this many messages is full: every bot has work until the next run. */
const FULL_QUEUE = 1000;
/**
 * How many running rows of each shard are read to find out when their messages were sent. The rows
 * with the newest attempts are read.
 */
const ROWS_LOOKED_AT = 25;
/**
 * For a user with many due rows and no running attempt. A message of this user counts as taken or
 * lost if the messages of another user that bots work on now were all sent at least this much
 * later.
 */
const IDLE_USER_MS = 15 * MINUTE_MS;
/**
 * For a user without a running attempt: a message of this age always counts as taken or lost, as
 * long as attempts of other users run.
 */
const LATEST_MS = 60 * MINUTE_MS;

/**
 * For each user with a running attempt: when the user's oldest message that bots work on now was
 * sent (epoch milliseconds).
 */
type Taken = ReadonlyMap<string, number>;

export class QueueProgress {
  /**
   * Messages that were sent after this time may still wait in the queue; undefined if no time is
   * known.
   */
  readonly farthest: Date | undefined;
  private readonly taken: Taken;
  private readonly passedOfUser = new Map<string, number>();
  private readonly overdue: Date;

  constructor(farthest: Date | undefined, now: Date, taken: Taken = new Map()) {
    this.overdue = before(now, LATEST_MS);
    this.farthest = farthest && laterOf(farthest, this.overdue);
    this.taken = taken;
  }

  /** Messages of the user that were sent before this time have been taken, or are lost. */
  passed({ userId }: Pick<SubmissionRow, 'userId'>): Date | undefined {
    const own = this.taken.get(userId);
    return own === undefined ? this.passedIdle(userId) : new Date(own);
  }

  /**
   * Counts the due rows of each user. Returns the rows without those whose messages may still wait
   * in the queue.
   */
  look(keys: readonly OpenKey[]): OpenKey[] {
    for (const { userId } of keys) {
      this.passedOfUser.set(userId, (this.passedOfUser.get(userId) ?? 0) + 1);
    }
    return keys.filter((key) => {
      const passed = this.passed(key)?.getTime() ?? 0;
      return key.dueAt === undefined || Date.parse(key.dueAt) <= passed;
    });
  }

  /**
   * The time before which messages of a user without a running attempt count as taken or lost. A
   * fair queue delivers the messages of a user with few due rows first, so if they are not
   * delivered, they are lost. The messages of a user with many due rows may still wait in the
   * queue, so the reconciler waits longer before it sends them again.
   */
  private passedIdle(userId: string): Date | undefined {
    if (this.farthest === undefined || this.taken.size === 0) return this.farthest;
    const isFew = (this.passedOfUser.get(userId) ?? 0) < FEW_MESSAGES;
    return isFew ? this.farthest : laterOf(before(this.farthest, IDLE_USER_MS), this.overdue);
  }
}

function before(time: Date, milliseconds: number): Date {
  return new Date(time.getTime() - milliseconds);
}

function laterOf(one: Date, other: Date): Date {
  return one > other ? one : other;
}

export async function queueProgress(run: Reconciliation): Promise<QueueProgress> {
  const waiting = await messagesWaiting(run);
  const now = run.now();
  if (waiting === 0) return new QueueProgress(now, now);
  const taken = await lastTaken(run);
  if (taken.length === 0) {
    return new QueueProgress(waiting < FEW_MESSAGES ? now : undefined, now);
  }
  const ofUsers = new Map<string, number>();
  // SQS keeps the order within a group only approximately: some messages of a user may still wait
  // in the queue although the bots already work on younger ones. So among the user's messages that
  // bots work on, the oldest one counts.
  for (const { userId, sentAt } of taken) {
    ofUsers.set(userId, Math.min(sentAt, ofUsers.get(userId) ?? Infinity));
  }
  return new QueueProgress(new Date(Math.max(...ofUsers.values())), now, ofUsers);
}

export async function isFull(run: Reconciliation): Promise<boolean> {
  return (await messagesWaiting(run)) >= FULL_QUEUE;
}

/** If the queue does not answer, it counts as full. */
async function messagesWaiting({ queue, logger }: Reconciliation): Promise<number> {
  try {
    return await queue.waiting();
  } catch (error: unknown) {
    logger.error('The queue did not tell how many messages wait', { error: asError(error) });
    return Infinity;
  }
}

/** The users of the newest attempts, and when the attempts' messages were sent. */
async function lastTaken({ submissions, now }: Reconciliation) {
  const newest = await Promise.all(
    shardsOf('running').map((shard) => submissions.lastDue(shard, ROWS_LOOKED_AT)),
  );
  const rows = await Promise.all(
    newest.flat().map(({ userId, id }) => submissions.get(userId, id)),
  );
  return rows.flatMap((row) =>
    row?.messageSentAt && isLeased(row, now())
      ? [{ userId: row.userId, sentAt: Date.parse(row.messageSentAt) }]
      : [],
  );
}
