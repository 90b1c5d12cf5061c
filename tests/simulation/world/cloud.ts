/**
 * Clients with the interface of the AWS SDK, for one simulated process: each `send` is a call by
 * that process.
 */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import {
  GetCommand,
  QueryCommand,
  ScanCommand,
  type DynamoDBDocumentClient,
} from '@aws-sdk/lib-dynamodb';
import {
  ChangeMessageVisibilityCommand,
  GetQueueAttributesCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
  type SendMessageCommandInput,
  type SQSClient,
} from '@aws-sdk/client-sqs';
import { createHmac } from 'node:crypto';
import type { LeadMessage } from '../../../contract/lead-message.ts';
import type { UserLimits } from '../../../contract/user-limits.ts';
import type { RowLimits } from '../../../functions/stores/submissions/row-lifetime.ts';
import type { TableName } from '../../functions/table-definitions.ts';
import type { MemoryQueue } from '../cloud/memory-queue.ts';
import type { MemoryTables } from '../cloud/memory-tables.ts';
import type { Process } from './process.ts';

export interface Cloud {
  /** The process whose command is being executed. */
  writer: Process | undefined;
  tables: MemoryTables<TableName>;
  queue: MemoryQueue;
  userLimits: UserLimits;
  /** How long submissions may stay open, and how long their rows are kept afterwards. */
  rowLimits: RowLimits;
  /** The pictures in the bucket: the time at which each was stored, by the picture's key. */
  pictures: Map<string, number>;
  /** Called when a message about this submission has entered the queue. */
  onSent: (submissionId: string) => void;
  /** Called when the visibility time-out of a message has changed. */
  onHidden: () => void;
  /** Whether SQS stores the next message twice. */
  isDoubled: () => boolean;
  /** Whether SQS refuses the next message of a batch. */
  isRefused: () => boolean;
  /**
   * The number of waiting messages that the queue reports. Like SQS's number, it is approximate and
   * late.
   */
  waiting: () => number;
  /** Called when a process has read the row of a submission. */
  onRead: (userId: string, id: string, by: Process) => void;
}

export const isAnswer = (error: unknown) => error instanceof ConditionalCheckFailedException;

const isRead = (command: unknown) =>
  command instanceof GetCommand ||
  command instanceof QueryCommand ||
  command instanceof ScanCommand;

export function tablesOf(cloud: Cloud, by: Process): DynamoDBDocumentClient {
  const send = (command: unknown) =>
    by.call('tables', !isRead(command), () => {
      cloud.writer = by;
      const answer = cloud.tables.apply(command);
      if (command instanceof GetCommand && command.input.TableName === 'submissions') {
        const { userId, id } = command.input.Key as { userId: string; id: string };
        cloud.onRead(userId, id, by);
      }
      return answer;
    });
  return { send } as unknown as DynamoDBDocumentClient;
}

export function queueOf(cloud: Cloud, by: Process): SQSClient {
  const send = (command: unknown) => {
    const isWrite = !(command instanceof GetQueueAttributesCommand);
    return by.call('queue', isWrite, () => answerOf(command, cloud));
  };
  return { send } as unknown as SQSClient;
}

function answerOf(command: unknown, cloud: Cloud): object {
  const { queue } = cloud;
  if (command instanceof SendMessageCommand) return { MessageId: sendTo(cloud, command.input) };
  if (command instanceof SendMessageBatchCommand) {
    const { Entries = [] } = command.input;
    // SQS may refuse some messages of a batch and accept the others.
    const Failed = Entries.filter(() => cloud.isRefused()).map(({ Id }) => ({ Id, Code: 'Fault' }));
    const taken = Entries.filter(({ Id }) => !Failed.some((failed) => failed.Id === Id));
    return {
      Failed,
      Successful: taken.map((one) => ({ Id: one.Id, MessageId: sendTo(cloud, one) })),
    };
  }
  if (command instanceof GetQueueAttributesCommand) {
    return { Attributes: { ApproximateNumberOfMessages: String(cloud.waiting()) } };
  }
  if (command instanceof ChangeMessageVisibilityCommand) {
    const { ReceiptHandle = '', VisibilityTimeout = 0 } = command.input;
    queue.hide(ReceiptHandle, VisibilityTimeout);
    cloud.onHidden();
    return {};
  }
  throw new Error('The queue in memory does not know this command');
}

function sendTo(
  cloud: Cloud,
  {
    MessageBody: body = '',
    MessageGroupId: group = '',
    DelaySeconds,
  }: Pick<SendMessageCommandInput, 'MessageBody' | 'MessageGroupId' | 'DelaySeconds'>,
): string {
  const message = {
    body,
    group,
    ...(DelaySeconds !== undefined && { delaySeconds: DelaySeconds }),
  };
  const id = cloud.queue.send(message);
  if (cloud.isDoubled()) cloud.queue.send({ ...message, id });
  cloud.onSent((JSON.parse(body) as LeadMessage).submissionId);
  return id;
}

/** Makes fingerprints of phones and e-mails as KMS does. */
export function fingerprintOf(by: Process): (text: string) => Promise<string> {
  return (text) =>
    by.call('kms', false, () => createHmac('sha256', 'key').update(text).digest('base64url'));
}
