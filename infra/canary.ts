/**
 * The canary: sends a synthetic lead the whole way, through the webhook's public address to the
 * demo form, and reports the result. Every stage has the canary function, because each deployment
 * ends with a canary lead. The function's schedule and alarms depend on a setting.
 */
import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { canaryMetrics } from '../contract/metrics.ts';
import type { ApiKeys } from './api-keys.ts';
import { RunbookAlarm } from './runbook-alarm.ts';
import { runEvery } from './run-every.ts';
import { ServiceFunction } from './service-function.ts';
import type { StageSettings } from './stage-settings.ts';
import type { Submissions } from './submissions.ts';
import type { Webhook } from './webhook.ts';

export interface CanaryProps {
  settings: Pick<StageSettings, 'canaryMinutes'>;
  webhook: Webhook;
  apiKeys: ApiKeys;
  submissions: Submissions;
}

const slowSeconds = 60;

export class Canary extends Construct {
  readonly function: ServiceFunction<'canary'>;
  readonly alarms: readonly RunbookAlarm[];

  constructor(scope: Construct, id: string, props: CanaryProps) {
    super(scope, id);
    const { webhook, apiKeys, submissions } = props;
    this.function = new ServiceFunction(this, 'Function', {
      name: 'canary',
      description: 'Sends a synthetic lead the whole way and follows it',
      environment: {
        WEBHOOK_URL: webhook.url,
        API_KEY_LOOKUP_TABLE: apiKeys.lookupTable.tableName,
        SUBMISSIONS_TABLE: submissions.table.tableName,
      },
      // The time-out is longer than the time for which the function waits for its lead
      // (functions/canary-lead/round-trip.ts).
      timeout: Duration.minutes(5),
      memorySize: 256,
    });
    apiKeys.grantMakeCanaryKey(this.function);
    submissions.grantCancelCanary(this.function);
    const { canaryMinutes } = props.settings;
    this.alarms = canaryMinutes ? this.schedule(Duration.minutes(canaryMinutes)) : [];
  }

  private schedule(period: Duration): RunbookAlarm[] {
    runEvery(period, this, 'Schedule', this.function);
    return [
      new RunbookAlarm(this, 'CanaryFailedAlarm', {
        metric: this.function.metricOwn(canaryMetrics.failed, { period }),
        above: 0,
        periods: 2,
        meaning: 'The canary lead does not reach the demo form, or the canary has stopped.',
        because: 'Two failures in a row are no accident; one may be caused by a deployment.',
        missingIsFailing: true,
      }),
      new RunbookAlarm(this, 'CanarySlowAlarm', {
        metric: this.function.metricOwn(canaryMetrics.seconds, { period, statistic: 'Maximum' }),
        above: slowSeconds,
        periods: 2,
        meaning: 'The canary lead arrives, but late.',
        because: `A round trip takes seconds, and other users' leads do not delay it; ${slowSeconds} seconds mean a second attempt.`,
      }),
    ];
  }
}
