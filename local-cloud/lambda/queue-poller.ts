/**
 * The event source between a queue and a function. The poller receives messages while the function
 * processes fewer batches than the maximum. It deletes messages that were processed successfully.
 * Failed messages stay hidden until their visibility timeout ends, as with Lambda's own poller.
 */
import {
  DeleteMessageCommand,
  ReceiveMessageCommand,
  type Message,
  type SQSClient,
} from '@aws-sdk/client-sqs';
import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND_MS } from '../../contract/time-units.ts';
import { region } from '../template/template.ts';
import type { InvocationResult } from './runner.ts';
import { failedItemsOf } from './payload.ts';

const WAIT_SECONDS = 20;
const AFTER_FAILURE_MS = SECOND_MS;

export interface QueuePollerOptions {
  queues: SQSClient;
  queueUrl: string;
  queueArn: string;
  batchSize: number;
  maximumConcurrency: number;
  reportsItemFailures: boolean;
  invoke: (event: unknown) => Promise<InvocationResult>;
}

export interface Poller {
  /** Stops receiving messages; the function may finish the messages that it already has. */
  stop: () => void;
}

export interface QueuePoller extends Poller {
  /**
   * After `stop`: resolves when no message is being processed and all successful messages are
   * deleted.
   */
  idle: () => Promise<void>;
}

export function startQueuePoller(options: QueuePollerOptions): QueuePoller {
  const stopping = new AbortController();
  const inWork = new Set<Promise<void>>();

  async function poll(): Promise<void> {
    while (!stopping.signal.aborted) {
      if (inWork.size >= options.maximumConcurrency) {
        await Promise.race(inWork);
        continue;
      }
      const messages = await receive(options, stopping.signal);
      if (messages.length === 0) continue;
      const work = handle(options, messages).finally(() => inWork.delete(work));
      inWork.add(work);
    }
  }

  const polling = poll();
  return {
    stop: () => stopping.abort(),
    idle: async () => {
      await polling;
      await Promise.all(inWork);
    },
  };
}

/**
 * Waits for messages. Returns an empty list after a while, after a failure, and when the poller is
 * stopped.
 */
async function receive(
  { queues, queueUrl, batchSize }: QueuePollerOptions,
  abortSignal: AbortSignal,
): Promise<Message[]> {
  const command = new ReceiveMessageCommand({
    QueueUrl: queueUrl,
    MaxNumberOfMessages: batchSize,
    WaitTimeSeconds: WAIT_SECONDS,
    MessageSystemAttributeNames: ['All'],
  });
  try {
    const { Messages = [] } = await queues.send(command, { abortSignal });
    return Messages;
  } catch {
    await sleep(AFTER_FAILURE_MS, undefined, { signal: abortSignal }).catch(() => undefined);
    return [];
  }
}

async function handle(options: QueuePollerOptions, messages: Message[]): Promise<void> {
  const { queues, queueUrl, queueArn, invoke, reportsItemFailures } = options;
  let failed: Set<string>;
  try {
    const Records = messages.map((message) => toRecord(queueArn, message));
    const { payload, functionError } = await invoke({ Records });
    failed = functionError
      ? everything(messages)
      : failures(payload, messages, reportsItemFailures);
  } catch {
    failed = everything(messages);
  }
  const succeeded = messages.filter(({ MessageId = '' }) => !failed.has(MessageId));
  const deletions = succeeded.map(({ ReceiptHandle }) =>
    queues.send(new DeleteMessageCommand({ QueueUrl: queueUrl, ReceiptHandle })),
  );
  // A message that could not be deleted will be delivered again, as on AWS.
  await Promise.allSettled(deletions);
}

function everything(messages: Message[]): Set<string> {
  return new Set(messages.map(({ MessageId = '' }) => MessageId));
}

/**
 * The ids of the failed messages. If the function reports an id that is not in the batch, the whole
 * batch counts as failed.
 */
function failures(payload: unknown, messages: Message[], reported: boolean): Set<string> {
  const items = failedItemsOf(payload);
  if (!reported || !items) return new Set();
  const known = everything(messages);
  const failed = items.map(({ itemIdentifier }) => itemIdentifier ?? '');
  return failed.every((id) => known.has(id)) ? new Set(failed) : known;
}

function toRecord(queueArn: string, message: Message) {
  return {
    messageId: message.MessageId,
    receiptHandle: message.ReceiptHandle,
    body: message.Body,
    attributes: message.Attributes,
    messageAttributes: {},
    md5OfBody: message.MD5OfBody,
    eventSource: 'aws:sqs',
    eventSourceARN: queueArn,
    awsRegion: region,
  };
}
