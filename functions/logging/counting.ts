/**
 * The one way the functions count: each count is a metric of its own (EMF), printed at once, so that
 * one that is caught while a handler breaks off is not lost.
 */
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import type { MetricUnit as Unit } from '@aws-lambda-powertools/metrics/types';
import { metricsNamespace, type MetricName } from '../../contract/metrics.ts';
import { ownName } from '../environment/read-environment.ts';

export type Count = (name: MetricName, value?: number, unit?: Unit) => void;

/** `value` is 1 and counted in `MetricUnit.Count` unless told. */
export function createCounting(serviceName: string): Count {
  const metrics = new Metrics({ namespace: metricsNamespace, serviceName });
  return (name, value = 1, unit = MetricUnit.Count) => {
    const metric = metrics.singleMetric();
    metric.addDimension('function_name', ownName());
    metric.addMetric(name, unit, value);
  };
}
