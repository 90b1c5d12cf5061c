/**
 * Identifies the caller of the dashboard API, and checks that the caller's session is still valid.
 */
import {
  accountEndTexts,
  whyEnded,
  type AccountEnd,
  type AccountRow,
} from '../../contract/account.ts';
import { Refusal } from '../../contract/errors.ts';
import type { AccountStore } from '../stores/accounts/account-store.ts';

export interface Caller {
  userId: string;
  /** The time of the token's sign-in, in epoch seconds. */
  authTime: number;
  /**
   * The value of the Authorization header, which AppSync has checked; undefined if the token is no
   * access token.
   */
  accessToken: string | undefined;
  /** The requested fields of the answer, by name or alias; undefined if unknown. */
  requestedFields: readonly string[] | undefined;
}

export interface CallEvent {
  identity?: unknown;
  info?: { parentTypeName?: string; selectionSetList?: unknown };
  request?: { headers?: Record<string, unknown> };
}

/**
 * The user is identified only by the token's subject, because user names and e-mail addresses may
 * later belong to somebody else.
 * @throws {Refusal} `unauthorised` if there is no token.
 */
export function callerOf({ identity, info, request }: CallEvent): Caller {
  const { sub, claims } = (identity ?? {}) as {
    sub?: unknown;
    claims?: Record<string, unknown> | null;
  };
  if (typeof sub !== 'string' || sub === '') throw new Refusal('unauthorised', 'Sign in first.');
  const sent = request?.headers?.['authorization'];
  const selection = info?.selectionSetList;
  const isAccess = claims?.['token_use'] === 'access' && typeof sent === 'string';
  return {
    userId: sub,
    // A token without a sign-in time counts as older than every sign-out.
    authTime: Number(claims?.['auth_time'] ?? 0),
    requestedFields: Array.isArray(selection) ? selection.map(String) : undefined,
    accessToken: isAccess ? sent.replace(/^Bearer /i, '') : undefined,
  };
}

/**
 * Whether the caller requests only fields in this list, so that the other fields need not be read.
 */
export function asksOnly({ requestedFields }: Caller, fields: readonly string[]): boolean {
  return requestedFields !== undefined && requestedFields.every((name) => fields.includes(name));
}

/**
 * Checks that the caller's session is still valid.
 * @returns the caller's account.
 * @throws {Refusal} `session_ended` if the session was ended for a reason that is not in `except`.
 */
export async function requireSession(
  { userId, authTime }: Caller,
  accounts: Pick<AccountStore, 'read'>,
  except: readonly AccountEnd[] = [],
): Promise<AccountRow> {
  const account = (await accounts.read(userId)) ?? { userId };
  const end = whyEnded(account, authTime);
  if (end && !except.includes(end)) throw new Refusal('session_ended', accountEndTexts[end]);
  return account;
}
