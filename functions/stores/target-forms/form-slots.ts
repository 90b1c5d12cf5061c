/**
 * Limits how many forms a user has, by one slot for each form. A slot whose form does not exist is
 * left over from a crash.
 */
import {
  formLimits,
  type FormSlotsRow,
  type TargetFormRow,
} from '../../../contract/target-forms.ts';
import type { Slots } from '../dynamodb/slots.ts';
import { writesEndWithinMs, type TargetFormWrites } from './form-names.ts';
import { readItems } from './target-form-rows.ts';

export const formSlots = (table: TargetFormWrites, userId: string): Slots => ({
  ...table,
  key: { userId, sortKey: 'slots' },
  most: formLimits.forms,
  refusal: `You have ${formLimits.forms} target forms, the most there can be. Delete one first.`,
  leftOver: (held) => leftOver(table, userId, held),
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
