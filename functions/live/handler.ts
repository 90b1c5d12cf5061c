/**
 * Responsible for showing changed submissions on open dashboards, and for ending the subscriptions
 * of ended sessions. Called by the streams of the submissions table and of the accounts table; each
 * batch comes from one table, and is delivered again from its first failed record on. The functions
 * that write to these tables do not publish changes themselves: a crash after the write would lose
 * the change, and each of these functions would need the right to publish.
 */
import type { Context, DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { readAwsIdentity, readEnvironment } from '../environment/read-environment.ts';
import { createLogger } from '../logging/logger.ts';
import { endSubscriptions as endingMutation } from '../../contract/graphql-operations.ts';
import { createAccountStore } from '../stores/accounts/account-store.ts';
import { createDocumentClient } from '../stores/dynamodb/document-client.ts';
import { AFTER_ALL, endSubscriptions, isAccountChange } from './end-subscriptions.ts';
import { createLiveCall } from './live-channel.ts';
import { publishChanges } from './publish-changes.ts';
import { createPublisher } from './publish-submission.ts';
import { createIsWatched } from './watched-users.ts';

const logger = createLogger('live');
const environment = readEnvironment('live');
const call = createLiveCall({
  graphqlUrl: environment.GRAPHQL_URL,
  identity: readAwsIdentity(),
  timeoutMs: 5000,
});
const now = () => new Date();
const publication = {
  publish: createPublisher(call),
  isWatched: createIsWatched({
    accounts: createAccountStore({
      client: createDocumentClient(),
      table: environment.ACCOUNTS_TABLE,
      now,
    }),
    endSubscriptions: (userId) => call(endingMutation, { userId, notBefore: AFTER_ALL }),
    now,
  }),
  logger,
  now,
};

export function handler(
  event: DynamoDBStreamEvent,
  context: Context,
): Promise<DynamoDBBatchResponse> {
  logger.addContext(context);
  return event.Records.some(isAccountChange)
    ? endSubscriptions(event, { call, logger })
    : publishChanges(event, publication);
}
