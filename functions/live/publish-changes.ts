/**
 * Publishes a batch of changed submission rows, but only for users who may have a dashboard page
 * open. Changes of the same row are published in order.
 */
import type { Logger } from '@aws-lambda-powertools/logger';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { asError } from '../../contract/errors.ts';
import type { SubmissionRow } from '../../contract/submission.ts';
import { isExpired } from '../stores/submissions/row-lifetime.ts';
import { viewSubmission } from '../stores/submissions/submission-view.ts';
import type { Publisher } from './publish-submission.ts';
import type { IsWatched } from './watched-users.ts';
import { storedAs } from '../stores/dynamodb/stored-as.ts';
import { imageOf } from '../stores/dynamodb/image-of.ts';

const rowOf = storedAs<SubmissionRow>();

export interface LivePublication {
  publish: Publisher;
  isWatched: IsWatched;
  logger: Pick<Logger, 'error'>;
  now: () => Date;
}

interface Change {
  sequenceNumber: string;
  /**
   * The changed submission row. For a deleted row, only its key, because nothing else is published.
   */
  row: SubmissionRow | Pick<SubmissionRow, 'id' | 'userId'>;
}

/**
 * @returns for each submission row, the first record that failed. The stream delivers this record
 * and all later records again.
 */
export async function publishChanges(
  event: DynamoDBStreamEvent,
  publication: LivePublication,
): Promise<DynamoDBBatchResponse> {
  const changes = event.Records.flatMap(changeIn).filter(
    ({ row }) => !('version' in row) || !isExpired(row, publication.now()),
  );
  const users = Map.groupBy(changes, ({ row }) => row.userId);
  const failures = await Promise.all(
    [...users].map(([userId, ofUser]) => publishOfUser(userId, ofUser, publication)),
  );
  return { batchItemFailures: failures.flat() };
}

async function publishOfUser(userId: string, changes: Change[], publication: LivePublication) {
  try {
    if (!(await publication.isWatched(userId))) return [];
  } catch (error: unknown) {
    publication.logger.error('Whether a page is open is not known', { error: asError(error) });
    return changes.map(({ sequenceNumber }) => ({ itemIdentifier: sequenceNumber }));
  }
  const rows = Map.groupBy(changes, ({ row }) => row.id);
  const failures = await Promise.all(
    [...rows.values()].map((ofOneRow) => publishInOrder(ofOneRow, publication)),
  );
  return failures.flat();
}

async function publishInOrder(changes: Change[], { publish, logger, now }: LivePublication) {
  for (const { sequenceNumber, row } of changes) {
    try {
      if ('version' in row) await publish.changed(viewSubmission(row, now()));
      else await publish.removed(row);
    } catch (error: unknown) {
      logger.error('A change was not published', { submissionId: row.id, error: asError(error) });
      return [{ itemIdentifier: sequenceNumber }];
    }
  }
  return [];
}

function changeIn({ eventName, dynamodb }: DynamoDBRecord): Change[] {
  const { SequenceNumber: sequenceNumber, NewImage: image, Keys: keys } = dynamodb ?? {};
  if (!sequenceNumber) return [];
  if (eventName === 'REMOVE') {
    const { id, userId } = imageOf(keys ?? {});
    // An account's item has no `id`, unlike a submission's row.
    return typeof id === 'string' && typeof userId === 'string'
      ? [{ sequenceNumber, row: { id, userId } }]
      : [];
  }
  return image ? [{ sequenceNumber, row: rowOf(imageOf(image)) }] : [];
}
