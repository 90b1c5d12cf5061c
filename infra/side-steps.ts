/**
 * The alarm for secondary steps, which can fail while the main work continues. For example, a
 * digest e-mail is not requested, or a message is not sent and the reconciler sends it later. One
 * failure is harmless. Many failures in a row mean a missing permission or a service that is down,
 * which nobody would notice at first.
 */
import { Duration } from 'aws-cdk-lib';
import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import type { FunctionName } from '../contract/environment.ts';
import { workMetrics } from '../contract/metrics.ts';
import { RunbookAlarm } from './runbook-alarm.ts';
import type { ServiceFunction } from './service-function.ts';

const period = Duration.minutes(15);

export class SideSteps extends Construct {
  readonly alarms: readonly RunbookAlarm[];

  constructor(
    scope: Construct,
    id: string,
    functions: Readonly<Record<string, ServiceFunction<FunctionName>>>,
  ) {
    super(scope, id);
    const names = Object.keys(functions);
    const usingMetrics = Object.fromEntries(
      Object.entries(functions).map(([name, lambda]) => [
        name,
        lambda.metricOwn(workMetrics.warnings, { period }),
      ]),
    );
    this.alarms = [
      new RunbookAlarm(this, 'SideStepsAlarm', {
        metric: new MathExpression({
          // A function that has logged no warning has no warning metric, so a missing value means
          // no failure.
          expression: names.map((name) => `FILL(${name}, 0)`).join(' + '),
          usingMetrics,
          period,
          label: 'Warnings',
        }),
        above: 50,
        meaning: 'Secondary steps of the functions fail again and again.',
        because:
          'A service that is slow for a minute causes a few; a missing permission causes one for each lead.',
      }),
    ];
  }
}
