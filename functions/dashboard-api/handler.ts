/**
 * Responsible for what the dashboard reads and does: keys, submissions, target, Retry. Called by
 * AppSync, one field at a time, with the caller's verified token. Not resolvers on the tables:
 * keys need two writes in order, links a signature, Retry a message.
 */
import { S3Client } from '@aws-sdk/client-s3';
import type { Context } from 'aws-lambda';
import { v7 as uuidv7 } from 'uuid';
import { readEnvironment } from '../contract/environment.ts';
import { targetFormSchema } from '../contract/target-form.ts';
import { createLogger } from '../logging/logger.ts';
import { createApiKeyStore } from '../stores/api-key-store.ts';
import { createDocumentClient } from '../stores/document-client.ts';
import { createLeadQueue, createQueueClient } from '../stores/lead-queue.ts';
import { createSubmissionStore } from '../stores/submission-store.ts';
import { createTargetHealthStore } from '../stores/target-health-store.ts';
import { createDashboardApi } from './dashboard-api.ts';
import { createLinkSigner } from './screenshot-link.ts';

const environment = readEnvironment('dashboardApi');
const client = createDocumentClient();
const logger = createLogger('dashboard-api');
const now = () => new Date();
const dashboardApi = createDashboardApi({
  submissions: createSubmissionStore({ client, table: environment.SUBMISSIONS_TABLE, now }),
  apiKeys: createApiKeyStore({
    client,
    keysTable: environment.API_KEYS_TABLE,
    lookupTable: environment.API_KEY_LOOKUP_TABLE,
    now,
    newId: () => uuidv7(),
  }),
  queue: createLeadQueue(createQueueClient(), environment.LEAD_QUEUE_URL),
  signLink: createLinkSigner(new S3Client({}), environment.EVIDENCE_BUCKET),
  targetHealth: createTargetHealthStore({ client, table: environment.TARGET_HEALTH_TABLE, now }),
  target: targetFormSchema.parse(JSON.parse(environment.TARGET_FORM)).url,
  now,
  logger,
  maxAttempts: Number(environment.MAX_ATTEMPTS),
});

export function handler(event: unknown, context: Context): Promise<unknown> {
  logger.addContext(context);
  return dashboardApi(event, context);
}
