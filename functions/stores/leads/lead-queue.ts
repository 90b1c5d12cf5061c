/**
 * The sending side of the lead queue, and its length. Messages carry ids only, never personal data.
 */
import {
  GetQueueAttributesCommand,
  SendMessageCommand,
  SQSClient,
  type SQSClientConfig,
} from '@aws-sdk/client-sqs';
import type { LeadMessage } from '../../../contract/lead-message.ts';
import { stageForm } from '../../../contract/submission.ts';

/**
 * The time limit for all tries of one send together, because the caller waits: without it a slow
 * queue would delay the answer by three tries of 3 s. The row exists already, so the reconciler
 * sends the message if this fails.
 */
const SEND_WITHIN_MS = 2000;

/** A message and the group for fair delivery. */
export interface QueuedLead extends LeadMessage {
  /** The user's own form that the lead goes to; undefined for the stage's. */
  formId: string | undefined;
}

export interface LeadQueue {
  /**
   * @throws {Error} also if the queue has not answered within 2 s: the message may still be in it.
   */
  send(lead: QueuedLead, delaySeconds?: number): Promise<void>;
}

/** For the reconciler, whose role may read the queue's attributes. */
export interface WatchedLeadQueue extends LeadQueue {
  /**
   * How many messages wait, without those in flight and those delayed. SQS counts approximately and
   * up to a minute late.
   * https://docs.aws.amazon.com/AWSSimpleQueueService/latest/APIReference/API_GetQueueAttributes.html
   */
  waiting(): Promise<number>;
}

/**
 * The message group: leads of one user to one form. If a group takes more than its share of the
 * bots, SQS delivers the messages of all others first (a fair queue). Only ids, of at most 128
 * characters together.
 */
export function groupOf({ userId, formId }: { userId: string; formId?: string | undefined }) {
  return `${userId}/${formId ?? stageForm}`;
}

/** The endpoint is the region's or the environment's, never the host in a queue's URL. */
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
    async send({ userId, submissionId, formId }, delaySeconds) {
      const command = new SendMessageCommand({
        QueueUrl: queueUrl,
        MessageBody: JSON.stringify({ userId, submissionId } satisfies LeadMessage),
        MessageGroupId: groupOf({ userId, formId }),
        ...(delaySeconds !== undefined && { DelaySeconds: delaySeconds }),
      });
      await client.send(command, { abortSignal: AbortSignal.timeout(SEND_WITHIN_MS) });
    },
    async waiting() {
      const AttributeNames = ['ApproximateNumberOfMessages' as const];
      const command = new GetQueueAttributesCommand({ QueueUrl: queueUrl, AttributeNames });
      const { Attributes } = await client.send(command);
      return Number(Attributes?.ApproximateNumberOfMessages ?? 0);
    },
  };
}
