/** The sending end of the lead queue, and its length. Messages carry ids only, never personal data. */
import {
  GetQueueAttributesCommand,
  SendMessageCommand,
  SQSClient,
  type SQSClientConfig,
} from '@aws-sdk/client-sqs';
import type { LeadMessage } from '../../../contract/lead-message.ts';

/**
 * For all tries of one send together. A sender has a row that the reconciler sends again, and a
 * caller who waits; a queue that hangs would otherwise hold it up for three tries of 3 s.
 */
const SEND_WITHIN_MS = 2000;

export interface LeadQueue {
  /** @throws {Error} also when the queue has not answered within 2 s: the message may be in it. */
  send(message: LeadMessage): Promise<void>;
}

/** For the reconciler, whose role may ask. */
export interface WatchedLeadQueue extends LeadQueue {
  /**
   * How many messages wait to be taken, apart from those in work and those hidden. SQS counts them
   * roughly and up to a minute late.
   * https://docs.aws.amazon.com/AWSSimpleQueueService/latest/APIReference/API_GetQueueAttributes.html
   */
  waiting(): Promise<number>;
}

/** The endpoint is the region's or the environment's, never the host inside a queue's URL. */
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
}): WatchedLeadQueue {
  return {
    async send({ userId, submissionId }) {
      const MessageBody = JSON.stringify({ userId, submissionId } satisfies LeadMessage);
      await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody }), {
        abortSignal: AbortSignal.timeout(SEND_WITHIN_MS),
      });
    },
    async waiting() {
      const AttributeNames = ['ApproximateNumberOfMessages' as const];
      const command = new GetQueueAttributesCommand({ QueueUrl: queueUrl, AttributeNames });
      const { Attributes } = await client.send(command);
      return Number(Attributes?.ApproximateNumberOfMessages ?? 0);
    },
  };
}
