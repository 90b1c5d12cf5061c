/**
 * A user's account as the service keeps it beside keys and tokens: what makes them void although
 * they look good. One small item a user in the accounts table; a user without one is an ordinary one.
 */
export interface AccountRow {
  userId: string;
  /**
   * Epoch seconds. Sign-ins before it are over. Compared with a token's `auth_time`, which a refresh
   * keeps, and not with its `iat`, which a refresh renews.
   */
  notBefore?: number;
  /** ISO 8601, UTC, like `deletedAt`. Follows the user pool, in which an operator disables people. */
  disabledAt?: string;
  /** Stays for ever: nothing of a deleted account comes back. */
  deletedAt?: string;
}

/** Why a session or a key counts no longer. */
export type AccountEnd = 'signed_out' | 'disabled' | 'deleted';

export const accountEndTexts: Record<AccountEnd, string> = {
  signed_out: 'You were signed out on every device. Sign in again.',
  disabled: 'This account is disabled.',
  deleted: 'This account was deleted.',
};

/** Whether the account's keys open nothing and its leads are not sent. */
export function isClosed(account: AccountRow | undefined): boolean {
  return account?.disabledAt !== undefined || account?.deletedAt !== undefined;
}

/** @param authTime epoch seconds of the sign-in, as the token's `auth_time` says. */
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
