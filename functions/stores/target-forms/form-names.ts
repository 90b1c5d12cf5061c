/**
 * Short names of forms. Each name is one item, so that the condition on the item's key makes the
 * name unique without a transaction. A name's item is written before the form gets the name, and
 * deleted after the form gets another name. So a crash may leave a name that no form has; after a
 * minute another form can take it.
 */
import { Refusal } from '../../../contract/errors.ts';
import type { FormNameRow } from '../../../contract/target-forms.ts';
import { deleteIf, putIf } from '../dynamodb/conditional-write.ts';
import { readItem } from '../dynamodb/read-items.ts';
import { nameKey, readForm, type TargetFormTable } from './target-form-rows.ts';

/**
 * The maximum duration of a form's change with all its writes, much longer than the time limit of
 * the function.
 */
export const writesEndWithinMs = 60_000;

export interface TargetFormWrites extends TargetFormTable {
  now: () => Date;
  /** Creates a UUIDv7. */
  newId: () => string;
  /** Stores copies of page pictures with new recipe versions; if omitted, none is stored. */
  pictures?: RecipePictures;
}

/**
 * Copies and removes page pictures of recipe versions. The functions must not throw, because a
 * recipe is valid without a picture.
 */
export interface RecipePictures {
  copy(from: string, to: string): Promise<void>;
  remove(key: string): Promise<void>;
}

interface NameOf {
  userId: string;
  shortName: string;
  formId: string;
}

/**
 * Takes the name for a form.
 * @throws {Refusal} `conflict` if another form of the user has the name or is about to get it.
 */
export async function takeName(table: TargetFormWrites, name: NameOf): Promise<FormNameRow> {
  const taken: FormNameRow = {
    userId: name.userId,
    sortKey: nameKey(name.shortName),
    formId: name.formId,
    since: table.now().toISOString(),
  };
  if (await putName(table, taken)) return taken;
  const held = await readItem<FormNameRow>(table, { userId: name.userId, sortKey: taken.sortKey });
  const isFree = !held || (await isNobodys(table, held, name.shortName));
  if (isFree && (await putName(table, taken, held))) return taken;
  throw new Refusal(
    'conflict',
    `You have a form with the short name “${name.shortName}” already. Choose another one.`,
  );
}

/** Frees the name. Does nothing if a form has taken the name again in the meantime. */
export async function giveNameBack(
  { client, table }: TargetFormWrites,
  { userId, sortKey, formId, since }: FormNameRow,
): Promise<void> {
  await deleteIf(client, {
    TableName: table,
    Key: { userId, sortKey },
    ConditionExpression: 'formId = :formId AND since = :since',
    ExpressionAttributeValues: { ':formId': formId, ':since': since },
  });
}

/**
 * Writes the name's item. If the form already has the name, the item gets a new `since`. So a
 * change that took the name earlier can't release it, because `giveNameBack` compares `since`.
 */
async function putName(
  { client, table }: TargetFormWrites,
  taken: FormNameRow,
  leftOver?: FormNameRow,
): Promise<boolean> {
  const put = await putIf(client, {
    TableName: table,
    Item: taken,
    ConditionExpression:
      'attribute_not_exists(sortKey) OR formId = :own OR (formId = :left AND since = :since)',
    ExpressionAttributeValues: {
      ':own': taken.formId,
      ':left': leftOver?.formId ?? taken.formId,
      ':since': leftOver?.since ?? taken.since,
    },
  });
  return put !== undefined;
}

async function isNobodys(
  table: TargetFormWrites,
  { userId, formId, since }: FormNameRow,
  shortName: string,
): Promise<boolean> {
  const form = await readForm(table, userId, formId);
  if (form?.shortName === shortName) return false;
  return Date.parse(since) <= table.now().getTime() - writesEndWithinMs;
}
