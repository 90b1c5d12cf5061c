/** Reads and changes a user's target forms for the dashboard. */
import type { Mutation, Query, RecipeVersion, TargetForm } from '../../contract/graphql-types.ts';
import { isLimited, noPace } from '../../contract/form-pace.ts';
import type { RecipeVersionRow, TargetFormRow } from '../../contract/target-forms.ts';
import { paceOfForm } from '../stores/pace/form-gate.ts';
import type { PaceUse } from '../stores/pace/pace-item.ts';
import type { PaceStore } from '../stores/pace/pace-store.ts';
import { aimedAt, type OriginPolicy } from '../stores/origins/origin-policy.ts';
import { noSuchForm } from '../stores/target-forms/target-form-rows.ts';
import type { TargetFormStore } from '../stores/target-forms/target-form-store.ts';
import { asJson } from './as-json.ts';
import { argumentSchemas, given, parseArguments } from './arguments.ts';
import { asksOnly, type Caller } from './caller.ts';
import { requireConfirmed } from './confirmed-sites.ts';
import { checkFormAddress, checkFormOrigin } from './form-address.ts';
import type { RehearsalDependencies } from './rehearsals.ts';
import { parseRecipe } from './target-form-arguments.ts';

export interface TargetFormDependencies {
  targetForms: TargetFormStore;
  pace: Pick<PaceStore, 'read'>;
  origins: Pick<OriginPolicy, 'requireAim'>;
  rehearsals: RehearsalDependencies['rehearsals'];
  /** Signs a link to a picture, valid for some minutes. */
  signLink: (key: string) => Promise<string>;
  /** Whether forms on this machine may be filled: true on the local cloud and in tests only. */
  allowLoopback: boolean;
}

type Resolve<Result> = (userId: string, args: unknown, caller: Caller) => Promise<Result>;
/** The value that stands for a field that was not requested. */
const notAsked = '';
type Fields<Type, Name extends keyof Type> = { [Field in Name]-?: Resolve<Required<Type>[Field]> };
type FormQueries = Fields<
  Query,
  'listTargetForms' | 'getTargetForm' | 'isDefaultFormGone' | 'listRecipeVersions'
>;
type FormMutations = Fields<
  Mutation,
  | 'createTargetForm'
  | 'updateTargetForm'
  | 'saveRecipe'
  | 'restoreRecipe'
  | 'setTargetFormState'
  | 'setTargetFormDedupe'
  | 'setTargetFormConsent'
  | 'setTargetFormPace'
  | 'setDefaultTargetForm'
  | 'deleteTargetForm'
>;

export function targetFormQueries(dependencies: TargetFormDependencies): FormQueries {
  const { targetForms, pace } = dependencies;
  return {
    listTargetForms: async (userId) => {
      const [forms, { defaultFormId }] = await Promise.all([
        targetForms.list(userId),
        targetForms.readSettings(userId),
      ]);
      return Promise.all(
        forms.map(async (form) => {
          const isDefault = form.id === defaultFormId;
          return viewForm(form, { isDefault, use: await useOf(form, pace) });
        }),
      );
    },
    getTargetForm: async (userId, args) => {
      const { id } = parseArguments(argumentSchemas.getTargetForm, args);
      const form = await targetForms.readForm(userId, id);
      return form ? withRecipe(form, dependencies) : null;
    },
    isDefaultFormGone: async (userId) => {
      const { defaultFormId } = await targetForms.readSettings(userId);
      if (defaultFormId === undefined) return false;
      return (await targetForms.readForm(userId, defaultFormId)) === undefined;
    },
    listRecipeVersions: async (userId, args, caller) => {
      const { formId } = parseArguments(argumentSchemas.listRecipeVersions, args);
      if (!asksOnly(caller, ['version', 'createdAt', 'note'])) {
        return (await targetForms.listVersions(userId, formId)).map(viewVersion);
      }
      const versions = await targetForms.listVersionFacts(userId, formId);
      return versions.map((facts) => ({ ...facts, recipe: notAsked, customFields: notAsked }));
    },
  };
}

