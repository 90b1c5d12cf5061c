/** The reconciler's reads of held rows: by form, so that no run reads every row. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { openIndexName } from '../../../contract/submission-indexes.ts';
import { rowOf, type SubmissionKey, type SubmissionTable } from './conditional-update.ts';
import { heldBy } from './open-lanes.ts';

/** A form that holds rows. */
export interface HeldForm {
  userId: string;
  formId: string;
}

/** A character that sorts after every ISO time. */
const BEHIND = '~';

/** Reads one key to find the next form that holds rows in a shard. */
export async function nextHeld(
  { client, table }: SubmissionTable,
  shard: string,
  after: HeldForm | undefined,
): Promise<HeldForm | undefined> {
  const { Items: [item] = [] } = await client.send(
    new QueryCommand({
      TableName: table,
      IndexName: openIndexName,
      KeyConditionExpression: 'openShard = :shard AND dueAt > :after',
      ExpressionAttributeValues: {
        ':shard': shard,
        ':after': after ? `${heldBy(after)}${BEHIND}` : ' ',
      },
      Limit: 1,
    }),
  );
  const [userId, formId] = String(item?.['dueAt'] ?? '').split('#');
  return userId && formId ? { userId, formId } : undefined;
}

/** The rows that a form holds, the oldest lead first. */
export async function heldKeys(
  { client, table }: SubmissionTable,
  form: HeldForm & { shard: string },
  limit: number,
): Promise<SubmissionKey[]> {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: table,
      IndexName: openIndexName,
      KeyConditionExpression: 'openShard = :shard AND begins_with(dueAt, :form)',
      ExpressionAttributeValues: { ':shard': form.shard, ':form': heldBy(form) },
      Limit: limit,
    }),
  );
  return Items.map(rowOf);
}
