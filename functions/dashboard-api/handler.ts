/**
 * Responsible for what the dashboard reads and does: keys, target forms, submissions, Retry,
 * Cancel. Called by AppSync, one field at a time, with the caller's verified token. Resolvers on
 * the tables are not enough: keys need two ordered writes, links need a signature, and a Retry
 * needs a message.
 */
import { S3Client } from '@aws-sdk/client-s3';
import type { Context } from 'aws-lambda';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import {
  loopbackAllowed,
  readAwsIdentity,
  readEnvironment,
} from '../environment/read-environment.ts';
import { noMail } from '../../contract/follow-ups.ts';
import { targetFormSchema } from '../../contract/target-form.ts';
import { createLogger } from '../logging/logger.ts';
import { createAccountStore } from '../stores/accounts/account-store.ts';
import { createAlertStore } from '../stores/alerts/alert-store.ts';
import { createApiKeyStore } from '../stores/api-keys/api-key-store.ts';
import { createEndpointStore } from '../stores/callbacks/endpoint-store.ts';
import { createForgetAnswers } from '../stores/callbacks/forget-answers.ts';
import { createCallbackQueue } from '../stores/callbacks/callback-queue.ts';
import { createDeliveryLog } from '../stores/callbacks/delivery-log.ts';
import { newCallbackSecret } from '../stores/callbacks/new-secret.ts';
import { createDigestStore } from '../stores/follow-ups/digest-store.ts';
import { createDocumentClient } from '../stores/dynamodb/document-client.ts';
import { createIdempotencyStore } from '../stores/leads/idempotency-store.ts';
import { createLeadQueue, createQueueClient } from '../stores/leads/lead-queue.ts';
import { createSubmissionStore } from '../stores/submissions/submission-store.ts';
import { createCircuitBreakerStore } from '../stores/circuit-breaker/circuit-breaker-store.ts';
import { createPaceStore } from '../stores/pace/pace-store.ts';
import { originPolicyOf } from '../stores/origins/origin-policy.ts';
import { createRehearsalQueue } from '../stores/rehearsals/rehearsal-queue.ts';
import { createRehearsalStore } from '../stores/rehearsals/rehearsal-store.ts';
import { fingerprintOf } from '../stores/repeated-leads/fingerprint.ts';
import { createPersonRecords } from '../stores/people/person-records.ts';
import { createFirstLeads } from '../stores/repeated-leads/first-leads.ts';
import { createForgetFirstLeads } from '../stores/repeated-leads/forget-person.ts';
import { createSentNotes } from '../stores/repeated-leads/sent-notes.ts';
import { createTargetFormStore } from '../stores/target-forms/target-form-store.ts';
import { wireAllowance } from '../stores/allowances/wire-allowance.ts';
import { createDashboardApi } from './dashboard-api.ts';
import { createPictureErasure } from './erase-picture.ts';
import { createOwnUser } from './own-user.ts';
import { createRecipePictures } from './recipe-pictures.ts';
import { createLinkSigner } from '../aws-calls/screenshot-link.ts';

const environment = readEnvironment('dashboardApi');
const client = createDocumentClient();
const logger = createLogger('dashboard-api');
const now = () => new Date();
const queueClient = createQueueClient();
const s3 = new S3Client({});
const bucket = environment.SCREENSHOT_BUCKET;
const callbacks = { client, table: environment.CALLBACKS_TABLE, now };
const forms = {
  client,
  table: environment.TARGET_FORMS_TABLE,
  now,
  newId: () => uuidv7(),
  pictures: createRecipePictures({ client: s3, bucket, logger }),
};
const submissions = createSubmissionStore({ client, table: environment.SUBMISSIONS_TABLE, now });
const firstLeads = { client, table: environment.FIRST_LEADS_TABLE, now };
const fingerprint = fingerprintOf(environment, readAwsIdentity());
const dashboardApi = createDashboardApi({
  submissions,
  allowance: wireAllowance(environment, { client, now, logger }),
  firstLeads: createFirstLeads({
    ...firstLeads,
    fingerprint,
    submissions,
    newToken: randomUUID,
    wait: (milliseconds) => wait(milliseconds),
  }),
  noteSent: createSentNotes(firstLeads),
  people: createPersonRecords({
    ...{ client, table: environment.PEOPLE_TABLE, fingerprint, now, logger },
  }),
  forgetFirstLeads: createForgetFirstLeads({ ...firstLeads, fingerprint, submissions }),
  erasePicture: createPictureErasure({ client: s3, bucket }),
  apiKeys: createApiKeyStore({
    client,
    keysTable: environment.API_KEYS_TABLE,
    lookupTable: environment.API_KEY_LOOKUP_TABLE,
    now,
    newId: () => uuidv7(),
  }),
  queue: createLeadQueue({ client: queueClient, queueUrl: environment.LEAD_QUEUE_URL }),
  idempotency: createIdempotencyStore({ client, table: environment.IDEMPOTENCY_TABLE, now }),
  newId: () => uuidv7(),
  signLink: createLinkSigner({ client: s3, bucket }),
  circuitBreaker: createCircuitBreakerStore({
    client,
    table: environment.CIRCUIT_BREAKER_TABLE,
    now,
  }),
  pace: createPaceStore({ client, table: environment.CIRCUIT_BREAKER_TABLE, now }),
  target: targetFormSchema.parse(JSON.parse(environment.TARGET_FORM)).url,
  targetForms: createTargetFormStore(forms),
  rehearsals: createRehearsalStore(forms),
  rehearsalQueue: createRehearsalQueue({
    client: queueClient,
    queueUrl: environment.REHEARSAL_QUEUE_URL,
  }),
  origins: originPolicyOf(environment, { client, now }),
  allowLoopback: loopbackAllowed(),
  alerts: createAlertStore({ ...callbacks, newId: () => uuidv7() }),
  callbacks: createEndpointStore({
    ...{ ...callbacks, newId: () => uuidv7(), newSecret: newCallbackSecret },
  }),
  forgetAnswers: createForgetAnswers(callbacks),
  deliveries: createDeliveryLog({
    ...callbacks,
    queue: createCallbackQueue({
      client: queueClient,
      queueUrl: environment.CALLBACK_QUEUE_URL,
    }),
  }),
  digests: createDigestStore({ client, table: environment.FOLLOW_UPS_TABLE, now }),
  sendsMail: environment.MAIL_FROM !== noMail,
  accounts: createAccountStore({ client, table: environment.ACCOUNTS_TABLE, now }),
  ownUser: createOwnUser(environment.USER_POOL_ENDPOINT),
  wait: (milliseconds) => wait(milliseconds),
  now,
  logger,
  maxAttempts: Number(environment.MAX_ATTEMPTS),
  retentionDays: Number(environment.LEAD_RETENTION_DAYS),
});

export function handler(event: unknown, context: Context): Promise<unknown> {
  logger.addContext(context);
  return dashboardApi(event, context);
}
