/**
 * Counts metrics for all functions: each count is printed at once as its own metric (EMF), so that
 * it is not lost if the handler fails afterwards.
 */
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import type { MetricUnit as Unit } from '@aws-lambda-powertools/metrics/types';
import { metricsNamespace, type MetricName } from '../../contract/metrics.ts';
import { ownName } from '../environment/read-environment.ts';

export type Count = (name: MetricName, value?: number, unit?: Unit) => void;

/** Creates the counter. A count's `value` is 1 by default, and its unit is `MetricUnit.Count`. */
export function createCounting(serviceName: string): Count {
  const metrics = new Metrics({ namespace: metricsNamespace, serviceName });
  return (name, value = 1, unit = MetricUnit.Count) => {
    const metric = metrics.singleMetric();
    metric.addDimension('function_name', ownName());
    metric.addMetric(name, unit, value);
  };
}
