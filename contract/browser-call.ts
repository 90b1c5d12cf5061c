/**
 * The bot's call to the browser function, and its answer. Both sides parse what they receive. The
 * browser function opens strangers' pages, so the bot does not trust its answer: the answer's size
 * is limited, and its texts are fixed words, except for data that only the submission's owner sees.
 */
import * as z from 'zod/mini';
import { customValuesSchema } from './custom-field.ts';
import { storedLeadSchema } from './lead-schema.ts';
import { successSigns } from './attempt-receipt.ts';
import { attemptReasons } from './submission.ts';
import { targetFormSchema } from './target-form.ts';

const text = (longest: number) => z.string().check(z.maxLength(longest));

/** A presigned S3 POST: the upload address and the form fields with the signed policy. */
export const pictureSchema = z.object({
  url: z.url(),
  fields: z.record(z.string(), z.string()),
});

export const browserCallSchema = z.object({
  /** The kind of the call; if omitted, the call is an attempt. */
  kind: z.optional(z.literal('attempt')),
  lead: storedLeadSchema,
  /** The lead's answers to the form's own questions. */
  fields: z.optional(customValuesSchema),
  target: targetFormSchema,
  /**
   * When the attempt must end, in epoch milliseconds: a fixed time after the bot claimed the
   * submission.
   */
  deadline: z.number(),
  /**
   * The address and the token of the fence. The browser asks the fence for permission just before
   * any data of the lead may leave the browser.
   */
  fence: z.object({ url: z.url(), token: z.string() }),
  /** Where to upload the screenshot of a failure. */
  picture: pictureSchema,
  /** Whether to take a screenshot of a success too; omitted means no. */
  pictureSuccess: z.optional(z.boolean()),
  /**
   * Whether the screenshot of a success hides the lead's values even if the target's settings show
   * them; omitted means no.
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
   * The fence (the permission to send) did not answer "go", so nothing was sent. `unasked`: the
   * fence answered neither "go" nor "stop".
   */
  z.object({ kind: z.literal('stopped'), unasked: z.optional(z.boolean()) }),
  z.object({
    kind: z.literal('failure'),
    reason: z.enum(attemptReasons),
    message: text(500),
    byWords: z.boolean(),
    fenced: z.boolean(),
    /**
     * True if the page certainly sent nothing after the fence allowed the attempt to send. Omitted
     * means that the page may have sent the lead.
     */
    nothingSent: z.optional(z.boolean()),
    retryAfterSeconds: z.optional(z.number().check(z.nonnegative())),
    pictured: z.boolean(),
    receipt: z.optional(receiptSchema),
  }),
]);
export type BrowserAnswer = z.infer<typeof browserAnswerSchema>;

/**
 * The maximum size of the browser function's answer. An answer whose members all keep their own
 * limits is far smaller.
 */
export const longestAnswerBytes = 128 * 1024;
/** The maximum size of a screenshot's upload, enough for a JPEG of 1280 × 6000 pixels. */
export const largestPictureBytes = 5 * 1024 * 1024;
