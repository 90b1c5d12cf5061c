/**
 * How much of a pace (a set of limits for attempts) is used: the attempt slots that are taken
 * (places in the code), and the counted attempts. There is one item per pace, in the circuit
 * breaker's table, which the bots read before each attempt anyway. The item is read and written as
 * a whole; a write based on an older `version` fails.
 */
import { DAY_MS } from '../../../contract/time-units.ts';
import { updateIf } from '../dynamodb/conditional-write.ts';
import { keysOf, recordOf } from '../../../contract/keys-of.ts';
import { storedAs } from '../dynamodb/stored-as.ts';
import { readItem } from '../dynamodb/read-items.ts';
import type { TimedTable } from '../dynamodb/store-table.ts';

/**
 * How long the item is kept: longer than a month, so that a month's count is not lost before the
 * month ends.
 */
const KEPT_MS = 40 * DAY_MS;

/** A taken attempt slot, with the day and the month for which it counts. */
export interface Place {
  /** The user of the attempt; set only if the pace limits each user. */
  user?: string;
  /**
   * When the attempt slot was taken, and when it becomes free at the latest, even if its bot died
   * (both in epoch milliseconds).
   */
  at: number;
  until: number;
  day: string;
  month: string;
}

/**
 * How long a user's ended attempts took in total: `ms` milliseconds, as computed at the time `at`
 * (epoch milliseconds). The longer ago `at` is, the less `ms` counts.
 */
export interface SpentTime {
  ms: number;
  at: number;
  /** How long the last attempt took, in milliseconds; absent before any attempt has ended. */
  last?: number;
}

export interface PaceUse {
  /** The taken attempt slots, with the attempt's token as key. */
  places: Record<string, Place>;
  /**
   * When the attempts of the last minute started (epoch milliseconds), if the pace limits attempts
   * per minute.
   */
  starts: number[];
  /**
   * When each user's attempts of the last minute started (epoch milliseconds), if the pace also
   * limits each user.
   */
  userStarts: Record<string, number[]>;
  /** How long each user's attempts took recently; decides which waiting user is next. */
  spent: Record<string, SpentTime>;
  /** The users whose leads wait for an attempt slot, and until when they count as waiting (ms). */
  waiting: Record<string, number>;
  /** The users whose attempts are slow, and until when they count as slow (ms). */
  slow: Record<string, number>;
  /** The users with a recent quick attempt, and until when that attempt counts (ms). */
  quick: Record<string, number>;
  /** The counted day and the counted month, such as 2026-03-01 and 2026-03. */
  day: string;
  usedToday: number;
  month: string;
  usedThisMonth: number;
}

/** Item of the circuit breaker's table. Key: `target`, which is `pace#` and the key of the pace. */
export interface PaceItem extends PaceUse {
  version: number;
}

export type PaceTable = TimedTable;

const nothing: PaceItem = {
  version: 0,
  places: {},
  starts: [],
  userStarts: {},
  spent: {},
  waiting: {},
  slow: {},
  quick: {},
  day: '',
  usedToday: 0,
  month: '',
  usedThisMonth: 0,
};
const names = keysOf(nothing);
const written = [...names, 'expiresAt'] as const;
const UPDATE = `SET ${written.map((name) => `#${name} = :${name}`).join(', ')}`;
const placeholders = Object.fromEntries(written.map((name) => [`#${name}`, name]));
const keyOf = (key: string) => ({ target: `pace#${key}` });

export async function readPace(table: PaceTable, key: string): Promise<PaceItem> {
  const stored = await readItem<Partial<PaceItem>>(table, keyOf(key));
  if (!stored) return nothing;
  return storedAs<PaceItem>()(recordOf(names, (name) => stored[name] ?? nothing[name]));
}

/** @returns false if another bot has written the item since it was read. */
export async function writePace(
  { client, table, now }: PaceTable,
  key: string,
  { version, ...use }: PaceItem,
): Promise<boolean> {
  const expiresAt = Math.floor((now().getTime() + KEPT_MS) / 1000);
  const set = { ...use, version: version + 1, expiresAt };
  const answer = await updateIf(client, {
    TableName: table,
    Key: keyOf(key),
    UpdateExpression: UPDATE,
    ConditionExpression: version ? '#version = :seen' : 'attribute_not_exists(#version)',
    ExpressionAttributeNames: placeholders,
    ExpressionAttributeValues: {
      ...Object.fromEntries(written.map((name) => [`:${name}`, set[name]])),
      ...(version && { ':seen': version }),
    },
  });
  return answer !== undefined;
}
