import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  BatchWriteItemCommand,
  ConditionalCheckFailedException,
  DeleteItemCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { createAwsCall } from '../../../functions/aws-calls/call-aws.ts';
import { createReadAgain } from '../../../functions/events/read-again.ts';
import { openEngine } from '../../../local-cloud/dynamodb/engine.ts';
import { startExpiry, sweepExpired } from '../../../local-cloud/dynamodb/expiry.ts';
import { startDatabaseFront, type DatabaseFront } from '../../../local-cloud/dynamodb/front.ts';
import { withRedo, type RedoEngine } from '../../../local-cloud/dynamodb/redo.ts';
import { databaseTypes } from '../../../local-cloud/dynamodb/resource-types.ts';
import {
  createStream,
  shardId,
  type StreamRecord,
  type TableStream,
} from '../../../local-cloud/dynamodb/stream.ts';
import { createPhysicalNames } from '../../../local-cloud/template/physical-names.ts';

const TableName = 'rows';
let engine: RedoEngine;
let front: DatabaseFront;
let client: DynamoDBClient;
let records: StreamRecord[];
let stopExpiry: () => void;

beforeEach(async () => {
  engine = withRedo(openEngine(), undefined);
  front = await startDatabaseFront({ engine, port: 0 });
  client = new DynamoDBClient({
    region: 'eu-west-1',
    endpoint: front.origin,
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  });
  records = [];
  const streams = new Map<string, TableStream>();
  const table = databaseTypes({
    engine,
    front,
    names: createPhysicalNames('Stack'),
    streams,
    onClose: (stop) => (stopExpiry = stop),
  })['AWS::DynamoDB::Table'];
  await table?.create(tableProperties, 'Rows');
  for (const stream of streams.values()) stream.subscribe((record) => records.push(record));
});
afterEach(async () => {
  stopExpiry();
  client.destroy();
  await front.close();
  await engine.close();
});

const tableProperties = {
  TableName,
  BillingMode: 'PAY_PER_REQUEST',
  KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
  AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
  StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
  TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
};
const Key = { id: { S: 'a' } };

const add = (ReturnValues?: 'ALL_NEW' | 'UPDATED_NEW' | 'ALL_OLD') =>
  client.send(
    new UpdateItemCommand({
      TableName,
      Key,
      UpdateExpression: 'ADD n :one',
      ExpressionAttributeValues: { ':one': { N: '1' } },
      ...(ReturnValues ? { ReturnValues } : {}),
    }),
  );

describe("the records of a table's stream", () => {
  test('the stream contains each write with the new item', async () => {
    await client.send(new PutItemCommand({ TableName, Item: { ...Key, n: { N: '1' } } }));
    await add();
    await client.send(new DeleteItemCommand({ TableName, Key }));
    expect(records.map(({ eventName, dynamodb }) => [eventName, dynamodb.NewImage])).toEqual([
      ['INSERT', { ...Key, n: { N: '1' } }],
      ['MODIFY', { ...Key, n: { N: '2' } }],
      ['REMOVE', undefined],
    ]);
    expect(records.every(({ dynamodb }) => dynamodb.Keys['id'] !== undefined)).toBe(true);
  });

  test('the stream keeps the order of concurrent writes', async () => {
    await Promise.all(Array.from({ length: 20 }, () => add()));
    const seen = records.map(({ dynamodb }) => dynamodb.NewImage?.['n']);
    expect(seen).toEqual(Array.from({ length: 20 }, (_, index) => ({ N: String(index + 1) })));
    const numbers = records.map(({ dynamodb }) => BigInt(dynamodb.SequenceNumber));
    expect(numbers).toEqual(numbers.toSorted((a, b) => (a < b ? -1 : 1)));
  });

  test('the stream contains no refused write', async () => {
    const refused = client.send(
      new PutItemCommand({ TableName, Item: Key, ConditionExpression: 'attribute_exists(id)' }),
    );
    await expect(refused).rejects.toThrow(ConditionalCheckFailedException);
    expect(records).toEqual([]);
  });

  test('the stream contains the writes of a batch', async () => {
    await client.send(
      new BatchWriteItemCommand({
        RequestItems: {
          [TableName]: ['a', 'b'].map((id) => ({ PutRequest: { Item: { id: { S: id } } } })),
        },
      }),
    );
    expect(records.map(({ dynamodb }) => dynamodb.Keys)).toEqual([
      { id: { S: 'a' } },
      { id: { S: 'b' } },
    ]);
  });
});

