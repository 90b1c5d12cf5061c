/**
 * DynamoDB clients that fail or repeat writes, to test what a crash between two writes leaves
 * behind.
 */
import {
  DeleteCommand,
  PutCommand,
  UpdateCommand,
  type DynamoDBDocumentClient,
} from '@aws-sdk/lib-dynamodb';

type Command = Parameters<DynamoDBDocumentClient['send']>[0];

const isWrite = (command: Command): boolean =>
  command instanceof PutCommand ||
  command instanceof UpdateCommand ||
  command instanceof DeleteCommand;

/**
 * Returns a client that dies: the first `writes` writes succeed, then the next write and all later
 * commands fail.
 */
export function dyingAfter(client: DynamoDBDocumentClient, writes: number): DynamoDBDocumentClient {
  let left = writes;
  let isDead = false;
  const send = async (command: Command) => {
    isDead ||= isWrite(command) && left === 0;
    if (isDead) throw new Error('The process died');
    if (isWrite(command)) left -= 1;
    return client.send(command);
  };
  return Object.assign(Object.create(client) as DynamoDBDocumentClient, { send });
}

/** Returns a client that sends each write twice, as if the first answer had been lost. */
export function repeating(client: DynamoDBDocumentClient): DynamoDBDocumentClient {
  const send = async (command: Command) => {
    if (isWrite(command)) await client.send(command);
    return client.send(command);
  };
  return Object.assign(Object.create(client) as DynamoDBDocumentClient, { send });
}
