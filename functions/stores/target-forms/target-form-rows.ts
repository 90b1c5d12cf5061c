/**
 * Reads the target forms' table, for the webhook, the bot and the dashboard. Every key begins with
 * its owner, so nobody can read another user's forms.
 */
import { Refusal } from '../../../contract/errors.ts';
import {
  shortNameSchema,
  type FormNameRow,
  type FormSettingsRow,
  type RecipeVersionRow,
  type TargetFormRow,
} from '../../../contract/target-forms.ts';
import { isRowId } from '../dynamodb/row-id.ts';
import { allOf, queryPages, readItem } from '../dynamodb/read-items.ts';
import type { StoreTable } from '../dynamodb/store-table.ts';

export type TargetFormTable = StoreTable;

export interface TargetFormReader {
  /** Reads the form as it is now; undefined if the form is not this user's. */
  readForm(userId: string, id: string): Promise<TargetFormRow | undefined>;
  /** Finds the form that a lead's `target` names. */
  findForm(userId: string, idOrShortName: string): Promise<TargetFormRow | undefined>;
  /**
   * Reads a version of a recipe. A version never changes, so it may be cached by its form and
   * number.
   */
  readRecipe(
    userId: string,
    formId: string,
    version: number,
  ): Promise<RecipeVersionRow | undefined>;
  /**
   * Reads the user's settings. The default form may have been deleted: then leads that would go to
   * it are refused.
   */
  readSettings(userId: string): Promise<Pick<FormSettingsRow, 'defaultFormId'>>;
}

export const settingsKey = 'settings';
export const formKey = (id: string) => `form#${id}`;
export const isFormKey = (sortKey: string) => sortKey.startsWith(formKey(''));
export const nameKey = (shortName: string) => `name#${shortName}`;
export const versionKey = (formId: string, version: number) =>
  `${versionsOf(formId)}${String(version).padStart(5, '0')}`;
/** The highest version number, because a version's key contains the number with five digits. */
export const lastVersion = 99_999;
export const versionsOf = (formId: string) => `version#${formId}#`;

export function createTargetFormReader(table: TargetFormTable): TargetFormReader {
  return {
    readForm: (userId, id) => readForm(table, userId, id),
    findForm: (userId, idOrShortName) => findForm(table, userId, idOrShortName),
    readRecipe: (userId, formId, version) => readRecipe(table, userId, formId, version),
    readSettings: async (userId) =>
      (await readItem<FormSettingsRow>(table, { userId, sortKey: settingsKey })) ?? {},
  };
}

export async function readForm(
  table: TargetFormTable,
  userId: string,
  id: string,
): Promise<TargetFormRow | undefined> {
  return isRowId(id) ? readItem<TargetFormRow>(table, { userId, sortKey: formKey(id) }) : undefined;
}

/** All forms of a user, newest first. */
export function readForms(table: TargetFormTable, userId: string): Promise<TargetFormRow[]> {
  return readItems<TargetFormRow>(table, userId, formKey(''));
}

/**
 * The ids, names and states of a user's forms, the only attributes that the digest's role may read.
 */
export function readFormStates(
  table: TargetFormTable,
  userId: string,
): Promise<Pick<TargetFormRow, 'id' | 'name' | 'state'>[]> {
  return readItems(table, userId, formKey(''), ['id', 'name', 'state']);
}

/** The attributes of a user's forms that the rules of alerts need. */
export function readWatchedForms(
  table: TargetFormTable,
  userId: string,
): Promise<Pick<TargetFormRow, 'id' | 'name' | 'pace'>[]> {
  return readItems(table, userId, formKey(''), ['id', 'name', 'pace']);
}

/** Reads a form's short name, the only attribute of a form that the writer of events may read. */
export async function readShortName(
  table: TargetFormTable,
  userId: string,
  id: string,
): Promise<string | undefined> {
  const forms = await readItems<TargetFormRow>(table, userId, formKey(id), ['shortName']);
  return forms[0]?.shortName;
}

/** @throws {Refusal} `not_found`, also for another user's form. */
export async function requireForm(
  table: TargetFormTable,
  userId: string,
  id: string,
): Promise<TargetFormRow> {
  const form = await readForm(table, userId, id);
  if (!form) throw noSuchForm();
  return form;
}

export function noSuchForm(): Refusal {
  return new Refusal('not_found', 'There is no such target form.');
}

/**
 * Finds a form by its id or its short name; no short name has the format of an id. A name's item
 * counts only if its form really has this name.
 */
async function findForm(
  table: TargetFormTable,
  userId: string,
  idOrShortName: string,
): Promise<TargetFormRow | undefined> {
  if (isRowId(idOrShortName)) return readForm(table, userId, idOrShortName);
  if (!shortNameSchema.safeParse(idOrShortName).success) return undefined;
  const name = await readItem<FormNameRow>(table, { userId, sortKey: nameKey(idOrShortName) });
  const form = name && (await readForm(table, userId, name.formId));
  return form?.shortName === idOrShortName ? form : undefined;
}

async function readRecipe(
  table: TargetFormTable,
  userId: string,
  formId: string,
  version: number,
): Promise<RecipeVersionRow | undefined> {
  if (!isRowId(formId) || !isVersion(version)) return undefined;
  return readItem<RecipeVersionRow>(table, { userId, sortKey: versionKey(formId, version) });
}

function isVersion(version: number): boolean {
  return Number.isInteger(version) && version > 0 && version <= lastVersion;
}

/** Reads a user's items whose sort key begins with `beginning`, in descending order. */
export function readItems<Row>(
  table: TargetFormTable,
  userId: string,
  beginning: string,
  /** The attributes to read; if omitted, whole items. */
  attributes?: readonly string[],
): Promise<Row[]> {
  const names = attributes?.map((name, index) => [`#${index}`, name] as const);
  return allOf(
    queryPages<Row>(table, {
      KeyConditionExpression: 'userId = :userId AND begins_with(sortKey, :beginning)',
      ExpressionAttributeValues: { ':userId': userId, ':beginning': beginning },
      ScanIndexForward: false,
      ConsistentRead: true,
      ...(names && {
        Select: 'SPECIFIC_ATTRIBUTES',
        ProjectionExpression: names.map(([place]) => place).join(', '),
        ExpressionAttributeNames: Object.fromEntries(names),
      }),
    }),
  );
}
