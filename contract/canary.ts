/**
 * The canary: a synthetic lead that passes through all parts of a stage, as a test. Its owner is
 * not in the user pool, whose user ids are UUIDs. So the canary appears in no user's list,
 * statistics or e-mails, and is not counted among users' leads.
 */
import * as z from 'zod/mini';
import { sampleLead, type Lead } from './lead.ts';

export const canaryOwner = 'canary';

/** For how many days the row of a finished canary submission is kept. */
export const canaryRetentionDays = 1;

/** The value of `canary` in the authoriser's context and in the access log. */
export const canaryMark = 'true' as const;

export function isCanary(userId: string): boolean {
  return userId === canaryOwner;
}

/** The invented values of the canary's lead, which the demo form does not store. */
export const canaryLead: Lead = {
  ...sampleLead,
  name: 'Canary Lead',
  email: 'canary@leads.example',
};

/** The result of one canary lead's way through the stage, which the canary function returns. */
export const canaryReportSchema = z.object({
  outcome: z.enum(['success', 'failed', 'too late']),
  seconds: z.number(),
  /** Why the canary lead failed, as a sentence that contains no API key. */
  why: z.optional(z.string()),
  submissionId: z.optional(z.string()),
});
export type CanaryReport = z.infer<typeof canaryReportSchema>;
