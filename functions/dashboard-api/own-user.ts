/**
 * The operations that callers may do on their own user in Cognito's user pool, with the access
 * token that they sent. So the function needs no rights on the pool and can't end other users'
 * sessions.
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_GlobalSignOut.html
 */
import * as z from 'zod/mini';
import { Refusal } from '../../contract/errors.ts';
import { AwsFailure, answerOf } from '../aws-calls/aws-answer.ts';

const TIME_LIMIT_MS = 4000;

export interface OwnUser {
  /** Revokes every refresh token. Already revoked tokens cause no error. */
  signOut(accessToken: string): Promise<void>;
  /** The user's e-mail address; undefined for a user who is no longer in the pool. */
  email(accessToken: string): Promise<string | undefined>;
  /**
   * Removes the user from the pool. A user who is already removed causes no error. With a revoked
   * token nothing is removed, but no error is thrown: a scheduled check (the account watch) removes
   * the users of deleted accounts.
   */
  remove(accessToken: string): Promise<void>;
}

const profileSchema = z.object({
  UserAttributes: z.array(z.object({ Name: z.string(), Value: z.optional(z.string()) })),
});

/**
 * @param endpoint Cognito's address in this region.
 * @returns calls that throw a Refusal: `rate_limited`, or `session_ended` for a revoked token.
 * `signOut` and `remove` accept a revoked token.
 */
export function createOwnUser(endpoint: string): OwnUser {
  return {
    signOut: async (accessToken) => {
      // AppSync has already checked the token, so Cognito refuses only a token that was revoked.
      await unless([revoked, gone], call(endpoint, 'GlobalSignOut', accessToken));
    },
    email: async (accessToken) => {
      const profile = await unless([gone], call(endpoint, 'GetUser', accessToken));
      if (profile === undefined) return undefined;
      const { UserAttributes } = profileSchema.parse(profile);
      return UserAttributes.find(({ Name }) => Name === 'email')?.Value ?? '';
    },
    remove: async (accessToken) => {
      await unless([revoked, gone], call(endpoint, 'DeleteUser', accessToken));
    },
  };
}

const gone = 'UserNotFoundException';
const revoked = 'NotAuthorizedException';

async function call(endpoint: string, operation: string, AccessToken: string): Promise<unknown> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-amz-json-1.1',
      'X-Amz-Target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ AccessToken }),
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  return answerOf(response, `cognito-idp ${operation}`);
}

/** @returns undefined if Cognito refuses with one of the `harmless` codes. */
async function unless(harmless: readonly string[], call: Promise<unknown>): Promise<unknown> {
  try {
    return await call;
  } catch (error: unknown) {
    if (!(error instanceof AwsFailure)) throw error;
    if (harmless.includes(error.code)) return undefined;
    if (error.code === revoked) {
      throw new Refusal('session_ended', 'Your session has ended. Sign in again.');
    }
    if (error.code === 'TooManyRequestsException') {
      throw new Refusal('rate_limited', 'The sign-in service is busy. Please try again.');
    }
    throw error;
  }
}
