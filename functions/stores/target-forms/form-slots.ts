/**
 * Limits how many forms a user has, with one item: each form holds a slot under its id, and one
 * conditional write decides who gets the last one. A slot without a form can remain after a crash;
 * it is found and freed when no other slot is free.
 */
import { Refusal } from '../../../contract/errors.ts';
import {
  formLimits,
  type FormSlotsRow,
  type TargetFormRow,
} from '../../../contract/target-forms.ts';
import { putIf, updateIf } from '../dynamodb/conditional-write.ts';
import { writesEndWithinMs, type TargetFormWrites } from './form-names.ts';
import { readItem, readItems } from './target-form-rows.ts';

const sortKey = 'slots';

/** @throws {Refusal} `conflict` if the user has too many forms. */
export async function takeSlot(table: TargetFormWrites, userId: string, id: string): Promise<void> {
  if (await tryTake(table, userId, id)) return;
  const slots = await readItem<FormSlotsRow>(table, userId, sortKey);
  if (slots) await freeLeftOver(table, slots);
  else await beginToCount(table, userId);
  if (await tryTake(table, userId, id)) return;
  throw new Refusal(
    'conflict',
    `You have ${formLimits.forms} target forms, the most there can be. Delete one first.`,
  );
}

export async function freeSlots(
  { client, table }: TargetFormWrites,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await updateIf(client, {
    TableName: table,
    Key: { userId, sortKey },
    UpdateExpression: `REMOVE ${ids.map((_, index) => `held.#id${index}`).join(', ')}`,
    ConditionExpression: 'attribute_exists(held)',
    ExpressionAttributeNames: Object.fromEntries(ids.map((id, index) => [`#id${index}`, id])),
  });
}

/**
 * A slot that this form already holds counts as taken, because the SDK repeats a write whose answer
 * was lost.
 */
async function tryTake(
  { client, table, now }: TargetFormWrites,
  userId: string,
  id: string,
): Promise<boolean> {
  const taken = await updateIf(client, {
    TableName: table,
    Key: { userId, sortKey },
    UpdateExpression: 'SET held.#id = :now',
    ConditionExpression: 'attribute_exists(held.#id) OR size(held) < :most',
    ExpressionAttributeNames: { '#id': id },
    ExpressionAttributeValues: { ':now': now().toISOString(), ':most': formLimits.forms },
  });
  return taken !== undefined;
}

async function beginToCount({ client, table }: TargetFormWrites, userId: string): Promise<void> {
  const slots: FormSlotsRow = { userId, sortKey, held: {} };
  await putIf(client, {
    TableName: table,
    Item: slots,
    ConditionExpression: 'attribute_not_exists(sortKey)',
  });
}

async function freeLeftOver(
  table: TargetFormWrites,
  { userId, held }: FormSlotsRow,
): Promise<void> {
  const endedBefore = table.now().getTime() - writesEndWithinMs;
  const forms = await readItems<TargetFormRow>(table, userId, 'form#');
  const ids = new Set(forms.map(({ id }) => id));
  const leftOver = Object.entries(held).filter(
    ([id, since]) => !ids.has(id) && Date.parse(since) <= endedBefore,
  );
  await freeSlots(
    table,
    userId,
    leftOver.map(([id]) => id),
  );
}
