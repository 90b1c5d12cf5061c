/**
 * The form watch: every minute finds live forms in use that are due for their daily rehearsal, in
 * which the form is filled but not submitted. Starts one of these rehearsals, unless another daily
 * rehearsal waits or runs.
 */
import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { minuteRunAlarm } from './crash-alarm.ts';
import { failuresAlarm } from './failures-alarm.ts';
import type { FollowUps } from './follow-ups.ts';
import type { Rehearsals } from './rehearsals.ts';
import type { RunbookAlarm } from './runbook-alarm.ts';
import { runEvery } from './run-every.ts';
import { ServiceFunction } from './service-function.ts';
import type { TargetForms } from './target-forms.ts';

export interface FormWatchProps {
  followUps: FollowUps;
  targetForms: TargetForms;
  rehearsals: Rehearsals;
  circuitBreaker: CircuitBreaker;
}

export class FormWatch extends Construct {
  readonly alarms: readonly RunbookAlarm[];

  constructor(scope: Construct, id: string, props: FormWatchProps) {
    super(scope, id);
    const { followUps, targetForms, rehearsals } = props;
    const lambda = new ServiceFunction(this, 'Function', {
      name: 'formWatch',
      description: 'Begins the daily rehearsals of live forms in use',
      environment: {
        FOLLOW_UPS_TABLE: followUps.table.tableName,
        TARGET_FORMS_TABLE: targetForms.table.tableName,
        REHEARSAL_QUEUE_URL: rehearsals.queue.queueUrl,
        CIRCUIT_BREAKER_TABLE: props.circuitBreaker.table.tableName,
      },
      timeout: Duration.seconds(30),
      memorySize: 256,
    });
    followUps.grantWatchForms(lambda);
    targetForms.grantBegin(lambda);
    rehearsals.grantSend(lambda);
    props.circuitBreaker.grantSeeTurns(lambda);
    runEvery(Duration.minutes(1), this, 'EveryMinute', lambda);
    this.alarms = [
      minuteRunAlarm(this, 'FormWatchAlarm', lambda, 'Live forms are not rehearsed daily.'),
      failuresAlarm(this, 'FormWatchFailuresAlarm', lambda, {
        meaning: 'The queue did not accept a daily rehearsal.',
      }),
    ];
  }
}
