import { BatchWriteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from '@jest/globals';
import { stageForm, type SubmissionStatus } from '../../../contract/submission.ts';
import { encodeCursor } from '../../../functions/stores/dynamodb/page-cursor.ts';
import { timeOfId } from '../../../functions/stores/submissions/newest-rows.ts';
import type { SubmissionQuery } from '../../../functions/stores/submissions/submission-listing.ts';
import { aLead, anId, aUser } from '../builders.ts';
import { openStores } from '../open-stores.ts';

const { db, clock, submissions: store } = await openStores();
let userId: string;

beforeEach(() => {
  userId = aUser();
});

async function create(changes: Parameters<typeof aLead>[0] = {}) {
  const lead = aLead(changes);
  return (await store.create({ userId, id: anId(), keyId: 'key', lead, maxAttempts: 5 })).id;
}

/** Writes many rows in batches, which is faster than creating them one by one. */
async function fill(count: number, status: SubmissionStatus) {
  const now = clock.now().toISOString();
  const base = { ...aLead(), userId, status, version: 1, createdAt: now, updatedAt: now };
  const rows = Array.from({ length: count }, () => ({ ...base, id: anId(), attempts: [] }));
  for (let start = 0; start < count; start += 25) {
    const requests = rows.slice(start, start + 25).map((Item) => ({ PutRequest: { Item } }));
    await db.client.send(new BatchWriteCommand({ RequestItems: { submissions: requests } }));
  }
}

const idsOf = async (query: Omit<SubmissionQuery, 'userId'> = {}) =>
  (await store.list({ userId, ...query })).items.map(({ id }) => id);

test('pages of submissions are newest first and complete', async () => {
  const ids = [await create(), await create(), await create()].reverse();
  const first = await store.list({ userId, limit: 2 });
  expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  const last = await store.list({ userId, limit: 2, nextToken: String(first.nextToken) });
  expect(last.items.map(({ id }) => id)).toEqual(ids.slice(2));
  expect(last).not.toHaveProperty('nextToken');
});

test('submissions that were not created in order are listed by their time', async () => {
  const ids = [anId(), anId(), anId()];
  for (const id of ids.toReversed()) {
    clock.turn(0.6);
    await store.create({ userId, id, keyId: 'key', lead: aLead(), maxAttempts: 5 });
  }
  const { items } = await store.list({ userId });
  expect(items.map(({ id, createdAt }) => [id, createdAt])).toEqual(
    ids.toReversed().map((id) => [id, timeOfId(id).toISOString()]),
  );
});

test("submissions can be filtered by a form or the stage's form", async () => {
  const [ofStage, id] = [await create(), anId()];
  const form = { formId: 'form', fields: { employer: 'Tata Motors' } };
  await store.create({ userId, id, keyId: 'key', lead: aLead(), form, maxAttempts: 5 });
  expect(await idsOf({ formId: 'form' })).toEqual([id]);
  expect(await idsOf({ formId: stageForm })).toEqual([ofStage]);
  expect(await idsOf({ formId: anId() })).toEqual([]);
  expect(await idsOf({ search: 'tata' })).toEqual([id]);
});

test('a page of submissions has at most a hundred rows', async () => {
  await fill(120, 'success');
  expect(await idsOf()).toHaveLength(100);
  expect(await idsOf({ limit: 5000 })).toHaveLength(100);
});

test.each([0, -1, 1.5, Number.NaN])(
  'a list of submissions with a limit of %p rows is refused',
  async (limit) => {
    await expect(store.list({ userId, limit })).rejects.toMatchObject({ code: 'bad_request' });
  },
);

test('a search matches any part of a value, ignoring case and accents', async () => {
  const id = await create({ name: 'Zoë Ørsted', city: 'New Delhi', phone: '+91 (120) 555-7788' });
  await create();
  for (const search of ['ZOË', 'zoe', 'delhi', '1205557788', '(120) 555', ' ørst ']) {
    expect(await idsOf({ search })).toEqual([id]);
  }
  expect(await idsOf({ search: 'nobody' })).toEqual([]);
  expect(await idsOf({ search: '  ' })).toHaveLength(2);
});

test('a status filter excludes other statuses', async () => {
  await fill(3, 'success');
  await fill(2, 'error');
  expect(await idsOf({ status: 'error' })).toHaveLength(2);
  expect(await idsOf({ status: 'pending' })).toEqual([]);
});

test('each page reads a limited number of rows', async () => {
  await fill(1, 'error');
  await fill(1025, 'success');
  const first = await store.list({ userId, status: 'error' });
  expect(first.items).toEqual([]);
  const rest = await idsOf({ status: 'error', nextToken: String(first.nextToken) });
  expect(rest).toHaveLength(1);
});

test('a page of long rows ends after four reads', async () => {
  const Item = { ...aLead({ city: 'x'.repeat(380_000) }), userId, status: 'success', attempts: [] };
  for (let count = 0; count < 14; count += 1) {
    await db.client.send(
      new PutCommand({ TableName: 'submissions', Item: { ...Item, id: anId() } }),
    );
  }
  const { items, nextToken } = await store.list({ userId, search: 'nobody' });
  expect(items).toEqual([]);
  expect(nextToken).toBeDefined();
});

test.each(['', 'x', '../../..', Buffer.from('{"userId":"other"}').toString('base64url')])(
  'a list with the tampered page token %j is refused',
  async (nextToken) => {
    await expect(store.list({ userId, nextToken })).rejects.toMatchObject({ code: 'bad_request' });
  },
);

test("another user's page token shows none of that user's rows", async () => {
  const theirs = await create();
  const page = await store.list({ userId: aUser(), nextToken: encodeCursor(anId()) });
  expect(page.items).toEqual([]);
  userId = aUser();
  const own = await create();
  const { items } = await store.list({ userId, nextToken: encodeCursor(theirs) });
  expect(items.map(({ id }) => id)).not.toContain(theirs);
  expect(await idsOf()).toEqual([own]);
});
