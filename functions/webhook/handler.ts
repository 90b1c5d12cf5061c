/**
 * Responsible for taking leads in and telling how far they are. Called by API Gateway (proxy
 * integration) behind the key authoriser. Not a direct SQS or DynamoDB integration: those can
 * validate neither a lead nor an Idempotency-Key.
 */
import type { APIGatewayProxyResult, Context } from 'aws-lambda';
import { v7 as uuidv7 } from 'uuid';
import { readEnvironment } from '../contract/environment.ts';
import { createLogger } from '../logging/logger.ts';
import { createKeyUseNote, createSubmissionCount } from '../stores/api-key-lookup.ts';
import { createDocumentClient } from '../stores/document-client.ts';
import { createIdempotencyStore } from '../stores/idempotency-store.ts';
import { createLeadQueue, createQueueClient } from '../stores/lead-queue.ts';
import { createSubmissionStore } from '../stores/submission-store.ts';
import { createWebhook, type WebhookEvent } from './webhook.ts';

const environment = readEnvironment('webhook');
const client = createDocumentClient();
const logger = createLogger('webhook');
const now = () => new Date();
const webhook = createWebhook({
  submissions: createSubmissionStore({ client, table: environment.SUBMISSIONS_TABLE, now }),
  idempotency: createIdempotencyStore(client, environment.IDEMPOTENCY_TABLE, now),
  queue: createLeadQueue(createQueueClient(), environment.LEAD_QUEUE_URL),
  noteKeyUse: createKeyUseNote(client, environment.API_KEY_LOOKUP_TABLE, now),
  countSubmission: createSubmissionCount(client, environment.API_KEY_LOOKUP_TABLE),
  logger,
  maxAttempts: Number(environment.MAX_ATTEMPTS),
  newId: () => uuidv7(),
  now,
});

export function handler(event: WebhookEvent, context: Context): Promise<APIGatewayProxyResult> {
  logger.addContext(context);
  return webhook(event);
}
