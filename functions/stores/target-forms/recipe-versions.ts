/**
 * The versions of a form's recipe. A version is written before the form refers to it, so the bot
 * always finds the version. A save writes its version under the number after the form's newest
 * version; if two saves write the same number, the first one wins. If a crash comes before the form
 * refers to the version, a repeat of the same save may use the number at once, and any other save
 * may use it after one minute.
 */
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '../../../contract/errors.ts';
import {
  formLimits,
  type RecipeVersionRow,
  type TargetFormRow,
} from '../../../contract/target-forms.ts';
import { putIf } from '../dynamodb/conditional-write.ts';
import { readItem } from '../dynamodb/read-items.ts';
import { changeForm, withoutAttention } from './form-changes.ts';
import { writesEndWithinMs, type TargetFormWrites } from './form-names.ts';
import { makeRoomFor } from './old-versions.ts';
import { lastVersion, readItems, requireForm, versionKey, versionsOf } from './target-form-rows.ts';

export type RecipeContent = Pick<RecipeVersionRow, 'recipe' | 'customFields' | 'note'>;

export interface RecipeSave extends RecipeContent {
  userId: string;
  formId: string;
  /** The form's current version when the user began the change; undefined for a draft. */
  basedOn: number | undefined;
  /**
   * S3 key of the rehearsal's picture of the page; if undefined, the previous version's picture is
   * kept.
   */
  pictureKey?: string | undefined;
  /** The origins to which the form sends leads, as found by the rehearsal. */
  goesTo?: string[] | undefined;
}

/**
 * @throws {Refusal} `not_found`; `conflict` if another save came first or no version number is
 * left; `too_large`.
 */
export async function saveRecipe(
  table: TargetFormWrites,
  { userId, formId, basedOn, pictureKey: seen, goesTo, ...content }: RecipeSave,
): Promise<TargetFormRow> {
  refuseTooLarge(content);
  const before = await requireForm(table, userId, formId);
  if (before.recipeVersion !== basedOn) throw overtaken();
  const version = (before.newestVersion ?? 0) + 1;
  if (version > lastVersion) throw outOfVersions();
  const pictureKey = seen
    ? `recipes/${userId}/${formId}/${version}.jpg`
    : await pictureOf(table, { userId, formId, version: basedOn });
  const row: RecipeVersionRow = {
    userId,
    sortKey: versionKey(formId, version),
    formId,
    version,
    createdAt: table.now().toISOString(),
    ...content,
    ...(pictureKey !== undefined && { pictureKey }),
    ...(goesTo && { goesTo }),
  };
  if (!(await putVersion(table, row))) throw overtaken();
  // The version with the picture's key is written before the picture is copied, so that a deletion
  // of the form always finds and removes the picture.
  if (seen && pictureKey) await table.pictures?.copy(seen, pictureKey);
  await makeRoomFor(table, row);
  return pointAt(table, row, basedOn);
}

async function pictureOf(
  table: TargetFormWrites,
  { userId, formId, version }: { userId: string; formId: string; version: number | undefined },
): Promise<string | undefined> {
  if (version === undefined) return undefined;
  return (await readItem<RecipeVersionRow>(table, { userId, sortKey: versionKey(formId, version) }))
    ?.pictureKey;
}

async function pointAt(
  table: TargetFormWrites,
  { userId, formId, version, customFields, sortKey }: RecipeVersionRow,
  basedOn: number | undefined,
): Promise<TargetFormRow> {
  try {
    const { form } = await changeForm(table, userId, formId, (form) => {
      // The form may already have this version, because the SDK repeats a write whose answer was
      // lost.
      if (form.recipeVersion === version) return undefined;
      if (form.recipeVersion !== basedOn) throw overtaken();
      const state = form.state === 'paused' ? 'paused' : 'live';
      const numbers = { recipeVersion: version, newestVersion: version };
      return { ...withoutAttention(form), ...numbers, state, customFields };
    });
    return form;
  } catch (error: unknown) {
    const isGone = error instanceof Refusal && error.code === 'not_found';
    const Key = { userId, sortKey };
    if (isGone) await table.client.send(new DeleteCommand({ TableName: table.table, Key }));
    throw error;
  }
}

