/** The unmodified Amplify client, configured for the pool under test. */
import { Amplify } from 'aws-amplify';
import { signIn, signOut, signUp } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import { clientId, userPoolId, type PoolUnderTest } from './pool-under-test.ts';

export const password = 'correct horse';
// Suppresses Amplify's warnings about endpoints that are not on AWS.
ConsoleLogger.LOG_LEVEL = 'ERROR';
const stored = new Map<string, string>();

export function pointAmplifyAt(pool: PoolUnderTest, client = clientId): void {
  Amplify.configure({
    Auth: {
      Cognito: { userPoolId, userPoolClientId: client, userPoolEndpoint: pool.endpoint },
    },
  });
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void stored.set(key, value),
    getItem: async (key) => stored.get(key) ?? null,
    removeItem: async (key) => void stored.delete(key),
    clear: async () => stored.clear(),
  });
}

export function register(email: string, name = 'Asha Rao') {
  return signUp({
    username: email,
    password,
    options: { userAttributes: { email, name } },
  });
}

export async function enter(email: string, secret = password) {
  await signOut();
  return signIn({ username: email, password: secret });
}

/** Reads the refresh token from the client's storage, because the client does not expose it. */
export function storedRefreshToken(client = clientId): string {
  const isIts = (key: string) => key.includes(`.${client}.`) && key.endsWith('.refreshToken');
  return [...stored].find(([key]) => isIts(key))?.[1] ?? '';
}

/** Returns the name and the message of the error with which the call fails. */
export async function refusalOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (error: unknown) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
  throw new Error('Was not refused');
}