test("a stream's records can be read again from a sequence number", async () => {
  await add();
  await add();
  const call = createAwsCall({
    ...{ service: 'dynamodb', endpoint: front.origin, jsonVersion: '1.0', timeLimitMs: 5000 },
    identity: { region: 'eu-west-1', credentials: { accessKeyId: 'a', secretAccessKey: 'b' } },
  });
  const [, second] = records;
  const place = { startSequenceNumber: second!.dynamodb.SequenceNumber, shardId };
  const batch = { ...place, endSequenceNumber: second!.dynamodb.SequenceNumber };
  const read = (streamArn: string) =>
    createReadAgain(call)(JSON.stringify({ DDBStreamBatchInfo: { ...batch, streamArn } }));
  expect(await read(second!.eventSourceARN)).toEqual([second]);
  await expect(read('arn:other')).rejects.toThrow('ResourceNotFoundException');
});

describe('the answer to a write', () => {
  test.each([
    [undefined, undefined],
    ['ALL_NEW', { ...Key, n: { N: '2' } }],
    ['UPDATED_NEW', { n: { N: '2' } }],
    ['ALL_OLD', { ...Key, n: { N: '1' } }],
  ] as const)(
    'a write with ReturnValues %s returns the right values',
    async (returnValues, expected) => {
      await add();
      expect((await add(returnValues)).Attributes).toEqual(expected);
    },
  );

  test('a write whose condition fails returns the old item', async () => {
    await add();
    const refused = client.send(
      new PutItemCommand({
        TableName,
        Item: Key,
        ConditionExpression: 'attribute_not_exists(id)',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    await expect(refused).rejects.toMatchObject({ Item: { ...Key, n: { N: '1' } } });
  });
});

describe('the expiry of table rows', () => {
  const stream = createStream({ arn: '', viewType: 'KEYS_ONLY' });
  const table = { name: TableName, keyAttributes: ['id'], stream };
  const optionsOf = () => ({ engine, writes: front.writes, table, attribute: 'expiresAt' });

  const put = (id: string, expiresAt: number) =>
    client.send(
      new PutItemCommand({
        TableName,
        Item: { id: { S: id }, expiresAt: { N: String(expiresAt) } },
      }),
    );

  test('time to live removes expired rows as DynamoDB does', async () => {
    await put('old', 1000);
    await put('young', 3000);
    const removed: StreamRecord[] = [];
    stream.subscribe((record) => removed.push(record));
    await sweepExpired(optionsOf(), new Date(2000 * 1000));
    expect(removed).toMatchObject([
      { dynamodb: { Keys: { id: { S: 'old' } } }, userIdentity: { type: 'Service' } },
    ]);
    const left = await client.send(new GetItemCommand({ TableName, Key: { id: { S: 'young' } } }));
    expect(left.Item).toBeDefined();
  });

  test('closing the engine during an expiry sweep causes no error', async () => {
    await put('old', 1000);
    const timers = jest.spyOn(globalThis, 'setInterval');
    const stop = startExpiry(optionsOf());
    const [sweep] = timers.mock.calls[0] ?? [];
    timers.mockRestore();
    // An error in the expiry sweep would fail the test as an unhandled rejection.
    expect(sweep).toBeDefined();
    sweep?.();
    stop();
    await engine.close();
  });
});
