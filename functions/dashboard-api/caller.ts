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
  /** The fields of the answer that are asked for, by their names or aliases; undefined where unknown. */
  asked: readonly string[] | undefined;
}

interface CallEvent {
  identity?: unknown;
  info?: { parentTypeName?: string; selectionSetList?: unknown };
  request?: { headers?: Record<string, unknown> };
}

/**
 * The token's subject and nothing else: a user name or e-mail may change hands.
 * @throws {Refusal} `unauthorised` without one.
 */
export function callerOf({ identity, info, request }: CallEvent): Caller {
  const { sub, claims } = (identity ?? {}) as {
    sub?: unknown;
    claims?: Record<string, unknown> | null;
  };
  if (typeof sub !== 'string' || sub === '') throw new Refusal('unauthorised', 'Sign in first.');
  const sent = request?.headers?.['authorization'];
  const asked = info?.selectionSetList;
  const isAccess = claims?.['token_use'] === 'access' && typeof sent === 'string';
  return {
    userId: sub,
    // A token that does not say when it began is older than every sign-out.
    authTime: Number(claims?.['auth_time'] ?? 0),
    asked: Array.isArray(asked) ? asked.map(String) : undefined,
    accessToken: isAccess ? sent.replace(/^Bearer /i, '') : undefined,
  };
}

/** Whether none but these fields of the answer is shown, so that the others need not be read. */
export function asksOnly({ asked }: Caller, fields: readonly string[]): boolean {
  return asked !== undefined && asked.every((name) => fields.includes(name));
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
