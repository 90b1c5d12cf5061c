/**
 * Who may aim the bot where: a stage's policy, and what its operators decided of single origins. The
 * stage's own form is its operators' choice and under none of it.
 */
import * as z from 'zod/mini';

/**
 * `any`: each user's forms may be on any site that is not blocked. `approved`: on approved sites only.
 * `stage`: nobody has forms of their own.
 */
export const targetPolicies = ['any', 'approved', 'stage'] as const;
export type TargetPolicy = (typeof targetPolicies)[number];
export const targetPolicySchema = z.enum(targetPolicies);

export type OriginDecision = 'approved' | 'blocked';

/** Item of the origins table. Key: `origin`, as `originKey` writes it. */
export interface OriginRow {
  origin: string;
  decision: OriginDecision;
  /** ISO 8601 UTC. */
  decidedAt: string;
}