export function targetFormMutations(dependencies: TargetFormDependencies): FormMutations {
  const { targetForms, origins, allowLoopback } = dependencies;
  const show = (form: TargetFormRow) => withRecipe(form, dependencies);
  return {
    createTargetForm: async (userId, args) => {
      const { name, shortName, url } = parseArguments(argumentSchemas.createTargetForm, args);
      const address = checkFormAddress(url, allowLoopback);
      await origins.requireAim([address]);
      return show(await targetForms.create({ userId, name, shortName, url: address }));
    },
    updateTargetForm: async (userId, args) => {
      const asked = parseArguments(argumentSchemas.updateTargetForm, args);
      const { id, url, confirmed = false, ...rest } = { id: asked.id, ...given(asked) };
      if (url === undefined) return show(await targetForms.update({ userId, id, ...rest }));
      const address = checkFormAddress(url, allowLoopback);
      await origins.requireAim([address]);
      return show(await targetForms.update({ userId, id, ...rest, url: { address, confirmed } }));
    },
    saveRecipe: async (userId, args) => {
      const asked = parseArguments(argumentSchemas.saveRecipe, args);
      const { formId, note } = asked;
      const checkOrigin = (origin: string) => checkFormOrigin(origin, allowLoopback);
      const content = parseRecipe(asked, checkOrigin);
      const form = await required(targetForms.readForm(userId, formId));
      await origins.requireAim(aimedAt(form, content.recipe));
      const basedOn = asked.basedOn ?? undefined;
      const { rehearsalId } = asked;
      const seen = await dependencies.rehearsals.read(userId, formId, rehearsalId ?? undefined);
      requireConfirmed(form, content.recipe, seen);
      const pictureKey = rehearsalId ? seen?.pictureKey : undefined;
      const save = { userId, formId, basedOn, note, pictureKey, ...content };
      return show(await targetForms.saveRecipe(save));
    },
    restoreRecipe: async (userId, args) => {
      const { formId, version } = parseArguments(argumentSchemas.restoreRecipe, args);
      await requireSites(dependencies, userId, formId, version);
      return show(await targetForms.restoreRecipe({ userId, formId, version }));
    },
    setTargetFormState: async (userId, args) => {
      const { id, state } = parseArguments(argumentSchemas.setTargetFormState, args);
      if (state === 'live') await requireSites(dependencies, userId, id);
      return show(await targetForms.setState(userId, id, state));
    },
    setTargetFormConsent: async (userId, args) => {
      const { id, required } = parseArguments(argumentSchemas.setTargetFormConsent, args);
      return show(await targetForms.setRequiresConsent(userId, id, required));
    },
    setTargetFormDedupe: async (userId, args) => {
      const { id, dedupe } = parseArguments(argumentSchemas.setTargetFormDedupe, args);
      return show(await targetForms.setDedupe(userId, id, dedupe ?? undefined));
    },
    setTargetFormPace: async (userId, args) => {
      const { id, pace } = parseArguments(argumentSchemas.setTargetFormPace, args);
      return show(await targetForms.setPace(userId, id, pace));
    },
    setDefaultTargetForm: async (userId, args) => {
      const { id } = parseArguments(argumentSchemas.setDefaultTargetForm, args);
      const form = await targetForms.setDefault(userId, id ?? undefined);
      return form ? show(form) : null;
    },
    deleteTargetForm: async (userId, args) => {
      const { id } = parseArguments(argumentSchemas.deleteTargetForm, args);
      return viewForm(await targetForms.remove(userId, id), { isDefault: false });
    },
  };
}

/**
 * Asks whether a form may go live with its current recipe or another version: the target policy,
 * and its owner's word for the sites that the newest rehearsal found.
 */
async function requireSites(
  { targetForms, origins, rehearsals }: TargetFormDependencies,
  userId: string,
  id: string,
  version?: number,
): Promise<void> {
  const form = await required(targetForms.readForm(userId, id));
  const number = version ?? form.recipeVersion;
  const row = number === undefined ? undefined : await targetForms.readRecipe(userId, id, number);
  await origins.requireAim(aimedAt(form, row?.recipe));
  requireConfirmed(form, row?.recipe, await rehearsals.read(userId, id));
}

async function required(asked: Promise<TargetFormRow | undefined>): Promise<TargetFormRow> {
  const form = await asked;
  if (!form) throw noSuchForm();
  return form;
}

async function withRecipe(
  form: TargetFormRow,
  {
    targetForms,
    pace,
    signLink,
  }: Pick<TargetFormDependencies, 'targetForms' | 'pace' | 'signLink'>,
): Promise<TargetForm> {
  const { userId, id, recipeVersion, attentionPictureKey } = form;
  const [{ defaultFormId }, version, use] = await Promise.all([
    targetForms.readSettings(userId),
    recipeVersion === undefined ? undefined : targetForms.readRecipe(userId, id, recipeVersion),
    useOf(form, pace),
  ]);
  const signed = (key: string | undefined) => (key === undefined ? null : signLink(key));
  const [recipePictureUrl, attentionPictureUrl] = await Promise.all([
    signed(version?.pictureKey),
    signed(attentionPictureKey),
  ]);
  const view = viewForm(form, { isDefault: id === defaultFormId, recipe: version?.recipe, use });
  return { ...view, recipePictureUrl, attentionPictureUrl };
}

type Use = Pick<PaceUse, 'usedToday' | 'usedThisMonth'>;

/** @returns undefined for a form without limits, whose use is not counted. */
async function useOf(
  { id, pace }: TargetFormRow,
  { read }: Pick<PaceStore, 'read'>,
): Promise<Use | undefined> {
  return pace && isLimited(pace) ? read(paceOfForm(id), pace.zone) : undefined;
}

function viewForm(
  form: TargetFormRow,
  { isDefault, recipe, use }: { isDefault: boolean; recipe?: unknown; use?: Use | undefined },
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
    recipe: recipe === undefined ? null : asJson(recipe),
    recipePictureUrl: null,
    attentionPictureUrl: null,
  };
}

function viewVersion(row: RecipeVersionRow): RecipeVersion {
  const { version, createdAt, note } = row;
  const { recipe, customFields } = row;
  return { version, createdAt, note, recipe: asJson(recipe), customFields: asJson(customFields) };
}
