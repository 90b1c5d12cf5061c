/**
 * The rehearsal: the bot opens a form, maps it and fills it with sample values. No fence token exists
 * for it, so nothing can be submitted.
 */
import * as z from 'zod/mini';
import type { CustomValues } from './custom-field.ts';
import type { Lead } from './lead.ts';
import { fillSchema, recipeFieldSchema, type Recipe } from './recipe.ts';
import { attemptReasons } from './submission.ts';

const text = (longest: number) => z.string().check(z.maxLength(longest));

/** Of a report as JSON: an item of the table holds it beside its recipe. */
export const longestReportBytes = 96 * 1024;

/** Who began it: the form's owner, or the service, which rehearses each live form in use daily. */
export type RehearsalTrigger = 'owner' | 'daily';

export const rehearsalStates = ['queued', 'running', 'done', 'failed'] as const;
export type RehearsalState = (typeof rehearsalStates)[number];

/** One field of the form as the rehearsal found it. */
export const rehearsedFieldSchema = z.object({
  ...recipeFieldSchema.shape,
  /** Its number in the picture, from 1. */
  number: z.int().check(z.positive()),
  /** Where it stands in the picture, in its pixels; absent where the picture does not show it. */
  place: z.optional(
    z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  ),
  /** What goes in, chosen by the recipe or else by the bot. */
  fill: fillSchema,
  /** Whether the recipe decided that. */
  chosen: z.boolean(),
  /** The words of the page that decided, or why it stays empty. */
  because: text(300),
  /** What the field showed once it was filled in; '' where it stayed empty. */
  value: text(600),
  /** Required, and nothing goes in. */
  unanswered: z.boolean(),
});
export type RehearsedField = z.infer<typeof rehearsedFieldSchema>;

/** Where the recipe no longer fits the page. */
export const driftSchema = z.object({
  kind: z.enum([
    'field_missing',
    'field_ambiguous',
    'new_required_field',
    'option_missing',
    'button_changed',
    'form_changed',
  ]),
  /** The field or the button, as people read it. */
  label: text(200),
});
export type Drift = z.infer<typeof driftSchema>;

export const rehearsalReportSchema = z.object({
  fields: z.array(rehearsedFieldSchema).check(z.maxLength(100)),
  /** What would be pressed, as people read it. */
  button: text(200),
  /** Buttons that could be chosen instead. */
  buttons: z.array(text(200)).check(z.maxLength(20)),
  /** How many parts of the form were seen. */
  steps: z.int().check(z.positive(), z.maximum(12)),
  /** Why parts behind the last of them were not. */
  unseen: z.optional(text(300)),
  /** The page's title. */
  title: text(200),
  /** Where the form is; its own origin is not the page's where it is embedded. */
  origin: text(300),
  /** Other origins that the form says its entries are sent to; absent where there are none. */
  sendsTo: z.optional(z.array(text(300)).check(z.maxLength(10))),
  drift: z.array(driftSchema).check(z.maxLength(50)),
});
export type RehearsalReport = z.infer<typeof rehearsalReportSchema>;

/** Why there is no report. */
export const rehearsalFailureSchema = z.object({
  reason: z.enum(attemptReasons),
  message: text(500),
});
export type RehearsalFailure = z.infer<typeof rehearsalFailureSchema>;

/**
 * The item of a rehearsal, in the target forms' table. Sort key: `rehearsal#<form's id>#<id>`.
 * `expiresAt` in epoch seconds.
 */
export interface RehearsalRow {
  userId: string;
  sortKey: string;
  id: string;
  formId: string;
  state: RehearsalState;
  /** Left out: its owner. */
  trigger?: RehearsalTrigger;
  /** The recipe under trial; without one the bot proposes. */
  recipe?: Recipe;
  /** What goes in, as its owner chose it, with answers to the form's own questions. */
  sample: Lead;
  fields: CustomValues;
  createdAt: string;
  startedAt?: string;
  endedAt?: string;
  report?: RehearsalReport;
  failure?: RehearsalFailure;
  /** S3 key of its picture. */
  pictureKey?: string;
  expiresAt: number;
}
