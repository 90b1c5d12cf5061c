/**
 * Notes that a form may have got the lead which stands for its person. Asked only once that lead's row
 * has reached its end: rows live for weeks, and a person may be known for a year.
 */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { SubmissionRow } from '../../../contract/submission.ts';
import { updateIf } from '../dynamodb/conditional-write.ts';

/** Nothing for a row without a fingerprint, or where another submission stands by now. */
export type NoteSent = (
  row: Pick<SubmissionRow, 'id' | 'fingerprint'>,
  sent: boolean,
) => Promise<void>;

export function createSentNotes({
  client,
  table,
  now,
}: {
  client: DynamoDBDocumentClient;
  table: string;
  now: () => Date;
}): NoteSent {
  return async ({ id, fingerprint }, sent) => {
    if (fingerprint === undefined) return;
    await updateIf(client, {
      TableName: table,
      Key: { id: fingerprint },
      UpdateExpression: sent ? 'SET sentAt = :now' : 'REMOVE sentAt',
      ConditionExpression: 'submissionId = :id',
      ExpressionAttributeValues: { ':id': id, ...(sent && { ':now': now().toISOString() }) },
      ReturnValues: 'NONE',
    });
  };
}
