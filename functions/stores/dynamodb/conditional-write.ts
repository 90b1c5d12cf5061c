/**
 * Conditional writes. If the condition is false, the result is `undefined`, not an exception; any
 * other failure is thrown. Only this module handles DynamoDB's exception for a failed condition.
 */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  PutCommand,
  UpdateCommand,
  type DeleteCommandInput,
  type DeleteCommandOutput,
  type DynamoDBDocumentClient,
  type PutCommandInput,
  type PutCommandOutput,
  type UpdateCommandInput,
  type UpdateCommandOutput,
} from '@aws-sdk/lib-dynamodb';

interface Conditional {
  ConditionExpression: string;
}
interface SendOptions {
  abortSignal?: AbortSignal;
}

export function updateIf(
  client: DynamoDBDocumentClient,
  update: UpdateCommandInput & Conditional,
  options?: SendOptions,
): Promise<UpdateCommandOutput | undefined> {
  return unlessRefused(client.send(new UpdateCommand(update), options));
}

export function putIf(
  client: DynamoDBDocumentClient,
  put: PutCommandInput & Conditional,
): Promise<PutCommandOutput | undefined> {
  return unlessRefused(client.send(new PutCommand(put)));
}

export function deleteIf(
  client: DynamoDBDocumentClient,
  deletion: DeleteCommandInput & Conditional,
): Promise<DeleteCommandOutput | undefined> {
  return unlessRefused(client.send(new DeleteCommand(deletion)));
}

async function unlessRefused<Output>(write: Promise<Output>): Promise<Output | undefined> {
  try {
    return await write;
  } catch (error: unknown) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}
