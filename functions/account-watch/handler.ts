/**
 * Responsible for users who were disabled, enabled or removed in Cognito's own console. API keys
 * work independently of Cognito's user pool, so the accounts table must follow the pool. Called on
 * a schedule. The authoriser does not ask Cognito for each key, because every lead would then
 * depend on Cognito and its quota.
 */
import type { Context } from 'aws-lambda';
import { MINUTE_MS } from '../../contract/time-units.ts';
import { readAwsIdentity, readEnvironment } from '../environment/read-environment.ts';
import { createLogger } from '../logging/logger.ts';
import { createAccountStore } from '../stores/accounts/account-store.ts';
import { keyOwners } from '../stores/api-keys/api-key-lookup.ts';
import { createDocumentClient } from '../stores/dynamodb/document-client.ts';
import { createUserPool } from '../stores/accounts/user-pool.ts';
import { watchAccounts } from './watch-accounts.ts';

const PERIOD_MS = 5 * MINUTE_MS;

const environment = readEnvironment('accountWatch');
const logger = createLogger('account-watch');
const client = createDocumentClient();
const now = () => new Date();
const accounts = createAccountStore({ client, table: environment.ACCOUNTS_TABLE, now });
const pool = createUserPool({
  endpoint: environment.USER_POOL_ENDPOINT,
  userPoolId: environment.USER_POOL_ID,
  identity: readAwsIdentity(),
});

export async function handler(_event: unknown, context: Context): Promise<void> {
  logger.addContext(context);
  const report = await watchAccounts({
    accounts,
    pool,
    keyOwners: () => keyOwners(client, environment.API_KEY_LOOKUP_TABLE),
    logger,
    now,
    turn: Math.floor(now().getTime() / PERIOD_MS),
  });
  logger.info('Accounts watched', { ...report });
  // An account that could not be checked raises an alarm: its keys may still work when they should
  // not.
  if (report.failed > 0) throw new Error(`${report.failed} accounts were not looked at`);
}
