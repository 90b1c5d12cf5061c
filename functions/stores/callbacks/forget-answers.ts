/**
 * Erases the stored answers of receivers to the events of a submission, and prevents running calls
 * from storing more answers.
 */
import { updateIf } from '../dynamodb/conditional-write.ts';
import type { DeliveryRow } from '../../../contract/callbacks.ts';
import { deliveryPrefix, readAll, type CallbackTable } from './callback-table.ts';

const AT_ONCE = 25;

export type ForgetAnswers = (userId: string, submissionId: string) => Promise<void>;

export function createForgetAnswers(table: CallbackTable): ForgetAnswers {
  return async (userId, submissionId) => {
    const keys = await readAll<DeliveryRow, 'userId' | 'sortKey'>(table, {
      ...{ userId, prefix: `${deliveryPrefix}${submissionId}_` },
      ...{ attributes: ['userId', 'sortKey'], isConsistent: true },
    });
    for (let start = 0; start < keys.length; start += AT_ONCE) {
      await Promise.all(keys.slice(start, start + AT_ONCE).map((key) => forget(table, key)));
    }
  };
}

async function forget(
  { client, table }: CallbackTable,
  { userId, sortKey }: Pick<DeliveryRow, 'userId' | 'sortKey'>,
): Promise<void> {
  await updateIf(client, {
    TableName: table,
    Key: { userId, sortKey },
    UpdateExpression: 'SET leadErased = :true REMOVE answer',
    ConditionExpression: 'attribute_exists(sortKey)',
    ExpressionAttributeValues: { ':true': true },
  });
}
