/**
 * Rehearsals are trial runs that fill a user's form without submitting it. They have their own
 * queue and function, so that they don't delay leads. The function may invoke the browser, write
 * the rehearsal's item and mark a form as needing attention. It has no access to submissions or to
 * the fence, which permits each submit, so it can't submit anything.
 */
import { Duration } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { attemptLimits, rehearsalsAtOnce } from './attempt-limits.ts';
import type { Browser } from './browser.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import type { FollowUps } from './follow-ups.ts';
import { failuresAlarm } from './failures-alarm.ts';
import type { RunbookAlarm } from './runbook-alarm.ts';
import type { Screenshots } from './screenshots.ts';
import { ServiceFunction } from './service-function.ts';
import { deadLettersAlarm, serviceQueue } from './service-queue.ts';
import type { StageSettings } from './stage-settings.ts';
import type { TargetForms } from './target-forms.ts';
import { crashAlarm } from './crash-alarm.ts';

/**
 * Besides the messages of running rehearsals, the function receives this number of further
 * messages. So it learns whether other users also wait.
 */
const MORE_MESSAGES = 2;
/**
 * A rehearsal that has started always records its end in its item. So the message of a rehearsal is
 * delivered again only if the start failed.
 */
const MOST_DELIVERIES = 3;

export class Rehearsals extends Construct {
  readonly queue: Queue;
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.deadLetters = serviceQueue(this, 'DeadLetters', {
      retentionPeriod: Duration.days(4),
    });
    this.queue = serviceQueue(this, 'Queue', {
      // The message of a rehearsal is deleted after this time. The rehearsal then counts as failed,
      // so nobody waits for it any longer.
      retentionPeriod: Duration.minutes(15),
      visibilityTimeout: Duration.seconds(attemptLimits.visibilitySeconds),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: MOST_DELIVERIES },
    });
  }

  /**
   * Lets the dashboard API, the form-watch function and the rehearser put rehearsals into the
   * queue.
   */
  grantSend(grantee: LambdaFunction) {
    this.queue.grant(grantee, 'sqs:SendMessage');
  }
}

export interface RehearserProps {
  rehearsals: Rehearsals;
  targetForms: TargetForms;
  screenshots: Screenshots;
  browser: Browser;
  followUps: FollowUps;
  circuitBreaker: CircuitBreaker;
  settings: Pick<StageSettings, 'botConcurrency'>;
}

export class Rehearser extends Construct {
  readonly function: ServiceFunction<'rehearser'>;
  readonly alarms: readonly RunbookAlarm[];

  constructor(scope: Construct, id: string, props: RehearserProps) {
    super(scope, id);
    const { rehearsals, targetForms, screenshots, browser } = props;
    const atOnce = rehearsalsAtOnce(props.settings);
    this.function = new ServiceFunction(this, 'Function', {
      name: 'rehearser',
      description: "Rehearses a user's form, without submitting it",
      environment: {
        ...targetForms.environment,
        SCREENSHOT_BUCKET: screenshots.bucket.bucketName,
        BROWSER_FUNCTION: browser.function.functionName,
        ATTEMPT_DEADLINE_SECONDS: String(attemptLimits.deadlineSeconds),
        BROWSER_WAIT_SECONDS: String(attemptLimits.browserWaitSeconds),
        FOLLOW_UPS_TABLE: props.followUps.table.tableName,
        REHEARSAL_QUEUE_URL: rehearsals.queue.queueUrl,
        REHEARSALS_AT_ONCE: String(atOnce),
        CIRCUIT_BREAKER_TABLE: props.circuitBreaker.table.tableName,
      },
      timeout: Duration.seconds(attemptLimits.rehearserTimeoutSeconds),
      memorySize: 256,
    });
    this.function.addEventSource(
      new SqsEventSource(rehearsals.queue, {
        batchSize: 1,
        maxConcurrency: atOnce + MORE_MESSAGES,
      }),
    );
    rehearsals.grantSend(this.function);
    props.circuitBreaker.grantTakeTurn(this.function);
    targetForms.grantRead(this.function);
    targetForms.grantRehearse(this.function);
    targetForms.grantMark(this.function);
    props.followUps.grantAsk(this.function);
    screenshots.grantStoreRehearsal(this.function);
    browser.grantInvoke(this.function);
    this.alarms = [
      crashAlarm(this, 'RehearserErrorsAlarm', this.function, {
        meaning: 'The rehearser function crashed or timed out.',
        because: 'The function must survive every page, so one crash is a fault of ours.',
      }),
      failuresAlarm(this, 'RehearserFailuresAlarm', this.function, {
        meaning:
          'A rehearsal ended because of our own fault, or was not allowed to invoke the browser.',
      }),
      deadLettersAlarm(this, 'DeadRehearsalsAlarm', rehearsals.deadLetters, {
        meaning: 'A rehearsal could not be started after several deliveries.',
        because: 'A message goes to the dead letters only after three deliveries.',
      }),
    ];
  }
}
