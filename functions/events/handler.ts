/**
 * Responsible for the events of submissions and forms: writes one for each change that is reported
 * to users. Called by the streams of both tables, in batches with partial failures. Also called by
 * the queue of failed batches: its messages name batches that a stream could not deliver, and the
 * function reads their records again from the stream. The functions that change submissions and
 * forms do not write the events, because a crash after the change would lose the event.
 */
import type { Context, DynamoDBBatchResponse, DynamoDBStreamEvent, SQSEvent } from 'aws-lambda';
import { createAwsCall } from '../aws-calls/call-aws.ts';
import { readAwsIdentity, readEnvironment } from '../environment/read-environment.ts';
import { createLogger } from '../logging/logger.ts';
import { createCallbackQueue } from '../stores/callbacks/callback-queue.ts';
import { createDeliveryPlanning } from '../stores/callbacks/plan-deliveries.ts';
import { createDocumentClient } from '../stores/dynamodb/document-client.ts';
import { createQueueClient } from '../stores/leads/lead-queue.ts';
import { createReadAgain } from './read-again.ts';
import { wireEvents } from './wire-events.ts';

const environment = readEnvironment('events');
const logger = createLogger('events');
const now = () => new Date();
const client = createDocumentClient();
const queue = createCallbackQueue({
  client: createQueueClient(),
  queueUrl: environment.CALLBACK_QUEUE_URL,
});

const events = wireEvents({
  environment,
  client,
  readAgain: createReadAgain(
    createAwsCall({
      ...{ service: 'dynamodb', endpoint: environment.STREAMS_ENDPOINT, jsonVersion: '1.0' },
      ...{ identity: readAwsIdentity(), timeLimitMs: 3000, tries: 2 },
    }),
  ),
  planDeliveries: createDeliveryPlanning(
    { client, table: environment.CALLBACKS_TABLE, now },
    queue,
  ),
  now,
  logger,
});

export async function handler(
  event: DynamoDBStreamEvent | SQSEvent,
  context: Context,
): Promise<DynamoDBBatchResponse> {
  logger.addContext(context);
  if (isOfQueue(event)) {
    for (const { body } of event.Records) await events.redrive(body);
    return { batchItemFailures: [] };
  }
  const failed = await events.write(event.Records);
  return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
}

function isOfQueue(event: DynamoDBStreamEvent | SQSEvent): event is SQSEvent {
  return event.Records.some((record) => 'body' in record);
}
