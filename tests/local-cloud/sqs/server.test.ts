import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ChangeMessageVisibilityCommand,
  CreateQueueCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  ListQueuesCommand,
  PurgeQueueCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  type ReceiveMessageCommandInput,
} from '@aws-sdk/client-sqs';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createQueueClient } from '../../../local-cloud/sqs/client.ts';
import { startQueues } from '../../../local-cloud/sqs/server.ts';

let dataDir: string;
const closing: (() => Promise<void> | void)[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'queues-'));
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  rmSync(dataDir, { recursive: true });
});

async function queueWith(Attributes: Record<string, string> = {}, kept?: string) {
  const server = await startQueues({ port: 0, ...(kept ? { dataDir: kept } : {}) });
  const client = createQueueClient(server.origin);
  const created = await client.send(new CreateQueueCommand({ QueueName: 'q', Attributes }));
  const QueueUrl = created.QueueUrl ?? '';
  const close = async () => {
    client.destroy();
    await server.close();
  };
  closing.push(close);
  return {
    ...server,
    client,
    QueueUrl,
    close: () => {
      closing.splice(closing.indexOf(close), 1);
      return close();
    },
    send: (MessageBody: string, DelaySeconds?: number) =>
      client.send(new SendMessageCommand({ QueueUrl, MessageBody, DelaySeconds })),
    sendTo: (MessageGroupId: string, MessageBody: string) =>
      client.send(new SendMessageCommand({ QueueUrl, MessageBody, MessageGroupId })),
    remove: (ReceiptHandle = '') =>
      client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle })),
    receive: async (input: Partial<ReceiveMessageCommandInput> = {}) => {
      const command = new ReceiveMessageCommand({
        QueueUrl,
        MessageSystemAttributeNames: ['ApproximateReceiveCount'],
        ...input,
      });
      return (await client.send(command)).Messages ?? [];
    },
    hide: (ReceiptHandle = '', VisibilityTimeout = 0) =>
      client.send(
        new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout }),
      ),
    counts: async () => {
      const command = new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] });
      return (await client.send(command)).Attributes;
    },
  };
}

describe('messages after a restart of the SQS endpoint', () => {
  test('messages survive a restart with their receive count', async () => {
    const first = await queueWith({}, dataDir);
    await first.send('lead');
    const [message] = await first.receive();
    await first.hide(message?.ReceiptHandle);
    await first.close();
    const second = await queueWith({}, dataDir);
    expect(await second.receive()).toMatchObject([
      { Body: 'lead', MessageId: message?.MessageId, Attributes: { ApproximateReceiveCount: '2' } },
    ]);
  });

  test('messages stay invisible after a restart until their time-out', async () => {
    const first = await queueWith({ VisibilityTimeout: '30' }, dataDir);
    await first.send('lead');
    await first.receive();
    await first.close();
    const second = await queueWith({}, dataDir);
    expect(await second.receive()).toEqual([]);
    expect(await second.counts()).toMatchObject({
      VisibilityTimeout: '30',
      ApproximateNumberOfMessages: '0',
      ApproximateNumberOfMessagesNotVisible: '1',
    });
  });
});

describe('sending, receiving and deleting SQS messages', () => {
  test('a receiver gets messages in sending order, up to its maximum', async () => {
    const { send, receive } = await queueWith();
    for (const body of ['a', 'b', 'c']) await send(body);
    const bodies = async () => (await receive({ MaxNumberOfMessages: 2 })).map(({ Body }) => Body);
    expect([await bodies(), await bodies(), await bodies()]).toEqual([['a', 'b'], ['c'], []]);
  });

  test('a deleted message is not received again', async () => {
    const { client, QueueUrl, send, receive, counts } = await queueWith();
    await send('lead');
    const [message] = await receive();
    const { ReceiptHandle } = message ?? {};
    await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
    expect(await counts()).toMatchObject({
      ApproximateNumberOfMessages: '0',
      ApproximateNumberOfMessagesNotVisible: '0',
    });
  });

  test('a message is received only after its delay', async () => {
    const { send, receive, counts } = await queueWith();
    await send('much later', 900);
    expect(await receive()).toEqual([]);
    expect(await counts()).toMatchObject({ ApproximateNumberOfMessagesDelayed: '1' });
    const sent = performance.now();
    await send('lead', 1);
    expect(await receive({ WaitTimeSeconds: 20 })).toMatchObject([{ Body: 'lead' }]);
    expect(performance.now() - sent).toBeGreaterThanOrEqual(990);
  });

  test("a message over the queue's size limit is refused", async () => {
    const { send } = await queueWith({ MaximumMessageSize: '1024' });
    await expect(send('x'.repeat(1025))).rejects.toThrow('shorter than 1024 bytes');
  });
});

