/**
 * The state of a target form's circuit breaker: one item, its read and its one conditional write.
 */
import { GetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { FailureReason } from '../../../contract/submission.ts';
import { updateIf } from '../dynamodb/conditional-write.ts';
import { isExpired, secondsFrom } from '../submissions/row-lifetime.ts';

const FORGOTTEN_AFTER_SECONDS = 86_400;
/** If several bots write at the same time, one of them succeeds per try, so this many may collide. */
const WRITE_TRIES = 10;

/**
 * Whose fault a failure may be. `target`: the target's; `either`: the target's or the lead's;
 * `values`: most likely the lead's.
 */
export type Fault = 'target' | 'either' | 'values';

/** One failed lead. `lead` and `user` are hashes of ids. */
export interface Mark {
  lead: string;
  user: string;
  fault: Fault;
}

/** The leads of one user wait, because the target refuses them but perhaps not those of others. */
export interface Hold {
  since: string;
  until: string;
  /** How many pauses of this user's leads followed each other. */
  pauses: number;
}

/** Item of the circuit breaker table. Key: `target`, the form's address. Times are ISO 8601 UTC. */
export interface BreakerItem {
  target: string;
  /** Grows with every write; a write based on an older item fails. */
  version: number;
  /** Counted failures in a row: one per lead and one per probe. */
  failures: number;
  lastReason?: FailureReason;
  /**
   * The leads behind `failures`, until the breaker opens. Their number is limited by the opening
   * rules.
   */
  marks: Mark[];
  /** The version that opened the breaker, for everybody or for a user. */
  opening?: number;
  /** While the breaker is open: since when, and until when no attempt starts. */
  openedAt?: string;
  openUntil?: string;
  /** How many pauses in a row. */
  pauses?: number;
  /** The users whose leads wait, by the user's hash. */
  holds: Record<string, Hold>;
  /**
   * While the breaker is open: the user whose probe was refused, perhaps only because of the lead.
   */
  refusedUser?: string;
  /**
   * The attempt that probes whether the target works again, and how long the others wait for it.
   */
  probeToken?: string;
  probeUser?: string;
  probeUntil?: string;
  /**
   * The users who wait for a probe in the order of their turns, and when the first turn began: at
   * the end of a probe without a clear result.
   */
  line: string[];
  turnFrom?: string;
  updatedAt: string;
  /** Epoch seconds. */
  expiresAt?: number;
}

/** `closed`: all attempts may start; `open`: none; `half_open`: one, the probe. */
export type TargetState = 'closed' | 'open' | 'half_open';

export interface BreakerTable {
  client: DynamoDBDocumentClient;
  table: string;
  now: () => Date;
  /** The maximum number of one user's failed leads that count; without it all of them. */
  mostOfOneUser?: number;
}

/** The answer of a decision, and the item that must be written for it. */
export interface Decision<Answer> {
  answer: Answer;
  next?: BreakerItem | undefined;
}

/** The item of a target without known failures. */
export function closedBreaker(target: string, version = 0): BreakerItem {
  return { target, version, failures: 0, marks: [], holds: {}, line: [], updatedAt: '' };
}

type Passing = 'probeToken' | 'probeUser' | 'probeUntil' | 'refusedUser' | 'turnFrom';

/** Returns the item without the given attributes. */
export function without(breaker: BreakerItem, ...names: Passing[]): BreakerItem {
  const rest = { ...breaker };
  for (const name of names) delete rest[name];
  return rest;
}

/** Reads the item; an expired one counts as none, whether or not DynamoDB has deleted it. */
export async function readBreaker(
  table: BreakerTable,
  target: string,
): Promise<BreakerItem | undefined> {
  const stored = await readItem(table, target, false);
  return stored && !isExpired(stored, table.now()) ? stored : undefined;
}

/**
 * Decides on the current item and writes the change; decides again if another bot wrote first. An
 * expired item counts as a healthy target and is overwritten completely.
 * @returns undefined if others wrote first at every try.
 */
export async function changeBreaker<Answer>(
  table: BreakerTable,
  target: string,
  decide: (breaker: BreakerItem, now: Date) => Decision<Answer>,
  read?: BreakerItem,
): Promise<Answer | undefined> {
  let known = read;
  for (let tries = 0; tries < WRITE_TRIES; tries += 1) {
    const stored = known ?? (await readItem(table, target, true));
    known = undefined;
    const now = table.now();
    const isKnown = stored && !isExpired(stored, now);
    const { answer, next } = decide(isKnown ? stored : closedBreaker(target, stored?.version), now);
    if (!next || (await replace(table, stored, next))) return answer;
  }
  return undefined;
}

async function readItem(
  { client, table }: BreakerTable,
  target: string,
  isConsistent: boolean,
): Promise<BreakerItem | undefined> {
  const { Item } = await client.send(
    new GetCommand({ TableName: table, Key: { target }, ConsistentRead: isConsistent }),
  );
  return Item && { ...closedBreaker(target), ...(Item as Partial<BreakerItem>) };
}

/** @returns false if the item has changed since it was read. */
async function replace(
  { client, table, now }: BreakerTable,
  stored: BreakerItem | undefined,
  next: BreakerItem,
): Promise<boolean> {
  const { target, ...rest } = next;
  const fields = {
    ...rest,
    version: (stored?.version ?? 0) + 1,
    updatedAt: now().toISOString(),
    expiresAt: Math.floor(secondsFrom(now(), FORGOTTEN_AFTER_SECONDS).getTime() / 1000),
  };
  const set = Object.entries(fields).filter(([, value]) => value !== undefined);
  const kept = new Set(['target', ...set.map(([name]) => name)]);
  const gone = Object.keys(stored ?? {}).filter((name) => !kept.has(name));
  const assign = set.map(([name]) => `#${name} = :${name}`).join(', ');
  const remove = gone.map((name) => `#${name}`).join(', ');
  const replaced = await updateIf(client, {
    TableName: table,
    Key: { target },
    UpdateExpression: `SET ${assign}${remove && ` REMOVE ${remove}`}`,
    ConditionExpression: stored?.version ? '#version = :seen' : 'attribute_not_exists(#version)',
    ExpressionAttributeNames: Object.fromEntries(
      [...set.map(([name]) => name), ...gone].map((name) => [`#${name}`, name]),
    ),
    ExpressionAttributeValues: {
      ...Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])),
      ...(stored?.version && { ':seen': stored.version }),
    },
  });
  return replaced !== undefined;
}
