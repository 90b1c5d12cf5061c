import type { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';

/**
 * Runs a function on a schedule. EventBridge does not repeat a run that it could not start, because
 * the next scheduled run is due soon.
 */
export function runEvery(period: Duration, scope: Construct, id: string, lambda: IFunction): void {
  new Rule(scope, id, {
    schedule: Schedule.rate(period),
    targets: [new LambdaFunction(lambda, { retryAttempts: 0 })],
  });
}
