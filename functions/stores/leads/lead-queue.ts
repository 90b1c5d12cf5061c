/**
 * Sends messages to the lead queue, and reads its length. Messages carry ids only, never personal
 * data.
 */
import {
  GetQueueAttributesCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
  SQSClient,
  type SQSClientConfig,
} from '@aws-sdk/client-sqs';
import { asError } from '../../../contract/errors.ts';
import type { LeadMessage } from '../../../contract/lead-message.ts';

/**
 * The time limit for all tries of one send together, because the caller waits. Without this limit a
 * slow queue would delay the answer by three tries of 3 s. If the send fails, the reconciler sends
 * the message, because the row exists already.
 */
const SEND_WITHIN_MS = 2000;
/** https://docs.aws.amazon.com/AWSSimpleQueueService/latest/APIReference/API_SendMessageBatch.html */
const MESSAGES_A_REQUEST = 10;

export interface LeadQueue {
  /**
   * Sends a message in its user's group: while a user's leads occupy more than their share of the
   * bots, SQS delivers other users' messages first (a fair queue).
   * @throws {Error} also if the queue has not answered within 2 s, although the message may then be
   * in the queue.
   */
  send(lead: LeadMessage, delaySeconds?: number): Promise<void>;
}

/** The lead queue for calls with many leads. */
export interface BatchedLeadQueue extends LeadQueue {
  /**
   * Sends one message for each lead, ten in a request.
   * @returns the messages that the queue did not accept, as far as this is known.
   */
  sendAll(leads: readonly LeadMessage[]): Promise<NotSent[]>;
}

export interface NotSent {
  submissionId: string;
  error: Error;
}

/** The lead queue for the reconciler, whose role may read the queue's attributes. */
export interface WatchedLeadQueue extends LeadQueue {
  /**
   * How many messages wait, without messages in flight and delayed messages. SQS counts
   * approximately and up to a minute late.
   * https://docs.aws.amazon.com/AWSSimpleQueueService/latest/APIReference/API_GetQueueAttributes.html
   */
  waiting(): Promise<number>;
}

/**
 * The client uses the region's endpoint, or the endpoint that the environment sets, but never the
 * host in a queue's URL.
 */
export function createQueueClient(config: SQSClientConfig = {}): SQSClient {
  return new SQSClient({
    useQueueUrlAsEndpoint: false,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true },
    ...config,
  });
}

export function createLeadQueue({
  client,
  queueUrl,
}: {
  client: SQSClient;
  queueUrl: string;
}): WatchedLeadQueue & BatchedLeadQueue {
  const within = () => ({ abortSignal: AbortSignal.timeout(SEND_WITHIN_MS) });
  const sendTogether = async (leads: readonly LeadMessage[]): Promise<NotSent[]> => {
    const Entries = leads.map((lead, place) => ({ Id: String(place), ...messageOf(lead) }));
    const command = new SendMessageBatchCommand({ QueueUrl: queueUrl, Entries });
    const { Failed = [] } = await client.send(command, within());
    return Failed.map(({ Id, Code }) => ({
      submissionId: leads[Number(Id)]?.submissionId ?? '',
      error: new Error(`The queue refused the message: ${Code}`),
    }));
  };
  return {
    async send(lead, delaySeconds) {
      const command = new SendMessageCommand({
        QueueUrl: queueUrl,
        ...messageOf(lead),
        ...(delaySeconds !== undefined && { DelaySeconds: delaySeconds }),
      });
      await client.send(command, within());
    },
    async sendAll(leads) {
      const requests = inParts(leads, MESSAGES_A_REQUEST).map((part) =>
        sendTogether(part).catch((error: unknown) =>
          part.map(({ submissionId }) => ({ submissionId, error: asError(error) })),
        ),
      );
      return (await Promise.all(requests)).flat();
    },
    async waiting() {
      const AttributeNames = ['ApproximateNumberOfMessages' as const];
      const command = new GetQueueAttributesCommand({ QueueUrl: queueUrl, AttributeNames });
      const { Attributes } = await client.send(command);
      return Number(Attributes?.ApproximateNumberOfMessages ?? 0);
    },
  };
}

function messageOf({ userId, submissionId }: LeadMessage) {
  return {
    MessageBody: JSON.stringify({ userId, submissionId } satisfies LeadMessage),
    MessageGroupId: userId,
  };
}

function inParts<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, part) => items.slice(part * size, (part + 1) * size));
}
