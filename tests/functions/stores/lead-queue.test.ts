import { ReceiveMessageCommand } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createLeadQueue } from '../../../functions/stores/leads/lead-queue.ts';
import { anId, aUser } from '../builders.ts';
import { startQueue } from '../local-aws.ts';

let queue: Awaited<ReturnType<typeof startQueue>>;
beforeAll(async () => {
  queue = await startQueue();
});
afterAll(() => queue.stop());

test("a message's group is its user", async () => {
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
