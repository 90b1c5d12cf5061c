/** The DynamoDB client of every function, with the same marshalling and time-outs. */
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
