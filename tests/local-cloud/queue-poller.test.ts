import { afterEach, describe, expect, test } from '@jest/globals';
import { startQueuePoller, type Poller } from '../../local-cloud/lambda/queue-poller.ts';
import type { InvocationResult } from '../../local-cloud/lambda/runner.ts';
import { startMessaging, type Messaging } from '../../local-cloud/messaging/messaging.ts';
import { messagingTypes } from '../../local-cloud/messaging/resource-types.ts';
import { createHostRewriter } from '../../local-cloud/template/hosts.ts';
import { createPhysicalNames } from '../../local-cloud/template/physical-names.ts';
import { standUp } from '../../local-cloud/template/stack.ts';
import { eventually } from './eventually.ts';

interface SqsEvent {
  Records: { messageId: string; body: string; attributes: { ApproximateReceiveCount: string } }[];
}
type Handler = (event: SqsEvent) => InvocationResult | Promise<InvocationResult>;

let messaging: Messaging;
let poller: Poller | undefined;
afterEach(async () => {
  poller?.stop();
  await messaging.close();
});

/** A queue of the template with a dead-letter queue, and a poller on it. */
async function queueWith(
  handler: Handler,
  { batchSize = 1, maximumConcurrency = 4, visibilitySeconds = 30, maxReceiveCount = 2 } = {},
) {
  messaging = await startMessaging(0);
  const { outputs } = await standUp({
    stackName: 'Stack',
    hosts: createHostRewriter(),
    types: messagingTypes({
      messaging,
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
  const queue = messaging.queues.getQueueByArn(outputs['Leads'] ?? '');
  const dead = messaging.queues.getQueueByArn(outputs['Dead'] ?? '');
  if (!queue || !dead) throw new Error('The queues are missing');
  const start = () => {
    poller = startQueuePoller({
      queue,
      queues: messaging.queues,
      batchSize,
      maximumConcurrency,
      reportsItemFailures: true,
      invoke: async (event) => handler(event as SqsEvent),
    });
  };
  const send = (...bodies: string[]) => {
    for (const body of bodies) {
      // Over HTTP, as the functions do.
      sending.push(
        fetch(messaging.origin, {
          method: 'POST',
          headers: {
            'content-type': 'application/x-amz-json-1.0',
            'x-amz-target': 'AmazonSQS.SendMessage',
          },
          body: JSON.stringify({ QueueUrl: queue.url, MessageBody: body }),
        }),
      );
    }
    return Promise.all(sending.splice(0));
  };
  const sending: Promise<Response>[] = [];
  return { queue, dead, start, send };
}

describe('the queue poller', () => {
  test('deletes a message that succeeded', async () => {
    const bodies: string[] = [];
    const { queue, start, send } = await queueWith(({ Records }) => {
      bodies.push(...Records.map(({ body }) => body));
      return { payload: null };
    });
    start();
    await send('a', 'b');
    await eventually(() => expect(queue.inspectMessages()).toMatchObject(empty));
    expect(bodies.sort()).toEqual(['a', 'b']);
  });

  test('keeps exactly the messages that were reported', async () => {
    const { queue, start, send } = await queueWith(
      ({ Records }) => ({
        payload: {
          batchItemFailures: Records.filter(({ body }) => body === 'bad').map(({ messageId }) => ({
            itemIdentifier: messageId,
          })),
        },
      }),
      { batchSize: 10 },
    );
    await send('good', 'bad', 'fine');
    start();
    await eventually(() => expect(queue.inspectMessages().inflight).toHaveLength(1));
    expect(queue.inspectMessages().inflight[0]?.message.body).toBe('bad');
  });

  test.each([
    ['the function fails', { payload: {}, functionError: 'Unhandled' as const }],
    [
      'an unknown message is reported',
      { payload: { batchItemFailures: [{ itemIdentifier: 'x' }] } },
    ],
  ])('keeps the whole batch when %s', async (_name, result: InvocationResult) => {
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
    await eventually(() => expect(calls).toBe(1));
    await eventually(() => expect(queue.inspectMessages().inflight).toHaveLength(2));
  });

  test('moves a message that fails too often to the dead letters', async () => {
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
    await eventually(() => expect(dead.inspectMessages().ready).toHaveLength(1));
    expect(counts).toEqual(['1', '2']);
    expect(queue.inspectMessages()).toMatchObject(empty);
  });

  test('has no more in work than its maximum', async () => {
    let now = 0;
    let most = 0;
    const { queue, start, send } = await queueWith(
      async () => {
        now += 1;
        most = Math.max(most, now);
        await new Promise(setImmediate);
        now -= 1;
        return { payload: null };
      },
      { maximumConcurrency: 2 },
    );
    await send(...Array.from({ length: 12 }, (_, index) => String(index)));
    start();
    await eventually(() => expect(queue.inspectMessages()).toMatchObject(empty));
    expect(most).toBe(2);
  });

  test('takes nothing once stopped', async () => {
    const { queue, start, send } = await queueWith(() => ({ payload: null }));
    start();
    poller?.stop();
    await send('late');
    expect(queue.inspectMessages().ready).toHaveLength(1);
  });
});

const empty = { ready: [], inflight: [], delayed: [] };
