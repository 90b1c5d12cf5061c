/**
 * Compares the accounts table with the user pool: finds users who were disabled, enabled or removed
 * in the pool by other means than our commands. The pool is authoritative: the accounts table is
 * made to match it. Also removes users who did not confirm their address, and users whose account
 * was deleted.
 */
import type { Logger } from '@aws-lambda-powertools/logger';
import { isCanary } from '../../contract/canary.ts';
import { asError } from '../../contract/errors.ts';
import { DAY_MS, HOUR_MS } from '../../contract/time-units.ts';
import type { AccountStore } from '../stores/accounts/account-store.ts';
import type { UserPool } from '../stores/accounts/user-pool.ts';

/**
 * The number of users that a run reads one by one; Cognito allows 120 reads of this kind a second.
 */
const ASKED_A_RUN = 2000;
const AT_ONCE = 20;
/**
 * How long an address may stay unconfirmed before its user is removed. The confirmation code is
 * valid for a day.
 */
const UNCONFIRMED_MS = 24 * HOUR_MS;
/**
 * The maximum of unconfirmed users that a run removes. Each removal costs a read and a deletion;
 * Cognito allows 25 deletions a second.
 */
const REMOVED_A_RUN = 500;

/** How long after the deletion of an account the pool is checked for its user. */
const DELETED_MS = 7 * DAY_MS;

export interface AccountWatch {
  accounts: Pick<AccountStore, 'disabled' | 'disable' | 'enable' | 'deletedSince'>;
  pool: Pick<UserPool, 'find' | 'disabled' | 'unconfirmedSince' | 'remove'>;
  now: () => Date;
  /** The owners of API keys, page by page; a user may appear several times. */
  keyOwners: () => AsyncGenerator<string[]>;
  logger: Pick<Logger, 'error'>;
  /**
   * The number of this run. If there are more owners than one run can check, this number selects
   * the share of owners that this run checks.
   */
  turn: number;
}

export interface WatchReport {
  disabled: number;
  enabled: number;
  /** The number of users who are no longer in the pool. */
  missing: number;
  /** The number of users who signed up and never confirmed their address. */
  unconfirmed: number;
  /** The number of users who were removed from the pool because their account was deleted. */
  deleted: number;
  failed: number;
}

/**
 * Reads the disabled accounts before the pool's disabled users. Otherwise a user who is disabled
 * between the two reads would look like a user whom the pool has enabled. Each user who looks
 * enabled is then read individually, because ListUsers may lag behind.
 */
export async function watchAccounts(watch: AccountWatch): Promise<WatchReport> {
  const { accounts, pool } = watch;
  const report = { disabled: 0, enabled: 0, missing: 0, unconfirmed: 0, deleted: 0, failed: 0 };
  const known = await all(accounts.disabled());
  const now = new Set<string>();
  for await (const page of pool.disabled()) for (const { userId } of page) now.add(userId);
  const doubtful = [...known].filter((userId) => !now.has(userId));
  const owners = inTurn([...(await keyOwners(watch))].sort(), watch.turn);
  await each([...now], watch, report, async (userId) => {
    if (known.has(userId)) return;
    await accounts.disable(userId);
    report.disabled += 1;
  });
  const userIds = new Set([...doubtful, ...owners.filter((userId) => !now.has(userId))]);
  await each([...userIds], watch, report, async (userId) => {
    const user = await pool.find(userId);
    if (!user && !known.has(userId)) {
      // The account is disabled, not deleted, so that a later run can enable it again: a wrong
      // answer of the pool must not cost anybody an account.
      await accounts.disable(userId);
      report.missing += 1;
    } else if (user?.enabled && known.has(userId)) {
      await accounts.enable(userId);
      report.enabled += 1;
    }
  });
  await removeUnconfirmed(watch, report);
  await removeDeleted(watch, report);
  return report;
}

/**
 * Users who never confirmed their address own nothing, and block the address's real owner from
 * signing up.
 */
async function removeUnconfirmed(watch: AccountWatch, report: WatchReport): Promise<void> {
  const { pool, now } = watch;
  const stale: string[] = [];
  const before = new Date(now().getTime() - UNCONFIRMED_MS);
  for await (const page of pool.unconfirmedSince(before)) stale.push(...page);
  await each(stale.slice(0, REMOVED_A_RUN), watch, report, async (userId) => {
    const user = await pool.find(userId);
    if (!user || user.confirmed) return;
    await pool.remove(userId);
    report.unconfirmed += 1;
  });
}

/**
 * Removes the users of deleted accounts from the pool. When a user deletes the account, removing
 * the user from the pool is the last step and needs the user's session. The session may end before
 * that step: another page of the user signs out as soon as one of its calls is refused because the
 * account was deleted.
 */
async function removeDeleted(watch: AccountWatch, report: WatchReport): Promise<void> {
  const { accounts, pool, now } = watch;
  const deleted = await all(accounts.deletedSince(new Date(now().getTime() - DELETED_MS)));
  await each([...deleted], watch, report, async (userId) => {
    if (!(await pool.find(userId))) return;
    await pool.remove(userId);
    report.deleted += 1;
  });
}

/**
 * The owner id of the canary (a test that monitors the service) is not in the pool, but must not be
 * treated as a removed user.
 */
async function keyOwners(watch: AccountWatch): Promise<string[]> {
  return [...(await all(watch.keyOwners()))].filter((userId) => !isCanary(userId));
}

async function all(pages: AsyncGenerator<string[]>): Promise<Set<string>> {
  const found = new Set<string>();
  for await (const page of pages) for (const userId of page) found.add(userId);
  return found;
}

/**
 * Selects the users that this run checks: all of them, or a share that changes from run to run.
 */
function inTurn(users: readonly string[], turn: number): string[] {
  if (users.length <= ASKED_A_RUN) return [...users];
  const start = (turn * ASKED_A_RUN) % users.length;
  return [...users.slice(start), ...users.slice(0, start)].slice(0, ASKED_A_RUN);
}

/** One user's failure must not stop the run for the others. */
async function each(
  users: readonly string[],
  { logger }: AccountWatch,
  report: WatchReport,
  work: (userId: string) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < users.length; start += AT_ONCE) {
    await Promise.all(
      users.slice(start, start + AT_ONCE).map((userId) =>
        work(userId).catch((error: unknown) => {
          report.failed += 1;
          logger.error('An account was not looked at', { userId, error: asError(error) });
        }),
      ),
    );
  }
}
