/**
 * The deliveries of callbacks. One function calls users' addresses, one message at a time. The
 * other function, the callback sweep, sends every minute the messages that are due. The functions
 * are separate, because the first one talks to strangers' servers and may write only the results of
 * its calls.
 */
import { Duration } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Construct } from 'constructs';
import type { Accounts } from './accounts.ts';
import { callsAtOnce, placesOfUser } from './attempt-limits.ts';
import type { Callbacks } from './callbacks.ts';
import type { Events } from './events.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { minuteRunAlarm } from './crash-alarm.ts';
import { failuresAlarm } from './failures-alarm.ts';
import type { FollowUps } from './follow-ups.ts';
import { errorPeriod, RunbookAlarm } from './runbook-alarm.ts';
import { runEvery } from './run-every.ts';
import { ServiceFunction } from './service-function.ts';
import { deadLettersAlarm } from './service-queue.ts';
import type { StageSettings } from './stage-settings.ts';
import type { Submissions } from './submissions.ts';
import type { TargetForms } from './target-forms.ts';
import { functionSeconds } from './function-limits.ts';

export interface CallbackDeliveryProps {
  callbacks: Callbacks;
  events: Events;
  submissions: Submissions;
  accounts: Accounts;
  targetForms: TargetForms;
  followUps: FollowUps;
  circuitBreaker: CircuitBreaker;
  siteUrl: string;
  settings: Pick<StageSettings, 'accountConcurrency'>;
}

export class CallbackDelivery extends Construct {
  readonly function: ServiceFunction<'callbacks'>;
  readonly alarms: readonly RunbookAlarm[];

  constructor(scope: Construct, id: string, props: CallbackDeliveryProps) {
    super(scope, id);
    this.function = this.makeCaller(props);
    const sweep = this.makeSweep(props);
    this.alarms = [...this.callAlarms(props.callbacks), ...this.sweepAlarms(sweep)];
  }

  private makeCaller(props: CallbackDeliveryProps): ServiceFunction<'callbacks'> {
    const { callbacks, events, submissions, accounts, targetForms } = props;
    const caller = new ServiceFunction(this, 'Function', {
      name: 'callbacks',
      description: 'Calls users’ own addresses about events',
      environment: {
        ...callbacks.environment,
        EVENTS_TABLE: events.table.tableName,
        SUBMISSIONS_TABLE: submissions.table.tableName,
        ACCOUNTS_TABLE: accounts.table.tableName,
        ORIGINS_TABLE: targetForms.originsTable.tableName,
        PLACES_OF_USER: String(placesOfUser(props.settings)),
        SITE_URL: props.siteUrl,
      },
      timeout: Duration.seconds(functionSeconds.callbacks),
      memorySize: 256,
    });
    caller.addEventSource(
      new SqsEventSource(callbacks.queue, {
        batchSize: 1,
        maxConcurrency: callsAtOnce(props.settings),
      }),
    );
    callbacks.grantCall(caller);
    events.grantReadOne(caller);
    submissions.grantReadOne(caller);
    accounts.grantRead(caller);
    targetForms.grantJudge(caller);
    return caller;
  }

  private makeSweep(props: CallbackDeliveryProps) {
    const { callbacks, events, submissions, followUps, targetForms, circuitBreaker } = props;
    const sweep = new ServiceFunction(this, 'Sweep', {
      name: 'callbackSweep',
      description: 'Sends due callbacks, tells owners of disabled ones, and looks at alerts',
      environment: {
        ...callbacks.environment,
        EVENTS_TABLE: events.table.tableName,
        SUBMISSIONS_TABLE: submissions.table.tableName,
        FOLLOW_UPS_TABLE: followUps.table.tableName,
        TARGET_FORMS_TABLE: targetForms.table.tableName,
        CIRCUIT_BREAKER_TABLE: circuitBreaker.table.tableName,
      },
      timeout: Duration.seconds(functionSeconds.callbackSweep),
      memorySize: 256,
    });
    callbacks.grantSweep(sweep);
    events.grantWrite(sweep);
    events.grantList(sweep);
    submissions.grantArrivals(sweep);
    targetForms.grantWatch(sweep);
    circuitBreaker.grantShow(sweep);
    followUps.grantAsk(sweep);
    runEvery(Duration.minutes(1), this, 'EveryMinute', sweep);
    return sweep;
  }

  /**
   * The alarms for the calls to users' addresses. An error answer of a receiver raises no alarm,
   * because it is not a fault of this service.
   */
  private callAlarms({ queue, deadLetters }: Callbacks): RunbookAlarm[] {
    return [
      new RunbookAlarm(this, 'CallbackErrorsAlarm', {
        metric: this.function.metricErrors({ period: errorPeriod }),
        above: 0,
        periods: 2,
        meaning: 'The function that calls users’ addresses crashed, timed out or was refused.',
        because: 'Whatever a receiver does is recorded, so an error is a fault of ours.',
      }),
      new RunbookAlarm(this, 'CallbacksLateAlarm', {
        metric: queue.metricApproximateAgeOfOldestMessage({ period: errorPeriod }),
        above: Duration.minutes(30).toSeconds(),
        meaning: 'Callbacks wait in their queue for more than half an hour.',
        because: 'A call without a place is sent again within a minute, and SQS counts from then.',
      }),
      deadLettersAlarm(this, 'DeadCallbacksAlarm', deadLetters, {
        meaning: 'The message of a callback could not be handled after ten deliveries.',
        because: 'A message fails only if a table or the queue fails.',
      }),
    ];
  }

  private sweepAlarms(sweep: ServiceFunction<'callbackSweep'>): RunbookAlarm[] {
    return [
      minuteRunAlarm(
        this,
        'CallbackSweepAlarm',
        sweep,
        'Callbacks that are due later than a quarter of an hour are not sent.',
      ),
      failuresAlarm(this, 'CallbackSweepFailuresAlarm', sweep, {
        meaning: 'Some due callbacks were not sent, or an owner was not told of a disabled one.',
        periods: 3,
        because: 'Each run tries again, so a quarter of an hour is no accident.',
      }),
    ];
  }
}
