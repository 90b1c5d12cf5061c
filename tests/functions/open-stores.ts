/** The product's tables and stores for the tests of one file, with one clock. */
import { afterAll, beforeEach } from '@jest/globals';
import { createAccountStore } from '../../functions/stores/accounts/account-store.ts';
import { createApiKeyStore } from '../../functions/stores/api-keys/api-key-store.ts';
import { createSubmissionStore } from '../../functions/stores/submissions/submission-store.ts';
import { createTargetFormStore } from '../../functions/stores/target-forms/target-form-store.ts';
import { aClock, anId } from './builders.ts';
import { startDynamoDb } from './local-aws.ts';

/**
 * Opened once a file: tests tell their rows apart by their users. The clock starts again before
 * each test.
 */
export async function openStores(start?: string) {
  const db = await startDynamoDb();
  afterAll(() => db.stop());
  const clock = aClock(start);
  beforeEach(() => clock.restart());
  const { client } = db;
  const { now } = clock;
  return {
    db,
    clock,
    submissions: createSubmissionStore({ client, table: 'submissions', now }),
    forms: createTargetFormStore({ client, table: 'targetForms', now, newId: anId }),
    apiKeys: createApiKeyStore({
      ...{ client, keysTable: 'apiKeys', lookupTable: 'apiKeyLookup', now },
      newId: anId,
    }),
    accounts: createAccountStore({ client, table: 'accounts', now }),
  };
}
