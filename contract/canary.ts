/**
 * The canary: a synthetic lead that goes the whole way through a stage. Its owner is no user of the
 * user pool, whose ids are UUIDs. So the canary appears in no user's list, statistics or e-mails,
 * and is not counted among users' leads.
 */
import * as z from 'zod/mini';
import { sampleLead, type Lead } from './lead.ts';

export const canaryOwner = 'canary';

/** For how many days a canary's finished row is kept. */
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

/** The outcome of a canary's round trip, which the canary function returns. */
export const canaryReportSchema = z.object({
  outcome: z.enum(['success', 'failed', 'too late']),
  seconds: z.number(),
  /** Why the round trip failed, as a sentence that contains no API key. */
  why: z.optional(z.string()),
  submissionId: z.optional(z.string()),
});
export type CanaryReport = z.infer<typeof canaryReportSchema>;
