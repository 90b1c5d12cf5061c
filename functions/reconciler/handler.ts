/**
 * Responsible for every open submission that nothing else moves: lost messages, dead attempts.
 * Called by an EventBridge schedule. Not the queue's redrive alone: a message that was never sent,
 * or a wait longer than the queue's visibility allows, comes back by no redrive.
 */
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import type { Context } from 'aws-lambda';
import { readEnvironment } from '../contract/environment.ts';
import { metricsNamespace, reconcilerMetrics } from '../contract/metrics.ts';
import { createLogger } from '../logging/logger.ts';
import { createDocumentClient } from '../stores/document-client.ts';
import { createLeadQueue, createQueueClient } from '../stores/lead-queue.ts';
import { createSubmissionStore } from '../stores/submission-store.ts';
import { reconcile } from './reconcile.ts';

const environment = readEnvironment('reconciler');
const logger = createLogger('reconciler');
const metrics = new Metrics({ namespace: metricsNamespace, serviceName: 'reconciler' });
const now = () => new Date();
const submissions = createSubmissionStore({
  client: createDocumentClient(),
  table: environment.SUBMISSIONS_TABLE,
  now,
});
const queue = createLeadQueue(createQueueClient(), environment.LEAD_QUEUE_URL);
const retentionDays = Number(environment.LEAD_RETENTION_DAYS);

export async function handler(_event: unknown, context: Context): Promise<void> {
  logger.addContext(context);
  const report = await reconcile({ submissions, queue, logger, retentionDays, now });
  metrics.addDimension('function_name', context.functionName);
  const { oldestOpenAge, resent, closedUnknown } = reconcilerMetrics;
  metrics.addMetric(oldestOpenAge, MetricUnit.Seconds, report.oldestOpenAgeSeconds);
  metrics.addMetric(resent, MetricUnit.Count, report.resent);
  metrics.addMetric(closedUnknown, MetricUnit.Count, report.closedUnknown);
  metrics.publishStoredMetrics();
  logger.info('Reconciled', { ...report });
}
