/**
 * What the MCP server's tools answer, from which their output schemas are made. Each text from a
 * web page or from a lead's sender is in a member `untrusted`, so that no model mistakes the text
 * for the service's own words. Such a text is cut to `longestUntrusted` characters.
 */
import * as z from 'zod/mini';
import { customFieldTypes, ruleKinds } from './custom-field.ts';
import { leadFields, type LeadField } from './lead.ts';
import { listedFormSchema, listedSubmissionSchema } from './list-answers.ts';
import { driftKinds } from './rehearsal.ts';
import {
  rehearsalSchema,
  rehearsedFieldAnswerSchema,
  rehearsedSchema,
} from './rehearsal-answer.ts';
import { acceptedSchema, submissionStatusSchema } from './webhook-answers.ts';

export const longestUntrusted = 200;

const text = z.string().check(z.maxLength(longestUntrusted));
const someText = z.optional(text);
const texts = z.optional(z.record(z.string(), text));

export const sentLeadSchema = z.object({
  submissionId: acceptedSchema.shape.submissionId,
  status: acceptedSchema.shape.status,
  /** True if an earlier call with the same `idempotencyKey` had already sent the lead. */
  repeated: z.boolean(),
});

export const toldStatusSchema = z.omit(submissionStatusSchema, { success: true });

const leadTexts = Object.fromEntries(leadFields.map((field) => [field, text]));
const ofSender = z.object({
  reference: someText,
  lead: z.object(leadTexts as Record<LeadField, typeof text>),
  fields: texts,
  consent: texts,
});

export const toldSubmissionsSchema = z.object({
  values: z.enum(['masked', 'full']),
  items: z.array(
    z.extend(
      z.omit(listedSubmissionSchema, { reference: true, lead: true, fields: true, consent: true }),
      { untrusted: ofSender },
    ),
  ),
  /** The cursor of the next page; absent on the last page. */
  nextCursor: z.optional(z.string()),
});

export const toldFormsSchema = z.object({
  items: z.array(
    z.extend(z.omit(listedFormSchema, { questions: true }), {
      questions: z.array(
        z.object({
          name: z.string(),
          type: z.enum(customFieldTypes),
          required: z.boolean(),
          untrusted: z.object({
            label: text,
            choices: z.optional(z.array(text)),
            rules: z.optional(z.partialRecord(z.enum(ruleKinds), text)),
            default: someText,
            help: someText,
          }),
        }),
      ),
    }),
  ),
});

const toldReportSchema = z.extend(z.pick(rehearsedSchema, { unfound: true, steps: true }), {
  fields: z.array(
    z.extend(z.omit(rehearsedFieldAnswerSchema, { label: true, type: true }), {
      untrusted: z.object({ label: text, type: text }),
    }),
  ),
  drift: z.array(z.object({ kind: z.enum(driftKinds), untrusted: z.object({ label: text }) })),
  untrusted: z.object({ title: text, origin: text, button: text, unseen: someText }),
});

export const toldRehearsalSchema = z.object({
  formId: z.string(),
  /**
   * The form's newest rehearsal (trial run); absent if there was none within the last seven days.
   */
  rehearsal: z.optional(
    z.extend(z.omit(rehearsalSchema, { report: true, failure: true }), {
      report: z.optional(toldReportSchema),
      failure: z.optional(z.object({ reason: z.string(), untrusted: z.object({ message: text }) })),
    }),
  ),
});
