/** Converts a user's target form and its versions for the dashboard. */
import type { RecipeVersion, TargetForm } from '../../contract/graphql-types.ts';
import { isLimited, noPace } from '../../contract/form-pace.ts';
import type { RecipeVersionRow, TargetFormRow } from '../../contract/target-forms.ts';
import { aimedAt, type OriginPolicy, type RefusedSite } from '../stores/origins/origin-policy.ts';
import { paceOfForm } from '../stores/pace/form-gate.ts';
import type { PaceUse } from '../stores/pace/pace-item.ts';
import type { PaceStore } from '../stores/pace/pace-store.ts';
import { keepRecipes } from '../stores/target-forms/kept-recipes.ts';
import type { TargetFormStore } from '../stores/target-forms/target-form-store.ts';
import { asJson } from '../appsync/as-json.ts';

export interface FormViewDependencies {
  targetForms: Pick<TargetFormStore, 'readRecipe' | 'readSettings'>;
  pace: Pick<PaceStore, 'read'>;
  origins: OriginPolicy;
  /** Signs a link to a picture, valid for some minutes. */
  signLink: (key: string) => Promise<string>;
}

interface FormViews {
  listed: (form: TargetFormRow, defaultFormId: string | undefined) => Promise<TargetForm>;
  /** The form with its recipe and links to its pictures. */
  whole: (form: TargetFormRow) => Promise<TargetForm>;
}

export function createFormViews(dependencies: FormViewDependencies): FormViews {
  const { targetForms, pace, origins, signLink } = dependencies;
  const readRecipe = keepRecipes(targetForms);
  const read = async (form: TargetFormRow) => {
    const { userId, id, recipeVersion } = form;
    const [version, use] = await Promise.all([
      recipeVersion === undefined ? undefined : readRecipe(userId, id, recipeVersion),
      useOf(form, pace),
    ]);
    const refused = await origins.findRefused(aimedAt(form, version?.recipe));
    return { version, use, refused };
  };
  return {
    listed: async (form, defaultFormId) => {
      const { use, refused } = await read(form);
      return viewForm(form, { isDefault: form.id === defaultFormId, use, refused });
    },
    whole: async (form) => {
      const [{ defaultFormId }, { version, use, refused }] = await Promise.all([
        targetForms.readSettings(form.userId),
        read(form),
      ]);
      const signed = (key: string | undefined) => (key === undefined ? null : signLink(key));
      const [recipePictureUrl, attentionPictureUrl] = await Promise.all([
        signed(version?.pictureKey),
        signed(form.attentionPictureKey),
      ]);
      const isDefault = form.id === defaultFormId;
      const view = viewForm(form, { isDefault, recipe: version?.recipe, use, refused });
      return { ...view, recipePictureUrl, attentionPictureUrl };
    },
  };
}

type Use = Pick<PaceUse, 'usedToday' | 'usedThisMonth'>;

/** @returns undefined for a form without limits: its attempts are not counted. */
async function useOf(
  { id, pace }: TargetFormRow,
  { read }: Pick<PaceStore, 'read'>,
): Promise<Use | undefined> {
  return pace && isLimited(pace) ? read(paceOfForm(id), pace.zone) : undefined;
}

interface FormFacts {
  isDefault: boolean;
  recipe?: unknown;
  use?: Use | undefined;
  refused?: RefusedSite | undefined;
}

export function viewForm(
  form: TargetFormRow,
  { isDefault, recipe, use, refused }: FormFacts,
): TargetForm {
  const { id, name, shortName, url, state, createdAt, updatedAt } = form;
  return {
    ...{ id, name, shortName, url, state, createdAt, updatedAt, isDefault },
    attention: form.attention ?? null,
    recipeVersion: form.recipeVersion ?? null,
    newestVersion: form.newestVersion ?? null,
    customFields: asJson(form.customFields),
    dedupe: form.dedupe ? asJson(form.dedupe) : null,
    requiresConsent: form.requiresConsent ?? false,
    pace: asJson(form.pace ?? noPace),
    pictureSuccess: form.pictureSuccess ?? false,
    usedToday: use?.usedToday ?? null,
    usedThisMonth: use?.usedThisMonth ?? null,
    siteRefusal: refused?.why ?? null,
    refusedSite: refused?.site ?? null,
    recipe: recipe === undefined ? null : asJson(recipe),
    recipePictureUrl: null,
    attentionPictureUrl: null,
  };
}

export function viewVersion(row: RecipeVersionRow): RecipeVersion {
  const { version, createdAt, note } = row;
  const { recipe, customFields } = row;
  return { version, createdAt, note, recipe: asJson(recipe), customFields: asJson(customFields) };
}
