/**
 * The bot: receives lead messages from the queue, lets the browser function fill the target form,
 * and records the outcome. The bot waits most of the time, so it needs little memory. It has no
 * reserved concurrency, because new accounts have little. Instead, the event source limits how many
 * leads are processed at once.
 */
import { Duration } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Construct } from 'constructs';
import { botMetrics } from '../contract/metrics.ts';
import type { TargetForm } from '../contract/target-form.ts';
import type { Accounts } from './accounts.ts';
import { attemptLimits, lookingBots } from './attempt-limits.ts';
import type { Browser } from './browser.ts';
import type { RepeatedLeads } from './repeated-leads.ts';
import type { Screenshots } from './screenshots.ts';
import type { Fence } from './fence.ts';
import { failuresAlarm } from './failures-alarm.ts';
import type { FollowUps } from './follow-ups.ts';
import type { LeadQueue } from './lead-queue.ts';
import { errorPeriod, RunbookAlarm } from './runbook-alarm.ts';
import { ServiceFunction } from './service-function.ts';
import type { StageSettings } from './stage-settings.ts';
import type { Submissions } from './submissions.ts';
import type { TargetForms } from './target-forms.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { crashAlarm } from './crash-alarm.ts';

export interface BotProps {
  settings: StageSettings;
  targetForm: TargetForm;
  demoForm: TargetForm;
  accounts: Accounts;
  submissions: Submissions;
  targetForms: TargetForms;
  followUps: FollowUps;
  repeatedLeads: RepeatedLeads;
  leadQueue: LeadQueue;
  screenshots: Screenshots;
  circuitBreaker: CircuitBreaker;
  browser: Browser;
  fence: Fence;
}

/**
 * How many attempts may run at once at the form that the stage offers to all users; no limit if the
 * form may use all bots.
 */
function shareOf({ stageFormAtOnce, botConcurrency }: StageSettings): string {
  return stageFormAtOnce < botConcurrency ? String(stageFormAtOnce) : 'Infinity';
}

export class Bot extends Construct {
  readonly function: ServiceFunction<'bot'>;
  readonly alarms: readonly RunbookAlarm[];

  constructor(scope: Construct, id: string, props: BotProps) {
    super(scope, id);
    const { settings, accounts, submissions, leadQueue, screenshots, circuitBreaker, browser } =
      props;
    this.function = new ServiceFunction(this, 'Function', {
      name: 'bot',
      description: 'Takes one lead through one attempt at the target form',
      environment: {
        ACCOUNTS_TABLE: accounts.table.tableName,
        SUBMISSIONS_TABLE: submissions.table.tableName,
        LEAD_QUEUE_URL: leadQueue.queue.queueUrl,
        SCREENSHOT_BUCKET: screenshots.bucket.bucketName,
        CIRCUIT_BREAKER_TABLE: circuitBreaker.table.tableName,
        BROWSER_FUNCTION: browser.function.functionName,
        FENCE_URL: props.fence.url,
        TARGET_FORM: JSON.stringify({
          ...props.targetForm,
          ...(settings.maskScreenshots && { maskScreenshots: true }),
        } satisfies TargetForm),
        DEMO_FORM: JSON.stringify(props.demoForm),
        BOTS_AT_ONCE: String(settings.botConcurrency),
        STAGE_FORM_AT_ONCE: shareOf(settings),
        ORIGIN_AT_ONCE: String(settings.originAtOnce),
        ORIGIN_PER_MINUTE: String(settings.originPerMinute),
        ATTEMPT_DEADLINE_SECONDS: String(attemptLimits.deadlineSeconds),
        BROWSER_WAIT_SECONDS: String(attemptLimits.browserWaitSeconds),
        LEASE_SECONDS: String(attemptLimits.leaseSeconds),
        RETRY_BASE_SECONDS: String(settings.retryBaseSeconds),
        RETRY_CAP_SECONDS: String(settings.retryCapSeconds),
        LEAD_RETENTION_DAYS: String(settings.leadRetentionDays),
        MAX_OPEN_DAYS: String(settings.maxOpenDays),
        ...props.targetForms.environment,
        FOLLOW_UPS_TABLE: props.followUps.table.tableName,
        ...props.repeatedLeads.tableEnvironment,
      },
      timeout: Duration.seconds(attemptLimits.botTimeoutSeconds),
      memorySize: 256,
    });
    this.function.addEventSource(
      new SqsEventSource(leadQueue.queue, {
        batchSize: 1,
        maxConcurrency: settings.botConcurrency + lookingBots,
        reportBatchItemFailures: true,
      }),
    );
    leadQueue.grantSend(this.function);
    accounts.grantRead(this.function);
    submissions.grantAttempt(this.function);
    props.targetForms.grantRead(this.function);
    props.targetForms.grantMark(this.function);
    props.followUps.grantNote(this.function);
    props.repeatedLeads.grantNoteSent(this.function);
    screenshots.grantStore(this.function);
    circuitBreaker.grantJudge(this.function);
    browser.grantInvoke(this.function);
    this.alarms = this.addAlarms();
  }

  private addAlarms(): RunbookAlarm[] {
    return [
      crashAlarm(this, 'BotErrorsAlarm', this.function, {
        meaning: 'The bot function crashed or timed out.',
        because: 'A failing form is not an error of the function, so one error is a fault of ours.',
      }),
      new RunbookAlarm(this, 'PausedUsersAlarm', {
        metric: this.function.metricOwn(botMetrics.pausedUsers, {
          period: errorPeriod,
          statistic: 'Maximum',
        }),
        above: 4,
        meaning: 'The leads of five users or more wait for the same site.',
        because: 'One user may cause failures at a form, but hardly five users.',
      }),
      failuresAlarm(this, 'BotFailuresAlarm', this.function, {
        meaning: 'The bot could not work on a message, or was not allowed to invoke the browser.',
      }),
    ];
  }
}
