/** Sends messages to the callbacks' queue. Messages carry ids only. */
import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';
import type { CallbackMessage } from '../../../contract/callbacks.ts';

/**
 * The time limit for all tries of one send together. If the send fails, the callback sweep, which
 * runs every minute, sends the message later.
 */
const SEND_WITHIN_MS = 2000;
/** The longest time by which SQS can delay a message. */
export const longestDelaySeconds = 900;

export interface CallbackQueue {
  /**
   * Sends the message in a group of the user, or, for a replay, in a second group of the user. SQS
   * delivers the messages of groups with little work first (a fair queue).
   */
  send(
    message: CallbackMessage,
    options?: { delaySeconds?: number; isReplay?: true | undefined },
  ): Promise<void>;
}

export function createCallbackQueue({
  client,
  queueUrl,
}: {
  client: SQSClient;
  queueUrl: string;
}): CallbackQueue {
  return {
    async send({ userId, endpointId, eventId }, { delaySeconds = 0, isReplay } = {}) {
      const command = new SendMessageCommand({
        QueueUrl: queueUrl,
        MessageBody: JSON.stringify({ userId, endpointId, eventId } satisfies CallbackMessage),
        MessageGroupId: isReplay ? `${userId}-replays` : userId,
        DelaySeconds: Math.min(Math.max(0, Math.ceil(delaySeconds)), longestDelaySeconds),
      });
      await client.send(command, { abortSignal: AbortSignal.timeout(SEND_WITHIN_MS) });
    },
  };
}
