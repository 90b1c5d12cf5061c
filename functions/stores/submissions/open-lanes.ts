/**
 * Where an open row stands in the sparse indexes. One lane for each thing that can move it on, so
 * that the reconciler finds a dead attempt among the few that run and never reads the thousands
 * whose messages are still in the queue.
 */
import type { SubmissionRow } from '../../../contract/submission.ts';
import { secondsFrom } from './row-lifetime.ts';

/**
 * - `running`: an attempt holds it. `dueAt` is the end of its lease.
 * - `waiting`: no message is in the queue. `dueAt` is when the reconciler has to send one.
 * - `held`: its form takes no leads now, by its owner's wish. `dueAt` is no time there but the form
 *   and the lead's arrival: so a run reads one key a form, however many rows wait, and finds the
 *   oldest of them first.
 * - `queued`: a message is in the queue. `dueAt` is when its bot should have come, were the queue
 *   empty: the message is lost once bots take messages that were sent after that time.
 *
 * `queued` has the name that all shards had before there were lanes.
 */
const prefixes = { running: 'running', waiting: 'waiting', queued: 'open', held: 'held' } as const;
export type OpenLane = keyof typeof prefixes;
const SHARDS = 4;
/** A message is hidden until the next attempt for at most so long: then the row waits without it. */
export const longestHiddenSeconds = 3600;
/** How long after `nextAttemptAt` its hidden message has to be taken. */
const HIDDEN_GRACE_SECONDS = 60;

/** The partitions of a lane. */
export function shardsOf(lane: OpenLane): string[] {
  return Array.from({ length: SHARDS }, (_, shard) => `${prefixes[lane]}-${shard}`);
}

export const allShards = (Object.keys(prefixes) as OpenLane[]).flatMap(shardsOf);
/** Of rows that grow older. */
export const ageingShards = (['running', 'waiting', 'queued'] as const).flatMap(shardsOf);

/** What puts a row into a lane. */
export function inLane(lane: Exclude<OpenLane, 'held'>, id: string, dueAt: Date) {
  return { openShard: shardOf(lane, id), dueAt: dueAt.toISOString() };
}

/** A form's rows are in one shard, one behind another. */
export function inHeldLane(
  { userId, createdAt }: Pick<SubmissionRow, 'userId' | 'createdAt'>,
  formId: string,
) {
  return {
    openShard: shardOf('held', formId),
    dueAt: `${heldBy({ userId, formId })}${createdAt}`,
  };
}

/** How the `dueAt` of a form's held rows begins. */
export function heldBy({ userId, formId }: { userId: string; formId: string }): string {
  return `${userId}#${formId}#`;
}

/** Spreads by the whole id: the front of a UUIDv7 is its time. */
function shardOf(lane: OpenLane, id: string): string {
  let hash = 0;
  for (const character of id) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return `${prefixes[lane]}-${hash % SHARDS}`;
}

/** The claim is over, the row waits for its next attempt; the message of the last one is in hand. */
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
