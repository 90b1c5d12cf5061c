/**
 * Responsible for accepting leads and for reporting their status. Called by API Gateway (proxy
 * integration) behind the key authoriser. A direct SQS or DynamoDB integration of API Gateway is
 * not enough, because it can validate neither a lead nor an Idempotency-Key.
 */
import type { APIGatewayProxyResult, Context } from 'aws-lambda';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { readAwsIdentity, readEnvironment } from '../environment/read-environment.ts';
import { webhookMetrics } from '../../contract/metrics.ts';
import { createCounting } from '../logging/counting.ts';
import { createLogger } from '../logging/logger.ts';
import { createDocumentClient } from '../stores/dynamodb/document-client.ts';
import { createQueueClient } from '../stores/leads/lead-queue.ts';
import { createPersonRecords } from '../stores/people/person-records.ts';
import { fingerprintOf } from '../stores/repeated-leads/fingerprint.ts';
import type { RestEvent } from '../rest-calls/rest-event.ts';
import { wireWebhook } from './wire-webhook.ts';

const environment = readEnvironment('webhook');
const client = createDocumentClient();
const logger = createLogger('webhook');
const count = createCounting('webhook');
const now = () => new Date();
const fingerprint = fingerprintOf(environment, readAwsIdentity());
const webhook = wireWebhook({
  environment,
  client,
  queueClient: createQueueClient(),
  fingerprint,
  people: createPersonRecords({
    ...{ client, table: environment.PEOPLE_TABLE, fingerprint, now, logger },
  }),
  onUnknown: () => count(webhookMetrics.allowanceUnknown),
  logger,
  newId: () => uuidv7(),
  newToken: randomUUID,
  wait: (milliseconds) => wait(milliseconds),
  now,
});

export function handler(event: RestEvent, context: Context): Promise<APIGatewayProxyResult> {
  logger.addContext(context);
  return webhook(event);
}
