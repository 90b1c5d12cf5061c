import {
  ChangeMessageVisibilityCommand,
  GetQueueAttributesCommand,
  SendMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs';
import { afterEach, describe, expect, test } from '@jest/globals';
import { startQueuePoller, type QueuePoller } from '../../../local-cloud/lambda/queue-poller.ts';
import type { InvocationResult } from '../../../local-cloud/lambda/runner.ts';
import { createQueueClient } from '../../../local-cloud/sqs/client.ts';
import { queueTypes, queueUrlOf } from '../../../local-cloud/sqs/resource-types.ts';
import { startQueues } from '../../../local-cloud/sqs/server.ts';
import { createHostRewriter } from '../../../local-cloud/template/hosts.ts';
import { createPhysicalNames } from '../../../local-cloud/template/physical-names.ts';
import { standUp } from '../../../local-cloud/template/stack.ts';
import { until } from '../../until.ts';

interface SqsEvent {
  Records: {
    messageId: string;
    receiptHandle: string;
    body: string;
    attributes: { ApproximateReceiveCount: string };
  }[];
}
type Handler = (event: SqsEvent) => InvocationResult | Promise<InvocationResult>;

let closeQueues: () => Promise<void>;
let poller: QueuePoller | undefined;
afterEach(async () => {
  poller?.stop();
  await poller?.idle();
  await closeQueues();
});

/**
 * Creates a queue from a template with its dead-letter queue, and a poller that reads the queue.
 */
async function queueWith(
  handler: Handler,
  { batchSize = 1, maximumConcurrency = 4, visibilitySeconds = 30, maxReceiveCount = 2 } = {},
) {
  const server = await startQueues({ port: 0 });
  const queues = createQueueClient(server.origin);
  closeQueues = () => {
    queues.destroy();
    return server.close();
  };
  const { outputs } = await standUp({
    stackName: 'Stack',
    hosts: createHostRewriter(),
    types: queueTypes({
      queues,
      origin: server.origin,
      names: createPhysicalNames('Stack'),
      hosts: createHostRewriter(),
    }),
    template: {
      Resources: {
        Leads: {
          Type: 'AWS::SQS::Queue',
          Properties: {
            VisibilityTimeout: visibilitySeconds,
            RedrivePolicy: {
              deadLetterTargetArn: { 'Fn::GetAtt': ['Dead', 'Arn'] },
              maxReceiveCount,
            },
          },
        },
        Dead: { Type: 'AWS::SQS::Queue' },
      },
      Outputs: {
        Leads: { Value: { 'Fn::GetAtt': ['Leads', 'Arn'] } },
        Dead: { Value: { 'Fn::GetAtt': ['Dead', 'Arn'] } },
      },
    },
  });
  const queueArn = outputs['Leads'] ?? '';
  const queueUrl = queueUrlOf(queueArn) ?? '';
  const start = () => {
    poller = startQueuePoller({
      queues,
      queueUrl,
      queueArn,
      batchSize,
      maximumConcurrency,
      reportsItemFailures: true,
      invoke: async (event) => handler(event as SqsEvent),
    });
  };
  const send = (...bodies: string[]) =>
    Promise.all(
      bodies.map((MessageBody) =>
        queues.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody })),
      ),
    );
  /** Makes a received message visible again at once. */
  const showAgain = (ReceiptHandle: string) =>
    queues.send(
      new ChangeMessageVisibilityCommand({
        QueueUrl: queueUrl,
        ReceiptHandle,
        VisibilityTimeout: 0,
      }),
    );
  return {
    start,
    send,
    showAgain,
    queue: () => countsOf(queues, queueUrl),
    dead: () => countsOf(queues, queueUrlOf(outputs['Dead'] ?? '') ?? ''),
  };
}

/** Returns the number of visible messages and of messages in flight (received and not deleted). */
async function countsOf(queues: SQSClient, QueueUrl: string): Promise<[number, number]> {
  const command = new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] });
  const { Attributes = {} } = await queues.send(command);
  return [
    Number(Attributes['ApproximateNumberOfMessages']),
    Number(Attributes['ApproximateNumberOfMessagesNotVisible']),
  ];
}

const empty: [number, number] = [0, 0];

