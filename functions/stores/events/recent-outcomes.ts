/** How a user's newest leads ended, for the rules of alerts: newest first, in the order of writing. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import {
  writtenIndexName,
  type EventRow,
  type SubmissionEventType,
} from '../../../contract/events.ts';
import { stageForm } from '../../../contract/submission.ts';
import { storedAs } from '../dynamodb/stored-as.ts';
import type { EventTable } from './event-store.ts';

export interface Outcome {
  /** When its event was written (ms). */
  at: number;
  /** The user's own form, or `stage`. */
  formId: string;
  hasFailed: boolean;
}

/** Whether a lead that ended so failed; undefined for what its owner did. */
const failures: Record<SubmissionEventType, boolean | undefined> = {
  'submission.succeeded': false,
  'submission.failed': true,
  'submission.undecided': true,
  'submission.expired': true,
  'submission.cancelled': undefined,
  'submission.decided': undefined,
};

const PAGE = 100;
const eventOf = storedAs<EventRow>();

/** Ends by itself where the user has no older event. */
export async function* recentOutcomes(
  { client, table }: Pick<EventTable, 'client' | 'table'>,
  userId: string,
): AsyncGenerator<Outcome[]> {
  let after: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new QueryCommand({
        TableName: table,
        IndexName: writtenIndexName,
        KeyConditionExpression: 'userId = :userId',
        ExpressionAttributeValues: { ':userId': userId },
        ScanIndexForward: false,
        Limit: PAGE,
        ...(after && { ExclusiveStartKey: after }),
      }),
    );
    yield Items.map(eventOf).flatMap(outcomeOf);
    after = LastEvaluatedKey;
  } while (after);
}

function outcomeOf({ type, data, written }: EventRow): Outcome[] {
  const hasFailed = type in failures ? failures[type as SubmissionEventType] : undefined;
  if (hasFailed === undefined) return [];
  const at = Date.parse(written.slice(0, written.indexOf('#')));
  return [{ at, formId: ('formId' in data ? data.formId : undefined) ?? stageForm, hasFailed }];
}
