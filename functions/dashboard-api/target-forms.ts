/** Reads and changes a user's target forms for the dashboard. */
import { foundSites } from '../../contract/confirmed-sites.ts';
import { Refusal } from '../../contract/errors.ts';
import type { Mutation, Query } from '../../contract/graphql-types.ts';
import type { TargetFormRow } from '../../contract/target-forms.ts';
import { checkWebAddress, checkWebOrigin } from '../network/web-address.ts';
import { aimedAt, type OriginPolicy } from '../stores/origins/origin-policy.ts';
import { noSuchForm } from '../stores/target-forms/target-form-rows.ts';
import type { AlertStore } from '../stores/alerts/alert-store.ts';
import type { TargetFormStore } from '../stores/target-forms/target-form-store.ts';
import { parseArguments } from '../appsync/parse-arguments.ts';
import { argumentSchemas, withoutEmpty } from './arguments.ts';
import { asksOnly, type Caller } from '../appsync/caller.ts';
import { requireConfirmed } from './confirmed-sites.ts';
import type { RehearsalDependencies } from './rehearsals.ts';
import { parseRecipe } from './target-form-arguments.ts';
import {
  createFormViews,
  viewForm,
  viewVersion,
  type FormViewDependencies,
} from './view-target-form.ts';

export interface TargetFormDependencies extends FormViewDependencies {
  targetForms: TargetFormStore;
  alerts: Pick<AlertStore, 'removeOfForm'>;
  origins: OriginPolicy;
  rehearsals: RehearsalDependencies['rehearsals'];
  /**
   * Whether forms at loopback addresses may be filled: true on the local cloud and in tests only.
   */
  allowLoopback: boolean;
}

type Resolve<Result> = (userId: string, args: unknown, caller: Caller) => Promise<Result>;
const noAddress = 'Enter the whole address of the form, such as https://forms.example/loan.';
/** The empty value that is returned for a field that was not requested. */
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
  const { targetForms } = dependencies;
  const views = createFormViews(dependencies);
  return {
    listTargetForms: async (userId) => {
      const [forms, { defaultFormId }] = await Promise.all([
        targetForms.list(userId),
        targetForms.readSettings(userId),
      ]);
      return Promise.all(forms.map((form) => views.listed(form, defaultFormId)));
    },
    getTargetForm: async (userId, args) => {
      const { id } = parseArguments(argumentSchemas.getTargetForm, args);
      const form = await targetForms.readForm(userId, id);
      return form ? views.whole(form) : null;
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
  const { whole: show } = createFormViews(dependencies);
  return {
    createTargetForm: async (userId, args) => {
      const { name, shortName, url } = parseArguments(argumentSchemas.createTargetForm, args);
      const address = checkWebAddress(url, allowLoopback, noAddress);
      await origins.requireAim([address]);
      return show(await targetForms.create({ userId, name, shortName, url: address }));
    },
    updateTargetForm: async (userId, args) => {
      const request = parseArguments(argumentSchemas.updateTargetForm, args);
      const { id, url, confirmed = false, ...rest } = { id: request.id, ...withoutEmpty(request) };
      if (url === undefined) return show(await targetForms.update({ userId, id, ...rest }));
      const address = checkWebAddress(url, allowLoopback, noAddress);
      await origins.requireAim([address]);
      return show(await targetForms.update({ userId, id, ...rest, url: { address, confirmed } }));
    },
    saveRecipe: async (userId, args) => {
      const request = parseArguments(argumentSchemas.saveRecipe, args);
      const { formId, note } = request;
      const checkOrigin = (origin: string) => checkWebOrigin(origin, allowLoopback);
      const content = parseRecipe(request, checkOrigin);
      const form = await required(targetForms.readForm(userId, formId));
      await origins.requireAim(aimedAt(form, content.recipe));
      const basedOn = request.basedOn ?? undefined;
      const { rehearsalId } = request;
      const seen = await dependencies.rehearsals.read(userId, formId, rehearsalId ?? undefined);
      requireConfirmed(form, content.recipe, seen);
      const pictureKey = rehearsalId ? seen?.pictureKey : undefined;
      const goesTo = seen?.report && foundSites(seen.report);
      const save = { userId, formId, basedOn, note, pictureKey, goesTo, ...content };
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
      const removed = await unlessGone(targetForms.remove(userId, id));
      // The alerts are removed even if the form is already gone, so that a repeated call completes
      // an interrupted deletion.
      await dependencies.alerts.removeOfForm(userId, id);
      if (!removed) throw noSuchForm();
      return viewForm(removed, { isDefault: false });
    },
  };
}

/**
 * Checks that a form may go live with this version of its recipe, or with its current version if
 * none is given. The target policy must allow the form's sites, and the owner must have confirmed
 * the sites that the newest rehearsal found.
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

/**
 * @returns undefined if the form is already gone.
 * @throws any other error, so that the form's alerts are not removed.
 */
async function unlessGone(removing: Promise<TargetFormRow>): Promise<TargetFormRow | undefined> {
  try {
    return await removing;
  } catch (error: unknown) {
    if (error instanceof Refusal && error.code === 'not_found') return undefined;
    throw error;
  }
}

async function required(reading: Promise<TargetFormRow | undefined>): Promise<TargetFormRow> {
  const form = await reading;
  if (!form) throw noSuchForm();
  return form;
}
