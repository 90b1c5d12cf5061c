/**
 * Responsible for what the dashboard reads and does: keys, target forms, submissions, Retry, Cancel. Called by
 * AppSync, one field at a time, with the caller's verified token. Not resolvers on the tables:
 * keys need two writes in order, links a signature, Retry a message.
 */
import { S3Client } from '@aws-sdk/client-s3';
import type { Context } from 'aws-lambda';
import { setTimeout as wait } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { loopbackAllowed, readEnvironment } from '../environment/read-environment.ts';
import { userLimitsSchema } from '../../contract/user-limits.ts';
import { targetPolicySchema } from '../../contract/origins.ts';
import { targetFormSchema } from '../../contract/target-form.ts';
import { createLogger } from '../logging/logger.ts';
import { createAccountStore } from '../stores/accounts/account-store.ts';
import { createApiKeyStore } from '../stores/api-keys/api-key-store.ts';
import { createDocumentClient } from '../stores/dynamodb/document-client.ts';
import { createLeadQueue, createQueueClient } from '../stores/leads/lead-queue.ts';
import { countOpen } from '../stores/submissions/open-count.ts';
import { createSubmissionStore } from '../stores/submissions/submission-store.ts';
import { createCircuitBreakerStore } from '../stores/circuit-breaker/circuit-breaker-store.ts';
import { createOriginPolicy } from '../stores/origins/origin-policy.ts';
import { createRehearsalQueue } from '../stores/rehearsals/rehearsal-queue.ts';
import { createRehearsalStore } from '../stores/rehearsals/rehearsal-store.ts';
import { createTargetFormStore } from '../stores/target-forms/target-form-store.ts';
import { createUserAllowance } from '../stores/allowances/user-allowance.ts';
import { createDashboardApi } from './dashboard-api.ts';
import { createOwnUser } from './own-user.ts';
import { createLinkSigner } from './screenshot-link.ts';

const environment = readEnvironment('dashboardApi');
const client = createDocumentClient();
const logger = createLogger('dashboard-api');
const now = () => new Date();
const queueClient = createQueueClient();
const forms = {
  client,
  table: environment.TARGET_FORMS_TABLE,
  now,
  newId: () => uuidv7(),
};
const submissions = { client, table: environment.SUBMISSIONS_TABLE, now };
const dashboardApi = createDashboardApi({
  submissions: createSubmissionStore(submissions),
  allowance: createUserAllowance({
    client,
    table: environment.ALLOWANCE_TABLE,
    limits: userLimitsSchema.parse(JSON.parse(environment.USER_LIMITS)),
    countOpen: (userId, most) => countOpen(submissions, userId, most),
    now,
    logger,
  }),
  apiKeys: createApiKeyStore({
    client,
    keysTable: environment.API_KEYS_TABLE,
    lookupTable: environment.API_KEY_LOOKUP_TABLE,
    now,
    newId: () => uuidv7(),
  }),
  queue: createLeadQueue({ client: queueClient, queueUrl: environment.LEAD_QUEUE_URL }),
  signLink: createLinkSigner({ client: new S3Client({}), bucket: environment.SCREENSHOT_BUCKET }),
  circuitBreaker: createCircuitBreakerStore({
    client,
    table: environment.CIRCUIT_BREAKER_TABLE,
    now,
  }),
  target: targetFormSchema.parse(JSON.parse(environment.TARGET_FORM)).url,
  targetForms: createTargetFormStore(forms),
  rehearsals: createRehearsalStore(forms),
  rehearsalQueue: createRehearsalQueue({
    client: queueClient,
    queueUrl: environment.REHEARSAL_QUEUE_URL,
  }),
  origins: createOriginPolicy({
    client,
    table: environment.ORIGINS_TABLE,
    policy: targetPolicySchema.parse(environment.TARGET_POLICY),
    now,
  }),
  allowLoopback: loopbackAllowed(),
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
