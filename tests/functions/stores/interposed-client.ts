/**
 * A DynamoDB client that runs a given function before its updates, to test writes that happen in a
 * chosen order.
 */
import { UpdateCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/**
 * Returns the client with interruptions: it runs `first` before each of its updates, at most
 * `times` times. So whatever a store has read is out of date when it writes.
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
