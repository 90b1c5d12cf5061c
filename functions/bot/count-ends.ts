/** Counts how leads end, for the stage's alarms and dashboard. */
import { MetricUnit } from '@aws-lambda-powertools/metrics';
import { botMetrics } from '../../contract/metrics.ts';
import type { Count } from '../logging/counting.ts';
import type { AttemptNote } from './bot-dependencies.ts';

/**
 * Returns a function that counts how an attempt ended. It ignores ends that were not recorded,
 * attempts that will be repeated, and canary leads (test leads that monitor the service).
 */
export function createEndCount(count: Count) {
  return ({ outcome, recorded, retrying, canary, secondsToSubmit }: AttemptNote): void => {
    if (!recorded || retrying || canary) return;
    if (outcome === 'outcome_unknown') return count(botMetrics.unknown);
    if (outcome !== 'success') return count(botMetrics.failed);
    count(botMetrics.succeeded);
    if (secondsToSubmit !== undefined) {
      count(botMetrics.secondsToSubmit, secondsToSubmit, MetricUnit.Seconds);
    }
  };
}
