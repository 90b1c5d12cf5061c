/** The answers of the REST API's lists, from which the OpenAPI document is made. */
import * as z from 'zod/mini';
import type { Consent } from './consent.ts';
import { customFieldTypes, type CustomField } from './custom-field.ts';
import { toldEventSchema } from './events.ts';
import { storedLeadSchema } from './lead-schema.ts';
import { formStates } from './target-forms.ts';
import { submissionStatusSchema } from './webhook-answers.ts';

/** The maximum number of entries on a page. */
export const mostListed = 100;

const text = z.optional(z.string());
const consentMembers = { text, time: text, sourceAddress: text, certificateUrl: text };

export const listedSubmissionSchema = z.extend(z.omit(submissionStatusSchema, { success: true }), {
  submittedAt: z.optional(z.iso.datetime()),
  formId: text,
  reference: text,
  lead: storedLeadSchema,
  fields: z.optional(z.record(z.string(), z.string())),
  consent: z.optional(z.object(consentMembers satisfies Record<keyof Consent, unknown>)),
});
export type ListedSubmission = z.infer<typeof listedSubmissionSchema>;

const questionMembers = {
  name: z.string(),
  label: z.string(),
  type: z.enum(customFieldTypes),
  required: z.boolean(),
  choices: z.optional(z.array(z.string())),
  rules: z.optional(z.record(z.string(), z.string())),
  default: text,
  help: text,
} satisfies Record<keyof CustomField, unknown>;

export const listedFormSchema = z.object({
  id: z.string(),
  name: z.string(),
  shortName: z.string(),
  state: z.enum(formStates),
  isDefault: z.boolean(),
  requiresConsent: z.boolean(),
  questions: z.array(z.object(questionMembers)),
});
export type ListedForm = z.infer<typeof listedFormSchema>;

export const submissionListSchema = z.object({
  success: z.literal(true),
  items: z.array(listedSubmissionSchema),
  /**
   * The cursor of the next page; absent on the last page. A short or empty page may still have a
   * next page.
   */
  nextCursor: text,
});
export type SubmissionListAnswer = z.infer<typeof submissionListSchema>;

export const eventListSchema = z.object({
  success: z.literal(true),
  items: z.array(toldEventSchema),
  /**
   * The cursor for newer events; absent if no event exists yet. If no newer event exists, it is the
   * cursor of the request.
   */
  nextCursor: text,
});
export type EventListAnswer = z.infer<typeof eventListSchema>;

export const formListSchema = z.object({
  success: z.literal(true),
  items: z.array(listedFormSchema),
});
export type FormListAnswer = z.infer<typeof formListSchema>;
