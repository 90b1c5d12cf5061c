/**
 * Reads of one user's rows, newest first. A submission's id begins with the time of acceptance
 * (UUIDv7), so a time range is a range of the sort key, and no row outside the range is read.
 */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { Refusal } from '../../../contract/errors.ts';
import { referenceKeyOf } from '../../../contract/reference.ts';
import { referenceIndexName } from '../../../contract/submission-indexes.ts';
import type { SubmissionRow } from '../../../contract/submission.ts';
import { rowOf, type SubmissionTable } from './conditional-update.ts';

/** A range of acceptance times: `from` is inclusive, `to` exclusive. */
export interface TimeRange {
  from?: Date;
  to?: Date;
}

export interface IdRange {
  low: string;
  high: string;
}

/**
 * The range of ids for a range of times. Its bounds contain only the part of an id that encodes the
 * time, so that they sort before every id of the same time.
 * @throws {Refusal} `bad_request` if the range ends before it begins.
 */
export function idsWithin({ from, to }: TimeRange): IdRange {
  const low = from ? timePart(from) : '0';
  const high = to ? timePart(to) : 'g';
  if (low >= high) throw new Refusal('bad_request', 'from must be before to.');
  return { low, high };
}

function timePart(time: Date): string {
  const digits = Math.max(0, time.getTime()).toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}`;
}

/** When a submission was accepted, as read from its id. */
export function timeOfId(id: string): Date {
  return new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16));
}

export interface NewestQuery<Field extends keyof SubmissionRow> {
  userId: string;
  range: IdRange;
  limit: number;
  /** The id of the last row of the previous page. */
  after: string | undefined;
  /** Reads only rows with this reference, from an index that contains keys only and may lag. */
  reference?: string;
  /**
   * Reads only these attributes, and not consistently. If omitted, whole rows are read
   * consistently.
   */
  fields?: readonly Field[];
}

export async function readNewest<Field extends keyof SubmissionRow = keyof SubmissionRow>(
  { client, table }: SubmissionTable,
  { userId, range, limit, after, reference, fields }: NewestQuery<Field>,
): Promise<{ rows: Pick<SubmissionRow, Field>[]; more: boolean }> {
  // DynamoDB refuses a start position outside the range, and a token may come from a search with
  // another range.
  if (after !== undefined && after <= range.low) return { rows: [], more: false };
  const start = after !== undefined && after < range.high ? after : undefined;
  const key = reference === undefined ? {} : { referenceKey: referenceKeyOf(userId, reference) };
  const [partition, value] = Object.entries(key)[0] ?? ['userId', userId];
  const { Items = [], LastEvaluatedKey } = await client.send(
    new QueryCommand({
      TableName: table,
      ...(reference !== undefined && { IndexName: referenceIndexName }),
      KeyConditionExpression: `${partition} = :partition AND id BETWEEN :low AND :high`,
      ExpressionAttributeValues: { ':partition': value, ':low': range.low, ':high': range.high },
      ScanIndexForward: false,
      ConsistentRead: fields === undefined,
      Limit: limit,
      ...(fields && {
        Select: 'SPECIFIC_ATTRIBUTES' as const,
        ProjectionExpression: fields.map((field) => `#${field}`).join(', '),
        ExpressionAttributeNames: Object.fromEntries(fields.map((field) => [`#${field}`, field])),
      }),
      ...(start !== undefined && { ExclusiveStartKey: { ...key, userId, id: start } }),
    }),
  );
  return { rows: Items.map(rowOf), more: LastEvaluatedKey !== undefined };
}
