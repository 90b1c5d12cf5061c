/**
 * A user's target forms as their owner changes them. A creation takes a slot, then the short name,
 * then writes the form. A deletion removes the form first, then its other items. So a crash may
 * leave a slot or a name that the next creation takes over, but never a form without its name.
 */
import { Refusal } from '../../../contract/errors.ts';
import type { FormDedupe } from '../../../contract/form-dedupe.ts';
import type {
  FormNameRow,
  RecipeVersionRow,
  TargetFormRow,
} from '../../../contract/target-forms.ts';
import type { FormPace } from '../../../contract/form-pace.ts';
import { putIf } from '../dynamodb/conditional-write.ts';
import { readItem } from '../dynamodb/read-items.ts';
import { changeForm, withoutAttention, type FormChange } from './form-changes.ts';
import { setDefault } from './form-default.ts';
import { giveNameBack, takeName, type TargetFormWrites } from './form-names.ts';
import { remove, removeAll } from './form-removal.ts';
import { freeSlots, takeSlot } from '../dynamodb/slots.ts';
import { formSlots } from './form-slots.ts';
import {
  listVersionFacts,
  listVersions,
  restoreRecipe,
  saveRecipe,
  type RecipeSave,
  type VersionFacts,
} from './recipe-versions.ts';
import {
  createTargetFormReader,
  formKey,
  nameKey,
  readForms,
  requireForm,
  type TargetFormReader,
} from './target-form-rows.ts';

export interface NewTargetForm {
  userId: string;
  name: string;
  shortName: string;
  url: string;
}

export interface TargetFormUpdate {
  userId: string;
  id: string;
  name?: string;
  shortName?: string;
  /**
   * The form's new address. `confirmed`: whether the form's owner confirms again that leads may be
   * submitted at this address.
   */
  url?: { address: string; confirmed: boolean };
  pictureSuccess?: boolean;
}

/** The states that a form's owner sets by hand. */
export type ChosenState = 'live' | 'paused';

/**
 * A user's target forms, for their owner. Each function throws a Refusal: `not_found` if the form
 * is not the user's, or `conflict` with a text that says what to do.
 */
export interface TargetFormStore extends TargetFormReader {
  /** Lists the user's forms, newest first. */
  list(userId: string): Promise<TargetFormRow[]>;
  create(form: NewTargetForm): Promise<TargetFormRow>;
  update(change: TargetFormUpdate): Promise<TargetFormRow>;
  saveRecipe(save: RecipeSave): Promise<TargetFormRow>;
  /** Saves a new version with the content of an old one. */
  restoreRecipe(request: {
    userId: string;
    formId: string;
    version: number;
  }): Promise<TargetFormRow>;
  /** Lists the versions of a form's recipe, newest first. */
  listVersions(userId: string, formId: string): Promise<RecipeVersionRow[]>;
  /** Lists the numbers, dates and notes of the versions of a form's recipe. */
  listVersionFacts(userId: string, formId: string): Promise<VersionFacts[]>;
  /** Sets the form's state. `live` also removes the mark that the form needs attention. */
  setState(userId: string, id: string, state: ChosenState): Promise<TargetFormRow>;
  /** Sets which repeated leads the form refuses; with undefined it accepts all repeated leads. */
  setDedupe(userId: string, id: string, dedupe: FormDedupe | undefined): Promise<TargetFormRow>;
  setRequiresConsent(userId: string, id: string, required: boolean): Promise<TargetFormRow>;
  setPace(userId: string, id: string, pace: FormPace): Promise<TargetFormRow>;
  /**
   * Sets the user's default form.
   * @param id undefined for the stage's form.
   * @returns undefined for the stage's form.
   */
  setDefault(userId: string, id: string | undefined): Promise<TargetFormRow | undefined>;
  remove(userId: string, id: string): Promise<TargetFormRow>;
  /** Deletes all items of a user whose account is deleted. */
  removeAll(userId: string): Promise<void>;
}

export function createTargetFormStore(table: TargetFormWrites): TargetFormStore {
  return {
    ...createTargetFormReader(table),
    list: (userId) => readForms(table, userId),
    create: (form) => create(table, form),
    update: (change) => update(table, change),
    saveRecipe: (save) => saveRecipe(table, save),
    restoreRecipe: (request) => restoreRecipe(table, request),
    listVersions: (userId, formId) => listVersions(table, { userId, formId }),
    listVersionFacts: (userId, formId) => listVersionFacts(table, { userId, formId }),
    setState: (userId, id, state) => setState(table, { userId, id, state }),
    setDedupe: (userId, id, dedupe) => setDedupe(table, { userId, id, dedupe }),
    setRequiresConsent: (userId, id, required) =>
      setRequiresConsent(table, { userId, id, required }),
    setPace: (userId, id, pace) => setPace(table, { userId, id, pace }),
    setDefault: (userId, id) => setDefault(table, userId, id),
    remove: (userId, id) => remove(table, userId, id),
    removeAll: (userId) => removeAll(table, userId),
  };
}

