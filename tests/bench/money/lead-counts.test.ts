/**
 * Counts what a lead to the stage's form requests from tables, queue and KMS, by function. The
 * processes have handled a lead before, and the user has no open page. If these counts change, the
 * price of every lead changes: state the new price in docs/performance.md.
 */
import { expect, test } from '@jest/globals';
import { marshall } from '@aws-sdk/util-dynamodb';
import { parseFenceToken } from '../../../contract/fence-token.ts';
import { publishChanges } from '../../../functions/live/publish-changes.ts';
import { createIsWatched } from '../../../functions/live/watched-users.ts';
import { wireEvents } from '../../../functions/events/wire-events.ts';
import { createAccountStore } from '../../../functions/stores/accounts/account-store.ts';
import { createApiKeyStore } from '../../../functions/stores/api-keys/api-key-store.ts';
import { createDeliveryPlanning } from '../../../functions/stores/callbacks/plan-deliveries.ts';
import { createSubmissionStore } from '../../../functions/stores/submissions/submission-store.ts';
import { pricesPerMillion } from '../../../infra/prices.ts';
import {
  aClock,
  aKeyValue,
  aLead,
  anId,
  aUser,
  rowLimits,
  userLimits,
} from '../../functions/builders.ts';
import { tableDefinitions } from '../../functions/table-definitions.ts';
import { aPost } from '../../functions/webhook/webhook-builders.ts';
import { createMemoryTables } from '../../simulation/cloud/memory-tables.ts';
import type { Change } from '../../simulation/cloud/memory-table.ts';
import { tablesOf, type Cloud } from '../../simulation/world/cloud.ts';
import { createIds } from '../../simulation/world/ids.ts';
import {
  createBot,
  createWebhookApi,
  environment,
  logger,
} from '../../simulation/world/functions.ts';
import type { Process } from '../../simulation/world/process.ts';
import { tally, type Use } from './tally.ts';
import { readUnits, writeUnits, type StoredItem, type TableShape } from './units.ts';

interface Command {
  input: { TableName: keyof typeof tableDefinitions; IndexName?: string; ConsistentRead?: boolean };
}

const { now } = aClock();
const counted = tally();
const ids = createIds(1, 'ids', now);
const written: Change[] = [];
const memory = createMemoryTables({
  definitions: tableDefinitions,
  now: () => now().getTime(),
  onChange: (change) => void written.push(change),
});
const messages: string[] = [];
/** The changes of the lead's row, oldest first. */
const changes: Change[] = [];
const cloud = {
  tables: memory,
  rowLimits,
  userLimits,
  queue: {
    send: ({ body }: { body: string }) => {
      messages.push(body);
      return anId();
    },
  },
  isDoubled: () => false,
  onSent: () => undefined,
  onRead: () => undefined,
  waiting: () => 0,
} as unknown as Cloud;

/** A process whose calls of KMS and the queue are counted under the name `by`. */
function processOf(by: string): Process {
  const call = async (what: string, _isWrite: boolean, work: () => unknown) => {
    if (what === 'kms') counted.add({ by, what: 'keyed hashes', of: 'KMS' }, 1);
    if (what === 'queue') counted.add({ by, what: 'queue requests', of: 'leads' }, 1);
    return work();
  };
  const wait = () => new Promise<void>(() => undefined);
  return { now, call, wait, waitUnless: wait } as unknown as Process;
}

/** The tables for one process: reads and writes are counted under the name `by`. */
function cloudOf(by: string): Cloud {
  const apply = (command: unknown) => {
    written.length = 0;
    const answer = memory.apply(command) as { Item?: object; Items?: object[] };
    const {
      TableName: table,
      IndexName: index,
      ConsistentRead = false,
    } = (command as Command).input;
    const [change] = written;
    if (change?.table === environment.SUBMISSIONS_TABLE) changes.push(change);
    const of = (name: string | undefined) => (name === undefined ? table : `${table}/${name}`);
    if (!change) {
      const items = [answer.Item ?? answer.Items ?? []].flat().map((item) => marshall(item));
      counted.add({ by, what: 'read units', of: of(index) }, readUnits(items, ConsistentRead));
      return answer;
    }
    const units = writeUnits(
      { before: stored(change.before), after: stored(change.after) },
      shapeOf(table),
    );
    counted.add({ by, what: 'write units', of: table }, units.table);
    for (const [name, amount] of Object.entries(units.indexes)) {
      counted.add({ by, what: 'write units', of: of(name) }, amount);
    }
    return answer;
  };
  return { ...cloud, tables: { ...memory, apply } };
}

const stored = (item: object | undefined): StoredItem | undefined =>
  item && marshall(item, { removeUndefinedValues: true });

function shapeOf(name: keyof typeof tableDefinitions): TableShape {
  const { partition, sort, indexes = [] } = tableDefinitions[name];
  return {
    keys: sort === undefined ? [partition] : [partition, sort],
    indexes: Object.fromEntries(
      indexes.map(({ name: index, partition: key, sort: order, isWhole = false }) => [
        index,
        { keys: [key, order], isWhole },
      ]),
    ),
  };
}

