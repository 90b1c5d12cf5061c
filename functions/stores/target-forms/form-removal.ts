/**
 * Deletes a form, or all forms of a user. The form's own item is deleted first, so the form is gone
 * at once. If a crash interrupts the deletion, the remaining items have no effect, and the next
 * deletion removes them.
 */
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { FormNameRow, TargetFormRow } from '../../../contract/target-forms.ts';
import { isRowId } from '../dynamodb/row-id.ts';
import { readItem } from '../dynamodb/read-items.ts';
import { giveNameBack, type TargetFormWrites } from './form-names.ts';
import { freeSlots } from '../dynamodb/slots.ts';
import { formSlots } from './form-slots.ts';
import {
  formKey,
  nameKey,
  noSuchForm,
  readForm,
  readItems,
  settingsKey,
  versionsOf,
} from './target-form-rows.ts';

const DELETED_AT_ONCE = 25;
/** The kinds of a user's items, in the order of their deletion: forms come first. */
const allOf = [formKey(''), nameKey(''), 'version#', 'rehearsal#', 'slots', settingsKey];

const itemKeys = ['userId', 'sortKey', 'pictureKey'];
interface ItemKey {
  userId: string;
  sortKey: string;
  /**
   * The key of a picture of a recipe version or a rehearsal. A rehearsal's picture expires by
   * itself.
   */
  pictureKey?: string;
}

/**
 * @throws {Refusal} `not_found`, but only after the remaining items of an interrupted deletion are
 * removed.
 */
export async function remove(
  table: TargetFormWrites,
  userId: string,
  id: string,
): Promise<TargetFormRow> {
  if (!isRowId(id)) throw noSuchForm();
  const form = await readForm(table, userId, id);
  await deleteItems(table, [{ userId, sortKey: formKey(id) }]);
  if (form) await freeName(table, form);
  for (const beginning of [versionsOf(id), `rehearsal#${id}#`]) {
    await deleteItems(table, await readItems<ItemKey>(table, userId, beginning, itemKeys));
  }
  await freeSlots(formSlots(table, userId), [id]);
  if (!form) throw noSuchForm();
  return form;
}

export async function removeAll(table: TargetFormWrites, userId: string): Promise<void> {
  for (const beginning of allOf) {
    await deleteItems(table, await readItems<ItemKey>(table, userId, beginning, itemKeys));
  }
}

async function freeName(
  table: TargetFormWrites,
  { userId, id, shortName }: TargetFormRow,
): Promise<void> {
  const name = await readItem<FormNameRow>(table, { userId, sortKey: nameKey(shortName) });
  if (name?.formId === id) await giveNameBack(table, name);
}

async function deleteItems(
  { client, table, pictures }: TargetFormWrites,
  items: readonly ItemKey[],
): Promise<void> {
  for (let start = 0; start < items.length; start += DELETED_AT_ONCE) {
    await Promise.all(
      items.slice(start, start + DELETED_AT_ONCE).map(async ({ userId, sortKey, pictureKey }) => {
        if (pictureKey && sortKey.startsWith('version#')) await pictures?.remove(pictureKey);
        await client.send(new DeleteCommand({ TableName: table, Key: { userId, sortKey } }));
      }),
    );
  }
}
