/** Opens the product's tables and stores, with one clock, for the tests of one file. */
import { afterAll, beforeEach } from '@jest/globals';
import { DeleteCommand, ScanCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { createAccountStore } from '../../functions/stores/accounts/account-store.ts';
import { createApiKeyStore } from '../../functions/stores/api-keys/api-key-store.ts';
import { createSubmissionStore } from '../../functions/stores/submissions/submission-store.ts';
import { createTargetFormStore } from '../../functions/stores/target-forms/target-form-store.ts';
import { aClock, aLead, anId, aUser } from './builders.ts';
import { startDynamoDb } from './local-aws.ts';
import { interposed } from './stores/interposed-client.ts';

/**
 * Opens the tables once per file, so a test recognises its own rows by their users. Before each
 * test the clock is set back to its start.
 */
export async function openStores(start?: string) {
  const db = await startDynamoDb();
  afterAll(() => db.stop());
  const clock = aClock(start);
  beforeEach(() => clock.restart());
  const { now } = clock;
  const { client } = db;
  const rowsBy = (by: DynamoDBDocumentClient) =>
    createSubmissionStore({ client: by, table: 'submissions', now });
  const formsBy = (by: DynamoDBDocumentClient) =>
    createTargetFormStore({ client: by, table: 'targetForms', now, newId: anId });
  const submissions = rowsBy(client);
  return {
    db,
    clock,
    submissions,
    /**
     * Creates a submission store that calls `first` before each of its next `times` writes, to
     * simulate a change by another process.
     */
    overtaken: (first: () => Promise<unknown>, times?: number) =>
      rowsBy(interposed(client, first, times)),
    /** Creates the row of a new user's lead. */
    newRow: async (maxAttempts: number) => {
      const key = { userId: aUser(), id: anId() };
      await submissions.create({ ...key, keyId: 'key', lead: aLead(), maxAttempts });
      return key;
    },
    rowOf: async (userId: string, id: string) => {
      const found = await submissions.get(userId, id);
      if (!found) throw new Error('The row is gone');
      return found;
    },
    /** Deletes all rows, for tests of code that reads every row. */
    deleteRows: async () => {
      const TableName = 'submissions';
      const keys = new ScanCommand({ TableName, ProjectionExpression: 'userId, id' });
      const { Items = [] } = await client.send(keys);
      for (const Key of Items) await client.send(new DeleteCommand({ TableName, Key }));
    },
    forms: formsBy(client),
    /** Creates a store of target forms that uses the given client. */
    formsBy,
    apiKeys: createApiKeyStore({
      ...{ client, keysTable: 'apiKeys', lookupTable: 'apiKeyLookup', now },
      newId: anId,
    }),
    accounts: createAccountStore({ client, table: 'accounts', now }),
  };
}
