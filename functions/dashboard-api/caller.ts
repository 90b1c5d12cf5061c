/** Who calls the dashboard API, and whether their session still counts. */
import { accountEndTexts, whyEnded, type AccountEnd } from '../../contract/account.ts';
import { Refusal } from '../../contract/errors.ts';
import type { AccountStore } from '../stores/accounts/account-store.ts';

export interface Caller {
  userId: string;
  /** Epoch seconds of the sign-in that the token comes from. */
  authTime: number;
  /** What the caller sent as Authorization, checked by AppSync; absent if it is no access token. */
  accessToken: string | undefined;
}

interface CallEvent {
  identity?: unknown;
  request?: { headers?: Record<string, unknown> };
}

/**
 * The token's subject and nothing else: a user name or e-mail may change hands.
 * @throws {Refusal} `unauthorised` without one.
 */
export function callerOf({ identity, request }: CallEvent): Caller {
  const { sub, claims } = (identity ?? {}) as {
    sub?: unknown;
    claims?: Record<string, unknown> | null;
  };
  if (typeof sub !== 'string' || sub === '') throw new Refusal('unauthorised', 'Sign in first.');
  const sent = request?.headers?.['authorization'];
  const isAccess = claims?.['token_use'] === 'access' && typeof sent === 'string';
  return {
    userId: sub,
    // A token that does not say when it began is older than every sign-out.
    authTime: Number(claims?.['auth_time'] ?? 0),
    accessToken: isAccess ? sent.replace(/^Bearer /i, '') : undefined,
  };
}

/** @throws {Refusal} `session_ended` for a session that was ended, unless by one of `except`. */
export async function requireSession(
  { userId, authTime }: Caller,
  accounts: Pick<AccountStore, 'read'>,
  except: readonly AccountEnd[] = [],
): Promise<void> {
  const end = whyEnded(await accounts.read(userId), authTime);
  if (end && !except.includes(end)) throw new Refusal('session_ended', accountEndTexts[end]);
}
