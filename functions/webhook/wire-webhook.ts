/**
 * Connects the webhook with its stores. The simulation calls this function too, with its own
 * clients.
 */
import type { SQSClient } from '@aws-sdk/client-sqs';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { FunctionEnvironment } from '../../contract/environment.ts';
import type { AllowanceDependencies } from '../stores/allowances/user-allowance.ts';
import { wireAllowance } from '../stores/allowances/wire-allowance.ts';
import { createKeyUseNote, createSubmissionCount } from '../stores/api-keys/api-key-lookup.ts';
import { createIdempotencyStore } from '../stores/leads/idempotency-store.ts';
import { createLeadQueue } from '../stores/leads/lead-queue.ts';
import {
  createFirstLeads,
  type FirstLeadsDependencies,
} from '../stores/repeated-leads/first-leads.ts';
import { createSubmissionStore } from '../stores/submissions/submission-store.ts';
import { createTargetFormReader } from '../stores/target-forms/target-form-rows.ts';
import { createWebhook, type WebhookDependencies } from './webhook.ts';

export interface WebhookWiring
  extends
    Pick<WebhookDependencies, 'people' | 'logger' | 'newId' | 'now'>,
    Pick<FirstLeadsDependencies, 'fingerprint' | 'newToken' | 'wait'>,
    Pick<AllowanceDependencies, 'onUnknown'> {
  environment: Omit<
    FunctionEnvironment<'webhook'>,
    'PEOPLE_TABLE' | 'FINGERPRINT_KEY' | 'KMS_ENDPOINT'
  >;
  client: DynamoDBDocumentClient;
  queueClient: SQSClient;
}

export function wireWebhook(wiring: WebhookWiring) {
  const { environment, client, now, logger } = wiring;
  const submissions = createSubmissionStore({ client, table: environment.SUBMISSIONS_TABLE, now });
  const keys = { client, table: environment.API_KEY_LOOKUP_TABLE };
  return createWebhook({
    allowance: wireAllowance(environment, wiring),
    submissions,
    idempotency: createIdempotencyStore({ client, table: environment.IDEMPOTENCY_TABLE, now }),
    queue: createLeadQueue({ client: wiring.queueClient, queueUrl: environment.LEAD_QUEUE_URL }),
    forms: createTargetFormReader({ client, table: environment.TARGET_FORMS_TABLE }),
    firstLeads: createFirstLeads({
      client,
      table: environment.FIRST_LEADS_TABLE,
      fingerprint: wiring.fingerprint,
      submissions,
      newToken: wiring.newToken,
      wait: wiring.wait,
      now,
    }),
    people: wiring.people,
    noteKeyUse: createKeyUseNote({ ...keys, now }),
    countSubmission: createSubmissionCount(keys),
    logger,
    maxAttempts: Number(environment.MAX_ATTEMPTS),
    newId: wiring.newId,
    now,
  });
}
