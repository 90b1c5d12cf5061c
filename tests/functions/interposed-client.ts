/** A DynamoDB client in front of which something else happens: for races in a chosen order. */
import { UpdateCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/**
 * The same client, except that `first` runs before each of its updates, as often as `times` says.
 * So what a store has read is stale when it writes.
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
