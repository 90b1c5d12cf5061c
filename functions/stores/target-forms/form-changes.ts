/**
 * One write of a form's item: read, changed, and put back under the condition that nobody else wrote
 * it meanwhile. Whoever was overtaken reads again, so each change is made of what is there.
 */
import { Refusal } from '../../../contract/errors.ts';
import type { TargetFormRow } from '../../../contract/target-forms.ts';
import { putIf } from '../dynamodb/conditional-write.ts';
import type { TargetFormWrites } from './form-names.ts';
import { requireForm } from './target-form-rows.ts';

/** As often as people and the bot together may overtake one write. */
const TRIES = 5;

/** A new item made of the old one; undefined where all is as it should be. */
export type FormChange = (form: TargetFormRow) => TargetFormRow | undefined;

/** @throws {Refusal} `not_found`, `conflict` while others keep writing, or what the change throws. */
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

/** @returns undefined when somebody else wrote the form since `before` was read. */
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
