/** What a store needs to read and write its table. */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

export interface StoreTable {
  client: DynamoDBDocumentClient;
  table: string;
}

/** The same for a store that notes times or judges them. */
export interface TimedTable extends StoreTable {
  now: () => Date;
}
