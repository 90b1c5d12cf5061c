/** The sending side of the rehearsals' queue, and how many are in it. Messages carry ids only. */
import { GetQueueAttributesCommand, SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';
import type { RehearsalMessage } from '../../../contract/rehearsal-message.ts';

/** The time limit for all tries of one send together, because a person waits. */
const SEND_WITHIN_MS = 4000;

export interface RehearsalQueue {
  send(message: RehearsalMessage): Promise<void>;
}

/** For the form watch, whose role may read the queue's attributes. */
export interface WatchedRehearsalQueue extends RehearsalQueue {
  /** How many rehearsals wait or run. SQS counts approximately and up to a minute late. */
  inHand(): Promise<number>;
}

export function createRehearsalQueue({
  client,
  queueUrl,
}: {
  client: SQSClient;
  queueUrl: string;
}): WatchedRehearsalQueue {
  return {
    async send({ userId, formId, rehearsalId }) {
      const message: RehearsalMessage = { userId, formId, rehearsalId };
      await client.send(
        new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: JSON.stringify(message) }),
        { abortSignal: AbortSignal.timeout(SEND_WITHIN_MS) },
      );
    },
    async inHand() {
      const AttributeNames = [
        'ApproximateNumberOfMessages' as const,
        'ApproximateNumberOfMessagesNotVisible' as const,
      ];
      const command = new GetQueueAttributesCommand({ QueueUrl: queueUrl, AttributeNames });
      const { Attributes = {} } = await client.send(command);
      return AttributeNames.reduce((sum, name) => sum + Number(Attributes[name] ?? 0), 0);
    },
  };
}
