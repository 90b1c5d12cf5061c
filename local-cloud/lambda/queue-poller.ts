/**
 * The event source between a queue and a function: takes messages while fewer than the maximum are
 * in work, deletes those that succeeded and leaves the others to the visibility time-out, as Lambda's
 * own poller does.
 */
import type { Queue, SqsStore } from '../messaging/messaging.ts';
import { region } from '../template/template.ts';
import type { InvocationResult } from './runner.ts';

const WAIT_SECONDS = 20;

export interface QueuePollerOptions {
  queue: Queue;
  queues: Pick<SqsStore, 'getQueueByArn'>;
  batchSize: number;
  maximumConcurrency: number;
  reportsItemFailures: boolean;
  invoke: (event: unknown) => Promise<InvocationResult>;
}

type Message = ReturnType<Queue['dequeue']>[number];

export interface Poller {
  /** Takes no more messages; those in work are left to their function. */
  stop: () => void;
}

export function startQueuePoller(options: QueuePollerOptions): Poller {
  const { queue, queues, batchSize, maximumConcurrency } = options;
  let stopped = false;
  let inWork = 0;
  let wake: () => void = () => undefined;

  async function poll(): Promise<void> {
    while (!stopped) {
      if (inWork >= maximumConcurrency) {
        await new Promise<void>((resolve) => (wake = resolve));
        continue;
      }
      const messages = queue.dequeue(batchSize, undefined, (arn) => queues.getQueueByArn(arn));
      if (messages.length === 0) {
        await queue.waitForMessages(WAIT_SECONDS);
        continue;
      }
      inWork += 1;
      void handle(options, messages).finally(() => {
        inWork -= 1;
        wake();
      });
    }
  }

  void poll();
  return {
    stop: () => {
      stopped = true;
      queue.cancelWaiters();
      wake();
    },
  };
}

async function handle(options: QueuePollerOptions, messages: Message[]): Promise<void> {
  const { queue, invoke, reportsItemFailures } = options;
  const records = messages.map((message) => toRecord(queue, message));
  let failed: Set<string>;
  try {
    const { payload, functionError } = await invoke({ Records: records });
    failed = functionError
      ? everything(messages)
      : failures(payload, messages, reportsItemFailures);
  } catch {
    failed = everything(messages);
  }
  for (const { MessageId, ReceiptHandle } of messages) {
    if (!failed.has(MessageId)) queue.deleteMessage(ReceiptHandle);
  }
}

function everything(messages: Message[]): Set<string> {
  return new Set(messages.map(({ MessageId }) => MessageId));
}

/** An answer that names a message which was not in the batch fails the whole batch. */
function failures(payload: unknown, messages: Message[], reported: boolean): Set<string> {
  const items = (payload as { batchItemFailures?: { itemIdentifier?: string }[] } | null)
    ?.batchItemFailures;
  if (!reported || !items) return new Set();
  const known = everything(messages);
  const failed = items.map(({ itemIdentifier }) => itemIdentifier ?? '');
  return failed.every((id) => known.has(id)) ? new Set(failed) : known;
}

function toRecord(queue: Queue, message: Message) {
  const entry = queue.inflightMessages.get(message.ReceiptHandle)?.message;
  return {
    messageId: message.MessageId,
    receiptHandle: message.ReceiptHandle,
    body: message.Body,
    attributes: {
      ApproximateReceiveCount: String(entry?.approximateReceiveCount ?? 1),
      SentTimestamp: String(entry?.sentTimestamp ?? Date.now()),
      SenderId: 'local',
      ApproximateFirstReceiveTimestamp: String(
        entry?.approximateFirstReceiveTimestamp ?? Date.now(),
      ),
    },
    messageAttributes: {},
    md5OfBody: message.MD5OfBody,
    eventSource: 'aws:sqs',
    eventSourceARN: queue.arn,
    awsRegion: region,
  };
}
