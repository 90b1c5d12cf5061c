/**
 * Which users may have news for an e-mail, and which news was sent last. Other functions request a
 * check of a user; the digest function checks and decides. A check ends only if no new one was
 * requested in the meantime.
 */
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { DigestRow } from '../../../contract/follow-ups.ts';
import { HOUR_MS } from '../../../contract/time-units.ts';
import { updateIf } from '../dynamodb/conditional-write.ts';
import { readItem } from '../dynamodb/read-items.ts';
import { dueRows, type FollowUpTable } from './due-rows.ts';

const sortKey = 'digest';
const kind = 'digest';
/**
 * The maximum number of users for whom a process remembers that it has requested a check within
 * this hour.
 */
const MOST_KEPT = 5000;

export interface DigestAsking {
  /** Requests that the digest function checks the user at once, because a form has paused. */
  now: (userId: string) => Promise<void>;
  /**
   * Requests that the digest function checks the user at once, because one of the user's alerts has
   * fired or has ended.
   */
  alert: (userId: string) => Promise<void>;
  /**
   * Requests that the digest function checks the user within the hour, not at once, because more
   * news may follow.
   */
  soon: (userId: string) => Promise<void>;
}

export interface DigestSent {
  urgent: boolean;
  summary: string;
  next: Date;
  /** When the e-mail's news was read. Later changes are not in the e-mail. */
  readAt: Date;
}

export interface DigestStore {
  read(userId: string): Promise<DigestRow | undefined>;
  /** The users who are due for a check for news, the longest overdue first. */
  due(most: number): Promise<string[]>;
  /**
   * Requests a check of the user for news, because some of the user's leads expire soon. Does
   * nothing if a check is already planned, or if an e-mail was sent in the last day.
   */
  enrol(userId: string): Promise<void>;
  /**
   * Ends the check of a user who gets no e-mail now.
   * @param next when to check the user again; undefined if only a request may cause the next check.
   */
  settle(row: DigestRow, next: Date | undefined): Promise<void>;
  /**
   * Records the e-mail before it is sent.
   * @returns false if it must not be sent: another run sends it, or the user has turned e-mails
   * off.
   */
  record(row: DigestRow, sent: DigestSent): Promise<boolean>;
  setOff(userId: string, isOff: boolean): Promise<void>;
  forget(userId: string): Promise<void>;
}

export function createDigestAsking(table: FollowUpTable): DigestAsking {
  let known = { hour: 0, users: new Set<string>() };
  return {
    now: (userId) => ask(table, userId, 'now'),
    alert: (userId) => ask(table, userId, 'alert'),
    soon: async (userId) => {
      const hour = Math.floor(table.now().getTime() / HOUR_MS);
      if (known.hour !== hour || known.users.size >= MOST_KEPT) known = { hour, users: new Set() };
      if (known.users.has(userId)) return;
      await ask(table, userId, 'soon');
      known.users.add(userId);
    },
  };
}

const updates: Record<keyof DigestAsking, string> = {
  now: 'SET dueKind = :kind, dueAt = :now, askedAt = :now, pausedAt = :now',
  alert: 'SET dueKind = :kind, dueAt = :now, askedAt = :now',
  soon: 'SET dueKind = :kind, dueAt = if_not_exists(dueAt, :next), askedAt = :now',
};

async function ask(table: FollowUpTable, userId: string, when: keyof DigestAsking): Promise<void> {
  const now = table.now();
  const values = { ':kind': kind, ':now': now.toISOString() };
  const inAnHour = new Date(now.getTime() + HOUR_MS).toISOString();
  await update(table, userId, {
    update: updates[when],
    condition: 'attribute_not_exists(isOff)',
    values: when === 'soon' ? { ...values, ':next': inAnHour } : values,
  });
}

export function createDigestStore(table: FollowUpTable): DigestStore {
  return {
    read: (userId) => readItem<DigestRow>(table, { userId, sortKey }),
    due: (most) => due(table, most),
    enrol: (userId) => enrol(table, userId),
    settle: (row, next) => settle(table, row, next),
    record: (row, sent) => record(table, row, sent),
    setOff: (userId, isOff) =>
      update(table, userId, {
        ...(isOff
          ? { update: 'SET isOff = :true REMOVE dueKind, dueAt', values: { ':true': true } }
          : { update: 'REMOVE isOff', values: undefined }),
        // `updateIf` needs a condition. This condition is always true.
        condition: 'attribute_exists(userId) OR attribute_not_exists(userId)',
      }).then(() => undefined),
    forget: async (userId) => {
      const Key = { userId, sortKey };
      await table.client.send(new DeleteCommand({ TableName: table.table, Key }));
    },
  };
}

async function due(table: FollowUpTable, most: number): Promise<string[]> {
  return (await dueRows(table, kind, most)).map(({ userId }) => userId);
}

async function enrol(table: FollowUpTable, userId: string): Promise<void> {
  const now = table.now();
  const dayAgo = new Date(now.getTime() - 24 * HOUR_MS).toISOString();
  await update(table, userId, {
    update: 'SET dueKind = :kind, dueAt = :now, askedAt = :now',
    condition:
      'attribute_not_exists(isOff) AND attribute_not_exists(dueAt) AND (attribute_not_exists(sentAt) OR sentAt <= :dayAgo)',
    values: { ':kind': kind, ':now': now.toISOString(), ':dayAgo': dayAgo },
  });
}

/**
 * The condition that the row's times have not changed since it was read, and that e-mails are still
 * on.
 */
const unasked = 'dueAt = :dueAt AND askedAt = :askedAt AND attribute_not_exists(isOff)';
const seen = ({ dueAt, askedAt }: DigestRow) => ({ ':dueAt': dueAt, ':askedAt': askedAt });

async function settle(table: FollowUpTable, row: DigestRow, next: Date | undefined): Promise<void> {
  await update(table, row.userId, {
    update: next ? 'SET dueAt = :next' : 'REMOVE dueKind, dueAt',
    condition: unasked,
    values: { ...seen(row), ...(next && { ':next': next.toISOString() }) },
  });
}

function record(
  table: FollowUpTable,
  row: DigestRow,
  { urgent, summary, next, readAt }: DigestSent,
): Promise<boolean> {
  return update(table, row.userId, {
    update: `SET dueAt = :next, summary = :summary, sentAt = :readAt${urgent ? ', urgentSentAt = :readAt' : ''}`,
    condition: unasked,
    values: {
      ...seen(row),
      ':next': next.toISOString(),
      ':summary': summary,
      ':readAt': readAt.toISOString(),
    },
  });
}

async function update(
  { client, table }: FollowUpTable,
  userId: string,
  {
    update: expression,
    condition,
    values,
  }: { update: string; condition: string; values: Record<string, unknown> | undefined },
): Promise<boolean> {
  const written = await updateIf(client, {
    TableName: table,
    Key: { userId, sortKey },
    UpdateExpression: expression,
    ConditionExpression: condition,
    ...(values && { ExpressionAttributeValues: values }),
  });
  return written !== undefined;
}
