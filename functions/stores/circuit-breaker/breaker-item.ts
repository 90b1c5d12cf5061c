/**
 * Reads and writes the item that stores the state of one circuit breaker (for one user's leads to
 * one form).
 */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { FailureReason } from '../../../contract/submission.ts';
import { DAY_SECONDS } from '../../../contract/time-units.ts';
import { updateIf } from '../dynamodb/conditional-write.ts';
import { isExpired, secondsFrom } from '../submissions/row-lifetime.ts';
import { storedAs } from '../dynamodb/stored-as.ts';
import type { TimedTable } from '../dynamodb/store-table.ts';

const breakerOf = storedAs<BreakerItem>();

const FORGOTTEN_AFTER_SECONDS = DAY_SECONDS;
/**
 * The maximum number of tries: if several bots write at the same time, one of them succeeds per
 * try.
 */
const WRITE_TRIES = 10;

/** Item of the circuit breaker table. Key: `target` (`breakerKeys`). Times are ISO 8601 UTC. */
export interface BreakerItem {
  target: string;
  /** The item's version, which grows with every write; a write based on an older version fails. */
  version: number;
  /** The number of counted failures in a row. */
  failures: number;
  lastReason?: FailureReason;
  /** While the breaker is open: when it opened, and until when no attempt may start. */
  openedAt?: string;
  openUntil?: string;
  /** The number of pauses in a row. */
  pauses?: number;
  /**
   * The token of the probe, the attempt that finds out whether the target works again, and until
   * when other attempts wait for the probe.
   */
  probeToken?: string;
  probeUntil?: string;
  updatedAt: string;
  /** When the item expires, in epoch seconds. */
  expiresAt?: number;
}

export type BreakerTable = TimedTable;

/**
 * The result of a decision about the breaker: the answer for the caller, and the new item if the
 * item changes.
 */
export interface Decision<Answer> {
  answer: Answer;
  next?: BreakerItem | undefined;
}

/** The item of a target (the form of a user's leads) without known failures. */
export function closedBreaker(target: string, version = 0): BreakerItem {
  return { target, version, failures: 0, updatedAt: '' };
}

/** Reads the item. An expired item counts as missing, whether or not DynamoDB has deleted it. */
export async function readBreaker(
  table: BreakerTable,
  target: string,
): Promise<BreakerItem | undefined> {
  const stored = await readItem(table, target, false);
  return stored && !isExpired(stored, table.now()) ? stored : undefined;
}

/**
 * Calls `decide` with the current item and writes the change. If another bot wrote first, calls it
 * again with the new item. If the item has expired, the target counts as healthy and the whole item
 * is overwritten.
 * @returns undefined if other bots wrote first at every try.
 */
export async function changeBreaker<Answer>(
  table: BreakerTable,
  target: string,
  decide: (breaker: BreakerItem, now: Date) => Decision<Answer>,
  read?: BreakerItem,
): Promise<Answer | undefined> {
  let known = read;
  for (let tries = 0; tries < WRITE_TRIES; tries += 1) {
    const stored = known ?? (await readItem(table, target, true));
    known = undefined;
    const now = table.now();
    const isKnown = stored && !isExpired(stored, now);
    const { answer, next } = decide(isKnown ? stored : closedBreaker(target, stored?.version), now);
    if (!next || (await replace(table, stored, next))) return answer;
  }
  return undefined;
}

async function readItem(
  { client, table }: BreakerTable,
  target: string,
  isConsistent: boolean,
): Promise<BreakerItem | undefined> {
  const { Item } = await client.send(
    new GetCommand({ TableName: table, Key: { target }, ConsistentRead: isConsistent }),
  );
  return Item && breakerOf(Item);
}

/** @returns false if the item has changed since it was read. */
async function replace(
  { client, table, now }: BreakerTable,
  stored: BreakerItem | undefined,
  next: BreakerItem,
): Promise<boolean> {
  const { target, ...rest } = next;
  const fields = {
    ...rest,
    version: (stored?.version ?? 0) + 1,
    updatedAt: now().toISOString(),
    expiresAt: Math.floor(secondsFrom(now(), FORGOTTEN_AFTER_SECONDS).getTime() / 1000),
  };
  const set = Object.entries(fields).filter(([, value]) => value !== undefined);
  const kept = new Set(['target', ...set.map(([name]) => name)]);
  const gone = Object.keys(stored ?? {}).filter((name) => !kept.has(name));
  const assign = set.map(([name]) => `#${name} = :${name}`).join(', ');
  const remove = gone.map((name) => `#${name}`).join(', ');
  const replaced = await updateIf(client, {
    TableName: table,
    Key: { target },
    UpdateExpression: `SET ${assign}${remove && ` REMOVE ${remove}`}`,
    ConditionExpression: stored?.version ? '#version = :seen' : 'attribute_not_exists(#version)',
    ExpressionAttributeNames: Object.fromEntries(
      [...set.map(([name]) => name), ...gone].map((name) => [`#${name}`, name]),
    ),
    ExpressionAttributeValues: {
      ...Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])),
      ...(stored?.version && { ':seen': stored.version }),
    },
  });
  return replaced !== undefined;
}
