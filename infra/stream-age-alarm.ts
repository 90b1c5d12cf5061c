import { Duration } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { RunbookAlarm } from './runbook-alarm.ts';

/** Makes the alarm for a function that handles the changes of a table too late. */
export function streamAgeAlarm(
  scope: Construct,
  id: string,
  lambda: LambdaFunction,
  { above, ...words }: { above: Duration; meaning: string; because: string },
): RunbookAlarm {
  const metric = lambda.metric('IteratorAge', {
    statistic: 'Maximum',
    period: Duration.minutes(5),
  });
  return new RunbookAlarm(scope, id, { metric, above: above.toMilliseconds(), ...words });
}
