/**
 * The service's own record of a user's account: at most one small item per user in the accounts
 * table. The item can make the user's API keys and tokens invalid before they expire. A user
 * without an item is neither disabled nor deleted.
 */
export interface AccountRow {
  userId: string;
  /**
   * Epoch seconds. Sessions whose sign-in was before this time have ended. This time is compared
   * with a token's `auth_time`, which a refresh keeps, and not with the token's `iat`, which a
   * refresh renews.
   */
  notBefore?: number;
  /**
   * When the account was disabled, in ISO 8601, UTC. Operators disable users in the user pool; the
   * service then sets this time.
   */
  disabledAt?: string;
  /**
   * When the account was deleted, in ISO 8601, UTC. The value is never removed, because a deleted
   * account can't be restored.
   */
  deletedAt?: string;
  /**
   * Epoch seconds. Until this time the user may have the dashboard open, so each change of the
   * user's submissions is sent to the browser at once. 0 means that no page is open. Absent until
   * the user's dashboard first reads data; while it is absent, changes are sent too.
   */
  watchedUntil?: number;
}

/**
 * Why a session is no longer valid. After `signed_out` the user's API keys stay valid; the other
 * reasons make the API keys invalid too.
 */
export type AccountEnd = 'signed_out' | 'disabled' | 'deleted';

export const accountEndTexts: Record<AccountEnd, string> = {
  signed_out: 'You were signed out on every device. Sign in again.',
  disabled: 'This account is disabled.',
  deleted: 'This account was deleted.',
};

/**
 * Whether the account is disabled or deleted, so that its keys don't work and its leads are not
 * sent.
 */
export function isClosed(account: AccountRow | undefined): boolean {
  return account?.disabledAt !== undefined || account?.deletedAt !== undefined;
}

/** @param authTime when the user signed in, in epoch seconds: the token's `auth_time`. */
export function whyEnded(
  account: AccountRow | undefined,
  authTime: number,
): AccountEnd | undefined {
  if (account?.deletedAt !== undefined) return 'deleted';
  if (account?.disabledAt !== undefined) return 'disabled';
  return account?.notBefore !== undefined && authTime < account.notBefore
    ? 'signed_out'
    : undefined;
}
