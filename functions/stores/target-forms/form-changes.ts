/**
 * Changes a form's item: reads the item, changes it, and writes it if nobody else has written it in
 * the meantime. Otherwise the item is read again, so that each change is based on the current item.
 */
import { Refusal } from '../../../contract/errors.ts';
import type { TargetFormRow } from '../../../contract/target-forms.ts';
import { putIf } from '../dynamodb/conditional-write.ts';
import type { TargetFormWrites } from './form-names.ts';
import { requireForm } from './target-form-rows.ts';

/**
 * The maximum number of tries. A try fails if a user or the bot has written the form since it was
 * read.
 */
const TRIES = 5;

/** Makes a new item from the old one; undefined for no change. */
export type FormChange = (form: TargetFormRow) => TargetFormRow | undefined;

/**
 * @throws {Refusal} `not_found`; `conflict` if other writers come first at every try.
 * @throws any error of `change`.
 */
export async function changeForm(
  table: TargetFormWrites,
  userId: string,
  id: string,
  change: FormChange,
): Promise<{ before: TargetFormRow; form: TargetFormRow }> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const before = await requireForm(table, userId, id);
    const changed = change(before);
    if (!changed) return { before, form: before };
    const form = await tryWrite(table, before, changed);
    if (form) return { before, form };
  }
  throw new Refusal('conflict', 'The form is being changed elsewhere. Try again.');
}

export function withoutAttention(form: TargetFormRow): TargetFormRow {
  const calm = { ...form };
  delete calm.attention;
  delete calm.attentionPictureKey;
  return calm;
}

/** @returns undefined if somebody else wrote the form since `before` was read. */
async function tryWrite(
  { client, table, now }: TargetFormWrites,
  before: TargetFormRow,
  changed: TargetFormRow,
): Promise<TargetFormRow | undefined> {
  const form: TargetFormRow = {
    ...changed,
    revision: before.revision + 1,
    updatedAt: now().toISOString(),
  };
  const put = await putIf(client, {
    TableName: table,
    Item: form,
    ConditionExpression: 'revision = :revision',
    ExpressionAttributeValues: { ':revision': before.revision },
  });
  return put && form;
}
