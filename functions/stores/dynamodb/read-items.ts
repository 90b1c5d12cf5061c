/**
 * Reads items of a table: one item by its key, or all items that a query or a scan finds, page by
 * page.
 */
import {
  GetCommand,
  QueryCommand,
  ScanCommand,
  type QueryCommandInput,
  type ScanCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { storedAs } from './stored-as.ts';
import type { StoreTable } from './store-table.ts';

/** Reads an item consistently, so that a pause, a change or a deletion takes effect at once. */
export async function readItem<Row>(
  { client, table }: StoreTable,
  key: Record<string, string>,
): Promise<Row | undefined> {
  const { Item } = await client.send(
    new GetCommand({ TableName: table, Key: key, ConsistentRead: true }),
  );
  return storedAs<Row>()(Item);
}

/** Reads one page of a query: as many items as its limit or a megabyte allows. */
export async function readPage<Row>(
  { client, table }: StoreTable,
  query: Omit<QueryCommandInput, 'TableName'>,
): Promise<Row[]> {
  const { Items = [] } = await client.send(new QueryCommand({ TableName: table, ...query }));
  return Items.map(storedAs<Row>());
}

export const queryPages = <Row>(
  { client, table }: StoreTable,
  query: Omit<QueryCommandInput, 'TableName' | 'ExclusiveStartKey'>,
): AsyncGenerator<Row[]> =>
  pages((from) => client.send(new QueryCommand({ TableName: table, ...query, ...from })));

export const scanPages = <Row>(
  { client, table }: StoreTable,
  scan: Omit<ScanCommandInput, 'TableName' | 'ExclusiveStartKey'>,
): AsyncGenerator<Row[]> =>
  pages((from) => client.send(new ScanCommand({ TableName: table, ...scan, ...from })));

type Key = Record<string, unknown>;

async function* pages<Row>(
  read: (from: { ExclusiveStartKey?: Key }) => Promise<{
    Items?: Key[] | undefined;
    LastEvaluatedKey?: Key | undefined;
  }>,
): AsyncGenerator<Row[]> {
  let after: Key | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await read(after ? { ExclusiveStartKey: after } : {});
    yield Items.map(storedAs<Row>());
    after = LastEvaluatedKey;
  } while (after);
}

export async function allOf<Row>(found: AsyncIterable<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const page of found) rows.push(...page);
  return rows;
}
