/**
 * The bot: takes lead messages from the queue and fills the target form in Chromium. x86_64,
 * because the packaged Chromium is; no reserved concurrency, because new accounts have little: the
 * event source bounds how many leads are filled at once.
 */
import { Duration, Size } from 'aws-cdk-lib';
import { Architecture } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Construct } from 'constructs';
import type { TargetForm } from '../functions/contract/target-form.ts';
import { attemptLimits } from './attempt-limits.ts';
import { botBundling } from './bot-bundle.ts';
import type { Evidence } from './evidence.ts';
import type { LeadQueue } from './lead-queue.ts';
import { errorPeriod, RunbookAlarm } from './runbook-alarm.ts';
import { ServiceFunction } from './service-function.ts';
import type { StageSettings } from './stages.ts';
import type { Submissions } from './submissions.ts';
import type { TargetHealth } from './target-health.ts';

export interface BotProps {
  settings: StageSettings;
  targetForm: TargetForm;
  submissions: Submissions;
  leadQueue: LeadQueue;
  evidence: Evidence;
  targetHealth: TargetHealth;
}

export class Bot extends Construct {
  readonly function: ServiceFunction<'bot'>;
  readonly alarms: readonly RunbookAlarm[];

  constructor(scope: Construct, id: string, props: BotProps) {
    super(scope, id);
    const { settings, submissions, leadQueue, evidence, targetHealth } = props;
    this.function = new ServiceFunction(this, 'Function', {
      name: 'bot',
      description: 'Fills and submits the target form for one lead',
      environment: {
        SUBMISSIONS_TABLE: submissions.table.tableName,
        LEAD_QUEUE_URL: leadQueue.queue.queueUrl,
        EVIDENCE_BUCKET: evidence.bucket.bucketName,
        TARGET_HEALTH_TABLE: targetHealth.table.tableName,
        TARGET_FORM: JSON.stringify({
          ...props.targetForm,
          ...(settings.maskScreenshots && { maskScreenshots: true }),
        } satisfies TargetForm),
        ATTEMPT_DEADLINE_SECONDS: String(attemptLimits.deadlineSeconds),
        LEASE_SECONDS: String(attemptLimits.leaseSeconds),
        RETRY_BASE_SECONDS: String(settings.retryBaseSeconds),
        RETRY_CAP_SECONDS: String(settings.retryCapSeconds),
        LEAD_RETENTION_DAYS: String(settings.leadRetentionDays),
      },
      timeout: Duration.seconds(attemptLimits.functionTimeoutSeconds),
      memorySize: 2048,
      ephemeralStorageSize: Size.gibibytes(1),
      architecture: Architecture.X86_64,
      bundling: botBundling,
    });
    this.function.addEventSource(
      new SqsEventSource(leadQueue.queue, {
        batchSize: 1,
        maxConcurrency: settings.botConcurrency,
        reportBatchItemFailures: true,
      }),
    );
    submissions.grantAttempt(this.function);
    evidence.grantStore(this.function);
    targetHealth.grantJudge(this.function);
    this.alarms = [
      new RunbookAlarm(this, 'BotErrorsAlarm', {
        metric: this.function.metricErrors({ period: errorPeriod }),
        above: 0,
        meaning: 'The bot function crashed or timed out.',
      }),
    ];
  }
}
