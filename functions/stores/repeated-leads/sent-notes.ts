/**
 * Notes that a form may have received a person's first lead. The note is read after the lead's row
 * has expired, because rows live for weeks and a first lead counts for up to a year.
 */
import type { SubmissionRow } from '../../../contract/submission.ts';
import { updateIf } from '../dynamodb/conditional-write.ts';
import type { TimedTable } from '../dynamodb/store-table.ts';

/**
 * Writes the note, or removes it if `sent` is false. Does nothing if the row has no fingerprint
 * (hash of the person at the form), or if another submission is now that person's first lead.
 */
export type NoteSent = (
  row: Pick<SubmissionRow, 'id' | 'fingerprint'>,
  sent: boolean,
) => Promise<void>;

export function createSentNotes({ client, table, now }: TimedTable): NoteSent {
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
