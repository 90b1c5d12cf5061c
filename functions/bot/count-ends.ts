/** Counts how leads end, for the alarms and the dashboard of the stage. */
import { MetricUnit } from '@aws-lambda-powertools/metrics';
import { botMetrics } from '../../contract/metrics.ts';
import type { Count } from '../logging/counting.ts';
import type { AttemptNote } from './process-submission.ts';

/** What was not recorded or is tried again is no end. */
export function createEndCount(count: Count) {
  return ({ outcome, recorded, retrying, secondsToSubmit }: AttemptNote): void => {
    if (!recorded || retrying) return;
    if (outcome === 'outcome_unknown') return count(botMetrics.unknown);
    if (outcome !== 'success') return count(botMetrics.failed);
    count(botMetrics.succeeded);
    if (secondsToSubmit !== undefined) {
      count(botMetrics.secondsToSubmit, secondsToSubmit, MetricUnit.Seconds);
    }
  };
}
