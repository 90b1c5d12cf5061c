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

export const fenceRequestSchema = z.object({
  token: z.string().check(z.maxLength(longestFenceToken), z.regex(new RegExp(fenceTokenPattern))),
});

/** @param token of the form that the schema above lets through. */
export function parseFenceToken(token: string): FencePass {
  const [secret = '', id = '', ...userId] = token.split('.');
  return { secret, id, userId: userId.join('.') };
}

/** What the fence answers: whether this attempt, and no other, may send the lead now. */
export const fenceAnswerSchema = z.object({ go: z.boolean() });
export type FenceAnswer = z.infer<typeof fenceAnswerSchema>;
