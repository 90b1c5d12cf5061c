import { ReceiveMessageCommand, type SendMessageBatchCommand } from '@aws-sdk/client-sqs';
import { expect, test } from '@jest/globals';
import { createLeadQueue } from '../../../functions/stores/leads/lead-queue.ts';
import { anId, aUser } from '../builders.ts';
import { openQueue } from '../open-queue.ts';

const queue = await openQueue();

test("a message's group in the lead queue is its user", async () => {
  const { client, queueUrl } = queue;
  const leads = createLeadQueue({ client, queueUrl });
  const [userId, submissionId] = [aUser(), anId()];
  await leads.send({ userId, submissionId });
  const { Messages = [] } = await client.send(
    new ReceiveMessageCommand({
      QueueUrl: queueUrl,
      MessageSystemAttributeNames: ['MessageGroupId'],
    }),
  );
  expect(Messages.map(({ Attributes }) => Attributes?.MessageGroupId)).toEqual([userId]);
  expect(JSON.parse(Messages[0]?.Body ?? '')).toEqual({ userId, submissionId });
});

test('messages are sent in requests of ten; the caller gets refused messages back', async () => {
  const { client, queueUrl } = queue;
  const sent: number[] = [];
  const counting = {
    send: (command: SendMessageBatchCommand, options: object) => {
      sent.push(command.input.Entries?.length ?? 0);
      return client.send(command, options);
    },
  };
  const leads = createLeadQueue({ client: counting as never, queueUrl });
  const userId = aUser();
  const messages = Array.from({ length: 24 }, () => ({ userId, submissionId: anId() }));
  // A group's name must not contain a blank, so the queue refuses this message.
  const wrong = { userId: 'no group', submissionId: anId() };
  const notSent = await leads.sendAll([...messages, wrong]);
  expect(sent).toEqual([10, 10, 5]);
  expect(notSent.map(({ submissionId }) => submissionId)).toContain(wrong.submissionId);
});

test('the caller gets messages back that the queue did not acknowledge', async () => {
  const client = { send: () => Promise.reject(new Error('gone')) };
  const leads = createLeadQueue({ client: client as never, queueUrl: 'leads' });
  const messages = [anId(), anId()].map((submissionId) => ({ userId: aUser(), submissionId }));
  const notSent = await leads.sendAll(messages);
  expect(notSent).toEqual(
    messages.map(({ submissionId }) => ({ submissionId, error: new Error('gone') })),
  );
});
