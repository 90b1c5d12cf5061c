/** Limits how many forms a user has. A slot is left over if there is no such form. */
import {
  formLimits,
  type FormSlotsRow,
  type TargetFormRow,
} from '../../../contract/target-forms.ts';
import * as slots from '../dynamodb/slots.ts';
import { writesEndWithinMs, type TargetFormWrites } from './form-names.ts';
import { readItems } from './target-form-rows.ts';

/** @throws {Refusal} `conflict` if the user has too many forms. */
export function takeSlot(table: TargetFormWrites, userId: string, id: string): Promise<void> {
  return slots.takeSlot(
    {
      ...itemOf(table, userId),
      most: formLimits.forms,
      refusal: `You have ${formLimits.forms} target forms, the most there can be. Delete one first.`,
      now: table.now,
      leftOver: (held) => leftOver(table, userId, held),
    },
    id,
  );
}

export function freeSlots(
  table: TargetFormWrites,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  return slots.freeSlots(itemOf(table, userId), ids);
}

const itemOf = ({ client, table }: TargetFormWrites, userId: string) => ({
  client,
  table,
  key: { userId, sortKey: 'slots' },
});

async function leftOver(
  table: TargetFormWrites,
  userId: string,
  held: FormSlotsRow['held'],
): Promise<string[]> {
  const endedBefore = table.now().getTime() - writesEndWithinMs;
  const forms = await readItems<TargetFormRow>(table, userId, 'form#');
  const ids = new Set(forms.map(({ id }) => id));
  return Object.keys(held).filter(
    (id) => !ids.has(id) && Date.parse(held[id] ?? '') <= endedBefore,
  );
}
