import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { v7 as uuidv7 } from 'uuid';
import {
  idsWithin,
  timeOfId,
  type TimeRange,
} from '../../../functions/stores/submissions/newest-rows.ts';
import { encodeCursor } from '../../../functions/stores/dynamodb/page-cursor.ts';
import type { SubmissionQuery } from '../../../functions/stores/submissions/submission-listing.ts';
import {
  createSubmissionStore,
  type SubmissionStore,
} from '../../../functions/stores/submissions/submission-store.ts';
import { aLead, aUser } from '../builders.ts';
import { openStores } from '../open-stores.ts';

const { db, clock } = await openStores();
let store: SubmissionStore;
let userId: string;
let rowsRead: number;

beforeAll(async () => {
  store = createSubmissionStore({ client: counting(db.client), table: 'submissions', ...clock });
});
beforeEach(() => {
  userId = aUser();
  rowsRead = 0;
});

/** Makes the client count the rows that DynamoDB reads. */
function counting(client: DynamoDBDocumentClient): DynamoDBDocumentClient {
  client.middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args);
      rowsRead += (result.output as { ScannedCount?: number }).ScannedCount ?? 0;
      return result;
    },
    { step: 'initialize' },
  );
  return client;
}

const day = (text: string) => new Date(`${text}T00:00:00.000Z`);

async function accept(time: Date, keyId = 'key') {
  const id = uuidv7({ msecs: time.getTime() });
  await store.create({ userId, id, keyId, lead: aLead(), maxAttempts: 5 });
  return id;
}

const idsOf = async (query: Omit<SubmissionQuery, 'userId'>) =>
  (await store.list({ userId, ...query })).items.map(({ id }) => id);

test('a time range includes its start but not its end', async () => {
  const times = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'].map(day);
  const ids = [];
  for (const time of times) ids.push(await accept(time));
  const [first, second, third, fourth] = ids;
  const [from, to] = [day('2026-03-02'), day('2026-03-04')];
  expect(await idsOf({ from, to })).toEqual([third, second]);
  expect(await idsOf({ from })).toEqual([fourth, third, second]);
  expect(await idsOf({ to })).toEqual([third, second, first]);
  const justBefore = new Date(from.getTime() + 1);
  expect(await idsOf({ from: justBefore, to: new Date(to.getTime() + 1) })).toEqual([
    fourth,
    third,
  ]);
});

test('submissions outside the time range are not read', async () => {
  for (let hour = 0; hour < 24; hour += 1) {
    await accept(new Date(day('2026-03-01').getTime() + hour * 3_600_000));
  }
  const range = { from: day('2026-03-01'), to: new Date('2026-03-01T03:00:00.000Z') };
  rowsRead = 0;
  expect(await idsOf({ ...range, status: 'processing' })).toHaveLength(3);
  expect(rowsRead).toBe(3);
});

test('pages of a time range are consecutive', async () => {
  const ids = [];
  for (let hour = 0; hour < 5; hour += 1) {
    ids.unshift(await accept(new Date(day('2026-03-01').getTime() + hour * 3_600_000)));
  }
  const range = { from: new Date('2026-03-01T01:00:00.000Z'), to: day('2026-03-02') };
  const first = await store.list({ userId, ...range, limit: 3 });
  const nextToken = String(first.nextToken);
  const last = await store.list({ userId, ...range, limit: 3, nextToken });
  expect([...first.items, ...last.items].map(({ id }) => id)).toEqual(ids.slice(0, 4));
  expect(last).not.toHaveProperty('nextToken');
});

test('a page token from outside the time range is accepted', async () => {
  const old = await accept(day('2026-03-01'));
  const inside = await accept(day('2026-03-05'));
  const young = await accept(day('2026-03-09'));
  const range = { from: day('2026-03-04'), to: day('2026-03-06') };
  expect(await idsOf({ ...range, nextToken: encodeCursor(young) })).toEqual([inside]);
  expect(await idsOf({ ...range, nextToken: encodeCursor(old) })).toEqual([]);
});

test('filtering by API key excludes leads of other keys', async () => {
  const own = await accept(day('2026-03-01'), 'one');
  await accept(day('2026-03-02'), 'other');
  expect(await idsOf({ keyId: 'one' })).toEqual([own]);
  expect(await idsOf({ keyId: 'one', from: day('2026-03-02') })).toEqual([]);
  expect(await idsOf({ keyId: 'none' })).toEqual([]);
});

test("a time range never contains another user's rows", async () => {
  await accept(day('2026-03-01'));
  userId = aUser();
  expect(await idsOf({ from: day('1999-01-01'), to: day('2999-01-01') })).toEqual([]);
});

test('a time range that ends before it begins is refused', async () => {
  const [from, to] = [day('2026-03-02'), day('2026-03-01')];
  await expect(store.list({ userId, from, to })).rejects.toMatchObject({ code: 'bad_request' });
  await expect(store.list({ userId, from, to: from })).rejects.toMatchObject({
    code: 'bad_request',
  });
});

test.each<TimeRange>([
  { from: new Date('0000-01-01T00:00:00Z') },
  { to: new Date('9999-12-31T23:59:59Z') },
  {},
])('for the time range %j the low id is below the high id', (range) => {
  const { low, high } = idsWithin(range);
  expect(low < high).toBe(true);
});

test("a submission's id contains its time in milliseconds", () => {
  const time = new Date('2026-03-01T10:20:30.456Z');
  expect(timeOfId(uuidv7({ msecs: time.getTime() }))).toEqual(time);
});
