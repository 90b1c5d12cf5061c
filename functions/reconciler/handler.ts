/**
 * Responsible for open submissions that no other function continues: those with a lost message or a
 * dead attempt. Called by an EventBridge schedule. The queue's redrive is not enough: it brings
 * back neither a message that was never sent nor a row that waits longer than the queue's
 * visibility allows.
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
/**
 * The time kept at the end of a run, for completing the work in progress and writing the report.
 */
const RESERVED_MS = 12_000;

export async function handler(_event: unknown, context: Context): Promise<void> {
  logger.addContext(context);
  const hasTime = () => context.getRemainingTimeInMillis() > RESERVED_MS;
  const report = await reconcile(hasTime);
  const { oldestOpenAge, open, resent, closedUnknown, expired } = reconcilerMetrics;
  const values = {
    ...{ [oldestOpenAge]: report.oldestOpenAgeSeconds, [open]: report.open },
    ...{ [resent]: report.resent, [closedUnknown]: report.closedUnknown },
    [expired]: report.expired,
  };
  // A metric costs money for each hour in which it is sent, so a stage without open rows sends no
  // zeros.
  for (const [name, value] of Object.entries(values)) {
    const unit = name === oldestOpenAge ? MetricUnit.Seconds : MetricUnit.Count;
    if (value > 0) metrics.addMetric(name, unit, value);
  }
  if (metrics.hasStoredMetrics()) {
    metrics.addDimension('function_name', context.functionName);
    metrics.publishStoredMetrics();
  }
  if (Object.values(report).some((value) => value > 0)) logger.info('Reconciled', { ...report });
}
