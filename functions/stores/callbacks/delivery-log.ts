/** The log of an endpoint for its owner: lists and repeats the endpoint's deliveries. */
import { PutCommand, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import {
  callbackLogIndexName,
  testEventType,
  type DeliveryRow,
} from '../../../contract/callbacks.ts';
import { Refusal } from '../../../contract/errors.ts';
import { eventRetentionDays } from '../../../contract/events.ts';
import { DAY_MS } from '../../../contract/time-units.ts';
import { updateIf } from '../dynamodb/conditional-write.ts';
import { storedAs } from '../dynamodb/stored-as.ts';
import { readItem } from '../dynamodb/read-items.ts';
import type { CallbackQueue } from './callback-queue.ts';
import {
  deliveryKey,
  deliveryPrefix,
  dueShardOf,
  logOf,
  readDelivery,
  type CallbackTable,
  type EndpointKey,
} from './callback-table.ts';
import { firstLook, isTest, keptLikeItsEvent, needsSweep, newDelivery } from './delivery-rows.ts';
import { readEndpoint } from './endpoint-store.ts';

const LONGEST_PAGE = 50;
const REPLAYS_A_CALL = 100;
/** How many replays of one endpoint become due per second. */
const REPLAYS_A_SECOND = 5;
/** The longest time over which replays are spread; events are deleted after this time. */
const LONGEST_REPLAY_MS = eventRetentionDays * DAY_MS;

/** The members of a delivery that its owner sees. */
const shownNames = [
  ...(['eventId', 'type', 'status', 'plannedAt', 'isReplay', 'calls'] as const),
  ...(['attemptAt', 'last', 'answer'] as const),
] satisfies (keyof DeliveryRow)[];
export type Delivery = Pick<DeliveryRow, (typeof shownNames)[number]>;

export interface DeliveryLog {
  /**
   * Lists deliveries, newest first; a page may be short.
   * @throws {Refusal} `not_found`, `bad_request`.
   */
  list(
    key: EndpointKey,
    page?: { limit?: number; nextToken?: string | undefined },
  ): Promise<{ items: Delivery[]; nextToken?: string }>;
  /**
   * Sends a test call at once, even if the endpoint is paused or disabled.
   * @throws {Refusal} `not_found`.
   */
  sendTest(key: EndpointKey): Promise<Delivery>;
  /**
   * Repeats one delivery.
   * @throws {Refusal} `not_found`; `conflict` while a call is running, or for a test call.
   */
  replayOne(key: EndpointKey, eventId: string): Promise<Delivery>;
  /**
   * Repeats up to 100 deliveries, the oldest first; call again with `nextToken` until the answer
   * has none. `failed` selects deliveries that failed or were missed. Skips a delivery if its
   * receiver has requested that the calls for it stop.
   */
  replay(
    key: EndpointKey,
    what: { which: 'failed' | 'all'; since: Date; nextToken?: string | undefined },
  ): Promise<{ replayed: number; nextToken?: string }>;
}

interface LogTable extends CallbackTable {
  queue: CallbackQueue;
}

export function createDeliveryLog(table: LogTable): DeliveryLog {
  return {
    list: (key, page) => list(table, key, page),
    sendTest: (key) => sendTest(table, key),
    replayOne: (key, eventId) => replayOne(table, key, eventId),
    replay: (key, what) => replay(table, key, what),
  };
}

function view(row: DeliveryRow): Delivery {
  const shown = shownNames.filter((name) => row[name] !== undefined);
  return Object.fromEntries(shown.map((name) => [name, row[name]])) as unknown as Delivery;
}

async function list(
  table: LogTable,
  key: EndpointKey,
  { limit = LONGEST_PAGE, nextToken }: { limit?: number; nextToken?: string | undefined } = {},
): Promise<{ items: Delivery[]; nextToken?: string }> {
  await readEndpoint(table, key);
  const { rows, last } = await readLog(table, key, {
    ...{ limit: Math.min(Math.max(1, limit), LONGEST_PAGE), since: undefined },
    position: nextToken === undefined ? undefined : decode(nextToken),
  });
  return { items: rows.map(view), ...(last && { nextToken: encode(last) }) };
}

async function sendTest(table: LogTable, key: EndpointKey): Promise<Delivery> {
  await readEndpoint(table, key);
  const now = table.now();
  const eventId = `${key.endpointId}_${now.getTime()}_${testEventType.replace('.', '-')}`;
  const delivery = newDelivery({ ...key, eventId, type: testEventType }, now);
  await table.client.send(new PutCommand({ TableName: table.table, Item: delivery }));
  await table.queue.send(delivery);
  return view(delivery);
}

async function replayOne(table: LogTable, key: EndpointKey, eventId: string): Promise<Delivery> {
  await readEndpoint(table, key);
  const message = { ...key, eventId: eventId.slice(0, LONGEST_EVENT_ID) };
  const row = await readDelivery(table, message);
  if (!row || isOver(row, table.now())) {
    throw new Refusal('not_found', 'There is no such delivery.');
  }
  if (isTest(row)) throw new Refusal('conflict', 'Send another test instead.');
  if (!(await beginAgain(table, row, table.now()))) {
    throw new Refusal('conflict', 'A call with this event is just running.');
  }
  return view((await readDelivery(table, message)) ?? row);
}

async function replay(
  table: LogTable,
  key: EndpointKey,
  { which, since, nextToken }: Parameters<DeliveryLog['replay']>[1],
): Promise<{ replayed: number; nextToken?: string }> {
  await readEndpoint(table, key);
  const position = nextToken === undefined ? undefined : decode(nextToken);
  const { rows, last } = await readLog(table, key, { limit: REPLAYS_A_CALL, since, position });
  const wanted = rows.filter((row) => isWanted(row, which));
  const now = table.now().getTime();
  const begun = Math.max(now, position?.replayAt ?? 0);
  if (begun > now + LONGEST_REPLAY_MS) throw badToken();
  const timeOf = (index: number) => begun + (index * 1000) / REPLAYS_A_SECOND;
  const done = await Promise.all(
    wanted.map((row, index) => beginAgain(table, row, new Date(timeOf(index)))),
  );
  return {
    replayed: done.filter(Boolean).length,
    ...(last && { nextToken: encode({ ...last, replayAt: timeOf(wanted.length) }) }),
  };
}

function isWanted(row: DeliveryRow, which: 'failed' | 'all'): boolean {
  if (isTest(row) || row.status === 'aborted') return false;
  if (row.status === 'delivered') return which === 'all';
  return row.status !== 'waiting' || row.calls > 0;
}

/**
 * Starts a new series of calls for the delivery at the time `at`. If the queue can delay the
 * message until then, it is sent now; otherwise the callback sweep sends it later.
 * @returns false while a call is running.
 */
async function beginAgain(table: LogTable, row: DeliveryRow, at: Date): Promise<boolean> {
  const now = table.now();
  const begun = await updateIf(table.client, {
    TableName: table.table,
    Key: deliveryKey(row),
    UpdateExpression:
      'SET #status = :waiting, isReplay = :true, calls = :none, beganAt = :at, attemptAt = :at, dueShard = :shard, dueAt = :dueAt, expiresAt = :expiresAt REMOVE looks, claim, claimedUntil, answer',
    ConditionExpression:
      'attribute_exists(sortKey) AND (attribute_not_exists(claimedUntil) OR claimedUntil < :now)',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: {
      ...{ ':waiting': 'waiting', ':true': true, ':none': 0, ':now': now.toISOString() },
      ':at': at.toISOString(),
      ':shard': dueShardOf(row.userId),
      ':dueAt': firstLook(at, now),
      ':expiresAt': Math.max(row.expiresAt, keptLikeItsEvent(now)),
    },
  });
  if (!begun) return false;
  const delaySeconds = (at.getTime() - now.getTime()) / 1000;
  if (!needsSweep(at, now)) await table.queue.send(row, { delaySeconds, isReplay: true });
  return true;
}

interface Position {
  sortKey: string;
  plannedAt: string;
  /** When the next replay is due, in epoch milliseconds. */
  replayAt?: number;
}

/** Reads deliveries, newest first; or, if `since` is given, those since then, oldest first. */
async function readLog(
  table: LogTable,
  key: EndpointKey,
  {
    limit,
    since,
    position,
  }: { limit: number; since: Date | undefined; position: Position | undefined },
): Promise<{ rows: DeliveryRow[]; last: Position | undefined }> {
  const { userId } = key;
  const log = logOf(key);
  const { sortKey = '', plannedAt = '' } = position ?? {};
  // DynamoDB refuses a start position outside of the queried range.
  if (position && since && plannedAt < since.toISOString()) throw badToken();
  const query: QueryCommandInput = {
    TableName: table.table,
    IndexName: callbackLogIndexName,
    KeyConditionExpression: 'logOf = :log AND plannedAt >= :since',
    ExpressionAttributeValues: { ':log': log, ':since': since?.toISOString() ?? '0' },
    ScanIndexForward: since !== undefined,
    Limit: limit,
    ...(position && { ExclusiveStartKey: { userId, sortKey, logOf: log, plannedAt } }),
  };
  const { Items = [], LastEvaluatedKey } = await table.client.send(new QueryCommand(query));
  const keys = Items.map(storedAs<Pick<DeliveryRow, 'userId' | 'sortKey'>>());
  const rows = await Promise.all(
    keys.map((item) =>
      readItem<DeliveryRow>(table, { userId: item.userId, sortKey: item.sortKey }),
    ),
  );
  return {
    rows: rows.filter((row) => row !== undefined).filter((row) => !isOver(row, table.now())),
    last: LastEvaluatedKey && storedAs<Position>()(LastEvaluatedKey),
  };
}

const isOver = ({ expiresAt }: DeliveryRow, now: Date) => expiresAt * 1000 <= now.getTime();

const LONGEST_EVENT_ID = 150;
const LONGEST_TOKEN = 600;

function encode({ sortKey, plannedAt, replayAt = 0 }: Position): string {
  return Buffer.from(JSON.stringify([sortKey, plannedAt, replayAt])).toString('base64url');
}

/** Page tokens need no signature: a token's position refers only to the caller's deliveries. */
function decode(nextToken: string): Position {
  const text = Buffer.from(nextToken.slice(0, LONGEST_TOKEN), 'base64url').toString();
  const [, sortKey, plannedAt, replayAt] =
    /^\["(delivery#[\w-]+#[\w-]+)","([\d:.TZ-]{24})",(\d{1,15}(?:\.\d+)?)\]$/.exec(text) ?? [];
  if (!sortKey?.startsWith(deliveryPrefix) || plannedAt === undefined) throw badToken();
  return { sortKey, plannedAt, replayAt: Number(replayAt) };
}

const badToken = () => new Refusal('bad_request', 'nextToken is not valid.');
