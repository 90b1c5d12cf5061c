/**
 * The queue between the webhook and the bot. Messages contain only ids, never personal data. A
 * lead's attempts are counted in its row of the submissions table, not by the queue. So a message
 * in the dead-letter queue means that our service failed, not that a target form failed.
 */
import { Duration } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { attemptLimits, deliveriesPerAttempt } from './attempt-limits.ts';
import { RunbookAlarm } from './runbook-alarm.ts';
import { deadLettersAlarm, serviceQueue } from './service-queue.ts';

export interface LeadQueueProps {
  maxAttempts: number;
  retryCapSeconds: number;
}

export class LeadQueue extends Construct {
  readonly queue: Queue;
  readonly deadLetters: Queue;
  readonly alarms: readonly RunbookAlarm[];

  constructor(scope: Construct, id: string, props: LeadQueueProps) {
    super(scope, id);
    this.deadLetters = serviceQueue(this, 'DeadLetters', {
      retentionPeriod: Duration.days(14),
    });
    this.queue = serviceQueue(this, 'Queue', {
      retentionPeriod: Duration.days(4),
      visibilityTimeout: Duration.seconds(attemptLimits.visibilitySeconds),
      deadLetterQueue: {
        queue: this.deadLetters,
        maxReceiveCount: deliveriesPerAttempt * props.maxAttempts,
      },
    });
    this.alarms = [
      deadLettersAlarm(this, 'DeadLettersAlarm', this.deadLetters, {
        meaning: 'A lead message could not be handled after many deliveries.',
        because:
          'The row counts attempts, the queue does not, so one dead letter is a fault of ours.',
        isVital: true,
      }),
      new RunbookAlarm(this, 'OldestMessageAlarm', {
        metric: this.queue.metricApproximateAgeOfOldestMessage({ period: Duration.minutes(5) }),
        above: 2 * longestWaitSeconds(props),
        meaning: 'Leads wait in the queue for longer than all retries of one lead can take.',
        because: 'The threshold is twice the longest time that all retries of one lead can take.',
      }),
    ];
  }

  /**
   * Lets a function put leads into the queue: the webhook, the reconciler, the dashboard API (for
   * the Retry button), and the bot (for a lead that must wait some seconds).
   */
  grantSend(grantee: LambdaFunction) {
    this.queue.grant(grantee, 'sqs:SendMessage');
  }

  /** Lets the reconciler read how many messages wait in the queue. */
  grantWatch(grantee: LambdaFunction) {
    this.queue.grant(grantee, 'sqs:GetQueueAttributes');
  }
}

/**
 * The longest time, in seconds, that the message of a retried lead stays in the queue between
 * attempts.
 */
function longestWaitSeconds({ maxAttempts, retryCapSeconds }: LeadQueueProps): number {
  return maxAttempts * (attemptLimits.visibilitySeconds + retryCapSeconds);
}
