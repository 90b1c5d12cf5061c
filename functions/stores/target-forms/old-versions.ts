/**
 * Deletes a recipe's oldest version if a new version exceeds the limit. No attempt reads the
 * deleted version, because attempts use the newest version or the one before it.
 */
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { formLimits, type RecipeVersionRow } from '../../../contract/target-forms.ts';
import { readItem } from '../dynamodb/read-items.ts';
import type { TargetFormWrites } from './form-names.ts';
import { versionKey } from './target-form-rows.ts';

type Version = Pick<RecipeVersionRow, 'userId' | 'formId' | 'version'>;

/**
 * Called after the newest version is written and before the form refers to it. If a crash comes
 * before the deletion, the next save uses the same version number and deletes the old version.
 */
export async function makeRoomFor(
  table: TargetFormWrites,
  { userId, formId, version }: Version,
): Promise<void> {
  const number = version - formLimits.versions;
  if (number < 1) return;
  const read = (one: number) =>
    readItem<RecipeVersionRow>(table, { userId, sortKey: versionKey(formId, one) });
  const [old, next] = [await read(number), await read(number + 1)];
  if (!old) return;
  // Two versions may share one picture, because a version that was saved without a rehearsal gets
  // the previous version's picture. A shared picture is kept.
  const isShown = old.pictureKey === next?.pictureKey;
  if (old.pictureKey !== undefined && !isShown) await table.pictures?.remove(old.pictureKey);
  const Key = { userId, sortKey: old.sortKey };
  await table.client.send(new DeleteCommand({ TableName: table.table, Key }));
}
