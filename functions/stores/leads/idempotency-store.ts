/**
 * Stores for 24 hours which submission belongs to a user's Idempotency-Key. The record is written
 * before the submission's row. So if a crash comes in between, a repeated request writes the
 * missing row under the same id.
 */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { deleteIf, putIf } from '../dynamodb/conditional-write.ts';
import { sha256Hex } from '../dynamodb/sha256.ts';
import { readItem } from '../dynamodb/read-items.ts';
import type { TimedTable } from '../dynamodb/store-table.ts';

const KEPT_SECONDS = 24 * 60 * 60;
const TRIES = 3;

interface IdempotencyRecord {
  id: string;
  submissionId: string;
  createdAt: string;
  /** When the record expires, in epoch seconds. */
  expiresAt: number;
}

export interface IdempotencyStore {
  /** The record's id, which is a hash of the user and the Idempotency-Key. */
  idOf(request: { userId: string; key: string }): string;
  /** Erases a record, if it still belongs to this submission. */
  forget(id: string, submissionId: string): Promise<void>;
  /** Finds the record of an earlier request with this Idempotency-Key. */
  find(request: {
    userId: string;
    key: string;
  }): Promise<Pick<IdempotencyRecord, 'submissionId'> | undefined>;
  /**
   * Records the offered submission for this Idempotency-Key, or finds the submission of an earlier
   * request (`replayed`).
   */
  begin(request: {
    userId: string;
    key: string;
    submissionId: string;
  }): Promise<Pick<IdempotencyRecord, 'submissionId'> & { replayed: boolean }>;
}

export function createIdempotencyStore({ client, table, now }: TimedTable): IdempotencyStore {
  const idOf = (userId: string, key: string) => sha256Hex(`${userId}\n${key}`);
  return {
    idOf: ({ userId, key }) => idOf(userId, key),
    async forget(id, submissionId) {
      await deleteIf(client, {
        TableName: table,
        Key: { id },
        ConditionExpression: 'submissionId = :id',
        ExpressionAttributeValues: { ':id': submissionId },
      });
    },
    async find({ userId, key }) {
      const record = await readItem<IdempotencyRecord>(
        { client, table },
        { id: idOf(userId, key) },
      );
      return record && record.expiresAt > epochSeconds(now()) ? record : undefined;
    },
    async begin({ userId, key, submissionId }) {
      const id = idOf(userId, key);
      for (let tries = 0; tries < TRIES; tries += 1) {
        const time = now();
        const record = { id, submissionId, createdAt: time.toISOString() };
        if (await putFirst(client, table, record, time)) return { submissionId, replayed: false };
        const first = await readItem<IdempotencyRecord>({ client, table }, { id });
        // A record that is found may be this request's own, because the SDK repeats a write whose
        // answer was lost. If none is found, it expired after the write, so the loop tries again.
        if (first) return { ...first, replayed: first.submissionId !== submissionId };
      }
      throw new Error('The idempotency record neither exists nor can be written');
    },
  };
}

/**
 * Writes the record unless an unexpired one exists. Compares the expiry itself, because DynamoDB
 * deletes expired records days late.
 */
async function putFirst(
  client: DynamoDBDocumentClient,
  table: string,
  record: Omit<IdempotencyRecord, 'expiresAt'>,
  time: Date,
): Promise<boolean> {
  const seconds = epochSeconds(time);
  const put = await putIf(client, {
    TableName: table,
    Item: { ...record, expiresAt: seconds + KEPT_SECONDS },
    ConditionExpression: 'attribute_not_exists(id) OR expiresAt <= :now',
    ExpressionAttributeValues: { ':now': seconds },
  });
  return put !== undefined;
}

const epochSeconds = (time: Date) => Math.floor(time.getTime() / 1000);
