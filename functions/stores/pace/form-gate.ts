/**
 * Whether a user's form takes leads now. This depends on its state, the policy for its sites and
 * its working hours. The bot checks it before each attempt. The reconciler checks it once per run
 * for each form that has waiting leads.
 */
import { isLimited, noPace, type FormPace } from '../../../contract/form-pace.ts';
import { opensAt } from '../../../contract/working-hours.ts';
import type { HoldReason } from '../../../contract/wait-reason.ts';
import type { RecipeVersionRow, TargetFormRow } from '../../../contract/target-forms.ts';
import { aimedAt, type OriginPolicy } from '../origins/origin-policy.ts';
import { keepRecipes } from '../target-forms/kept-recipes.ts';
import type { TargetFormReader } from '../target-forms/target-form-rows.ts';
import { roomLeft } from './pace-rules.ts';
import type { PaceStore } from './pace-store.ts';

export type Gate =
  | { kind: 'open'; form: TargetFormRow; version: RecipeVersionRow; pace: FormPace }
  /** `until` is when the form takes leads again; absent if this is not known. */
  | { kind: 'closed'; why: HoldReason; until?: Date }
  | { kind: 'deleted' };

export interface FormGateDependencies {
  forms: Pick<TargetFormReader, 'readForm' | 'readRecipe'>;
  origins: Pick<OriginPolicy, 'whyNot'>;
  now: () => Date;
}

export type AskGate = (userId: string, formId: string) => Promise<Gate>;

export function createFormGate({ forms, origins, now }: FormGateDependencies): AskGate {
  const readRecipe = keepRecipes(forms);
  return async (userId, formId) => {
    const form = await forms.readForm(userId, formId);
    if (!form) return { kind: 'deleted' };
    const { state, recipeVersion, pace = noPace } = form;
    if (state === 'paused') return { kind: 'closed', why: 'paused' };
    const version =
      state === 'live' && recipeVersion !== undefined
        ? await readRecipe(userId, formId, recipeVersion)
        : undefined;
    if (!version) return { kind: 'closed', why: 'needs_attention' };
    if (await origins.whyNot(aimedAt(form, version.recipe))) {
      return { kind: 'closed', why: 'blocked' };
    }
    const until = opensAt(pace, now());
    return until ? { kind: 'closed', why: 'hours', until } : { kind: 'open', form, version, pace };
  };
}

/** The key of the item that counts a form's attempts for its limits. */
export const paceOfForm = (formId: string) => `form#${formId}`;

/**
 * How many of its leads a form takes within the next minute. If the form was deleted or its owner's
 * account closed, the answer is Infinity: all its waiting leads are sent to the bot again, which
 * ends them without an attempt.
 */
export function createRoomOf(
  ask: AskGate,
  pace: Pick<PaceStore, 'read'>,
  isClosed: (userId: string) => Promise<boolean>,
): (userId: string, formId: string) => Promise<number> {
  return async (userId, formId) => {
    if (await isClosed(userId)) return Infinity;
    const gate = await ask(userId, formId);
    if (gate.kind !== 'open') return gate.kind === 'deleted' ? Infinity : 0;
    if (!isLimited(gate.pace)) return Infinity;
    return roomLeft(await pace.read(paceOfForm(formId), gate.pace.zone), gate.pace);
  };
}
