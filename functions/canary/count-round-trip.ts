/** Counts a round trip for the canary's alarms, apart from the metrics of users' leads. */
import { MetricUnit } from '@aws-lambda-powertools/metrics';
import type { CanaryReport } from '../../contract/canary.ts';
import { canaryMetrics } from '../../contract/metrics.ts';
import type { Count } from '../logging/counting.ts';

/**
 * A failed round trip reports no duration, so that it does not also raise the alarm for slow round
 * trips.
 */
export function countRoundTrip({ outcome, seconds }: CanaryReport, count: Count): void {
  const succeeded = outcome === 'success';
  count(canaryMetrics.failed, succeeded ? 0 : 1);
  if (succeeded) count(canaryMetrics.seconds, seconds, MetricUnit.Seconds);
}
