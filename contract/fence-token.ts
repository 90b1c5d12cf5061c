/**
 * The token with which an attempt asks the fence for permission to send its lead. It contains the
 * submission's key and a secret that only the attempt's browser has. This file also defines the
 * request to the fence, which contains no data of the lead.
 */
import * as z from 'zod/mini';
import { mostToldOrigins } from './origins.ts';

/**
 * The format of a fence token: `<secret>.<submission id>.<user id>`. API Gateway checks the same
 * pattern.
 */
export const fenceTokenPattern =
  '^[A-Za-z0-9_-]{43}\\.[A-Za-z0-9-]{1,64}\\.[A-Za-z0-9._:@-]{1,128}$';
export const longestFenceToken = 240;

export interface FencePass {
  userId: string;
  id: string;
  secret: string;
}

export function fenceToken({ userId, id, secret }: FencePass): string {
  return `${secret}.${id}.${userId}`;
}

/**
 * The maximum number of origins to which a user's form may send the lead: the origin of the form's
 * address, the recipe's `allowedOrigins` and the targets of the form's `action` attributes.
 */
export const mostFenceOrigins = 20;
export const longestFenceOrigin = 300;

export const fenceRequestSchema = z.object({
  token: z.string().check(z.maxLength(longestFenceToken), z.regex(new RegExp(fenceTokenPattern))),
  /**
   * The origins to which the form may send the lead. Omitted for the form that the stage offers to
   * all users, because operators block or approve only users' own forms.
   */
  origins: z.optional(
    z
      .array(z.string().check(z.maxLength(longestFenceOrigin)))
      .check(z.minLength(1), z.maxLength(mostFenceOrigins)),
  ),
});

/** @param token a text that matches `fenceTokenPattern`. */
export function parseFenceToken(token: string): FencePass {
  const [secret = '', id = '', ...userId] = token.split('.');
  return { secret, id, userId: userId.join('.') };
}

/** The fence's answer: whether this attempt, and no other, may send the lead now. */
export const fenceAnswerSchema = z.object({
  go: z.boolean(),
  /**
   * The first requested origin to which the operators allow no leads. After such a refusal the
   * token can be used again.
   */
  refused: z.optional(z.string().check(z.maxLength(longestFenceOrigin))),
  /**
   * The hashes of all blocked sites, each for `http` and for `https` (`origin-key.ts`). The browser
   * must send nothing to these sites. Present if the answer is "go" and the form is a user's own
   * form.
   */
  blocked: z.optional(
    z.array(z.string().check(z.maxLength(11))).check(z.maxLength(2 * mostToldOrigins)),
  ),
});
export type FenceAnswer = z.infer<typeof fenceAnswerSchema>;
