/** What is remembered of a target form: one item, its read and its one conditional write. */
import { GetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { FailureReason } from '../../../contract/submission.ts';
import { updateIf } from '../dynamodb/conditional-write.ts';
import { isExpired, secondsFrom } from '../submissions/row-lifetime.ts';

const FORGOTTEN_AFTER_SECONDS = 86_400;
/** Bots that write at once: of those that collide, one gets through at every try. */
const WRITE_TRIES = 10;

/** What a failure may be about: the target, the target or the lead, or most likely the lead. */
export type Fault = 'target' | 'either' | 'values';

/** One lead that failed. Lead and user are hashes of their ids. */
export interface Mark {
  lead: string;
  user: string;
  fault: Fault;
}

/** The leads of one user wait, because the target refuses them and perhaps nobody else's. */
export interface Hold {
  since: string;
  until: string;
  /** Pauses in a row. */
  pauses: number;
}

/** Item of the circuit breaker table. Key: `target`, the form's address. Times are ISO 8601 UTC. */
export interface BreakerItem {
  target: string;
  /** Grows with every write; a write that is made from an older item does not take place. */
  version: number;
  /** Failures in a row that count: one for each lead, and one for each probe. */
  failures: number;
  lastReason?: FailureReason;
  /** The leads behind `failures`, until the breaker opens. Bounded by the rules that open it. */
  marks: Mark[];
  /** The version that opened the breaker, for everybody or for a user. */
  opening?: number;
  /** While it is open: since when, and until when no attempt starts. */
  openedAt?: string;
  openUntil?: string;
  /** Pauses in a row. */
  pauses?: number;
  /** By user. */
  holds: Record<string, Hold>;
  /** While it is open: the user whose probe was refused, perhaps for the lead alone. */
  refusedUser?: string;
  /** The attempt that tries whether the target works again, and how long the others wait for it. */
  probeToken?: string;
  probeUser?: string;
  probeUntil?: string;
  /**
   * The users who wait for a probe, in the order of their turns, and when the first turn began:
   * with the end of a probe that settled nothing.
   */
  line: string[];
  turnFrom?: string;
  updatedAt: string;
  /** Epoch seconds. */
  expiresAt?: number;
}

/** All attempts may start; none may; one may, the probe. */
export type TargetState = 'closed' | 'open' | 'half_open';

export interface BreakerTable {
  client: DynamoDBDocumentClient;
  table: string;
  now: () => Date;
  /** How many failed leads of one user count; without it all of them. */
  mostOfOneUser?: number;
}

/** What a decision comes to, and the item that has to be written for it to hold. */
export interface Decision<Answer> {
  answer: Answer;
  next?: BreakerItem | undefined;
}

/** A target of which nothing bad is known. */
export function closedBreaker(target: string, version = 0): BreakerItem {
  return { target, version, failures: 0, marks: [], holds: {}, line: [], updatedAt: '' };
}

type Passing = 'probeToken' | 'probeUser' | 'probeUntil' | 'refusedUser' | 'turnFrom';

/** The item as if it had never had these. */
export function without(breaker: BreakerItem, ...names: Passing[]): BreakerItem {
  const rest = { ...breaker };
  for (const name of names) delete rest[name];
  return rest;
}

/** One read; an item past its end is none, whether or not DynamoDB has deleted it. */
export async function readBreaker(
  table: BreakerTable,
  target: string,
): Promise<BreakerItem | undefined> {
  const stored = await readItem(table, target, false);
  return stored && !isExpired(stored, table.now()) ? stored : undefined;
}

/**
 * Decides by the item as it is and writes what the decision changes, again if another bot wrote
 * first. An item past its end is decided upon as a healthy target, and overwritten as a whole.
 * @returns undefined when others were faster at every try.
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

/** @returns false when the item is no longer the one that was read. */
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
