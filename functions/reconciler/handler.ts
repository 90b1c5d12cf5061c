/**
 * Responsible for every open submission that nothing else moves on: lost messages, dead attempts.
 * Called by an EventBridge schedule. The queue's redrive is not enough: it brings back neither a
 * message that was never sent nor a row that waits longer than the queue's visibility allows.
 */
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import type { Context } from 'aws-lambda';
import { readEnvironment } from '../environment/read-environment.ts';
import { metricsNamespace, reconcilerMetrics } from '../../contract/metrics.ts';
import { createLogger } from '../logging/logger.ts';
import { createDocumentClient } from '../stores/dynamodb/document-client.ts';
import { createQueueClient } from '../stores/leads/lead-queue.ts';
import { wireReconciler } from './wire-reconciler.ts';

const logger = createLogger('reconciler');
const metrics = new Metrics({ namespace: metricsNamespace, serviceName: 'reconciler' });
const reconcile = wireReconciler({
  environment: readEnvironment('reconciler'),
  client: createDocumentClient(),
  queueClient: createQueueClient(),
  logger,
  now: () => new Date(),
});
/** The time reserved for the work in progress when the time is up, and for the report. */
const RESERVED_MS = 12_000;

export async function handler(_event: unknown, context: Context): Promise<void> {
  logger.addContext(context);
  const hasTime = () => context.getRemainingTimeInMillis() > RESERVED_MS;
  const report = await reconcile(hasTime);
  metrics.addDimension('function_name', context.functionName);
  const { oldestOpenAge, open, resent, closedUnknown, expired } = reconcilerMetrics;
  metrics.addMetric(oldestOpenAge, MetricUnit.Seconds, report.oldestOpenAgeSeconds);
  const counts = {
    ...{ [open]: report.open, [resent]: report.resent },
    ...{ [closedUnknown]: report.closedUnknown, [expired]: report.expired },
  };
  // A metric costs money for each hour in which it is sent, so a stage at rest sends no zeros.
  for (const [name, count] of Object.entries(counts)) {
    if (count > 0) metrics.addMetric(name, MetricUnit.Count, count);
  }
  metrics.publishStoredMetrics();
  logger.info('Reconciled', { ...report });
}
