/**
 * The DynamoDB endpoint for functions: dynalite behind a thin layer. The layer adds streams with
 * their API, and returns the old item if a write's condition fails. All other calls are passed to
 * dynalite unchanged.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text as readBody } from 'node:stream/consumers';
import { asError } from '../../contract/errors.ts';
import type { Access } from '../iam/access.ts';
import { listen, type Listening } from '../listen.ts';
import type { Engine, EngineAnswer } from './engine.ts';
import {
  createStreamedWrites,
  type StreamedTable,
  type StreamedWrites,
  type WriteInput,
} from './writes.ts';
import type { AttributeMap } from './stream.ts';
import { createStreamsApi } from './streams-api.ts';

export interface DatabaseFront extends Listening {
  streamed: (table: StreamedTable) => void;
  writes: StreamedWrites;
}

interface BatchWriteInput {
  RequestItems: Record<
    string,
    {
      PutRequest?: { Item: AttributeMap };
      DeleteRequest?: { Key: AttributeMap };
    }[]
  >;
}

type Input = WriteInput & Partial<BatchWriteInput>;

const writeOperations = new Set(['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem']);

/** @param access decides which caller may call which operation; undefined allows every call. */
export async function startDatabaseFront({
  engine,
  port,
  access,
}: {
  engine: Engine;
  port: number;
  access?: Access;
}): Promise<DatabaseFront> {
  const tables = new Map<string, StreamedTable>();
  const writes = createStreamedWrites(engine);
  const readStream = createStreamsApi((arn) =>
    [...tables.values()].map(({ stream }) => stream).find((stream) => stream.arn === arn),
  );

  async function write(operation: string, input: Input): Promise<EngineAnswer> {
    if (operation === 'BatchWriteItem') return batchWrite(input);
    const table = tables.get(String(input['TableName']));
    const answer = table
      ? await writes.write(table, operation as 'PutItem', input)
      : await engine.call(operation, input);
    return withOldItem(engine, input, answer);
  }

  /**
   * Checks and executes a batch of writes. The check is needed for tables with a stream, because
   * dynalite gets their writes one by one and can't check the whole batch.
   */
  async function batchWrite(input: Input): Promise<EngineAnswer> {
    const batches = Object.entries(input.RequestItems ?? {});
    if (!batches.some(([name]) => tables.has(name))) return engine.call('BatchWriteItem', input);
    let last: EngineAnswer | undefined;
    for (const [name, requests] of batches) {
      for (const { PutRequest, DeleteRequest } of requests) {
        last = PutRequest
          ? await write('PutItem', { TableName: name, Item: PutRequest.Item })
          : await write('DeleteItem', { TableName: name, Key: DeleteRequest?.Key ?? {} });
        if (last.status !== 200) return last;
      }
    }
    return { status: 200, headers: last?.headers ?? {}, body: { UnprocessedItems: {} } };
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = String(request.headers['x-amz-target'] ?? '');
    const operation = target.split('.')[1] ?? '';
    const { method = '', url = '', headers } = request;
    const refusal = access?.refusal({ method, url, headers }, `dynamodb:${operation}`);
    if (refusal) return send(response, refused(refusal));
    const input = parseInput(await readBody(request));
    if (!input) return send(response, unreadable);
    if (target.startsWith('DynamoDBStreams_')) return send(response, readStream(operation, input));
    const run = writeOperations.has(operation) ? write : engine.call;
    send(response, await run(operation, input));
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => response.destroy(asError(error)));
  });
  return {
    ...(await listen(server, port)),
    streamed: (table) => void tables.set(table.name, table),
    writes,
  };
}

/**
 * Supports `ReturnValuesOnConditionCheckFailure: ALL_OLD`, which dynalite ignores: adds the old
 * item to the error.
 */
async function withOldItem(engine: Engine, input: Input, answer: EngineAnswer) {
  const { __type: error = '' } = answer.body;
  const failed = error.endsWith('ConditionalCheckFailedException');
  if (!failed || input['ReturnValuesOnConditionCheckFailure'] !== 'ALL_OLD') return answer;
  const key = input['Key'] ?? (await keyOf(engine, input));
  const read = await engine.call('GetItem', {
    TableName: input['TableName'],
    Key: key,
    ConsistentRead: true,
  });
  const item = read.body['Item'];
  return item ? { ...answer, body: { ...answer.body, Item: item } } : answer;
}

async function keyOf(engine: Engine, input: Input): Promise<Input> {
  const described = await engine.call('DescribeTable', { TableName: input['TableName'] });
  const { KeySchema = [] } = described.body.Table ?? {};
  const item = input.Item ?? {};
  return Object.fromEntries(
    KeySchema.map(({ AttributeName: name }) => [name, item[name]] as const),
  );
}

const unreadable: EngineAnswer = {
  status: 400,
  headers: {},
  body: { __type: 'com.amazon.coral.service#SerializationException' },
};

const refused = (refusal: string): EngineAnswer => ({
  status: 400,
  headers: {},
  body: { __type: `com.amazon.coral.service#${refusal}Exception` },
});

function parseInput(body: string): Input | undefined {
  try {
    return JSON.parse(body) as Input;
  } catch {
    return undefined;
  }
}

/**
 * Removes dynalite's checksum header, because the body may have changed. Clients accept an answer
 * without a checksum.
 */
function send(response: ServerResponse, { status, headers, body }: EngineAnswer): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'x-amzn-requestid': headers['x-amzn-requestid'] ?? 'local',
    'content-type': 'application/x-amz-json-1.0',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}
