/**
 * Where a lead goes that names one of its user's own forms: read anew before each attempt, so that a
 * pause, a deletion, a block or a corrected recipe counts at once. A version of a recipe never
 * changes, so the newest that were used stay in memory.
 */
import type { TargetForm } from '../../contract/target-form.ts';
import type { RecipeVersionRow, TargetFormRow } from '../../contract/target-forms.ts';
import { aimedAt, type OriginPolicy } from '../stores/origins/origin-policy.ts';
import type { MarkNeedsAttention } from '../stores/target-forms/form-attention.ts';
import type { TargetFormReader } from '../stores/target-forms/target-form-rows.ts';
import type { Breaker } from './circuit-breaker.ts';

/**
 * Until a lead is looked at again whose form takes none. Nothing wakes it earlier, so once the form is
 * live its leads flow within this, and a turn of the reconciler.
 */
export const LONGEST_WAIT_SECONDS = 300;
/** Leads that wait together do not all come at once. */
const SHORTEST_WAIT_SECONDS = 240;
/** A recipe has 64 KB at most. */
const MOST_KEPT = 100;

export type Aim =
  | { kind: 'go'; target: TargetForm; recipeVersion: number; breaker: Breaker | undefined }
  /** Paused, in need of attention, or where the bot may not be aimed now. */
  | { kind: 'wait'; until: Date }
  | { kind: 'deleted' };

export interface OwnForms {
  aim(userId: string, formId: string): Promise<Aim>;
  markNeedsAttention: MarkNeedsAttention;
}

export interface OwnFormsDependencies {
  forms: Pick<TargetFormReader, 'readForm' | 'readRecipe'>;
  origins: Pick<OriginPolicy, 'whyNot'>;
  markNeedsAttention: MarkNeedsAttention;
  /** Of one form. */
  breakerOf?: (formId: string) => Breaker;
  maskScreenshots: boolean;
  now: () => Date;
  random: () => number;
}

export function createOwnForms(dependencies: OwnFormsDependencies): OwnForms {
  const readRecipe = keeping(dependencies.forms);
  return {
    aim: (userId, formId) => aim(userId, formId, { ...dependencies, readRecipe }),
    markNeedsAttention: dependencies.markNeedsAttention,
  };
}

async function aim(
  userId: string,
  formId: string,
  {
    forms,
    readRecipe,
    origins,
    breakerOf,
    maskScreenshots,
    now,
    random,
  }: OwnFormsDependencies & {
    readRecipe: TargetFormReader['readRecipe'];
  },
): Promise<Aim> {
  const form = await forms.readForm(userId, formId);
  if (!form) return { kind: 'deleted' };
  const spread = LONGEST_WAIT_SECONDS - SHORTEST_WAIT_SECONDS;
  const seconds = SHORTEST_WAIT_SECONDS + random() * spread;
  const wait = { kind: 'wait', until: new Date(now().getTime() + seconds * 1000) } as const;
  const { state, recipeVersion } = form;
  if (state !== 'live' || recipeVersion === undefined) return wait;
  const version = await readRecipe(userId, formId, recipeVersion);
  if (!version) return wait;
  if (await origins.whyNot(aimedAt(form, version.recipe))) return wait;
  const target = targetOf(form, version, maskScreenshots);
  return { kind: 'go', target, recipeVersion, breaker: breakerOf?.(formId) };
}

function targetOf(
  { name, url }: TargetFormRow,
  { recipe }: RecipeVersionRow,
  maskScreenshots: boolean,
): TargetForm {
  const { allowedOrigins } = recipe;
  const mask = maskScreenshots && { maskScreenshots };
  return { name, url, demo: false, recipe, allowedOrigins, ...mask };
}

function keeping({ readRecipe }: Pick<TargetFormReader, 'readRecipe'>) {
  const kept = new Map<string, RecipeVersionRow>();
  return async (userId: string, formId: string, version: number) => {
    // A form's id alone would do, were it not written by whoever sent the lead.
    const key = JSON.stringify([userId, formId, version]);
    const known = kept.get(key);
    if (known) return known;
    const read = await readRecipe(userId, formId, version);
    if (kept.size >= MOST_KEPT) kept.clear();
    if (read) kept.set(key, read);
    return read;
  };
}