/**
 * Writes the version.
 * @returns false while another save has reserved the version's number.
 */
async function putVersion(table: TargetFormWrites, row: RecipeVersionRow): Promise<boolean> {
  const absent = { ConditionExpression: 'attribute_not_exists(sortKey)' };
  const put = { TableName: table.table, Item: row };
  if (await putIf(table.client, { ...put, ...absent })) return true;
  const held = await readItem<RecipeVersionRow>(table, {
    userId: row.userId,
    sortKey: row.sortKey,
  });
  if (!held) return false;
  if (isDeepStrictEqual(contentOf(held), contentOf(row))) return true;
  if (Date.parse(held.createdAt) > table.now().getTime() - writesEndWithinMs) return false;
  const takenOver = await putIf(table.client, {
    ...put,
    ConditionExpression: 'createdAt = :createdAt',
    ExpressionAttributeValues: { ':createdAt': held.createdAt },
  });
  return takenOver !== undefined;
}

/** The content as it is stored, without undefined values. */
function contentOf({ recipe, customFields, note }: RecipeContent): unknown {
  return JSON.parse(JSON.stringify({ recipe, customFields, note }));
}

function refuseTooLarge({ recipe, customFields }: RecipeContent): void {
  const bytes = Buffer.byteLength(JSON.stringify({ recipe, customFields }));
  if (bytes <= formLimits.recipeBytes) return;
  throw new Refusal(
    'too_large',
    `A recipe with its custom fields may be at most ${formLimits.recipeBytes / 1024} KB.`,
  );
}

function overtaken(): Refusal {
  return new Refusal('conflict', 'The form was changed elsewhere since you loaded it.');
}

function outOfVersions(): Refusal {
  return new Refusal(
    'conflict',
    `This form has had ${lastVersion.toLocaleString('en-US')} versions, the most there can be. Add the form anew to change it further.`,
  );
}

/**
 * Saves an old version's content as a new version.
 * @throws {Refusal} `not_found`.
 */
export async function restoreRecipe(
  table: TargetFormWrites,
  { userId, formId, version }: { userId: string; formId: string; version: number },
): Promise<TargetFormRow> {
  const form = await requireForm(table, userId, formId);
  const isVersion = Number.isInteger(version) && version > 0;
  const old =
    isVersion && version <= (form.newestVersion ?? 0)
      ? await readItem<RecipeVersionRow>(table, { userId, sortKey: versionKey(formId, version) })
      : undefined;
  if (!old) throw new Refusal('not_found', 'The form has no such version.');
  const { recipe, customFields, goesTo } = old;
  const note = `Version ${version} again`;
  const basedOn = form.recipeVersion;
  const restored = { userId, formId, basedOn, recipe, customFields, note };
  return saveRecipe(table, { ...restored, goesTo, pictureKey: old.pictureKey });
}

const facts = ['version', 'createdAt', 'note'] as const;
export type VersionFacts = Pick<RecipeVersionRow, (typeof facts)[number]>;

/** Lists a form's recipe versions, without a version whose save a crash has interrupted. */
export async function listVersions<Row extends VersionFacts>(
  table: TargetFormWrites,
  { userId, formId }: { userId: string; formId: string },
  attributes?: readonly string[],
): Promise<Row[]> {
  const { newestVersion = 0 } = await requireForm(table, userId, formId);
  const versions = await readItems<Row>(table, userId, versionsOf(formId), attributes);
  return versions.filter(({ version }) => version <= newestVersion);
}

/** All versions without their recipes, which together may be megabytes. */
export function listVersionFacts(
  table: TargetFormWrites,
  of: { userId: string; formId: string },
): Promise<VersionFacts[]> {
  return listVersions<VersionFacts>(table, of, facts);
}