const hostOf = (by: string) => ({ cloud: cloudOf(by), by: processOf(by), ids });
const fenceHost = hostOf('fence');
const fences = createSubmissionStore({
  ...{ client: tablesOf(fenceHost.cloud, fenceHost.by), table: environment.SUBMISSIONS_TABLE, now },
});
const api = createWebhookApi(hostOf('webhook'), { onUnknown: () => undefined });
const bot = createBot({
  ...hostOf('bot'),
  bots: 4,
  watchPace: (pace) => pace,
  attempt: async ({ fenceToken }) => {
    const pass = parseFenceToken(fenceToken);
    const go = (await fences.isFenceOpen(pass)) && (await fences.fence(pass));
    return { kind: 'answered', answer: { kind: go ? 'success' : 'stopped' } };
  },
});
const eventHost = hostOf('events');
const eventClient = tablesOf(eventHost.cloud, eventHost.by);
const events = wireEvents({
  environment: { ...environment, EVENTS_TABLE: 'events' },
  client: eventClient,
  planDeliveries: createDeliveryPlanning(
    { client: eventClient, table: 'callbacks', now },
    { send: () => Promise.reject(new Error('The user has no endpoint')) },
  ),
  readAgain: () => Promise.resolve([]),
  now,
  logger,
});

const liveHost = hostOf('live');
const accounts = createAccountStore({
  ...{ client: tablesOf(liveHost.cloud, liveHost.by), table: environment.ACCOUNTS_TABLE, now },
});
const publishOne = async () =>
  counted.add({ by: 'live', what: 'published events', of: 'AppSync' }, 1);
const publication = {
  publish: { changed: publishOne, removed: publishOne },
  isWatched: createIsWatched({ accounts, endSubscriptions: publishOne, now }),
  logger,
  now,
};

/** Makes a record of the table's stream from a change of a row. */
function recordOf({ before, after }: Change) {
  const [OldImage, NewImage] = [before, after].map((row) => marshall(row ?? {}));
  const dynamodb = { OldImage, NewImage, SequenceNumber: '1' };
  return { eventName: 'MODIFY', dynamodb } as Parameters<typeof events.write>[0][0];
}

/**
 * Processes a lead from the request to its end, writes the lead's event, and publishes the changes
 * of its row. The fence's write is not published, as in the deployed service.
 */
async function takeLead(keyValue: string): Promise<void> {
  const answer = await api(keyValue, aPost({ userId: '' }, { body: aLead() }));
  expect(answer).toMatchObject({ statusCode: 202 });
  const attributes = { ApproximateReceiveCount: '1', SentTimestamp: String(now().getTime()) };
  const message = { body: messages.pop() ?? '', attributes: attributes as never };
  expect(await bot({ ...message, receiptHandle: anId() })).toBe(true);
  const [accepted, claimed, fenced, ended, ...others] = changes.splice(0);
  if (!accepted || !claimed || !ended) throw new Error('The row has too few changes');
  expect([fenced?.after?.['fencedAt'], others]).toEqual([expect.any(String), []]);
  expect(ended.after).toMatchObject({ status: 'success' });
  await events.write([recordOf(ended)]);
  for (const change of [accepted, claimed, ended]) {
    await publishChanges({ Records: [recordOf(change)] }, publication);
  }
}

test('a lead in warm functions makes exactly these billed requests', async () => {
  const userId = aUser();
  const keyValue = aKeyValue();
  const office = hostOf('office');
  const client = tablesOf(office.cloud, office.by);
  await createApiKeyStore({
    ...{ client, keysTable: 'apiKeys', lookupTable: 'apiKeyLookup', now, newId: anId },
  }).create({ userId, keyName: 'CRM', keyValue });
  const countLead = async () => {
    const before = counted.copy();
    await takeLead(keyValue);
    return counted.since(before).all();
  };
  await accounts.noteWatching({ userId });
  const watched = await countLead();
  expect(linesOf(watched)).toMatchObject({ 'live: published events, AppSync': 3 });
  await accounts.endWatching({ userId, watchedUntil: 0, ...(await accounts.read(userId)) });
  const used = await countLead();
  expect(linesOf(used)).toEqual({
    'webhook: read units, accounts': 1,
    'webhook: read units, apiKeyLookup': 1,
    'webhook: read units, targetForms': 1,
    'webhook: keyed hashes, KMS': 2,
    'webhook: write units, people': 2,
    'webhook: write units, submissions': 1,
    'webhook: write units, submissions/open': 1,
    'webhook: write units, submissions/oldest': 1,
    'webhook: write units, apiKeyLookup': 1,
    'webhook: queue requests, leads': 1,
    'bot: read units, accounts': 1,
    'bot: read units, submissions': 3,
    'bot: read units, circuitBreakers': 4.5,
    // Each attempt is counted for its user's limit and for the site's limit. So it makes two writes
    // when it starts, and two when it ends.
    'bot: write units, circuitBreakers': 4,
    'bot: write units, submissions': 2,
    'bot: write units, submissions/open': 3,
    'bot: write units, submissions/oldest': 3,
    'fence: read units, submissions': 1,
    'fence: write units, submissions': 1,
    'events: read units, callbacks': 0.5,
    'events: write units, events': 1,
    'events: write units, events/written': 1,
    'live: read units, accounts': 3,
  });
  const dollars = used.reduce((sum, { use, amount }) => sum + priceOf(use) * amount, 0) / 1000;
  expect(dollars).toBeLessThan(0.0225);
});

function linesOf(used: ReturnType<typeof counted.all>): Record<string, number> {
  const lines = used.filter(({ amount }) => amount !== 0);
  return Object.fromEntries(lines.map(({ use, amount }) => [nameOf(use), amount]));
}

const nameOf = ({ by, what, of }: Use) => `${by}: ${what}, ${of}`;

/** The price of a million units of this kind of use, in dollars. */
function priceOf({ what }: Use): number {
  const { readUnit, writeUnit, keyedHash, queueRequest, graphqlCall } = pricesPerMillion;
  if (what === 'keyed hashes') return keyedHash;
  if (what === 'queue requests') return queueRequest;
  if (what === 'published events') return graphqlCall;
  return what === 'read units' ? readUnit : writeUnit;
}
