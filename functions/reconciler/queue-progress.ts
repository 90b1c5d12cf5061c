/**
 * How far the queue has been worked off. A message that waits in a long queue is not lost, and
 * sending its row again only makes the queue longer. SQS tells an age to CloudWatch alone, minutes
 * late, so it is taken from the rows that run: the bot notes when the message was sent that it took.
 */
import { asError } from '../../contract/errors.ts';
import { shardsOf } from '../stores/submissions/open-lanes.ts';
import { isLeased } from '../../contract/submission-lease.ts';
import type { Reconciliation } from './reconcile.ts';

/** So few messages are soon taken; were they not, as many re-sends would be too many. */
const FEW_MESSAGES = 100;
/** So many keep every bot busy until the next run. */
const FULL_QUEUE = 1000;
/** Rows a shard whose messages are looked at: the newest attempts. */
const ROWS_LOOKED_AT = 5;

export interface QueueProgress {
  /** Messages sent before then have been taken, or are lost. Undefined: nobody can tell. */
  passed: Date | undefined;
}

export async function queueProgress(run: Reconciliation): Promise<QueueProgress> {
  const waiting = await messagesWaiting(run);
  if (waiting === 0) return { passed: run.now() };
  const taken = await lastTaken(run);
  // Order in a queue is rough: what was sent after the oldest of them may still be in it.
  if (taken.length > 0) return { passed: new Date(Math.min(...taken)) };
  return { passed: waiting < FEW_MESSAGES ? run.now() : undefined };
}

export async function isFull(run: Reconciliation): Promise<boolean> {
  return (await messagesWaiting(run)) >= FULL_QUEUE;
}

/** A queue that does not answer is taken for a long one. */
async function messagesWaiting({ queue, logger }: Reconciliation): Promise<number> {
  try {
    return await queue.waiting();
  } catch (error: unknown) {
    logger.error('The queue did not tell how many messages wait', { error: asError(error) });
    return Infinity;
  }
}

/** When the messages of the newest attempts were sent, in epoch milliseconds. */
async function lastTaken({ submissions, now }: Reconciliation): Promise<number[]> {
  const newest = await Promise.all(
    shardsOf('running').map((shard) => submissions.lastDue(shard, ROWS_LOOKED_AT)),
  );
  const rows = await Promise.all(
    newest.flat().map(({ userId, id }) => submissions.get(userId, id)),
  );
  return rows.flatMap((row) =>
    row?.messageSentAt && isLeased(row, now()) ? [Date.parse(row.messageSentAt)] : [],
  );
}
