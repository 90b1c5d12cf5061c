/**
 * The rehearsal: the bot opens a form, decides what each field asks for and fills it with sample
 * values. A rehearsal has no fence token, so it can't submit the form.
 */
import * as z from 'zod/mini';
import { customRulesSchema, type CustomValues } from './custom-field.ts';
import type { Lead } from './lead.ts';
import { fillSchema, recipeFieldSchema, type Recipe } from './recipe.ts';
import { attemptReasons } from './submission.ts';

const text = (longest: number) => z.string().check(z.maxLength(longest));

/** Maximum size of a report as JSON, because one table item holds the report and its recipe. */
export const longestReportBytes = 96 * 1024;

/** The maximum number of elements that a person can press (buttons, links) in one report. */
export const mostPressables = 60;

/**
 * Who started the rehearsal: the form's owner, or the service, which rehearses each live form in
 * use daily.
 */
export type RehearsalTrigger = 'owner' | 'daily';

/**
 * The key of the item that limits how many rehearsals run at once and decides which rehearsal runs
 * next. IAM policies name this key.
 */
export const rehearsalPace = 'rehearsals';

export const rehearsalStates = ['queued', 'running', 'done', 'failed'] as const;
export type RehearsalState = (typeof rehearsalStates)[number];

/** A rectangle in the rehearsal's picture, in pixels. */
const placeSchema = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});

/** One field of the form as the rehearsal found it. */
export const rehearsedFieldSchema = z.object({
  ...recipeFieldSchema.shape,
  /** The rules that the page's control sets for its value; omitted if the control has no rules. */
  rules: z.optional(customRulesSchema),
  /** The number drawn beside the field in the picture, from 1. */
  number: z.int().check(z.positive()),
  /** The field's position in the picture; omitted if the picture does not show the field. */
  place: z.optional(placeSchema),
  /**
   * What fills the field (a part of the lead, an answer, a fixed value or nothing), chosen by the
   * recipe or else by the bot.
   */
  fill: fillSchema,
  /** Whether the recipe chose what fills the field; otherwise the bot proposed it. */
  chosen: z.boolean(),
  /** The text on the page that made the bot choose this value, or why the field stays empty. */
  because: text(300),
  /** The text that the field showed after the bot filled it in; '' if the field stayed empty. */
  value: text(600),
  /** Whether the field is required and has no value. */
  unanswered: z.boolean(),
});
export type RehearsedField = z.infer<typeof rehearsedFieldSchema>;

/**
 * Something on the page that a person may press: a button, a link or another element that looks
 * like a button.
 */
export const pressableSchema = z.object({
  /**
   * The number drawn beside the element in the picture. The numbering continues after the fields'
   * numbers.
   */
  number: z.int().check(z.positive()),
  /** The element's text; '' for an icon. */
  text: text(200),
  /** The beginning of the element's HTML. */
  look: text(200),
  place: z.optional(placeSchema),
});
export type Pressable = z.infer<typeof pressableSchema>;

export const driftKinds = [
  'field_missing',
  'field_ambiguous',
  'new_required_field',
  'file_required',
  'option_missing',
  'button_changed',
  'form_changed',
  'unconfirmed_site',
] as const;

/** One difference between the recipe and the page. */
export const driftSchema = z.object({
  kind: z.enum(driftKinds),
  /**
   * The part of the page that differs: the label of the field, the text of the button, or the
   * origin of the site.
   */
  label: text(200),
});
export type Drift = z.infer<typeof driftSchema>;

export const rehearsalReportSchema = z.object({
  fields: z.array(rehearsedFieldSchema).check(z.maxLength(100)),
  /**
   * The text of the button that the bot would press. '' if the bot found no button, or if the
   * button is an icon.
   */
  button: text(200),
  /** The texts of the other buttons that the form's owner could choose. */
  buttons: z.array(text(200)).check(z.maxLength(20)),
  /**
   * The part of the page that the bot did not find: the form, its button or its fields. The form's
   * owner then chooses the fields and the button in the whole page. Omitted if the bot found the
   * form.
   */
  unfound: z.optional(z.enum(['form', 'button', 'fields'])),
  /**
   * The page's buttons and links. Set only if the form's owner chooses the fields and the button in
   * the whole page.
   */
  pressables: z.optional(z.array(pressableSchema).check(z.maxLength(mostPressables))),
  /** How many steps of the form the rehearsal reached. */
  steps: z.int().check(z.positive(), z.maximum(12)),
  /** Why the rehearsal did not reach later steps of the form. */
  unseen: z.optional(text(300)),
  /** The page's title. */
  title: text(200),
  /** The origin of the form, which differs from the page's if the form is embedded. */
  origin: text(300),
  /** Other origins to which the form may send its entries; omitted if no other origin was found. */
  sendsTo: z.optional(z.array(text(300)).check(z.maxLength(10))),
  drift: z.array(driftSchema).check(z.maxLength(50)),
});
export type RehearsalReport = z.infer<typeof rehearsalReportSchema>;

/** Why the rehearsal failed, so that it has no report. */
export const rehearsalFailureSchema = z.object({
  reason: z.enum(attemptReasons),
  message: text(500),
});
export type RehearsalFailure = z.infer<typeof rehearsalFailureSchema>;

/**
 * The item of a rehearsal, in the target forms' table. Sort key: `rehearsal#<form's id>#<id>`.
 * `expiresAt` is in epoch seconds.
 */
export interface RehearsalRow {
  userId: string;
  sortKey: string;
  id: string;
  formId: string;
  state: RehearsalState;
  /** Who started the rehearsal; if omitted, the form's owner. */
  trigger?: RehearsalTrigger;
  /** The recipe that the rehearsal tries; if omitted, the bot proposes a recipe. */
  recipe?: Recipe;
  /** The sample values, chosen by the owner, with answers to the form's own questions. */
  sample: Lead;
  fields: CustomValues;
  createdAt: string;
  startedAt?: string;
  endedAt?: string;
  report?: RehearsalReport;
  failure?: RehearsalFailure;
  /** S3 key of the rehearsal's picture. */
  pictureKey?: string;
  expiresAt: number;
}
