/**
 * What callers may do to their own user in the pool, with the access token that they sent. So the
 * function needs no rights on the pool and can't end other users' sessions.
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_GlobalSignOut.html
 */
import * as z from 'zod/mini';
import { Refusal } from '../../contract/errors.ts';

const TIME_LIMIT_MS = 4000;

export interface OwnUser {
  /** Revokes every refresh token. No error if the token was revoked before. */
  signOut(accessToken: string): Promise<void>;
  /** The user's e-mail address; undefined for a user who is no longer in the pool. */
  email(accessToken: string): Promise<string | undefined>;
  /** Removes the user from the pool. No error if the user is already gone. */
  remove(accessToken: string): Promise<void>;
}

const profileSchema = z.object({
  UserAttributes: z.array(z.object({ Name: z.string(), Value: z.optional(z.string()) })),
});

/**
 * @param endpoint Cognito's address in this region.
 * @returns calls that throw a Refusal: `session_ended` for a revoked token, or `rate_limited`.
 */
export function createOwnUser(endpoint: string): OwnUser {
  return {
    signOut: async (accessToken) => {
      // AppSync has checked the token, so Cognito refuses it only if it was revoked before.
      await unless(['NotAuthorizedException', gone], call(endpoint, 'GlobalSignOut', accessToken));
    },
    email: async (accessToken) => {
      const profile = await unless([gone], call(endpoint, 'GetUser', accessToken));
      if (profile === undefined) return undefined;
      const { UserAttributes } = profileSchema.parse(profile);
      return UserAttributes.find(({ Name }) => Name === 'email')?.Value ?? '';
    },
    remove: async (accessToken) => {
      await unless([gone], call(endpoint, 'DeleteUser', accessToken));
    },
  };
}

const gone = 'UserNotFoundException';

class CognitoRefusal extends Error {
  override readonly name = 'CognitoRefusal';
  readonly type: string;

  constructor(operation: string, type: string) {
    super(`${operation} answered ${type}`);
    this.type = type;
  }
}

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
  const answer: unknown = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  const { __type = String(response.status) } = answer as { __type?: string };
  // The type may begin with a namespace and `#`.
  throw new CognitoRefusal(operation, __type.split('#').at(-1) ?? __type);
}

/** @returns undefined if Cognito refuses with one of the `harmless` types. */
async function unless(harmless: readonly string[], asked: Promise<unknown>): Promise<unknown> {
  try {
    return await asked;
  } catch (error: unknown) {
    if (!(error instanceof CognitoRefusal)) throw error;
    if (harmless.includes(error.type)) return undefined;
    if (error.type === 'NotAuthorizedException') {
      throw new Refusal('session_ended', 'Your session has ended. Sign in again.');
    }
    if (error.type === 'TooManyRequestsException') {
      throw new Refusal('rate_limited', 'The sign-in service is busy. Please try again.');
    }
    throw error;
  }
}
