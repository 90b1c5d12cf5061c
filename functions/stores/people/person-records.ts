/**
 * Records by which a user's leads are found by a person's phone number or e-mail address, without
 * reading all leads. There is one record for each lead and value, under a keyed hash of user and
 * value. One more item for each user stores the time since which all leads have records. Leads from
 * before that time are searched one by one.
 */
import { DeleteCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Logger } from '@aws-lambda-powertools/logger';
import { setTimeout as timeout } from 'node:timers/promises';
import { asError } from '../../../contract/errors.ts';
import { dedupeBy, type DedupeBy } from '../../../contract/form-dedupe.ts';
import type { Lead } from '../../../contract/lead.ts';
import { DAY_MS } from '../../../contract/time-units.ts';
import type { Fingerprint } from '../repeated-leads/fingerprint.ts';
import { personOf } from '../repeated-leads/same-person.ts';
import { putIf } from '../dynamodb/conditional-write.ts';
import type { SubmissionKey } from '../submissions/conditional-update.ts';
import { storedAs } from '../dynamodb/stored-as.ts';
import type { TimedTable } from '../dynamodb/store-table.ts';

/** The values by which a person is identified. */
export type Person = Partial<Pick<Lead, 'phone' | 'email'>>;

export interface PersonRecords {
  /**
   * Writes a lead's records. Called before the row is written, so that every row has its records.
   * @returns the keys of the lead's records, which the row stores. If the records can't be written,
   * returns no keys and notes that all leads accepted until now must be searched one by one.
   * @throws {Error} if this note can't be written either.
   */
  note(submission: SubmissionKey, lead: Lead): Promise<string[]>;
  /** The keys of a person's records. */
  keysOf(userId: string, person: Person): Promise<string[]>;
  /** A page of submission ids, the oldest first; some of their rows may be deleted. */
  idsOf(key: string, after: string | undefined): Promise<{ ids: string[]; more: boolean }>;
  /** All leads that were accepted after this time have records. */
  completeSince(userId: string): Promise<Date>;
  forget(keys: readonly string[], id: string): Promise<void>;
}

export interface PersonRecordsDependencies extends TimedTable {
  fingerprint: Fingerprint;
  /** Resolves after this many milliseconds; never resolves if the signal aborts it before. */
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  logger: Pick<Logger, 'warn'>;
}

/**
 * How long a record is kept. Most submissions are deleted earlier; older submissions are searched
 * one by one.
 */
const KEPT_DAYS = 100;
/**
 * The stored time may be inexact, because clocks differ. So leads that arrived up to this long
 * after it are searched one by one too.
 */
const READ_BEYOND_MS = DAY_MS;
const NOTED_WITHIN_MS = 2500;
const PAGE = 100;
const MOST_KNOWN = 10_000;

/**
 * The sort key of the user's own item. The item's partition key contains the user's id, so it can't
 * equal the hash in a record's key.
 */
const sinceId = 'since';
const ownerKey = (userId: string) => `user#${userId}`;
const ownerItemOf = storedAs<{ since?: string }>();

export function createPersonRecords(dependencies: PersonRecordsDependencies): PersonRecords {
  const { client, table, now } = dependencies;
  const known = new Set<string>();
  const keysOf = async (userId: string, values: readonly (readonly [DedupeBy, string])[]) =>
    Promise.all(
      values.map(([by, value]) =>
        dependencies.fingerprint(JSON.stringify(['person', userId, by, value])),
      ),
    );
  return {
    keysOf: (userId, person) => keysOf(userId, valuesOf(person)),
    async note({ userId, id }, lead) {
      try {
        return await within(dependencies, async () => {
          await begin(userId, known, dependencies);
          const keys = await keysOf(userId, valuesOf(lead));
          const expiresAt = Math.floor((now().getTime() + KEPT_DAYS * DAY_MS) / 1000);
          const items = keys.map((person) => ({ person, id, expiresAt }));
          await Promise.all(
            items.map((Item) => client.send(new PutCommand({ TableName: table, Item }))),
          );
          return keys;
        });
      } catch (error: unknown) {
        dependencies.logger.warn(
          'A lead has no person records: leads up to it are looked through',
          {
            submissionId: id,
            error: asError(error),
          },
        );
        await beginAgain(userId, dependencies);
        return [];
      }
    },
    async idsOf(key, after) {
      const { Items = [], LastEvaluatedKey } = await client.send(
        new QueryCommand({
          TableName: table,
          KeyConditionExpression: 'person = :person',
          ExpressionAttributeValues: { ':person': key },
          ConsistentRead: true,
          Limit: PAGE,
          ...(after !== undefined && { ExclusiveStartKey: { person: key, id: after } }),
        }),
      );
      return { ids: Items.map(({ id }) => String(id)), more: LastEvaluatedKey !== undefined };
    },
    async completeSince(userId) {
      const { Items = [] } = await client.send(
        new QueryCommand({
          TableName: table,
          KeyConditionExpression: 'person = :person',
          ExpressionAttributeValues: { ':person': ownerKey(userId) },
          ConsistentRead: true,
        }),
      );
      const since: string | undefined = ownerItemOf(Items[0])?.since;
      const begun = since === undefined ? now().getTime() : Date.parse(since);
      const kept = now().getTime() - (KEPT_DAYS - 1) * DAY_MS;
      return new Date(Math.max(begun + READ_BEYOND_MS, kept));
    },
    async forget(keys, id) {
      const keysOfItems = [...new Set(keys)].map((person) => ({ person, id }));
      await Promise.all(
        keysOfItems.map((Key) => client.send(new DeleteCommand({ TableName: table, Key }))),
      );
    },
  };
}

function valuesOf(person: Person): (readonly [DedupeBy, string])[] {
  return dedupeBy.flatMap((by) => {
    const value = personOf({ phone: '', email: '', ...person }, by);
    return value === '' ? [] : [[by, value] as const];
  });
}

/**
 * Stores that all leads of the user have records from now on. Each process writes this once for
 * each user.
 */
async function begin(
  userId: string,
  known: Set<string>,
  { client, table, now }: PersonRecordsDependencies,
): Promise<void> {
  if (known.has(userId)) return;
  await putIf(client, {
    TableName: table,
    Item: { person: ownerKey(userId), id: sinceId, since: now().toISOString() },
    ConditionExpression: 'attribute_not_exists(person)',
  });
  if (known.size >= MOST_KNOWN) known.clear();
  known.add(userId);
}

async function beginAgain(
  userId: string,
  { client, table, now }: PersonRecordsDependencies,
): Promise<void> {
  const Item = { person: ownerKey(userId), id: sinceId, since: now().toISOString() };
  await client.send(new PutCommand({ TableName: table, Item }));
}

async function within<Result>(
  { wait = inRealTime }: PersonRecordsDependencies,
  work: () => Promise<Result>,
): Promise<Result> {
  const stop = new AbortController();
  const late = wait(NOTED_WITHIN_MS, stop.signal).then(() => {
    throw new Error(`Took longer than ${NOTED_WITHIN_MS} ms`);
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([work(), late]);
  } finally {
    stop.abort();
  }
}

const inRealTime = (milliseconds: number, signal: AbortSignal) =>
  timeout(milliseconds, undefined, { signal });