const untilCounts = (read: () => Promise<[number, number]>, counts: [number, number]) =>
  until(`the queue to have ${counts.join(' and ')} messages`, async () => {
    expect(await read()).toEqual(counts);
    return true;
  });

describe('the delivery of messages by the queue poller', () => {
  test('the queue poller deletes messages that the function has handled', async () => {
    const bodies: string[] = [];
    const { queue, start, send } = await queueWith(({ Records }) => {
      bodies.push(...Records.map(({ body }) => body));
      return { payload: null };
    });
    start();
    await send('a', 'b');
    await untilCounts(queue, empty);
    expect(bodies.sort()).toEqual(['a', 'b']);
  });

  test('only messages that were reported as failed stay in the queue', async () => {
    const taken: string[] = [];
    const handles: string[] = [];
    const { queue, start, send, showAgain } = await queueWith(
      ({ Records }) => {
        taken.push(...Records.map(({ body }) => body));
        const bad = Records.filter(({ body }) => body === 'bad');
        handles.push(...bad.map(({ receiptHandle }) => receiptHandle));
        return {
          payload: {
            batchItemFailures: bad.map(({ messageId }) => ({ itemIdentifier: messageId })),
          },
        };
      },
      { batchSize: 10 },
    );
    for (const body of ['good', 'bad', 'fine']) await send(body);
    start();
    await untilCounts(queue, [0, 1]);
    for (const handle of handles) await showAgain(handle);
    // The message that failed, and no other message, is delivered again.
    await until('the second delivery', () => taken.length > 3);
    expect(taken).toEqual(['good', 'bad', 'fine', 'bad']);
  });

  test.each([
    ['the function fails', { payload: {}, functionError: 'Unhandled' as const }],
    [
      'an unknown message is reported',
      { payload: { batchItemFailures: [{ itemIdentifier: 'x' }] } },
    ],
  ])('the whole batch stays in the queue when %s', async (_name, result: InvocationResult) => {
    let calls = 0;
    const { queue, start, send } = await queueWith(
      () => {
        calls += 1;
        return result;
      },
      { batchSize: 10 },
    );
    await send('a', 'b');
    start();
    await until('the first call', () => calls === 1);
    await untilCounts(queue, [0, 2]);
  });

  test('a message moves to the dead-letter queue after many failures', async () => {
    const counts: string[] = [];
    const { queue, dead, start, send } = await queueWith(
      ({ Records }) => {
        counts.push(...Records.map(({ attributes }) => attributes.ApproximateReceiveCount));
        return { payload: {}, functionError: 'Unhandled' };
      },
      { visibilitySeconds: 0 },
    );
    start();
    await send('poison');
    await untilCounts(dead, [1, 0]);
    expect(counts).toEqual(['1', '2']);
    expect(await queue()).toEqual(empty);
  });

  test('the queue poller never exceeds its maximum of simultaneous invocations', async () => {
    let now = 0;
    let most = 0;
    const { queue, start, send } = await queueWith(
      async () => {
        now += 1;
        most = Math.max(most, now);
        await until('two invocations', () => most === 2);
        await new Promise(setImmediate);
        now -= 1;
        return { payload: null };
      },
      { maximumConcurrency: 2 },
    );
    await send(...Array.from({ length: 12 }, (_, index) => String(index)));
    start();
    await untilCounts(queue, empty);
    expect(most).toBe(2);
  });

  test('a stopped queue poller receives no messages', async () => {
    const { queue, start, send } = await queueWith(() => ({ payload: null }));
    start();
    poller?.stop();
    await poller?.idle();
    await send('late');
    expect(await queue()).toEqual([1, 0]);
  });

  test('the poller counts as idle only after deleting handled messages', async () => {
    let isInvoked = false;
    const answered = Promise.withResolvers<void>();
    const { queue, start, send } = await queueWith(async () => {
      isInvoked = true;
      await answered.promise;
      return { payload: null };
    });
    await send('a');
    start();
    await until('the invocation', () => isInvoked);
    poller?.stop();
    const idle = poller?.idle();
    expect(await queue()).toEqual([0, 1]);
    answered.resolve();
    await idle;
    expect(await queue()).toEqual(empty);
  });
});