async function create(
  table: TargetFormWrites,
  { userId, name, shortName, url }: NewTargetForm,
): Promise<TargetFormRow> {
  const id = table.newId();
  await takeSlot(formSlots(table, userId), id);
  await takeName(table, { userId, shortName, formId: id }).catch(async (error: unknown) => {
    if (error instanceof Refusal) await freeSlots(formSlots(table, userId), [id]);
    throw error;
  });
  const time = table.now().toISOString();
  const form: TargetFormRow = {
    userId,
    sortKey: formKey(id),
    ...{ id, name, shortName, url },
    state: 'draft',
    confirmedAt: time,
    createdAt: time,
    updatedAt: time,
    revision: 1,
    customFields: [],
  };
  // The form's item can exist already only if the SDK repeats a write whose answer was lost.
  await putIf(table.client, {
    TableName: table.table,
    Item: form,
    ConditionExpression: 'attribute_not_exists(sortKey)',
  });
  return form;
}

/**
 * The new name is taken before the form gets it, and the old name is released after that. If the
 * form's write fails, the new name is not released, because a concurrent write may just have given
 * it to the form.
 */
async function update(
  table: TargetFormWrites,
  { userId, id, name, shortName, url, pictureSuccess }: TargetFormUpdate,
): Promise<TargetFormRow> {
  const change: FormChange = (form) => {
    const address = url && { url: url.address, ...confirmation(form, url, table.now()) };
    const changed = {
      ...form,
      ...(name !== undefined && { name }),
      ...(shortName !== undefined && { shortName }),
      pictureSuccess: pictureSuccess ?? form.pictureSuccess ?? false,
      ...address,
    };
    const isSame =
      changed.name === form.name &&
      changed.shortName === form.shortName &&
      changed.url === form.url &&
      changed.pictureSuccess === (form.pictureSuccess ?? false);
    return isSame ? undefined : changed;
  };
  const current = await requireForm(table, userId, id);
  if (!change(current)) return current;
  const isRenamed = shortName !== undefined && shortName !== current.shortName;
  const old =
    isRenamed &&
    (await readItem<FormNameRow>(table, { userId, sortKey: nameKey(current.shortName) }));
  if (isRenamed) await takeName(table, { userId, shortName, formId: id });
  const { before, form } = await changeForm(table, userId, id, change);
  if (old && old.formId === id && before.shortName === current.shortName) {
    await giveNameBack(table, old);
  }
  return form;
}

/**
 * An address at another origin is another site, so its owner must confirm again that leads may be
 * submitted there.
 */
function confirmation(
  form: TargetFormRow,
  { address, confirmed }: { address: string; confirmed: boolean },
  now: Date,
): Pick<TargetFormRow, 'confirmedAt'> | undefined {
  if (new URL(address).origin === new URL(form.url).origin) return undefined;
  if (confirmed) return { confirmedAt: now.toISOString() };
  throw new Refusal(
    'bad_request',
    'The new address is on another site. Confirm that you may submit leads there.',
  );
}

function setState(
  table: TargetFormWrites,
  { userId, id, state }: { userId: string; id: string; state: ChosenState },
): Promise<TargetFormRow> {
  return changeForm(table, userId, id, (form) => {
    if (form.recipeVersion === undefined) {
      throw new Refusal('conflict', 'The form is a draft. Choose what goes into its fields first.');
    }
    if (form.state === state) return undefined;
    // While the form is paused, its owner can still read why it needed attention.
    return state === 'paused' ? { ...form, state } : { ...withoutAttention(form), state };
  }).then(({ form }) => form);
}

function setDedupe(
  table: TargetFormWrites,
  { userId, id, dedupe }: { userId: string; id: string; dedupe: FormDedupe | undefined },
): Promise<TargetFormRow> {
  return changeForm(table, userId, id, ({ dedupe: before, ...form }) => {
    if (before?.by === dedupe?.by && before?.days === dedupe?.days) return undefined;
    return dedupe ? { ...form, dedupe } : form;
  }).then(({ form }) => form);
}

function setRequiresConsent(
  table: TargetFormWrites,
  { userId, id, required }: { userId: string; id: string; required: boolean },
): Promise<TargetFormRow> {
  return changeForm(table, userId, id, ({ requiresConsent: before = false, ...form }) => {
    if (before === required) return undefined;
    return required ? { ...form, requiresConsent: true } : form;
  }).then(({ form }) => form);
}

async function setPace(
  table: TargetFormWrites,
  { userId, id, pace }: { userId: string; id: string; pace: FormPace },
): Promise<TargetFormRow> {
  const { form } = await changeForm(table, userId, id, (before) => ({ ...before, pace }));
  return form;
}
