/**
 * To which sites users may send the bot: the stage's policy, and the operators' decisions on single
 * origins. Neither applies to the stage's own form, which the operators chose.
 */
import * as z from 'zod/mini';

/**
 * `any`: users' forms may be on any site that is not blocked. `approved`: on approved sites only.
 * `stage`: users have no forms of their own.
 */
export const targetPolicies = ['any', 'approved', 'stage'] as const;
export type TargetPolicy = (typeof targetPolicies)[number];
export const targetPolicySchema = z.enum(targetPolicies);

/** Why the operator allows no leads to a site now. */
export const siteRefusals = ['blocked', 'not_approved', 'stage_only'] as const;
export type SiteRefusal = (typeof siteRefusals)[number];

/** The maximum of blocked sites, because the fence's answer names them all. */
export const mostBlockedOrigins = 1000;
/**
 * Above this the fence says "go" to nobody. More than the operators' command allows, because two of
 * them may run at once.
 */
export const mostToldOrigins = mostBlockedOrigins + 100;

export type OriginDecision = 'approved' | 'blocked';

/** Item of the origins table. Key: `origin`, as `originKey` writes it. */
export interface OriginRow {
  origin: string;
  decision: OriginDecision;
  /** ISO 8601 UTC. */
  decidedAt: string;
}
