/**
 * The operations of SQS that the product, its pollers and its tests use, in the JSON protocol. A
 * parameter that is not emulated is refused with its name, never ignored.
 * https://docs.aws.amazon.com/AWSSimpleQueueService/latest/APIReference/API_Operations.html
 */
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { account } from '../template/template.ts';
import type { LongPolls } from './long-polls.ts';
import type { MessageStore, ReceivedMessage, Redrive } from './message-store.ts';

/** A refusal, with one of SQS's own error codes. */
export class SqsError extends Error {
  override readonly name = 'SqsError';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export interface OperationContext {
  store: MessageStore;
  polls: LongPolls;
  /** The scheme and host of the queues' addresses. */
  origin: string;
  /** The signal that aborts when the caller has disconnected. */
  signal: AbortSignal;
}

type Operation = (input: unknown, context: OperationContext) => object | Promise<object>;

const defaults = {
  VisibilityTimeout: '30',
  DelaySeconds: '0',
  MaximumMessageSize: '1048576',
  ReceiveMessageWaitTimeSeconds: '0',
};
const attributes = z.strictObject({
  VisibilityTimeout: z.string().optional(),
  DelaySeconds: z.string().optional(),
  MaximumMessageSize: z.string().optional(),
  ReceiveMessageWaitTimeSeconds: z.string().optional(),
  /** The redrive policy; an empty text removes the dead-letter queue. */
  RedrivePolicy: z.string().optional(),
});
const redrivePolicy = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(z.object({ deadLetterTargetArn: z.string(), maxReceiveCount: z.coerce.number() }));

const QueueUrl = z.string();
const seconds = z.number().int().min(0).max(43_200);
const delay = z.number().int().min(0).max(900);
/** A message group's name: ASCII letters, digits and punctuation. */
const messageGroup = z.string().regex(/^[!-~]{1,128}$/);

const message = {
  MessageBody: z.string().min(1),
  DelaySeconds: delay.optional(),
  MessageGroupId: messageGroup.optional(),
};
type SentMessage = z.output<z.ZodObject<typeof message>>;

export const operations: Record<string, Operation> = {
  CreateQueue: operation(
    z.strictObject({ QueueName: z.string().min(1), Attributes: attributes.optional() }),
    ({ QueueName, Attributes = {} }, { store, origin }) => {
      store.createQueue(QueueName);
      store.setAttributes(QueueName, Attributes);
      return { QueueUrl: addressOf(QueueName, origin) };
    },
  ),
  ListQueues: operation(z.strictObject({}), (_input, { store, origin }) => ({
    QueueUrls: store.queues().map((name) => addressOf(name, origin)),
  })),
  SetQueueAttributes: operation(
    z.strictObject({ QueueUrl, Attributes: attributes }),
    ({ QueueUrl: url, Attributes }, { store }) => {
      store.setAttributes(queueAt(url, store).queue, Attributes);
      return {};
    },
  ),
  GetQueueAttributes: operation(
    z.strictObject({ QueueUrl, AttributeNames: z.array(z.string()).default([]) }),
    ({ QueueUrl: url, AttributeNames }, { store }) => {
      const { queue, settings } = queueAt(url, store);
      const { visible, inFlight, delayed } = store.counts(queue);
      const all = {
        ...settings,
        ApproximateNumberOfMessages: String(visible),
        ApproximateNumberOfMessagesNotVisible: String(inFlight),
        ApproximateNumberOfMessagesDelayed: String(delayed),
      };
      const attributes = Object.entries(all).filter(
        ([name]) => AttributeNames.includes('All') || AttributeNames.includes(name),
      );
      return { Attributes: Object.fromEntries(attributes) };
    },
  ),
  SendMessage: operation(
    z.strictObject({ QueueUrl, ...message }),
    ({ QueueUrl: url, ...sent }, { store, polls }) => {
      const queue = queueAt(url, store);
      const answer = sendTo(queue, sent, store);
      polls.wake(queue.queue);
      return answer;
    },
  ),
  SendMessageBatch: operation(
    z.strictObject({
      QueueUrl,
      Entries: z
        .array(z.strictObject({ Id: z.string(), ...message }))
        .min(1)
        .max(10),
    }),
    ({ QueueUrl: url, Entries }, { store, polls }) => {
      const queue = queueAt(url, store);
      // A message that is too long makes the whole request fail. SQS would refuse only this
      // message.
      const Successful = Entries.map(({ Id, ...sent }) => ({ Id, ...sendTo(queue, sent, store) }));
      polls.wake(queue.queue);
      return { Successful };
    },
  ),
  ReceiveMessage: operation(
    z.strictObject({
      QueueUrl,
      MaxNumberOfMessages: z.number().int().min(1).max(10).default(1),
      VisibilityTimeout: seconds.optional(),
      WaitTimeSeconds: z.number().int().min(0).max(20).optional(),
      MessageSystemAttributeNames: z.array(z.string()).default([]),
      AttributeNames: z.array(z.string()).default([]),
    }),
    async (input, { store, polls, signal }) => {
      const { queue, settings } = queueAt(input.QueueUrl, store);
      const waitSeconds = input.WaitTimeSeconds ?? Number(settings.ReceiveMessageWaitTimeSeconds);
      const redrive = redriveOf(settings.RedrivePolicy);
      const messages = await polls.poll(queue, waitSeconds * 1000, signal, () => {
        const received = store.receive(queue, {
          limit: input.MaxNumberOfMessages,
          visibilitySeconds: input.VisibilityTimeout ?? Number(settings.VisibilityTimeout),
          redrive,
        });
        if (redrive && received.redriven) polls.wake(redrive.deadLetterQueue);
        return received.messages;
      });
      const names = [...input.MessageSystemAttributeNames, ...input.AttributeNames];
      return messages.length > 0
        ? { Messages: messages.map((message) => described(message, names)) }
        : {};
    },
  ),
  DeleteMessage: operation(
    z.strictObject({ QueueUrl, ReceiptHandle: z.string() }),
    ({ QueueUrl: url, ReceiptHandle }, { store }) => {
      store.remove(queueAt(url, store).queue, ReceiptHandle);
      return {};
    },
  ),
  ChangeMessageVisibility: operation(
    z.strictObject({ QueueUrl, ReceiptHandle: z.string(), VisibilityTimeout: seconds }),
    ({ QueueUrl: url, ReceiptHandle, VisibilityTimeout }, { store, polls }) => {
      const { queue } = queueAt(url, store);
      if (!store.hide(queue, ReceiptHandle, VisibilityTimeout)) {
        throw new SqsError('InvalidParameterValue', 'No message has this receipt handle.');
      }
      polls.wake(queue);
      return {};
    },
  ),
};

function operation<Schema extends z.ZodType>(
  schema: Schema,
  run: (input: z.output<Schema>, context: OperationContext) => object | Promise<object>,
): Operation {
  return (input, context) => {
    const parsed = schema.safeParse(input);
    if (parsed.success) return run(parsed.data, context);
    const problems = parsed.error.issues.map(
      ({ path, message }) => `${path.join('.')}: ${message}`,
    );
    throw new SqsError('InvalidParameterValue', problems.join('; '));
  };
}

/**
 * Finds the queue by the name in its address; the rest of the address is ignored.
 * @throws {SqsError} if the queue does not exist.
 */
function queueAt(url: string, store: MessageStore) {
  const queue = url.split('/').at(-1) ?? '';
  const stored = store.attributes(queue);
  if (!stored) throw new SqsError('QueueDoesNotExist', 'The specified queue does not exist.');
  const settings: typeof defaults & { RedrivePolicy?: string } = { ...defaults, ...stored };
  return { queue, settings };
}

/** @throws {SqsError} if the message is too long for the queue. */
function sendTo(
  { queue, settings }: ReturnType<typeof queueAt>,
  { MessageBody, DelaySeconds, MessageGroupId: group }: SentMessage,
  store: MessageStore,
) {
  if (Buffer.byteLength(MessageBody) > Number(settings.MaximumMessageSize)) {
    throw new SqsError(
      'InvalidParameterValue',
      `Message must be shorter than ${settings.MaximumMessageSize} bytes.`,
    );
  }
  const delaySeconds = DelaySeconds ?? Number(settings.DelaySeconds);
  const MessageId = store.send(queue, { body: MessageBody, delaySeconds, group });
  return { MessageId, MD5OfMessageBody: md5(MessageBody) };
}

function addressOf(queue: string, origin: string): string {
  return `${origin}/${account}/${queue}`;
}

function redriveOf(policy: string | undefined): Redrive | undefined {
  if (!policy) return undefined;
  const { deadLetterTargetArn, maxReceiveCount } = redrivePolicy.parse(policy);
  return { deadLetterQueue: deadLetterTargetArn.split(':').at(-1) ?? '', maxReceiveCount };
}

function described(message: ReceivedMessage, names: string[]) {
  const all = {
    SenderId: account,
    SentTimestamp: String(message.sentAt),
    ApproximateReceiveCount: String(message.receiveCount),
    ApproximateFirstReceiveTimestamp: String(message.firstReceivedAt),
    ...(message.group !== null && { MessageGroupId: message.group }),
  };
  const attributes = Object.entries(all).filter(
    ([name]) => names.includes('All') || names.includes(name),
  );
  return {
    MessageId: message.id,
    ReceiptHandle: message.receiptHandle,
    Body: message.body,
    MD5OfBody: md5(message.body),
    ...(attributes.length > 0 ? { Attributes: Object.fromEntries(attributes) } : {}),
  };
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}
