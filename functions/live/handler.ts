/**
 * Responsible for showing changed submissions on open dashboards. Called by the submissions
 * table's stream, in batches, with partial failures. Not published by the functions that write:
 * a crash after the write would lose the event, and four functions would need the right to.
 */
import type { Context, DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { readAwsIdentity, readEnvironment } from '../contract/environment.ts';
import { createLogger } from '../logging/logger.ts';
import { publishChanges, type LivePublication } from './publish-changes.ts';
import { createPublisher } from './publish-submission.ts';

const logger = createLogger('live');
const publication: LivePublication = {
  publish: createPublisher({
    graphqlUrl: readEnvironment('live').GRAPHQL_URL,
    identity: readAwsIdentity(),
    timeoutMs: 5000,
  }),
  logger,
  now: () => new Date(),
};

export function handler(
  event: DynamoDBStreamEvent,
  context: Context,
): Promise<DynamoDBBatchResponse> {
  logger.addContext(context);
  return publishChanges(event, publication);
}