describe('the order in which the messages of several groups are delivered', () => {
  const bodiesOf = (messages: { Body?: string | undefined }[]) => messages.map(({ Body }) => Body);

  test("a quiet group's message is delivered before a busy group's", async () => {
    const { sendTo, receive, remove } = await queueWith();
    for (const body of ['a', 'b', 'c']) await sendTo('busy', body);
    const [first] = await receive();
    await sendTo('quiet', 'q');
    expect(bodiesOf(await receive())).toEqual(['q']);
    expect(bodiesOf(await receive({ MaxNumberOfMessages: 10 }))).toEqual(['b', 'c']);
    await remove(first?.ReceiptHandle);
    expect(await receive()).toEqual([]);
  });

  test('the group with the fewest messages in flight is first', async () => {
    const { sendTo, receive } = await queueWith();
    for (const body of ['a', 'b', 'c', 'd']) await sendTo('one', body);
    expect(bodiesOf(await receive({ MaxNumberOfMessages: 2 }))).toEqual(['a', 'b']);
    await sendTo('two', 'x');
    await sendTo('two', 'y');
    expect(bodiesOf([...(await receive()), ...(await receive())])).toEqual(['x', 'y']);
    expect(bodiesOf(await receive())).toEqual(['c']);
  });

  test('a received message contains its group; invalid groups are refused', async () => {
    const { sendTo, receive } = await queueWith();
    const group = '!~'.repeat(64);
    await sendTo(group, 'a');
    const [message] = await receive({ MessageSystemAttributeNames: ['MessageGroupId'] });
    expect(message?.Attributes).toEqual({ MessageGroupId: group });
    for (const wrong of ['', 'a b', 'é', 'a'.repeat(129)]) {
      await expect(sendTo(wrong, 'a')).rejects.toThrow('MessageGroupId');
    }
  });
});

describe('a long poll for messages', () => {
  test('a long poll ends when a message is sent', async () => {
    const { send, receive } = await queueWith();
    const received = receive({ WaitTimeSeconds: 20 });
    await send('lead');
    expect(await received).toMatchObject([{ Body: 'lead' }]);
  });

  test('a long poll ends when a message becomes visible again', async () => {
    const { send, receive, hide } = await queueWith();
    await send('lead');
    const [message] = await receive();
    const received = receive({ WaitTimeSeconds: 20 });
    await hide(message?.ReceiptHandle);
    expect(await received).toMatchObject([{ Attributes: { ApproximateReceiveCount: '2' } }]);
  });

  test('a long poll of a disconnected caller receives no messages', async () => {
    const { client, QueueUrl, send, receive } = await queueWith();
    const gone = new AbortController();
    const waiting = client.send(new ReceiveMessageCommand({ QueueUrl, WaitTimeSeconds: 20 }), {
      abortSignal: gone.signal,
    });
    gone.abort();
    await expect(waiting).rejects.toThrow('aborted');
    await send('lead');
    expect(await receive()).toMatchObject([{ Body: 'lead' }]);
  });
});

describe('requests to the SQS endpoint', () => {
  test('the SQS endpoint listens on loopback only', async () => {
    const { origin } = await queueWith();
    expect(new URL(origin).hostname).toBe('127.0.0.1');
  });

  test('the SQS endpoint lists its queues', async () => {
    const { client, QueueUrl } = await queueWith();
    const { QueueUrls } = await client.send(new ListQueuesCommand({}));
    expect(QueueUrls).toEqual([QueueUrl]);
  });

  test('an operation that is not emulated is refused with its name', async () => {
    const { client, QueueUrl, send } = await queueWith();
    await expect(client.send(new PurgeQueueCommand({ QueueUrl }))).rejects.toThrow(
      'PurgeQueue is not emulated',
    );
    const ordered = { QueueUrl, MessageBody: 'a', MessageDeduplicationId: 'd' };
    await expect(client.send(new SendMessageCommand(ordered))).rejects.toThrow('MessageDedup');
    await send('a');
  });

  test('a request for a missing queue is refused', async () => {
    const { client, QueueUrl } = await queueWith();
    const other = new ReceiveMessageCommand({ QueueUrl: `${QueueUrl}-other` });
    await expect(client.send(other)).rejects.toThrow('does not exist');
  });
});
