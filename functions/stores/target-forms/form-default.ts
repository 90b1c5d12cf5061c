/**
 * The default form, to which a user's leads go if they name no form and their API key has none. If
 * the default form is deleted, the setting stays: leads for it are refused, because they may not go
 * to a form that their owner did not choose.
 */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Refusal } from '../../../contract/errors.ts';
import type { TargetFormRow } from '../../../contract/target-forms.ts';
import type { TargetFormWrites } from './form-names.ts';
import { requireForm, settingsKey } from './target-form-rows.ts';

/** @throws {Refusal} `not_found`, or `conflict` for a draft, which takes no leads. */
export async function setDefault(
  table: TargetFormWrites,
  userId: string,
  id: string | undefined,
): Promise<TargetFormRow | undefined> {
  const form = id === undefined ? undefined : await requireForm(table, userId, id);
  if (form?.state === 'draft') {
    throw new Refusal(
      'conflict',
      'A draft takes no leads. Choose what goes into its fields first.',
    );
  }
  await table.client.send(
    new UpdateCommand({
      TableName: table.table,
      Key: { userId, sortKey: settingsKey },
      ...(form
        ? {
            UpdateExpression: 'SET defaultFormId = :id',
            ExpressionAttributeValues: { ':id': form.id },
          }
        : { UpdateExpression: 'REMOVE defaultFormId' }),
    }),
  );
  return form;
}
