/**
 * The fence's token as it travels: which row it belongs to, and the secret that only the attempt's
 * browser was given. What a request to the fence holds, and all that it holds.
 */
import * as z from 'zod/mini';

/** `<secret>.<submission id>.<user id>`; also the pattern that the gateway checks. */
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

/** Where the lead of a user's own form may go: its address, what its recipe allows, its `action`s. */
export const mostFenceOrigins = 20;
export const longestFenceOrigin = 300;

export const fenceRequestSchema = z.object({
  token: z.string().check(z.maxLength(longestFenceToken), z.regex(new RegExp(fenceTokenPattern))),
  /** Absent for the stage's form, which no operator's decision holds for. */
  origins: z.optional(
    z
      .array(z.string().check(z.maxLength(longestFenceOrigin)))
      .check(z.minLength(1), z.maxLength(mostFenceOrigins)),
  ),
});

/** @param token of the form that the schema above lets through. */
export function parseFenceToken(token: string): FencePass {
  const [secret = '', id = '', ...userId] = token.split('.');
  return { secret, id, userId: userId.join('.') };
}

/** What the fence answers: whether this attempt, and no other, may send the lead now. */
export const fenceAnswerSchema = z.object({
  go: z.boolean(),
  /** The first of the origins where the bot may not be aimed: then the token is not used up. */
  refused: z.optional(z.string().check(z.maxLength(longestFenceOrigin))),
});
export type FenceAnswer = z.infer<typeof fenceAnswerSchema>;
