/** Real local servers for the functions' tests: DynamoDB and SQS on ports that the OS chooses. */
import {
  CreateTableCommand,
  DynamoDBClient,
  waitUntilTableExists,
  type CreateTableCommandInput,
} from '@aws-sdk/client-dynamodb';
import { CreateQueueCommand, ReceiveMessageCommand } from '@aws-sdk/client-sqs';
import dynalite from 'dynalite';
import type { AddressInfo, Server } from 'node:net';
import { dueIndexName } from '../../contract/follow-ups.ts';
import { oldestIndexName, openIndexName } from '../../contract/submission.ts';
import { createDocumentClient } from '../../functions/stores/dynamodb/document-client.ts';
import { createQueueClient } from '../../local-cloud/sqs/client.ts';
import { startQueues } from '../../local-cloud/sqs/server.ts';
import { inProcessTransport } from './in-process-transport.ts';

const connection = {
  region: 'eu-west-1',
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
};

const tables = {
  submissions: { partition: 'userId', sort: 'id' },
  apiKeys: { partition: 'userId', sort: 'id' },
  apiKeyLookup: { partition: 'keyHash' },
  idempotency: { partition: 'id' },
  circuitBreakers: { partition: 'target' },
  allowances: { partition: 'userId' },
  accounts: { partition: 'userId' },
  firstLeads: { partition: 'id' },
  targetForms: { partition: 'userId', sort: 'sortKey' },
  origins: { partition: 'origin' },
  followUps: { partition: 'userId', sort: 'sortKey' },
} as const;
export type TableName = keyof typeof tables;
const indexesOf: Partial<Record<TableName, { index: string; keys: [string, string] }[]>> = {
  submissions: [
    { index: openIndexName, keys: ['openShard', 'dueAt'] },
    { index: oldestIndexName, keys: ['openShard', 'openedAt'] },
  ],
  followUps: [{ index: dueIndexName, keys: ['dueKind', 'dueAt'] }],
};

/** DynamoDB with the product's tables, named as here. */
export async function startDynamoDb() {
  const server = dynalite({ createTableMs: 0 });
  const endpoint = await listen(server);
  const transport = inProcessTransport(server);
  const admin = new DynamoDBClient({ ...connection, ...transport, endpoint });
  for (const name of Object.keys(tables) as TableName[]) {
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
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export async function startQueue() {
  const { origin: endpoint, close } = await startQueues({ port: 0 });
  const client = createQueueClient(endpoint);
  const { QueueUrl: queueUrl = '' } = await client.send(
    new CreateQueueCommand({ QueueName: 'leads' }),
  );
  return {
    client,
    endpoint,
    queueUrl,
    /** Everything that waits in the queue, parsed. */
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

/** Listens on a free loopback port. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function tableInput(name: TableName): CreateTableCommandInput {
  const { partition, sort } = { sort: undefined, ...tables[name] };
  const keys = sort ? [partition, sort] : [partition];
  const indexes = indexesOf[name] ?? [];
  const attributes = new Set([...keys, ...indexes.flatMap(({ keys: indexed }) => indexed)]);
  return {
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [...attributes].map((attribute) => ({
      AttributeName: attribute,
      AttributeType: 'S',
    })),
    KeySchema: keySchema(keys),
    ...(indexes.length > 0 && {
      GlobalSecondaryIndexes: indexes.map(({ index, keys: indexed }) => ({
        IndexName: index,
        KeySchema: keySchema(indexed),
        Projection: { ProjectionType: 'KEYS_ONLY' },
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
