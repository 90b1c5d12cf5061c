/** Reads the references of some rows of a user in batches, without the rows' other attributes. */
import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import type { SubmissionRow } from '../../../contract/submission.ts';
import { rowOf, type SubmissionTable } from './conditional-update.ts';
import { isExpired } from './row-lifetime.ts';

/**
 * The maximum number of reads. DynamoDB answers with at most 16 MB and leaves the other keys to the
 * next read.
 */
const MOST_READS = 5;

/**
 * @param ids at most 100 ids of submissions.
 * @returns the existing rows, by their ids.
 */
export type ReadReferences = (
  userId: string,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, Pick<SubmissionRow, 'reference'>>>;

export function createReadReferences(rows: SubmissionTable): ReadReferences {
  return async (userId, ids) => {
    const found = new Map<string, SubmissionRow>();
    let left: readonly Key[] = [...new Set(ids)].map((id) => ({ userId, id }));
    for (let reads = 0; left.length > 0; reads += 1) {
      if (reads === MOST_READS) throw new Error('The rows of some events were not read');
      const read = await readSome(rows, left);
      for (const row of read.rows) if (!isExpired(row, rows.now())) found.set(row.id, row);
      left = read.left;
    }
    return found;
  };
}

type Key = Record<string, unknown>;

/** Reads consistently, so that the reference of a lead that was just erased is not returned. */
async function readSome({ client, table }: SubmissionTable, keys: readonly Key[]) {
  const read = {
    Keys: [...keys],
    ProjectionExpression: 'id, #reference, expiresAt',
    ExpressionAttributeNames: { '#reference': 'reference' },
    ConsistentRead: true,
  };
  const { Responses, UnprocessedKeys } = await client.send(
    new BatchGetCommand({ RequestItems: { [table]: read } }),
  );
  const left: readonly Key[] = UnprocessedKeys?.[table]?.Keys ?? [];
  return { rows: (Responses?.[table] ?? []).map(rowOf), left };
}
