/**
 * Counts what functions request of the local cloud's services. A proxy in front of each service
 * reads every request and its answer, finds the function by the key that signed the request, and
 * counts what AWS would charge.
 */
import { DynamoDBClient, DescribeTableCommand, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { createServer, request as send, type IncomingMessage, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { MINUTE_MS } from '../../../contract/time-units.ts';
import { operatorCredentials } from '../../../local-cloud/iam/operator.ts';
import { accessKeyOf } from '../../../local-cloud/iam/request-signature.ts';
import { loopback, type Ports } from '../../../local-cloud/ports.ts';
import { nextEvent } from '../../until.ts';
import { tally, type Tally } from './tally.ts';
import { readUnits, writeUnits, type StoredItem, type TableShape } from './units.ts';

/** The services that functions call. */
const services = ['graphqlApi', 'queues', 'database', 'buckets', 'keys', 'restApi'] as const;
type Service = (typeof services)[number];

interface Call {
  by: string;
  operation: string;
  path: string;
  input: Input;
  output: Output;
  isGood: boolean;
}
interface Input extends Record<string, unknown> {
  TableName?: string;
  IndexName?: string;
  Key?: StoredItem;
  Item?: StoredItem;
  ConsistentRead?: boolean;
  MessageGroupId?: string;
}
interface Output extends Record<string, unknown> {
  Item?: StoredItem;
  Items?: StoredItem[];
  Messages?: unknown[];
}

export interface Meter {
  counted: Tally;
  /**
   * Returns the name of the function that has this access key. The bench sets this member after it
   * has started the functions.
   */
  callerOf: (accessKey: string) => string;
  /** Returns the name of a table in the template, by the table's physical name. */
  nameOf: (table: string) => string;
  /** When a function last called a service, in milliseconds of `performance.now()`. */
  lastCallAt: number;
  close: () => Promise<void>;
}

/** @param outer the ports on which the proxies listen. @param ports the ports of the services. */
export async function startMeter(outer: Ports, ports: Ports): Promise<Meter> {
  const database = new DynamoDBClient({
    region: 'us-east-1',
    endpoint: loopback(ports.database),
    credentials: operatorCredentials,
  });
  const shapes = new Map<string, Promise<TableShape>>();
  const shapeOf = (table: string) => {
    const known = shapes.get(table) ?? describe(database, table);
    shapes.set(table, known);
    return known;
  };
  const meter: Meter = {
    counted: tally(),
    callerOf: () => '',
    nameOf: (table) => table,
    lastCallAt: 0,
    close: async () => {
      database.destroy();
      await Promise.all(servers.map(end));
    },
  };
  const serve = (service: Service) =>
    createServer((request, response) => {
      void (async () => {
        const body = await buffer(request);
        const { method = '', url = '', headers } = request;
        const by = meter.callerOf(accessKeyOf({ method, url, headers }) ?? '');
        const operation = operationOf(request);
        const input = parse(body) as Input;
        const isWrite = service === 'database' && writes.has(operation);
        const keys = isWrite ? await shapeOf(input.TableName ?? '') : undefined;
        const before = keys && (await read(database, input, keys));
        const answer = await forward(ports[service], request, body);
        const after = keys && (await read(database, input, keys));
        response.writeHead(answer.status, answer.headers).end(answer.body);
        const output = parse(answer.body) as Output;
        const isGood = answer.status < 400;
        meter.lastCallAt = performance.now();
        const call = { by, operation, path: url, input, output, isGood };
        const count = meter.counted.add;
        if (keys) {
          const table = meter.nameOf(input.TableName ?? '');
          const { table: own, indexes } = writeUnits({ before, after }, keys);
          count({ by, what: 'write units', of: table }, own);
          for (const [index, units] of Object.entries(indexes)) {
            count({ by, what: 'write units', of: `${table}/${index}` }, units);
          }
        } else countCall(service, call, meter);
      })().catch((error: unknown) => {
        // Open long polls fail when the cloud stops; such errors are not printed.
        if (!request.destroyed && operationOf(request) !== 'ReceiveMessage') console.error(error);
        response.destroy();
      });
    });
  const servers = await Promise.all(
    services.map(async (service) => {
      const server = serve(service).listen(outer[service], '127.0.0.1');
      await nextEvent('the meter to listen', server, 'listening');
      return server;
    }),
  );
  return meter;
}

const ANSWER_MS = MINUTE_MS;
const ofConnection = new Set(['connection', 'transfer-encoding']);
const writes = new Set(['PutItem', 'UpdateItem', 'DeleteItem']);
const reads = new Set(['GetItem', 'Query', 'Scan']);

function countCall(service: Service, call: Call, { counted, nameOf }: Meter): void {
  const { add: count } = counted;
  const { by, operation, input, output, path, isGood } = call;
  if (service === 'database') {
    const { IndexName, ConsistentRead = false, Key } = input;
    if (!reads.has(operation)) throw new Error(`The meter does not know ${operation}`);
    const items = Key ? (output.Item ? [output.Item] : []) : (output.Items ?? []);
    const table = nameOf(input.TableName ?? '');
    const of = IndexName === undefined ? table : `${table}/${IndexName}`;
    count({ by, what: 'read units', of }, readUnits(items, ConsistentRead));
  } else if (service === 'queues') {
    // Receive requests that return no message are not counted here. Their price is computed from
    // the event source mapping, because Lambda makes more of them than the local cloud.
    if (operation === 'ReceiveMessage' && !output.Messages?.length) return;
    count({ by, what: 'queue requests', of: operation }, 1);
  } else if (service === 'keys') count({ by, what: 'keyed hashes', of: operation }, 1);
  else if (service === 'graphqlApi') count({ by, what: 'published events', of: 'AppSync' }, 1);
  else if (service === 'restApi') count({ by, what: 'gateway calls', of: path }, 1);
  else if (isGood) count({ by, what: 'pictures', of: 'S3' }, 1);
}

function operationOf({ headers }: IncomingMessage): string {
  return String(headers['x-amz-target'] ?? '').split('.')[1] ?? '';
}

async function describe(database: DynamoDBClient, TableName: string): Promise<TableShape> {
  const { Table } = await database.send(new DescribeTableCommand({ TableName }));
  const namesOf = (schema: { AttributeName?: string | undefined }[] = []) =>
    schema.map(({ AttributeName = '' }) => AttributeName);
  const indexes = Table?.GlobalSecondaryIndexes ?? [];
  return {
    keys: namesOf(Table?.KeySchema),
    indexes: Object.fromEntries(
      indexes.map(({ IndexName = '', KeySchema, Projection }) => [
        IndexName,
        { keys: namesOf(KeySchema), isWhole: Projection?.ProjectionType === 'ALL' },
      ]),
    ),
  };
}

async function read(database: DynamoDBClient, input: Input, { keys }: TableShape) {
  const source = input.Key ?? input.Item ?? {};
  const Key = Object.fromEntries(keys.map((name) => [name, source[name]])) as StoredItem;
  const { TableName } = input;
  return (await database.send(new GetItemCommand({ TableName, Key, ConsistentRead: true }))).Item;
}

async function forward(port: number, { method, url, headers }: IncomingMessage, body: Buffer) {
  const outgoing = send({ host: '127.0.0.1', port, method, path: url, headers, agent: false });
  outgoing.end(body);
  // This time limit for an answer is longer than a long poll.
  const [answer] = await nextEvent<[IncomingMessage]>('an answer', outgoing, 'response', ANSWER_MS);
  const { statusCode: status = 500 } = answer;
  const passed = Object.entries(answer.headers).filter(([name]) => !ofConnection.has(name));
  return { status, headers: Object.fromEntries(passed), body: await buffer(answer) };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    return {};
  }
}

async function end(server: Server): Promise<void> {
  const closed = nextEvent('the meter to close', server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
