/**
 * The bot's call to the browser function, and its answer. Both sides parse what they receive.
 * Strangers' pages run in the browser function, so its answer is limited in size and may contain
 * only known words, numbers, and the data of the attempt that the row's owner is shown.
 */
import * as z from 'zod/mini';
import { customValuesSchema } from './custom-field.ts';
import { storedLeadSchema } from './lead-schema.ts';
import { successSigns } from './attempt-receipt.ts';
import { attemptReasons } from './submission.ts';
import { targetFormSchema } from './target-form.ts';

const text = (longest: number) => z.string().check(z.maxLength(longest));

/** An S3 POST with its signed policy. */
export const pictureSchema = z.object({
  url: z.url(),
  fields: z.record(z.string(), z.string()),
});

export const browserCallSchema = z.object({
  /** If omitted, the call is an attempt too. */
  kind: z.optional(z.literal('attempt')),
  lead: storedLeadSchema,
  /** The lead's answers to the form's own questions. */
  fields: z.optional(customValuesSchema),
  target: targetFormSchema,
  /**
   * When the attempt must end, in epoch milliseconds; counted from the claim, not from this call.
   */
  deadline: z.number(),
  /** Where the browser asks for permission, just before any of the lead's data may leave it. */
  fence: z.object({ url: z.url(), token: z.string() }),
  /** Where to upload the screenshot of a failure. */
  picture: pictureSchema,
  /** Whether to take a screenshot of a success too; omitted means no. */
  pictureSuccess: z.optional(z.boolean()),
  /**
   * Whether that screenshot hides the lead's values, whatever the target says; omitted means no.
   */
  maskSuccess: z.optional(z.boolean()),
});
export type BrowserCall = z.infer<typeof browserCallSchema>;

const filledFieldSchema = z.object({
  field: text(100),
  label: z.optional(text(200)),
  value: text(600),
  sent: z.optional(z.boolean()),
});

const receiptSchema = z.object({
  fields: z.optional(z.readonly(z.array(filledFieldSchema).check(z.maxLength(20)))),
  confirmation: z.optional(text(1000)),
  sign: z.optional(z.enum(successSigns)),
  submitStatus: z.optional(z.int().check(z.gte(100), z.lte(599))),
  builder: z.optional(text(100)),
  pageUrl: z.optional(text(1000)),
});

export const browserAnswerSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('success'),
    pictured: z.optional(z.boolean()),
    receipt: z.optional(receiptSchema),
  }),
  /**
   * The fence did not answer "go", so nothing was sent. `unasked`: it answered neither "go" nor
   * "stop".
   */
  z.object({ kind: z.literal('stopped'), unasked: z.optional(z.boolean()) }),
  z.object({
    kind: z.literal('failure'),
    reason: z.enum(attemptReasons),
    message: text(500),
    byWords: z.boolean(),
    fenced: z.boolean(),
    /** Whether the page sent nothing after the fence; omitted means that it may have. */
    nothingSent: z.optional(z.boolean()),
    retryAfterSeconds: z.optional(z.number().check(z.nonnegative())),
    pictured: z.boolean(),
    receipt: z.optional(receiptSchema),
  }),
]);
export type BrowserAnswer = z.infer<typeof browserAnswerSchema>;

/**
 * The limit of an answer's size; an answer whose fields are within their limits is much smaller.
 */
export const longestAnswerBytes = 128 * 1024;
/** The maximum size of an upload, enough for a JPEG screenshot of 1280 × 6000 pixels. */
export const largestPictureBytes = 5 * 1024 * 1024;
