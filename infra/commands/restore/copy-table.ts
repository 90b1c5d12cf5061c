/** Reads all items of a table, and writes the items that a table lacks. */
import {
  ConditionalCheckFailedException,
  DescribeTableCommand,
  paginateScan,
  PutItemCommand,
  type AttributeValue,
  type DynamoDBClient,
} from '@aws-sdk/client-dynamodb';

/** The item in DynamoDB's JSON format. */
export type Item = Record<string, AttributeValue>;

const AT_ONCE = 25;

export async function* readItems(
  client: DynamoDBClient,
  TableName: string,
): AsyncGenerator<Item[]> {
  const pages = paginateScan({ client }, { TableName, ConsistentRead: true });
  for await (const { Items = [] } of pages) yield Items;
}

/**
 * Writes copied items. An existing item is never overwritten, because it is newer than its copy.
 * @returns the number of written items, and the number of items that already existed.
 */
export async function putMissing(
  client: DynamoDBClient,
  TableName: string,
  items: readonly Item[],
): Promise<{ put: number; kept: number }> {
  const { Table } = await client.send(new DescribeTableCommand({ TableName }));
  const [key = ''] = (Table?.KeySchema ?? []).map(({ AttributeName }) => AttributeName ?? '');
  const counts = { put: 0, kept: 0 };
  const putOne = async (Item: Item) => {
    const put = new PutItemCommand({
      TableName,
      Item,
      ConditionExpression: 'attribute_not_exists(#key)',
      ExpressionAttributeNames: { '#key': key },
    });
    try {
      await client.send(put);
      counts.put += 1;
    } catch (error: unknown) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
      counts.kept += 1;
    }
  };
  for (let start = 0; start < items.length; start += AT_ONCE) {
    await Promise.all(items.slice(start, start + AT_ONCE).map(putOne));
  }
  return counts;
}
