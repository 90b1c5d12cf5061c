/**
 * What the bot asks of the browser function, and what that may answer. Both sides parse what they
 * get: pages of strangers run beside the browser function, so its answer is bounded and may hold
 * nothing but known words, numbers and what the row's owner is shown of the attempt.
 */
import * as z from 'zod/mini';
import { customValuesSchema } from './custom-field.ts';
import { storedLeadSchema } from './lead-schema.ts';
import { attemptReasons } from './submission.ts';
import { targetFormSchema } from './target-form.ts';

const text = (longest: number) => z.string().check(z.maxLength(longest));

/** An S3 POST with its signed policy. */
export const pictureSchema = z.object({
  url: z.url(),
  fields: z.record(z.string(), z.string()),
});

export const browserCallSchema = z.object({
  /** Left out, as bots from before rehearsals do, it is an attempt too. */
  kind: z.optional(z.literal('attempt')),
  lead: storedLeadSchema,
  /** The lead's answers to the form's own questions; absent from a bot before them. */
  fields: z.optional(customValuesSchema),
  target: targetFormSchema,
  /** When the attempt ends, in epoch milliseconds: counted from the claim, not from here. */
  deadline: z.number(),
  /** Where to ask, just before anything of the lead may leave. */
  fence: z.object({ url: z.url(), token: z.string() }),
  /** Where to post the picture of a failure. */
  picture: pictureSchema,
  /** Whether a success is pictured too; absent from a bot that asks for none. */
  pictureSuccess: z.optional(z.boolean()),
});
export type BrowserCall = z.infer<typeof browserCallSchema>;

const filledFieldSchema = z.object({
  field: text(100),
  label: z.optional(text(200)),
  value: text(600),
});

const receiptSchema = z.object({
  fields: z.optional(z.readonly(z.array(filledFieldSchema).check(z.maxLength(20)))),
  confirmation: z.optional(text(1000)),
  builder: z.optional(text(100)),
  pageUrl: z.optional(text(1000)),
});

export const browserAnswerSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('success'),
    pictured: z.optional(z.boolean()),
    receipt: z.optional(receiptSchema),
  }),
  /** The fence did not say go: nothing left. */
  z.object({ kind: z.literal('stopped') }),
  z.object({
    kind: z.literal('failure'),
    reason: z.enum(attemptReasons),
    message: text(500),
    byWords: z.boolean(),
    fenced: z.boolean(),
    retryAfterSeconds: z.optional(z.number().check(z.nonnegative())),
    pictured: z.boolean(),
    receipt: z.optional(receiptSchema),
  }),
]);
export type BrowserAnswer = z.infer<typeof browserAnswerSchema>;

/** An answer within its bounds takes a fraction of this. */
export const longestAnswerBytes = 128 * 1024;
/** A page's picture is at most 1280 × 6000 pixels, as JPEG. */
export const largestPictureBytes = 5 * 1024 * 1024;
