/**
 * Which sites users' forms may be on: the stage's policy, and the operators' decisions on single
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

/** Why leads may not go to a site now. */
export const siteRefusals = ['blocked', 'not_approved', 'stage_only'] as const;
export type SiteRefusal = (typeof siteRefusals)[number];

/**
 * The maximum number of blocked sites. It is limited because the fence, the check before a lead is
 * sent, answers with the list of all blocked sites.
 */
export const mostBlockedOrigins = 1000;
/**
 * The maximum number of blocked sites in the answer of the fence, the check before a lead is sent.
 * If more sites are blocked, the fence allows no attempt at a user's form. This maximum is higher
 * than `mostBlockedOrigins`, because two commands that block sites at the same time may exceed that
 * number.
 */
export const mostToldOrigins = mostBlockedOrigins + 100;

export type OriginDecision = 'approved' | 'blocked';

/** Item of the origins table. Key: `origin`, as `originKey` writes it. */
export interface OriginRow {
  origin: string;
  decision: OriginDecision;
  /** When the operator approved or blocked the origin, in ISO 8601 UTC. */
  decidedAt: string;
}
