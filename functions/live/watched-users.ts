/**
 * Whether a user may have a dashboard page open. Publishing a change costs as much as six database
 * writes, so a change is not published if nobody can see it. After a read, the dashboard API notes
 * that a user's pages are open for the next hour. Open pages read more often than once an hour.
 */
import type { AccountStore } from '../stores/accounts/account-store.ts';

export interface WatchedUsers {
  accounts: Pick<AccountStore, 'read' | 'endWatching'>;
  /**
   * Ends all subscriptions of the user. A page that is still open then subscribes again and reads
   * the submissions again.
   */
  endSubscriptions: (userId: string) => Promise<void>;
  now: () => Date;
}

export type IsWatched = (userId: string) => Promise<boolean>;

export function createIsWatched({ accounts, endSubscriptions, now }: WatchedUsers): IsWatched {
  return async (userId) => {
    const { watchedUntil } = (await accounts.read(userId)) ?? {};
    if (watchedUntil === undefined) return true;
    if (watchedUntil === 0) return false;
    if (watchedUntil * 1000 > now().getTime()) return true;
    // A page may still be open, for example in the background. So the user's subscriptions are
    // ended first; then the account's item stores that no page is open. After a crash between the
    // two writes, the next change repeats both.
    await endSubscriptions(userId);
    return !(await accounts.endWatching({ userId, watchedUntil }));
  };
}
