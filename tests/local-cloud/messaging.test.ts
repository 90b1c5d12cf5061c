import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { startMessaging } from '../../local-cloud/messaging/messaging.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'messaging-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe('kept messages', () => {
  test('survive a restart with their receive count', async () => {
    const first = await startMessaging(0, dataDir);
    const queue = first.queues.createQueue('q', 'http://sqs/0/q', 'arn:q', {
      VisibilityTimeout: '30',
    });
    await send(first.origin, queue.url);
    const [message] = queue.dequeue(1);
    queue.changeVisibility(message?.ReceiptHandle ?? '', 0);
    await first.close();

    const second = await startMessaging(0, dataDir);
    const kept = second.queues.getQueueByArn('arn:q')?.inspectMessages().ready;
    await second.close();
    expect(kept).toMatchObject([{ body: 'lead', approximateReceiveCount: 1 }]);
  });

  test('stay invisible over a restart while their time-out runs', async () => {
    const first = await startMessaging(0, dataDir);
    const queue = first.queues.createQueue('q', 'http://sqs/0/q', 'arn:q', {
      VisibilityTimeout: '30',
    });
    await send(first.origin, queue.url);
    queue.dequeue(1);
    await first.close();

    const second = await startMessaging(0, dataDir);
    const kept = second.queues.getQueueByArn('arn:q')?.inspectMessages();
    await second.close();
    expect(kept).toMatchObject({ ready: [], inflight: [{ message: { body: 'lead' } }] });
  });
});

describe('the endpoint', () => {
  test('listens on loopback only', async () => {
    const { origin, close } = await startMessaging(0);
    await close();
    expect(new URL(origin).hostname).toBe('127.0.0.1');
  });
});

async function send(origin: string, queueUrl: string): Promise<void> {
  await fetch(origin, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': 'AmazonSQS.SendMessage',
    },
    body: JSON.stringify({ QueueUrl: queueUrl, MessageBody: 'lead' }),
  });
}
