/**
 * Where an open row is in the sparse indexes. Each lane is a part of an index, for the rows with
 * which the same thing happens next. So the reconciler finds a dead attempt among the few running
 * rows, and never reads the thousands of rows whose messages are still in the queue.
 */
import { keysOf } from '../../../contract/keys-of.ts';
import type { SubmissionRow } from '../../../contract/submission.ts';
import { secondsFrom } from './row-lifetime.ts';

/**
 * - `running`: an attempt has claimed the row. `dueAt` is the end of its lease.
 * - `waiting`: no message is in the queue. `dueAt` is when the reconciler has to send one.
 * - `held`: the row's form takes no leads now, by its owner's wish. In this lane `dueAt` is not a
 * time but the form and the lead's arrival. So a run reads one key per form, however many rows
 * wait, and finds the oldest row first.
 * - `queued`: a message is in the queue. `dueAt` is when a bot would take it if the queue were
 * empty: the message is lost once bots take messages that were sent after that time. The prefix of
 * `queued` is `open`, the name that all shards had before there were lanes.
 */
const prefixes = { running: 'running', waiting: 'waiting', queued: 'open', held: 'held' } as const;
export type OpenLane = keyof typeof prefixes;
const SHARDS = 4;
/**
 * The longest time that a message is hidden in the queue until the next attempt. A row that waits
 * longer has no message until the reconciler sends one.
 */
export const longestHiddenSeconds = 3600;
/** How long after `nextAttemptAt` a bot must have taken the hidden message. */
const HIDDEN_GRACE_SECONDS = 60;

/** The names of the shards (index partitions) of a lane, that is, of one kind of open rows. */
export function shardsOf(lane: OpenLane): string[] {
  return Array.from({ length: SHARDS }, (_, shard) => `${prefixes[lane]}-${shard}`);
}

export const allShards = keysOf(prefixes).flatMap(shardsOf);
/**
 * The shards of rows whose age grows, that is, of all open rows except rows that wait for their
 * form.
 */
export const ageingShards = (['running', 'waiting', 'queued'] as const).flatMap(shardsOf);

/** The attributes that put a row into a lane of the open index. */
export function inLane(lane: Exclude<OpenLane, 'held'>, id: string, dueAt: Date) {
  return { openShard: shardOf(lane, id), dueAt: dueAt.toISOString() };
}

/**
 * The attributes that put a row into the lane `held`, in which rows wait for their form. All rows
 * of a form are in one shard, next to each other.
 */
export function inHeldLane(
  { userId, createdAt }: Pick<SubmissionRow, 'userId' | 'createdAt'>,
  formId: string,
) {
  return {
    openShard: shardOf('held', formId),
    dueAt: `${heldBy({ userId, formId })}${createdAt}`,
  };
}

/** The beginning of `dueAt` of the rows that wait for a form. */
export function heldBy({ userId, formId }: { userId: string; formId: string }): string {
  return `${userId}#${formId}#`;
}

/** The shard of an id. The whole id is hashed, because the beginning of a UUIDv7 is its time. */
function shardOf(lane: OpenLane, id: string): string {
  let hash = 0;
  for (const character of id) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return `${prefixes[lane]}-${hash % SHARDS}`;
}

/**
 * Puts a row that waits for its next attempt into a lane of the open index. If the attempt is soon,
 * its message is hidden in the queue until then.
 */
export function waitingUntil(id: string, time: Date, now: Date) {
  const isHidden = time <= secondsFrom(now, longestHiddenSeconds);
  const next = isHidden
    ? inLane('queued', id, secondsFrom(time, HIDDEN_GRACE_SECONDS))
    : inLane('waiting', id, time);
  return {
    set: { nextAttemptAt: time.toISOString(), ...next },
    remove: ['leaseUntil', 'fenceHash', 'fencedAt', 'resendInterval', 'messageSentAt'] as const,
  };
}

export function isHeld({ openShard }: Pick<SubmissionRow, 'openShard'>): boolean {
  return openShard !== undefined && openShard.startsWith(`${prefixes.held}-`);
}

export function isQueued({ openShard }: Pick<SubmissionRow, 'openShard'>): boolean {
  return openShard !== undefined && openShard.startsWith(`${prefixes.queued}-`);
}
