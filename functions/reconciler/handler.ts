/**
 * Responsible for every open submission that nothing else moves on: lost messages, dead attempts.
 * Called by an EventBridge schedule. The queue's redrive is not enough: it brings back neither a
 * message that was never sent nor a row that waits longer than the queue's visibility allows.
 */
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import type { Context } from 'aws-lambda';
import { readEnvironment } from '../environment/read-environment.ts';
import { isClosed } from '../../contract/account.ts';
import { asError } from '../../contract/errors.ts';
import { metricsNamespace, reconcilerMetrics } from '../../contract/metrics.ts';
import { createLogger } from '../logging/logger.ts';
import { createAccountStore } from '../stores/accounts/account-store.ts';
import { createDigestAsking } from '../stores/follow-ups/digest-store.ts';
import { createDocumentClient } from '../stores/dynamodb/document-client.ts';
import { createLeadQueue, createQueueClient } from '../stores/leads/lead-queue.ts';
import { createSentNotes } from '../stores/repeated-leads/sent-notes.ts';
import { createSubmissionStore } from '../stores/submissions/submission-store.ts';
import { targetPolicySchema } from '../../contract/origins.ts';
import { createOriginPolicy } from '../stores/origins/origin-policy.ts';
import { createFormGate, createRoomOf } from '../stores/pace/form-gate.ts';
import { createPaceStore } from '../stores/pace/pace-store.ts';
import { createTargetFormReader } from '../stores/target-forms/target-form-rows.ts';
import { reconcile } from './reconcile.ts';

const environment = readEnvironment('reconciler');
const logger = createLogger('reconciler');
const metrics = new Metrics({ namespace: metricsNamespace, serviceName: 'reconciler' });
const now = () => new Date();
const client = createDocumentClient();
const submissions = createSubmissionStore({ client, table: environment.SUBMISSIONS_TABLE, now });
const noteSent = createSentNotes({ client, table: environment.FIRST_LEADS_TABLE, now });
const ask = createFormGate({
  forms: createTargetFormReader({ client, table: environment.TARGET_FORMS_TABLE }),
  origins: createOriginPolicy({
    client,
    table: environment.ORIGINS_TABLE,
    policy: targetPolicySchema.parse(environment.TARGET_POLICY),
    now,
  }),
  now,
});
const pace = createPaceStore({ client, table: environment.CIRCUIT_BREAKER_TABLE, now });
const accounts = createAccountStore({ client, table: environment.ACCOUNTS_TABLE, now });
const roomOf = createRoomOf(ask, pace, async (userId) => isClosed(await accounts.read(userId)));
const queue = createLeadQueue({
  client: createQueueClient(),
  queueUrl: environment.LEAD_QUEUE_URL,
});
const digests = createDigestAsking({ client, table: environment.FOLLOW_UPS_TABLE, now });
const limits = {
  retentionDays: Number(environment.LEAD_RETENTION_DAYS),
  maxOpenDays: Number(environment.MAX_OPEN_DAYS),
};
const tellUndecided = (userId: string) =>
  digests.soon(userId).catch((error: unknown) => {
    logger.warn('A digest was not asked for', { error: asError(error) });
  });
/** The time reserved for the work in progress when the time is up, and for the report. */
const RESERVED_MS = 12_000;

export async function handler(_event: unknown, context: Context): Promise<void> {
  logger.addContext(context);
  const hasTime = () => context.getRemainingTimeInMillis() > RESERVED_MS;
  const report = await reconcile({
    submissions,
    roomOf,
    noteSent,
    tellUndecided,
    queue,
    logger,
    ...limits,
    now,
    hasTime,
  });
  metrics.addDimension('function_name', context.functionName);
  const { oldestOpenAge, open, resent, closedUnknown, expired } = reconcilerMetrics;
  metrics.addMetric(oldestOpenAge, MetricUnit.Seconds, report.oldestOpenAgeSeconds);
  metrics.addMetric(open, MetricUnit.Count, report.open);
  metrics.addMetric(resent, MetricUnit.Count, report.resent);
  metrics.addMetric(closedUnknown, MetricUnit.Count, report.closedUnknown);
  metrics.addMetric(expired, MetricUnit.Count, report.expired);
  metrics.publishStoredMetrics();
  logger.info('Reconciled', { ...report });
}
