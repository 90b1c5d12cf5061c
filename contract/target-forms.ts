/**
 * The items of the table of users' own target forms. Key: `userId` (partition), `sortKey`. The
 * limits below are per user, and error messages quote them.
 */
import * as z from 'zod/mini';
import { customFieldSchema, mostCustomFields, type CustomField } from './custom-field.ts';
import type { FormDedupe } from './form-dedupe.ts';
import type { FormPace } from './form-pace.ts';
import { lineOfText } from './line-of-text.ts';
import type { Recipe } from './recipe.ts';

/**
 * `draft`: the form has no recipe and accepts no leads. `live`: leads go out. `paused`: the form's
 * owner paused it. `needs_attention`: the service paused it, because the page no longer matches the
 * recipe. While a form is paused, its leads wait and lose no attempt.
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
  /** S3 key of a screenshot of the page, taken when the service found that the page had changed. */
  attentionPictureKey?: string;
  /** When the form's owner confirmed that they have the right to submit leads to this form. */
  confirmedAt: string;
  createdAt: string;
  updatedAt: string;
  /** The version of the item, which increases by one with every write. */
  revision: number;
  /**
   * The number of the current recipe version, and the number of the newest recipe version.
   * Undefined for a draft.
   */
  recipeVersion?: number;
  newestVersion?: number;
  /** The custom fields of the current recipe. */
  customFields: CustomField[];
  /** Which repeated leads the form refuses; undefined if the form accepts all repeated leads. */
  dedupe?: FormDedupe;
  /** Whether the form refuses leads without evidence of consent (`consent.ts`). */
  requiresConsent?: true;
  /** The form's limits and working hours; undefined means no limits, and any hour. */
  pace?: FormPace;
  /** Whether the bot takes a screenshot of a success too, for receipts; undefined means no. */
  pictureSuccess?: boolean;
}

/**
 * The item of one recipe version. It never changes. Sort key: `version#<form's id>#<number, five
 * digits>`.
 */
export interface RecipeVersionRow {
  userId: string;
  sortKey: string;
  formId: string;
  version: number;
  createdAt: string;
  /** A note by the form's owner or by the service: how this version differs from the one before. */
  note: string;
  /** S3 key of a screenshot of the page, taken when the recipe was made. */
  pictureKey?: string;
  recipe: Recipe;
  /**
   * The form's own origin and the origins to which it sends, as a rehearsal (a trial run) found
   * them. An attempt counts towards the limit of simultaneous attempts at each of these sites.
   * Undefined if the version was saved without a rehearsal.
   */
  goesTo?: string[];
  customFields: CustomField[];
}

/**
 * The item that reserves a short name for a form. Sort key: `name#<short name>`. The item is valid
 * while the form has this short name. If a crash left the item behind, another form may take it
 * over one minute after `since`.
 */
export interface FormNameRow {
  userId: string;
  sortKey: string;
  formId: string;
  /** When the short name was reserved, in ISO 8601 UTC. */
  since: string;
}

/**
 * The item that limits how many forms a user has: each form occupies one slot under the form's id.
 * Sort key: `slots`.
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
  /** The form for leads that name no form and whose API key has no form. */
  defaultFormId?: string;
}
