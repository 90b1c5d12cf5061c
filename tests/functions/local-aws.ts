/**
 * Local servers for the functions' tests: DynamoDB and SQS on ports that the operating system
 * chooses.
 */
import {
  CreateTableCommand,
  DynamoDBClient,
  waitUntilTableExists,
  type CreateTableCommandInput,
} from '@aws-sdk/client-dynamodb';
import { CreateQueueCommand, ReceiveMessageCommand } from '@aws-sdk/client-sqs';
import dynalite from 'dynalite';
import type { AddressInfo, Server } from 'node:net';
import { createDocumentClient } from '../../functions/stores/dynamodb/document-client.ts';
import { attemptLimits } from '../../infra/attempt-limits.ts';
import { createQueueClient } from '../../local-cloud/sqs/client.ts';
import { startQueues } from '../../local-cloud/sqs/server.ts';
import { inProcessTransport } from './in-process-transport.ts';
import { tableDefinitions, type TableName } from './table-definitions.ts';
import { nextEvent } from '../until.ts';

const connection = {
  region: 'eu-west-1',
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
};

/** Starts a local DynamoDB with the product's tables, named as in `tableDefinitions`. */
export async function startDynamoDb() {
  const server = dynalite({ createTableMs: 0 });
  const endpoint = await listen(server);
  const transport = inProcessTransport(server);
  const admin = new DynamoDBClient({ ...connection, ...transport, endpoint });
  for (const name of Object.keys(tableDefinitions) as TableName[]) {
    await admin.send(new CreateTableCommand(tableInput(name)));
    await waitUntilTableExists(
      { client: admin, maxWaitTime: 10, minDelay: 0.01, maxDelay: 0.1 },
      { TableName: name },
    );
  }
  const client = createDocumentClient({ ...connection, ...transport, endpoint });
  return {
    client,
    endpoint,
    async stop() {
      client.destroy();
      admin.destroy();
      // Dynalite's own `close` does not return the server, so the test waits for the event.
      const closed = nextEvent('DynamoDB to close', server, 'close');
      server.close();
      await closed;
    },
  };
}

/**
 * A received message is hidden from other receivers for this many seconds: longer than an attempt
 * takes, as in the stage's queues.
 */
const VisibilityTimeout = String(attemptLimits.visibilitySeconds);

export async function startQueue() {
  const { origin: endpoint, close } = await startQueues({ port: 0 });
  const client = createQueueClient(endpoint);
  const { QueueUrl: queueUrl = '' } = await client.send(
    new CreateQueueCommand({ QueueName: 'leads', Attributes: { VisibilityTimeout } }),
  );
  return {
    client,
    endpoint,
    queueUrl,
    /** Receives and parses all messages in the queue. */
    async receive(): Promise<unknown[]> {
      const bodies: unknown[] = [];
      for (;;) {
        const { Messages = [] } = await client.send(
          new ReceiveMessageCommand({ QueueUrl: queueUrl, MaxNumberOfMessages: 10 }),
        );
        if (Messages.length === 0) return bodies;
        bodies.push(...Messages.map((message) => JSON.parse(message.Body ?? 'null') as unknown));
      }
    },
    async stop() {
      client.destroy();
      await close();
    },
  };
}

/**
 * Listens on a free loopback port.
 * @returns the server's address.
 */
export async function listen(server: Server): Promise<string> {
  await nextEvent('the server to listen', server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function tableInput(name: TableName): CreateTableCommandInput {
  const { partition, sort, indexes = [] } = tableDefinitions[name];
  const keys = sort ? [partition, sort] : [partition];
  const indexed = indexes.flatMap((index) => [index.partition, index.sort]);
  return {
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [...new Set([...keys, ...indexed])].map((attribute) => ({
      AttributeName: attribute,
      AttributeType: 'S',
    })),
    KeySchema: keySchema(keys),
    ...(indexes.length > 0 && {
      GlobalSecondaryIndexes: indexes.map((index) => ({
        IndexName: index.name,
        KeySchema: keySchema([index.partition, index.sort]),
        Projection: { ProjectionType: index.isWhole ? ('ALL' as const) : ('KEYS_ONLY' as const) },
      })),
    }),
  };
}

function keySchema([partition, sort]: string[]) {
  return [
    { AttributeName: partition, KeyType: 'HASH' as const },
    ...(sort ? [{ AttributeName: sort, KeyType: 'RANGE' as const }] : []),
  ];
}
