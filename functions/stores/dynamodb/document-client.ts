/** The DynamoDB client of every function: one way to marshal, and no request that hangs. */
import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

export function createDocumentClient(config: DynamoDBClientConfig = {}): DynamoDBDocumentClient {
  const requestHandler = {
    connectionTimeout: 1000,
    requestTimeout: 3000,
    throwOnRequestTimeout: true,
  };
  return DynamoDBDocumentClient.from(new DynamoDBClient({ requestHandler, ...config }), {
    marshallOptions: { removeUndefinedValues: true },
  });
}
