/**
 * DynamoDB's tables in memory, as far as the stores use them, for simulations of hours with
 * hundreds of thousands of rows. An unsupported command is an error. Property tests compare these
 * tables with dynalite (tests/simulation/fakes.test.ts).
 */
import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  UpdateCommand,
  type DynamoDBDocumentClient,
} from '@aws-sdk/lib-dynamodb';
import { checked } from './known-inputs.ts';
import { MemoryTable, type Change, type TableDefinition } from './memory-table.ts';
import type { Item } from './values.ts';

export interface MemoryTablesOptions<Name extends string> {
  definitions: Readonly<Record<Name, TableDefinition>>;
  /** Returns the present time in epoch milliseconds. */
  now?: () => number;
  /**
   * Returns after how many milliseconds an index of this table receives a write that is made now.
   */
  indexLagMs?: (table: string) => number;
  /**
   * The highest number of items that one read returns. DynamoDB itself limits a read to a megabyte.
   */
  pageItems?: number;
  onChange?: (change: Change) => void;
}

export interface MemoryTables<Name extends string = string> {
  /** Executes a command at once. @throws the errors that the SDK's client throws. */
  apply: (command: unknown) => unknown;
  /** A client with the SDK's `send`. Each command gets its result in a later task. */
  client: DynamoDBDocumentClient;
  table: (name: Name) => MemoryTable;
}

export function createMemoryTables<Name extends string>({
  definitions,
  now = Date.now,
  indexLagMs = () => 0,
  pageItems = 6000,
  onChange = () => undefined,
}: MemoryTablesOptions<Name>): MemoryTables<Name> {
  const tables = new Map<string, MemoryTable>();
  for (const [name, definition] of Object.entries<TableDefinition>(definitions)) {
    const settings = { now, indexLagMs: () => indexLagMs(name), pageItems, onChange };
    tables.set(name, new MemoryTable(name, definition, settings));
  }
  const table = (name: string | undefined) => {
    const found = tables.get(name ?? '');
    if (!found) throw new Error(`There is no table ${name} in memory`);
    return found;
  };
  const apply = (command: unknown) => {
    if (command instanceof GetCommand) {
      const { TableName, Key, ProjectionExpression } = checked('get', command.input);
      if (ProjectionExpression) throw new Error('No read of one item is projected');
      const item = table(TableName).get(Key as Item);
      return item ? { Item: item } : {};
    }
    if (command instanceof PutCommand) {
      const input = checked('put', command.input);
      return table(input.TableName).put(input.Item as Item, input);
    }
    if (command instanceof UpdateCommand) {
      const input = checked('update', command.input);
      return table(input.TableName).update(input.Key as Item, input);
    }
    if (command instanceof DeleteCommand) {
      const input = checked('delete', command.input);
      return table(input.TableName).delete(input.Key as Item, input);
    }
    if (command instanceof QueryCommand) {
      const input = checked('query', command.input);
      return table(input.TableName).query(input);
    }
    if (command instanceof ScanCommand) {
      const input = checked('scan', command.input);
      return table(input.TableName).scan(input);
    }
    throw new Error('The tables in memory do not know this command');
  };
  const client = { send: async (command: unknown) => apply(command), destroy: () => undefined };
  return { apply, table, client: client as unknown as DynamoDBDocumentClient };
}
