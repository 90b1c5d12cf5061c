/**
 * Concurrency: what the stage reserves for the functions on a lead's way, and two alarms. One alarm
 * rings when Lambda throttles functions that people wait for, the other when the account comes near
 * its limit of concurrent executions.
 */
import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { CfnFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { FunctionName } from '../contract/environment.ts';
import { errorPeriod, RunbookAlarm } from './runbook-alarm.ts';
import type { ServiceFunction } from './service-function.ts';
import type { ReservedConcurrency } from './stage-settings.ts';
import { cfnResource } from './cfn-resource.ts';

export interface CapacityProps {
  /** The functions for whose answers people and integrators wait. */
  frontDoor: Readonly<Record<string, ServiceFunction<FunctionName>>>;
  /** The account's limit of concurrent executions in this region. */
  accountConcurrency: number;
  onLeadsWay: Readonly<Record<keyof ReservedConcurrency, ServiceFunction<FunctionName>>>;
  reservedConcurrency: ReservedConcurrency | undefined;
}

/** The share of the account's concurrency (0 to 1) above which the alarm rings. */
const mostInUse = 0.8;

export class Capacity extends Construct {
  readonly concurrency: Metric;
  readonly alarms: readonly RunbookAlarm[];

  constructor(scope: Construct, id: string, props: CapacityProps) {
    super(scope, id);
    const { frontDoor, accountConcurrency, onLeadsWay, reservedConcurrency } = props;
    if (reservedConcurrency) reserve(onLeadsWay, reservedConcurrency);
    const throttles = Object.entries(frontDoor).map(
      ([name, lambda]) => [name, lambda.metricThrottles({ period: errorPeriod })] as const,
    );
    this.concurrency = new Metric({
      namespace: 'AWS/Lambda',
      metricName: 'ClaimedAccountConcurrency',
      statistic: 'Maximum',
      period: Duration.minutes(5),
    });
    this.alarms = [
      new RunbookAlarm(this, 'FrontDoorThrottlesAlarm', {
        metric: new MathExpression({
          expression: throttles.map(([name]) => `FILL(${name}, 0)`).join(' + '),
          usingMetrics: Object.fromEntries(throttles),
          period: errorPeriod,
          label: 'Throttled',
        }),
        above: 0,
        meaning:
          'Lambda refused calls of the webhook, its authoriser or the dashboard for lack of capacity.',
        because: 'Each refused call is an integrator or a user who got a 5xx.',
      }),
      new RunbookAlarm(this, 'AccountConcurrencyAlarm', {
        metric: this.concurrency,
        above: Math.floor(mostInUse * accountConcurrency),
        periods: 2,
        meaning: 'The account’s concurrent executions are nearly used up.',
        because: `For ten minutes they were above four fifths of the ${accountConcurrency} in the stage’s settings.`,
      }),
    ];
  }
}

function reserve(functions: CapacityProps['onLeadsWay'], reserved: ReservedConcurrency): void {
  for (const name of ['authoriser', 'webhook', 'fence'] as const) {
    const lambda = cfnResource(functions[name], CfnFunction);
    lambda.reservedConcurrentExecutions = reserved[name];
  }
}
