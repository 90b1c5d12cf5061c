/**
 * Sends messages to the queue of rehearsals (trial runs of a form without submitting it). Messages
 * carry ids only.
 */
import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';
import type { RehearsalMessage } from '../../../contract/rehearsal-message.ts';

/**
 * The time limit for all tries of one send together; short, because a person waits for the answer.
 */
const SEND_WITHIN_MS = 4000;

export interface RehearsalQueue {
  /** @param delaySeconds the delay as a whole number of seconds; 0 if omitted. */
  send(message: RehearsalMessage, delaySeconds?: number): Promise<void>;
}

export function createRehearsalQueue({
  client,
  queueUrl: QueueUrl,
}: {
  client: SQSClient;
  queueUrl: string;
}): RehearsalQueue {
  return {
    async send(message, DelaySeconds = 0) {
      const MessageBody = JSON.stringify(message);
      await client.send(new SendMessageCommand({ QueueUrl, MessageBody, DelaySeconds }), {
        abortSignal: AbortSignal.timeout(SEND_WITHIN_MS),
      });
    },
  };
}
