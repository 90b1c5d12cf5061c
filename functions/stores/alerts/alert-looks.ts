/**
 * When the callback sweep (a function that runs every minute) checks a user's alert rules, and what
 * it notes in the rules. Such a check is called a look. Writers of events request a look. A look
 * stays due if another look was requested after the sweep read it.
 */
import type { AlertLookRow, AlertRow } from '../../../contract/alerts.ts';
import { updateIf } from '../dynamodb/conditional-write.ts';
import { readAll, type CallbackTable } from '../callbacks/callback-table.ts';
import {
  alertKey,
  alertShard,
  judgedNames,
  lookKey,
  readAlerts,
  type Judged,
} from './alert-rows.ts';

/**
 * The delay from an event to the check of the user's alert rules. More events may follow within
 * this time, and one check covers all of them.
 */
const LOOK_AFTER_MS = 15_000;
/**
 * If the next check of the rules is due sooner than this, it may miss the new event, so the new
 * event requests another check.
 */
const TOO_SOON_MS = 10_000;

export type AlertLook = Pick<AlertLookRow, 'userId' | 'watches' | 'dueAt' | 'askedFor'>;
export const lookAttributes = ['userId', 'watches', 'dueAt', 'askedFor'] as const;

export type Heard = Record<'heardAt' | 'readUntil', Date>;

export interface AlertLooks {
  /** @returns undefined if no check of the user's alert rules is due. */
  read(userId: string): Promise<AlertLook | undefined>;
  rules(userId: string): Promise<AlertRow[]>;
  /**
   * Stores the new state of an alert rule, before the change is reported to the user.
   * @returns the rule as it is now; undefined if its owner or another run has changed it.
   */
  change(rule: AlertRow, state: Judged): Promise<AlertRow | undefined>;
  /**
   * Stores in a rule when its newest lead arrived (`heardAt`), or the time until which no newer
   * lead has arrived (`readUntil`).
   */
  hear(rule: AlertRow, heard: Partial<Heard>): Promise<void>;
  /** Removes the rule's note of an unreported change, after the change was reported to the user. */
  markTold(rule: AlertRow): Promise<void>;
  /**
   * Ends the look (the check of the user's alert rules).
   * @param next when to check the rules again without an event; undefined for never.
   */
  settle(look: AlertLook, next: Date | undefined, watches: boolean): Promise<void>;
}

/**
 * Requests a look (a check of the user's alert rules) because of an event. Writes nothing for a
 * user without rules.
 */
export async function askForLook(table: CallbackTable, look: AlertLook): Promise<void> {
  if (!look.watches) return;
  const time = table.now().getTime();
  const at = new Date(time + LOOK_AFTER_MS).toISOString();
  const { dueAt, askedFor } = look;
  const isLater = dueAt === undefined || dueAt > at;
  if (!isLater && dueAt >= new Date(time + TOO_SOON_MS).toISOString()) return;
  if (!isLater) {
    if (askedFor !== undefined) return;
    if (await write(table, look, 'SET askedFor = :at', 'attribute_exists(dueAt)', { ':at': at })) {
      return;
    }
  }
  await write(
    table,
    look,
    'SET dueShard = :shard, dueAt = :at',
    '(attribute_not_exists(dueAt) OR dueAt > :at)',
    { ':shard': alertShard, ':at': at },
  );
}

export function createAlertLooks(table: CallbackTable): AlertLooks {
  return {
    read: (userId) => readLook(table, userId),
    rules: (userId) => readAlerts(table, userId),
    change: (rule, state) => change(table, rule, state),
    hear: async (rule, heard) => {
      const times = Object.entries(heard);
      await updateIf(table.client, {
        TableName: table.table,
        Key: alertKey(rule),
        UpdateExpression: `SET ${times.map(([name]) => `${name} = :${name}`).join(', ')}`,
        ConditionExpression: 'heardAt = :seen',
        ExpressionAttributeValues: {
          ...Object.fromEntries(times.map(([name, time]) => [`:${name}`, time.toISOString()])),
          ':seen': rule.heardAt,
        },
      });
    },
    markTold: async (rule) => {
      await updateIf(table.client, {
        TableName: table.table,
        Key: alertKey(rule),
        UpdateExpression: 'REMOVE untold',
        ConditionExpression: 'changes = :changes',
        ExpressionAttributeValues: { ':changes': rule.changes },
      });
    },
    settle: (look, next, watches) => settle(table, look, { next, watches }),
  };
}

async function readLook(table: CallbackTable, userId: string): Promise<AlertLook | undefined> {
  const { sortKey: prefix } = lookKey(userId);
  const [look] = await readAll<AlertLookRow, (typeof lookAttributes)[number]>(table, {
    ...{ userId, prefix, attributes: lookAttributes, isConsistent: true },
  });
  return look?.dueAt !== undefined && look.dueAt <= table.now().toISOString() ? look : undefined;
}

async function change(
  { client, table }: CallbackTable,
  rule: AlertRow,
  state: Judged,
): Promise<AlertRow | undefined> {
  const names = judgedNames.filter((name) => state[name] !== undefined);
  const gone = judgedNames.filter((name) => state[name] === undefined);
  const next = { ...rule, ...state, version: rule.version + 1 };
  const set = [...names, 'version' as const].map((name) => `#${name} = :${name}`).join(', ');
  const removed = gone.map((name) => `#${name}`).join(', ');
  const written = await updateIf(client, {
    TableName: table,
    Key: alertKey(rule),
    UpdateExpression: `SET ${set}${removed && ` REMOVE ${removed}`}`,
    ConditionExpression: '#version = :seen',
    ExpressionAttributeNames: Object.fromEntries(
      [...judgedNames, 'version'].map((name) => [`#${name}`, name]),
    ),
    ExpressionAttributeValues: {
      ...Object.fromEntries([...names, 'version' as const].map((name) => [`:${name}`, next[name]])),
      ':seen': rule.version,
    },
  });
  return written && next;
}

async function settle(
  table: CallbackTable,
  look: AlertLook,
  { next, watches }: { next: Date | undefined; watches: boolean },
): Promise<void> {
  const { dueAt, askedFor } = look;
  const sameLook = askedFor === undefined ? 'attribute_not_exists(askedFor)' : 'askedFor = :asked';
  const values = { ':due': dueAt, ...(askedFor !== undefined && { ':asked': askedFor }) };
  const at = watches ? (askedFor ?? next?.toISOString()) : undefined;
  const removed = [
    ...(askedFor === undefined ? [] : ['askedFor']),
    ...(at === undefined ? ['dueShard', 'dueAt'] : []),
    ...(watches ? [] : ['watches']),
  ];
  const parts = [
    ...(at === undefined ? [] : ['SET dueAt = :at']),
    ...(removed.length > 0 ? [`REMOVE ${removed.join(', ')}`] : []),
  ];
  await updateIf(table.client, {
    TableName: table.table,
    Key: lookKey(look.userId),
    UpdateExpression: parts.join(' '),
    ConditionExpression: `dueAt = :due AND ${sameLook}`,
    ExpressionAttributeValues: { ...values, ...(at !== undefined && { ':at': at }) },
  });
}

async function write(
  { client, table }: CallbackTable,
  { userId }: AlertLook,
  update: string,
  condition: string,
  values: Record<string, unknown>,
): Promise<boolean> {
  const written = await updateIf(client, {
    TableName: table,
    Key: lookKey(userId),
    UpdateExpression: update,
    ConditionExpression: `watches = :true AND ${condition}`,
    ExpressionAttributeValues: { ...values, ':true': true },
  });
  return written !== undefined;
}
