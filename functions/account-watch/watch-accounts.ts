/**
 * One look at the user pool: who was disabled, enabled or removed there by somebody else than our
 * own commands. The pool is the truth, the accounts table follows it. Who did not confirm goes.
 */
import type { Logger } from '@aws-lambda-powertools/logger';
import { asError } from '../../contract/errors.ts';
import type { AccountStore } from '../stores/accounts/account-store.ts';
import type { UserPool } from '../stores/accounts/user-pool.ts';

/** Users that are asked for one by one in a run: Cognito allows 120 such reads a second. */
const ASKED_A_RUN = 2000;
const AT_ONCE = 20;
/** How long an address may stay unconfirmed: its code is good for a day. */
const UNCONFIRMED_MS = 24 * 3_600_000;
/** Each is a read and a deletion, of which Cognito allows 25 a second. */
const REMOVED_A_RUN = 500;

export interface AccountWatch {
  accounts: Pick<AccountStore, 'disabled' | 'disable' | 'enable'>;
  pool: Pick<UserPool, 'find' | 'disabled' | 'unconfirmedSince' | 'remove'>;
  now: () => Date;
  /** Who owns API keys, page by page; the same user may come several times. */
  keyOwners: () => AsyncGenerator<string[]>;
  logger: Pick<Logger, 'error'>;
  /** The number of the run: where there are too many to ask for, each run asks for others. */
  turn: number;
}

export interface WatchReport {
  disabled: number;
  enabled: number;
  /** In the pool no more. */
  missing: number;
  /** Signed up and never confirmed the address. */
  unconfirmed: number;
  failed: number;
}

/**
 * Reads the accounts before the pool, so that a user who is disabled meanwhile is not taken for one
 * who was enabled; and asks for each such user alone, since ListUsers may lag.
 */
export async function watchAccounts(watch: AccountWatch): Promise<WatchReport> {
  const { accounts, pool } = watch;
  const report = { disabled: 0, enabled: 0, missing: 0, unconfirmed: 0, failed: 0 };
  const known = await all(accounts.disabled());
  const now = new Set<string>();
  for await (const page of pool.disabled()) for (const { userId } of page) now.add(userId);
  const doubtful = [...known].filter((userId) => !now.has(userId));
  const owners = inTurn([...(await all(watch.keyOwners()))].sort(), watch.turn);
  await each([...now], watch, report, async (userId) => {
    if (known.has(userId)) return;
    await accounts.disable(userId);
    report.disabled += 1;
  });
  const asked = new Set([...doubtful, ...owners.filter((userId) => !now.has(userId))]);
  await each([...asked], watch, report, async (userId) => {
    const user = await pool.find(userId);
    if (!user && !known.has(userId)) {
      // What a later look can take back: a pool that answers wrongly must cost nobody an account.
      await accounts.disable(userId);
      report.missing += 1;
    } else if (user?.enabled && known.has(userId)) {
      await accounts.enable(userId);
      report.enabled += 1;
    }
  });
  await removeUnconfirmed(watch, report);
  return report;
}

/** Who never signed in owns nothing, and would keep the owner of the address from signing up. */
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

async function all(pages: AsyncGenerator<string[]>): Promise<Set<string>> {
  const found = new Set<string>();
  for await (const page of pages) for (const userId of page) found.add(userId);
  return found;
}

/** A run's share of what is too much for one run. */
function inTurn(users: readonly string[], turn: number): string[] {
  if (users.length <= ASKED_A_RUN) return [...users];
  const start = (turn * ASKED_A_RUN) % users.length;
  return [...users.slice(start), ...users.slice(0, start)].slice(0, ASKED_A_RUN);
}

/** One user's failure must not keep the others waiting. */
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
