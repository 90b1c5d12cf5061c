/**
 * Reads for the reconciler: submission rows that wait because their form takes no leads. They are
 * read one form after another, so that no run reads every row.
 */
import { openIndexName } from '../../../contract/submission-indexes.ts';
import { readPage } from '../dynamodb/read-items.ts';
import type { OpenKey, SubmissionKey, SubmissionTable } from './conditional-update.ts';
import { heldBy } from './open-lanes.ts';

/** A form for which rows wait, because it takes no leads now. */
export interface HeldForm {
  userId: string;
  formId: string;
}

/** A character that sorts after every ISO time. */
const BEHIND = '~';

/** Finds the next form for which rows of this shard (index partition) wait. Reads only one key. */
export async function nextHeld(
  table: SubmissionTable,
  shard: string,
  after: HeldForm | undefined,
): Promise<HeldForm | undefined> {
  const [next] = await readPage<OpenKey>(table, {
    IndexName: openIndexName,
    KeyConditionExpression: 'openShard = :shard AND dueAt > :after',
    ExpressionAttributeValues: {
      ':shard': shard,
      ':after': after ? `${heldBy(after)}${BEHIND}` : ' ',
    },
    Limit: 1,
  });
  const [userId, formId] = (next?.dueAt ?? '').split('#');
  return userId && formId ? { userId, formId } : undefined;
}

/** The rows that wait for a form, the oldest lead first. */
export async function heldKeys(
  table: SubmissionTable,
  form: HeldForm & { shard: string },
  limit: number,
): Promise<SubmissionKey[]> {
  return readPage(table, {
    IndexName: openIndexName,
    KeyConditionExpression: 'openShard = :shard AND begins_with(dueAt, :form)',
    ExpressionAttributeValues: { ':shard': form.shard, ':form': heldBy(form) },
    Limit: limit,
  });
}
