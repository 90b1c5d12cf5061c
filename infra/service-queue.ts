/**
 * Makes the service's queues, which are encrypted and reached by TLS only, and the alarms for
 * queues that should be empty.
 */
import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption, type QueueProps } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { RunbookAlarm, type RunbookAlarmProps } from './runbook-alarm.ts';

export function serviceQueue(scope: Construct, id: string, props: QueueProps): Queue {
  const encryption = QueueEncryption.SQS_MANAGED;
  return new Queue(scope, id, { ...props, encryption, enforceSSL: true });
}

/**
 * Makes the alarm for a queue that should be empty: a dead-letter queue, or a queue of failed
 * records.
 */
export function deadLettersAlarm(
  scope: Construct,
  id: string,
  queue: Queue,
  words: Pick<RunbookAlarmProps, 'meaning' | 'because' | 'isVital'>,
): RunbookAlarm {
  const period = Duration.minutes(1);
  const metric = queue.metricApproximateNumberOfMessagesVisible({ period, statistic: 'Maximum' });
  return new RunbookAlarm(scope, id, { metric, above: 0, ...words });
}
