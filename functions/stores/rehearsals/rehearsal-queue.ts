/** The sending end of the rehearsals' queue. Messages carry ids only. */
import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';
import type { RehearsalMessage } from '../../../contract/rehearsal-message.ts';

/** For all tries of one send together: a person waits. */
const SEND_WITHIN_MS = 4000;

export interface RehearsalQueue {
  send(message: RehearsalMessage): Promise<void>;
}

export function createRehearsalQueue({
  client,
  queueUrl,
}: {
  client: SQSClient;
  queueUrl: string;
}): RehearsalQueue {
  return {
    async send({ userId, formId, rehearsalId }) {
      const message: RehearsalMessage = { userId, formId, rehearsalId };
      await client.send(
        new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: JSON.stringify(message) }),
        { abortSignal: AbortSignal.timeout(SEND_WITHIN_MS) },
      );
    },
  };
}
