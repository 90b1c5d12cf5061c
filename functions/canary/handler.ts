/**
 * Responsible for the canary: one synthetic lead through the webhook's public address, the queue,
 * the bot and the site's demo form. Called on a schedule in stages that have one, and by `npm run
 * deploy` after each deployment. A CloudWatch Synthetics canary is not enough: it would need a
 * permanent API key, and could not cancel a lead that hangs.
 */
import type { Context } from 'aws-lambda';
import { setTimeout as wait } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { canaryOwner, canaryRetentionDays, type CanaryReport } from '../../contract/canary.ts';
import { readEnvironment } from '../environment/read-environment.ts';
import { createCounting } from '../logging/counting.ts';
import { createLogger } from '../logging/logger.ts';
import { createDocumentClient } from '../stores/dynamodb/document-client.ts';
import { createSubmissionStore } from '../stores/submissions/submission-store.ts';
import { createWebhookCalls } from './call-webhook.ts';
import { makeCanaryKey } from './canary-key.ts';
import { countRoundTrip } from './count-round-trip.ts';
import { goRoundTrip } from '../canary-lead/round-trip.ts';

const environment = readEnvironment('canary');
const logger = createLogger('canary');
const count = createCounting('canary');
const client = createDocumentClient();
const now = () => new Date();
const submissions = createSubmissionStore({ client, table: environment.SUBMISSIONS_TABLE, now });

export async function handler(_event: unknown, context: Context): Promise<CanaryReport> {
  logger.addContext(context);
  const lookupTable = environment.API_KEY_LOOKUP_TABLE;
  const keyValue = await makeCanaryKey({ client, lookupTable, newId: () => uuidv7(), now });
  const report = await goRoundTrip({
    call: createWebhookCalls(environment.WEBHOOK_URL, keyValue),
    cancel: async (id) => {
      await submissions.cancel({ userId: canaryOwner, id, retentionDays: canaryRetentionDays });
    },
    wait: (milliseconds) => wait(milliseconds),
    now,
  });
  logger.info('Canary lead ended', { ...report });
  countRoundTrip(report, count);
  return report;
}
