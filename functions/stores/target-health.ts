/** What is remembered of a target form: one item, its reads and its conditional writes. */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { FailureReason } from '../contract/submission.ts';
import { isExpired } from './row-lifetime.ts';

/** Item of the target health table. Key: `target`, the form's address. Times are ISO 8601 UTC. */
export interface TargetHealth {
  target: string;
  /** In a row, over all leads. */
  failures: number;
  lastReason?: FailureReason;
  /** While the target is spared: since when, and until when no attempt starts. */
  openedAt?: string;
  openUntil?: string;
  /** Pauses in a row. */
  pauses?: number;
  /** The attempt that tries whether the target works again, and how long the others wait for it. */
  probeToken?: string;
  probeUntil?: string;
  updatedAt: string;
  /** Epoch seconds. */
  expiresAt?: number;
}

/** All attempts may start; none may; one may, the probe. */
export type TargetState = 'closed' | 'open' | 'half_open';

export interface TargetHealthTable {
  client: DynamoDBDocumentClient;
  table: string;
  now: () => Date;
}

export function stateOf(health: TargetHealth | undefined, now: Date): TargetState {
  if (health?.openUntil === undefined) return 'closed';
  return new Date(health.openUntil) > now ? 'open' : 'half_open';
}

export async function readHealth(
  { client, table, now }: TargetHealthTable,
  target: string,
): Promise<TargetHealth | undefined> {
  const { Item } = await client.send(new GetCommand({ TableName: table, Key: { target } }));
  const health = Item as TargetHealth | undefined;
  return health && !isExpired(health, now()) ? health : undefined;
}

export interface HealthChange {
  update: string;
  condition?: string;
  values: Record<string, unknown>;
}

/** @returns the item after the write, or undefined when the condition did not hold. */
export async function changeHealth(
  { client, table }: TargetHealthTable,
  target: string,
  { update, condition, values }: HealthChange,
): Promise<TargetHealth | undefined> {
  try {
    const { Attributes } = await client.send(
      new UpdateCommand({
        TableName: table,
        Key: { target },
        UpdateExpression: update,
        ...(condition !== undefined && { ConditionExpression: condition }),
        ExpressionAttributeValues: values,
        ReturnValues: 'ALL_NEW',
      }),
    );
    return Attributes as TargetHealth;
  } catch (error: unknown) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}
