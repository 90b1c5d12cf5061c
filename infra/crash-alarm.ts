import { Duration } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { errorPeriod, RunbookAlarm } from './runbook-alarm.ts';

interface CrashAlarmProps {
  meaning: string;
  because?: string;
}

/** Makes an alarm that rings if a function that runs each minute fails often. */
export function minuteRunAlarm(
  scope: Construct,
  id: string,
  lambda: LambdaFunction,
  meaning: string,
): RunbookAlarm {
  const metric = lambda.metricErrors({ period: Duration.minutes(15) });
  const because = 'The function runs each minute, so five failures in 15 minutes are no accident.';
  return new RunbookAlarm(scope, id, { metric, above: 5, meaning, because });
}

/** Makes an alarm that rings if a function crashes or times out. */
export function crashAlarm(
  scope: Construct,
  id: string,
  lambda: LambdaFunction,
  {
    meaning,
    because = 'The function answers even errors, so one crash is a fault of ours.',
  }: CrashAlarmProps,
): RunbookAlarm {
  const metric = lambda.metricErrors({ period: errorPeriod });
  return new RunbookAlarm(scope, id, { metric, above: 0, meaning, because });
}
