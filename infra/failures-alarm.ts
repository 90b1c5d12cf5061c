/**
 * The alarm for errors that a function has caught. The function continues after such an error, so
 * Lambda counts none; instead the logger counts each line of the level `error`
 * (functions/logging/logger.ts).
 */
import type { Construct } from 'constructs';
import type { FunctionName } from '../contract/environment.ts';
import { errorPeriod, RunbookAlarm } from './runbook-alarm.ts';
import type { ServiceFunction } from './service-function.ts';

export interface FailuresAlarmProps {
  meaning: string;
  /** The number of consecutive five-minute periods that must have errors; 1 by default. */
  periods?: number;
  because?: string;
}

export function failuresAlarm(
  scope: Construct,
  id: string,
  lambda: ServiceFunction<FunctionName>,
  {
    meaning,
    periods = 1,
    because = 'Refusals are not counted, so one failure is a fault of ours.',
  }: FailuresAlarmProps,
): RunbookAlarm {
  const metric = lambda.metricFailures(errorPeriod);
  return new RunbookAlarm(scope, id, { metric, above: 0, periods, meaning, because });
}
