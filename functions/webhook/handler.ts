/**
 * Responsible for accepting leads and for reporting their status. Called by API Gateway (proxy
 * integration) behind the key authoriser. Not a direct SQS or DynamoDB integration, because those
 * can validate neither a lead nor an Idempotency-Key.
 */
import type { APIGatewayProxyResult, Context } from 'aws-lambda';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { readAwsIdentity, readEnvironment } from '../environment/read-environment.ts';
import { webhookMetrics } from '../../contract/metrics.ts';
import { userLimitsSchema } from '../../contract/user-limits.ts';
import { createCounting } from '../logging/counting.ts';
import { createLogger } from '../logging/logger.ts';
import { createKeyUseNote, createSubmissionCount } from '../stores/api-keys/api-key-lookup.ts';
import { createDocumentClient } from '../stores/dynamodb/document-client.ts';
import { createIdempotencyStore } from '../stores/leads/idempotency-store.ts';
import { createLeadQueue, createQueueClient } from '../stores/leads/lead-queue.ts';
import { countOpen } from '../stores/submissions/open-count.ts';
import { createFingerprint } from '../stores/repeated-leads/fingerprint.ts';
import { createPersonRecords } from '../stores/people/person-records.ts';
import { createFirstLeads } from '../stores/repeated-leads/first-leads.ts';
import { createSubmissionStore } from '../stores/submissions/submission-store.ts';
import { createTargetFormReader } from '../stores/target-forms/target-form-rows.ts';
import { createUserAllowance } from '../stores/allowances/user-allowance.ts';
import { createWebhook, type WebhookEvent } from './webhook.ts';

const environment = readEnvironment('webhook');
const client = createDocumentClient();
const logger = createLogger('webhook');
const count = createCounting('webhook');
const now = () => new Date();
const rows = { client, table: environment.SUBMISSIONS_TABLE, now };
const submissions = createSubmissionStore(rows);
const fingerprint = createFingerprint({
  endpoint: environment.KMS_ENDPOINT,
  keyId: environment.FINGERPRINT_KEY,
  identity: readAwsIdentity(),
});
const webhook = createWebhook({
  allowance: createUserAllowance({
    client,
    table: environment.ALLOWANCE_TABLE,
    limits: userLimitsSchema.parse(JSON.parse(environment.USER_LIMITS)),
    countOpen: (userId, most) => countOpen(rows, userId, most),
    now,
    logger,
    onUnknown: () => count(webhookMetrics.allowanceUnknown),
  }),
  submissions,
  idempotency: createIdempotencyStore({ client, table: environment.IDEMPOTENCY_TABLE, now }),
  queue: createLeadQueue({ client: createQueueClient(), queueUrl: environment.LEAD_QUEUE_URL }),
  forms: createTargetFormReader({ client, table: environment.TARGET_FORMS_TABLE }),
  firstLeads: createFirstLeads({
    client,
    table: environment.FIRST_LEADS_TABLE,
    fingerprint,
    submissions,
    newToken: randomUUID,
    wait: (milliseconds) => wait(milliseconds),
    now,
  }),
  people: createPersonRecords({
    ...{ client, table: environment.PEOPLE_TABLE, fingerprint, now, logger },
  }),
  noteKeyUse: createKeyUseNote({ client, table: environment.API_KEY_LOOKUP_TABLE, now }),
  countSubmission: createSubmissionCount({ client, table: environment.API_KEY_LOOKUP_TABLE }),
  logger,
  maxAttempts: Number(environment.MAX_ATTEMPTS),
  newId: () => uuidv7(),
  now,
});

export function handler(event: WebhookEvent, context: Context): Promise<APIGatewayProxyResult> {
  logger.addContext(context);
  return webhook(event);
}
