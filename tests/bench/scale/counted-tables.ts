/** The product's tables in memory. They count the read units that DynamoDB would charge. */
import { marshall } from '@aws-sdk/util-dynamodb';
import {
  GetCommand,
  QueryCommand,
  type DynamoDBDocumentClient,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { createMemoryTables } from '../../simulation/cloud/memory-tables.ts';
import { tableDefinitions, type TableName } from '../../functions/table-definitions.ts';
import { readUnits } from '../money/units.ts';

export interface Units {
  /** The read units of reads that return items. */
  reads: number;
  /** The read units of queries that return only a count of items. */
  counts: number;
}

export interface CountedTables {
  client: DynamoDBDocumentClient;
  put: (table: TableName, item: object) => void;
  unitsOf: (work: () => Promise<unknown>) => Promise<Units>;
  /** The number of messages in the queue as a text: one message for each open row. */
  waiting: () => string;
}

export function createCountedTables(now: () => Date): CountedTables {
  const tables = createMemoryTables({ definitions: tableDefinitions, now: () => now().getTime() });
  let units: Units = { reads: 0, counts: 0 };
  const send = async (command: unknown): Promise<unknown> => {
    const answer = tables.apply(command) as { Item?: object };
    const { ConsistentRead = false } = (command as GetCommand).input;
    if (command instanceof GetCommand) {
      units.reads += unitsOfItems(answer.Item ? [answer.Item] : [], ConsistentRead);
    } else if (command instanceof QueryCommand) {
      const { Items = [] } = tables.apply(whole(command.input)) as { Items?: object[] };
      const kind = command.input.Select === 'COUNT' ? 'counts' : 'reads';
      units[kind] += unitsOfItems(Items, ConsistentRead);
    }
    return answer;
  };
  return {
    client: { send } as unknown as DynamoDBDocumentClient,
    put: (table, item) => void tables.table(table).put({ ...item }, {}),
    unitsOf: async (work) => {
      units = { reads: 0, counts: 0 };
      await work();
      return units;
    },
    waiting: () => String([...tables.table('submissions').all()].length),
  };
}

const unitsOfItems = (items: readonly object[], isConsistent: boolean) =>
  readUnits(
    items.map((item) => marshall(item, { removeUndefinedValues: true })),
    isConsistent,
  );

/**
 * Makes the same query without its filter and with all attributes. The answer has all items that
 * the original query examines; DynamoDB charges for these items.
 */
function whole(input: QueryCommandInput): QueryCommand {
  const { TableName, IndexName, KeyConditionExpression = '', Limit, ScanIndexForward } = input;
  const values = Object.entries(input.ExpressionAttributeValues ?? {}).filter(([name]) =>
    new RegExp(`${name}\\b`).test(KeyConditionExpression),
  );
  return new QueryCommand({
    ...{ TableName, IndexName, KeyConditionExpression, Limit, ScanIndexForward },
    ExpressionAttributeValues: Object.fromEntries(values),
    ...(input.ExclusiveStartKey && { ExclusiveStartKey: input.ExclusiveStartKey }),
  });
}
