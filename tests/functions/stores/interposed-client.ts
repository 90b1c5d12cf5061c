/**
 * A DynamoDB client that calls a given function before its updates, to test writes in a chosen
 * order.
 */
import { UpdateCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/**
 * Returns a client that calls `first` before each of its first `times` updates. So the data that a
 * store has read are out of date when the store writes.
 */
export function interposed(
  client: DynamoDBDocumentClient,
  first: () => Promise<unknown>,
  times = 1,
): DynamoDBDocumentClient {
  let left = times;
  const send = async (command: Parameters<DynamoDBDocumentClient['send']>[0]) => {
    if (command instanceof UpdateCommand && left > 0) {
      left -= 1;
      await first();
    }
    return client.send(command);
  };
  return Object.assign(Object.create(client) as DynamoDBDocumentClient, { send });
}
