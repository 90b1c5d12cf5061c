/**
 * The service's own record of a user's account, beside keys and tokens: an entry here may make a
 * user's keys and tokens invalid although they look valid. One small item per user in the accounts
 * table; a user without an item is neither disabled nor deleted.
 */
export interface AccountRow {
  userId: string;
  /**
   * Epoch seconds. Sessions whose sign-in was before this time have ended. Compared with a token's
   * `auth_time`, which a refresh keeps, and not with its `iat`, which a refresh renews.
   */
  notBefore?: number;
  /**
   * When the account was disabled. ISO 8601, UTC, like `deletedAt`. Follows the user pool, where an
   * operator disables users.
   */
  disabledAt?: string;
  /** When the account was deleted. Never removed, because a deleted account can't be restored. */
  deletedAt?: string;
  /**
   * Epoch seconds. Until then a page of the user may be open, so changes of their rows are published
   * to the live channel; 0 if no page is. Absent until the user's first read: not known, so changes
   * are published.
   */
  watchedUntil?: number;
}

/** Why a session is no longer valid. `signed_out` leaves API keys valid; the others end them too. */
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

/** @param authTime time of the sign-in in epoch seconds, the token's `auth_time`. */
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
