/**
 * Divides the open submission rows in the sparse indexes into lanes, by what must happen next with
 * a row. So the reconciler can look for dead attempts in the lane of running rows, which are few,
 * without reading the thousands of rows whose messages are still in the queue.
 */
import { keysOf } from '../../../contract/keys-of.ts';
import type { SubmissionRow } from '../../../contract/submission.ts';
import { secondsFrom } from './row-lifetime.ts';

/**
 * - `running`: an attempt has claimed the row. `dueAt` is the end of its lease.
 * - `waiting`: no message is in the queue. `dueAt` is when the reconciler has to send one.
 * - `held`: the row waits because its form takes no leads now. In this lane `dueAt` is not a time,
 * but consists of the form and the lead's arrival. So a run finds each form with waiting rows by
 * reading one key, and the oldest row of the form comes first.
 * - `queued`: a message is in the queue. `dueAt` is when a bot would take the message if the queue
 * were empty. Once bots take messages that were sent after that time, this message counts as lost.
 * For historical reasons, the prefix of this lane's shards is `open`.
 */
const prefixes = { running: 'running', waiting: 'waiting', queued: 'open', held: 'held' } as const;
export type OpenLane = keyof typeof prefixes;
const SHARDS = 4;
/**
 * The longest time that a message is hidden in the queue until the next attempt. A row that waits
 * longer has no message until the reconciler sends one.
 */
export const longestHiddenSeconds = 3600;
/** A bot must take the hidden message at the latest this long after `nextAttemptAt`. */
const HIDDEN_GRACE_SECONDS = 60;

/** The names of the shards (index partitions) of a lane, that is, of one kind of open rows. */
export function shardsOf(lane: OpenLane): string[] {
  return Array.from({ length: SHARDS }, (_, shard) => `${prefixes[lane]}-${shard}`);
}

export const allShards = keysOf(prefixes).flatMap(shardsOf);
/**
 * The shards of all open rows that can become too old, that is, of all except rows that wait for
 * their form.
 */
export const ageingShards = (['running', 'waiting', 'queued'] as const).flatMap(shardsOf);

/** Returns the attributes that put a row into this lane of the index of open rows. */
export function inLane(lane: Exclude<OpenLane, 'held'>, id: string, dueAt: Date) {
  return { openShard: shardOf(lane, id), dueAt: dueAt.toISOString() };
}

/**
 * Returns the attributes that put a row into the lane `held`, in which rows wait for their form.
 * All rows of a form are next to each other in one shard.
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

/** The beginning of the index key `dueAt` of all rows that wait for this form. */
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
 * Puts a row that waits for its next attempt into a lane of the open index. If the attempt is due
 * soon, its message is in the queue, hidden until then.
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
