/** Publishes a batch of changed rows, each row's changes in their order. */
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { Logger } from '@aws-lambda-powertools/logger';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { asError } from '../../contract/errors.ts';
import type { SubmissionInput } from '../../contract/graphql-types.ts';
import type { SubmissionRow } from '../../contract/submission.ts';
import { isExpired } from '../stores/submissions/row-lifetime.ts';
import { viewSubmission } from '../stores/submissions/submission-view.ts';

export interface LivePublication {
  publish: (submission: SubmissionInput) => Promise<void>;
  logger: Pick<Logger, 'error'>;
  now: () => Date;
}

interface Change {
  sequenceNumber: string;
  row: SubmissionRow;
}

/** @returns the records to send again: a row's first failure and so all that follow it. */
export async function publishChanges(
  event: DynamoDBStreamEvent,
  publication: LivePublication,
): Promise<DynamoDBBatchResponse> {
  const changes = event.Records.flatMap(changeIn).filter(
    ({ row }) => !isExpired(row, publication.now()),
  );
  const rows = Map.groupBy(changes, ({ row }) => `${row.userId}/${row.id}`);
  const failures = await Promise.all(
    [...rows.values()].map((ofOneRow) => publishInOrder(ofOneRow, publication)),
  );
  return { batchItemFailures: failures.flat() };
}

async function publishInOrder(changes: Change[], { publish, logger }: LivePublication) {
  for (const { sequenceNumber, row } of changes) {
    try {
      await publish(viewSubmission(row));
    } catch (error: unknown) {
      logger.error('A change was not published', { submissionId: row.id, error: asError(error) });
      return [{ itemIdentifier: sequenceNumber }];
    }
  }
  return [];
}

/** Nothing for a removal: a row past its end leaves the dashboard at its next read. */
function changeIn({ eventName, dynamodb }: DynamoDBRecord): Change[] {
  if (eventName === 'REMOVE' || !dynamodb?.NewImage || !dynamodb.SequenceNumber) return [];
  const image = dynamodb.NewImage as Record<string, AttributeValue>;
  return [{ sequenceNumber: dynamodb.SequenceNumber, row: unmarshall(image) as SubmissionRow }];
}
