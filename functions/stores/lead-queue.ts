/** The sending end of the lead queue. Messages carry ids only, never personal data. */
import { SendMessageCommand, SQSClient, type SQSClientConfig } from '@aws-sdk/client-sqs';
import type { LeadMessage } from '../contract/lead-message.ts';

export interface LeadQueue {
  send(message: LeadMessage): Promise<void>;
}

/** The endpoint is the region's or the environment's, never the host inside a queue's URL. */
export function createQueueClient(config: SQSClientConfig = {}): SQSClient {
  return new SQSClient({
    useQueueUrlAsEndpoint: false,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true },
    ...config,
  });
}

export function createLeadQueue(client: SQSClient, queueUrl: string): LeadQueue {
  return {
    async send({ userId, submissionId }) {
      const MessageBody = JSON.stringify({ userId, submissionId } satisfies LeadMessage);
      await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody }));
    },
  };
}
