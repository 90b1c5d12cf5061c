/** How a row becomes open: by the arrival of its lead, and by its owner's Retry. */
import { Refusal } from '../../../contract/errors.ts';
import { leadOf } from '../../../contract/lead.ts';
import { isPossiblySent } from '../../../contract/possibly-sent.ts';
import type { SubmissionRow } from '../../../contract/submission.ts';
import {
  both,
  statusIn,
  unchanged,
  updateRow,
  type SubmissionTable,
} from './conditional-update.ts';
import { putIf } from '../dynamodb/conditional-write.ts';
import { hashOfLead } from '../leads/lead-hash.ts';
import { inLane } from './open-lanes.ts';
import { secondsFrom } from './row-lifetime.ts';
import { readRow } from './submission-row.ts';
import type { NewSubmission, RetryRequest } from './submission-store.ts';

/** How long a message has to arrive before the reconciler sends another. */
const FIRST_LOOK_SECONDS = 120;

export async function create(
  table: SubmissionTable,
  { userId, id, keyId, lead, bodyHash = hashOfLead(lead), form, maxAttempts }: NewSubmission,
): Promise<SubmissionRow> {
  const now = table.now().toISOString();
  const row: SubmissionRow = {
    ...leadOf(lead),
    userId,
    id,
    keyId,
    bodyHash,
    ...form,
    version: 1,
    createdAt: now,
    updatedAt: now,
    status: 'processing',
    retryCount: 0,
    possiblySent: false,
    attemptCount: 0,
    attemptBudget: maxAttempts,
    attempts: [],
    ...opened(id, table.now()),
  };
  const created = await putIf(table.client, {
    TableName: table.table,
    Item: row,
    ConditionExpression: 'attribute_not_exists(id)',
  });
  return created ? row : ((await readRow(table, userId, id)) ?? row);
}

export async function retry(
  table: SubmissionTable,
  { userId, id, maxAttempts, lead, fields, confirmed }: RetryRequest,
): Promise<SubmissionRow> {
  const row = await readRow(table, userId, id);
  if (!row) throw new Refusal('not_found', 'There is no such submission.');
  const possiblySent = isPossiblySent(row);
  if (confirmed === false && row.status === 'error' && possiblySent) {
    const message = 'This lead may already have been sent: confirm that it is to be sent again.';
    throw new Refusal('conflict', message);
  }
  const reopened = await updateRow(
    table,
    row,
    {
      set: {
        ...(lead && leadOf(lead)),
        ...(fields && { fields }),
        ...opened(id, table.now()),
        status: 'processing',
        possiblySent,
        attemptBudget: row.attemptCount + maxAttempts,
      },
      remove: [
        'claimToken',
        'fenceHash',
        'fencedAt',
        'leaseUntil',
        'nextAttemptAt',
        'failureReason',
        'expiresAt',
      ],
    },
    // Unchanged, so that nothing is sent again that was not looked at.
    both(unchanged(row), statusIn(['error'])),
  );
  if (!reopened) throw new Refusal('conflict', 'Only a submission in error can be retried.');
  return reopened;
}

function opened(id: string, now: Date) {
  return {
    openedAt: now.toISOString(),
    ...inLane('queued', id, secondsFrom(now, FIRST_LOOK_SECONDS)),
  };
}
