/**
 * The circuit breaker of a target form, shared by every bot: a target that fails for everybody is
 * left alone for a while instead of burning everyone's attempts.
 */
import { GetCommand, UpdateCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { FailureReason } from '../contract/submission.ts';
import { secondsFrom } from './row-lifetime.ts';

/** Failures in a row, over all leads, before the target is left alone. */
const FAILURES_BEFORE_OPEN = 5;
/** How long at first; doubles with every further failure. */
const FIRST_PAUSE_SECONDS = 60;
const LONGEST_PAUSE_SECONDS = 900;
const FORGOTTEN_AFTER_SECONDS = 86_400;

/** Reasons that say something about the target and nothing about the lead. */
const targetReasons: ReadonlySet<FailureReason> = new Set([
  'target_unreachable',
  'timeout',
  'form_not_found',
  'rate_limited',
  'blocked',
]);
/** The target worked, whatever it thought of the lead. */
const workingReasons: ReadonlySet<FailureReason> = new Set(['validation_refused']);

/** Item of the target health table. Key: `target`, the form's address. */
export interface TargetHealth {
  target: string;
  /** In a row. */
  failures: number;
  /** ISO 8601 UTC; until then no attempt starts. */
  openUntil?: string;
  lastReason?: FailureReason;
  updatedAt: string;
}

export interface TargetHealthStore {
  read(target: string): Promise<TargetHealth | undefined>;
  /** Counts how an attempt ended; `success` or a reason. */
  record(target: string, outcome: 'success' | FailureReason): Promise<void>;
}

export interface TargetHealthTable {
  client: DynamoDBDocumentClient;
  table: string;
  now: () => Date;
}

/** Whether attempts wait. */
export function isOpen(health: TargetHealth | undefined, now: Date): boolean {
  return health?.openUntil !== undefined && new Date(health.openUntil) > now;
}

export function createTargetHealthStore(table: TargetHealthTable): TargetHealthStore {
  return {
    read: (target) => read(table, target),
    async record(target, outcome) {
      if (outcome === 'success' || workingReasons.has(outcome)) await forgive(table, target);
      else if (targetReasons.has(outcome)) await blame(table, target, outcome);
    },
  };
}

async function read({ client, table }: TargetHealthTable, target: string) {
  const { Item } = await client.send(new GetCommand({ TableName: table, Key: { target } }));
  return Item as TargetHealth | undefined;
}

/** A read is cheaper than a write, and nearly every target is well. */
async function forgive(health: TargetHealthTable, target: string): Promise<void> {
  if (!(await read(health, target))?.failures) return;
  await health.client.send(
    new UpdateCommand({
      TableName: health.table,
      Key: { target },
      UpdateExpression: 'SET failures = :none, updatedAt = :now REMOVE openUntil, lastReason',
      ExpressionAttributeValues: { ':none': 0, ':now': health.now().toISOString() },
    }),
  );
}

async function blame(health: TargetHealthTable, target: string, reason: FailureReason) {
  const { client, table, now } = health;
  const time = now();
  const { Attributes } = await client.send(
    new UpdateCommand({
      TableName: table,
      Key: { target },
      UpdateExpression:
        'ADD failures :one SET lastReason = :reason, updatedAt = :now, expiresAt = :end',
      ExpressionAttributeValues: {
        ':one': 1,
        ':reason': reason,
        ':now': time.toISOString(),
        ':end': Math.floor(secondsFrom(time, FORGOTTEN_AFTER_SECONDS).getTime() / 1000),
      },
      ReturnValues: 'UPDATED_NEW',
    }),
  );
  const beyond = ((Attributes as TargetHealth | undefined)?.failures ?? 0) - FAILURES_BEFORE_OPEN;
  if (beyond < 0) return;
  const pause = Math.min(FIRST_PAUSE_SECONDS * 2 ** beyond, LONGEST_PAUSE_SECONDS);
  await client.send(
    new UpdateCommand({
      TableName: table,
      Key: { target },
      UpdateExpression: 'SET openUntil = :until',
      ExpressionAttributeValues: { ':until': secondsFrom(time, pause).toISOString() },
    }),
  );
}
