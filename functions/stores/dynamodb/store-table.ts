/** What a store needs to read and write its table. */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

export interface StoreTable {
  client: DynamoDBDocumentClient;
  table: string;
}

/** What a store needs if it also writes or compares times. */
export interface TimedTable extends StoreTable {
  now: () => Date;
}
