/**
 * The users' own target forms: the items of their table. Key: `userId` (partition), `sortKey`.
 * Limits are per user; the texts of refusals contain these numbers.
 */
import * as z from 'zod/mini';
import { customFieldSchema, mostCustomFields, type CustomField } from './custom-field.ts';
import type { FormDedupe } from './form-dedupe.ts';
import type { FormPace } from './form-pace.ts';
import { lineOfText } from './line-of-text.ts';
import type { Recipe } from './recipe.ts';

/**
 * `draft`: without a recipe, takes no leads. `live`: leads go out. `paused`: by its owner.
 * `needs_attention`: by the service, because the page no longer matches the recipe. In the last two
 * states leads wait and lose no attempt.
 */
export const formStates = ['draft', 'live', 'paused', 'needs_attention'] as const;
export type FormState = (typeof formStates)[number];

export const formLimits = {
  forms: 25,
  versions: 50,
  rehearsalsPerHour: 30,
  /** The maximum size of a recipe with its custom fields, as JSON. */
  recipeBytes: 64 * 1024,
} as const;

export const formNameSchema = lineOfText({
  name: 'The name',
  maxLength: 100,
  missing: 'name is required',
  blank: 'Please enter a name for the form',
});

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A name that a lead's `target` may use instead of the id; unique among a user's forms. */
export const shortNameSchema = z.string('shortName is required').check(
  z.regex(
    /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/,
    'The short name may hold lower-case letters, digits and inner dashes, at most 40',
  ),
  z.refine((text) => !ID.test(text), 'The short name must not look like an id'),
);

/** The note on a change of a recipe; may be empty. */
export const recipeNoteSchema = z
  .string('note is required')
  .check(z.trim(), z.maxLength(200, 'The note must be at most 200 characters'));

export const customFieldsSchema = z.array(customFieldSchema).check(
  z.maxLength(mostCustomFields, `A form has at most ${mostCustomFields} custom fields`),
  z.refine(
    (fields) => new Set(fields.map(({ name }) => name)).size === fields.length,
    'Two custom fields have the same name',
  ),
);

/** The item of a form. Sort key: `form#<id>`. Times are ISO 8601 UTC. */
export interface TargetFormRow {
  userId: string;
  sortKey: string;
  id: string;
  name: string;
  shortName: string;
  url: string;
  state: FormState;
  /** Why the form needs attention, in words for its owner. */
  attention?: string;
  /** S3 key of a screenshot of the page, taken when the page was found changed. */
  attentionPictureKey?: string;
  /** When its owner confirmed that they may submit leads to this form. */
  confirmedAt: string;
  createdAt: string;
  updatedAt: string;
  /** Grows by one with every write. */
  revision: number;
  /** The number of the current recipe version, and of the newest; undefined in a draft. */
  recipeVersion?: number;
  newestVersion?: number;
  /** The custom fields of the current recipe. */
  customFields: CustomField[];
  /** Which repeated leads the form refuses; undefined if it refuses none. */
  dedupe?: FormDedupe;
  /** Whether the form refuses leads without evidence of consent (`consent.ts`). */
  requiresConsent?: true;
  /** The form's limits and working hours; undefined means no limits, and any hour. */
  pace?: FormPace;
  /** Whether the bot takes a screenshot of a success too, for receipts; undefined means no. */
  pictureSuccess?: boolean;
}

/** A version of a recipe, never changed. Sort key: `version#<form's id>#<number, five digits>`. */
export interface RecipeVersionRow {
  userId: string;
  sortKey: string;
  formId: string;
  version: number;
  createdAt: string;
  /** A note on the change, by the form's owner or by the service. */
  note: string;
  /** S3 key of a screenshot of the page from when the recipe was made. */
  pictureKey?: string;
  recipe: Recipe;
  /**
   * The origins to which a rehearsal found that the form goes, its own included. Only these sites'
   * places are taken; undefined in versions that were saved without a rehearsal.
   */
  goesTo?: string[];
  customFields: CustomField[];
}

/**
 * The item that reserves a short name for a form. Sort key: `name#<short name>`. It is valid while
 * that form has this short name; an item that a crash left behind may be taken over one minute
 * after `since`.
 */
export interface FormNameRow {
  userId: string;
  sortKey: string;
  formId: string;
  /** ISO 8601 UTC. */
  since: string;
}

/**
 * Limits how many forms a user has: each form occupies one slot under its id. Sort key: `slots`.
 */
export interface FormSlotsRow {
  userId: string;
  sortKey: string;
  /** Form id → when the form's creation began (ISO 8601 UTC). */
  held: Record<string, string>;
}

/** A user's choices for all forms. Sort key: `settings`. */
export interface FormSettingsRow {
  userId: string;
  sortKey: string;
  /** The form for leads that name no form and whose API key has none. */
  defaultFormId?: string;
}
