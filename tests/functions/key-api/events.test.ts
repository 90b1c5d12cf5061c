/** Listing events with an API key. Each answer must match the OpenAPI document. */
import type { BatchGetCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from '@jest/globals';
import type { AuthoriserContext } from '../../../contract/api-key.ts';
import { eventId, type ServiceEvent } from '../../../contract/events.ts';
import type { EventListAnswer } from '../../../contract/list-answers.ts';
import type { RefusalAnswer } from '../../../contract/webhook-answers.ts';
import { createSealCursor } from '../../../functions/key-api/sealed-cursor.ts';
import { createEventStore } from '../../../functions/stores/events/event-store.ts';
import type { Fingerprint } from '../../../functions/stores/repeated-leads/fingerprint.ts';
import { createReadReferences } from '../../../functions/stores/submissions/row-references.ts';
import { undocumented } from '../../contract/openapi-validator.ts';
import { aLead, anId, aRow, aUser, fingerprintHere } from '../builders.ts';
import { keptLog } from '../log-lines.ts';
import { openStores } from '../open-stores.ts';
import { aCall } from '../webhook/webhook-builders.ts';
import { keyApiOn } from './key-api-builders.ts';

const { db, clock, submissions } = await openStores();
const events = createEventStore({ client: db.client, table: 'events', now: clock.now });
const { logger, lines } = keptLog();
const keyApi = keyApiOn({ client: db.client, logger, now: clock.now });
let userId: string;

beforeEach(() => {
  userId = aUser();
});

async function list(query: Record<string, string> = {}, by: Partial<AuthoriserContext> = {}) {
  const event = aCall({ userId, scopes: 'read', ...by }, 'GET /events', query);
  const { statusCode, headers = {}, body: text } = await keyApi(event);
  const body = JSON.parse(text) as EventListAnswer & Omit<RefusalAnswer, 'success'>;
  const mediaType = String(headers['Content-Type']);
  const answer = { path: '/events', method: 'get', statusCode, mediaType, body } as const;
  expect(undocumented(answer)).toEqual([]);
  return { statusCode, body };
}

/** Writes an event of a lead, and advances the clock until the event can be listed. */
async function tell(submissionId = anId(), formId?: string): Promise<string> {
  const type = 'submission.succeeded';
  const form = formId === undefined ? {} : { formId, form: 'loans' };
  const event: ServiceEvent = {
    ...{ id: eventId(submissionId, 4, type), type, timestamp: '2026-03-01T10:00:00.000Z' },
    data: { submissionId, version: 4, status: 'success', failureReason: null, attempt: 1, ...form },
  };
  await events.write(userId, event);
  clock.turn(61);
  return event.id;
}

const idsOf = ({ body }: Awaited<ReturnType<typeof list>>) => body.items.map(({ id }) => id);

test("an event has the sender’s reference until the submission's row is deleted", async () => {
  const key = { userId, id: anId() };
  const reference = '+919876543210';
  await submissions.create({ ...key, keyId: 'k', lead: aLead(), maxAttempts: 5, reference });
  await tell(key.id);
  const [event] = (await list()).body.items;
  expect(event).toMatchObject({ type: 'submission.succeeded', data: { reference, version: 4 } });
  expect(event?.data).not.toHaveProperty('erased');
  await db.client.send(new DeleteCommand({ TableName: 'submissions', Key: key }));
  const [erased] = (await list()).body.items;
  expect(erased?.data).toMatchObject({ submissionId: key.id, erased: true });
  expect(JSON.stringify([erased, lines])).not.toContain('9876543210');
});

test('a cursor at the end of a list of events continues with later events', async () => {
  expect((await list()).body).toEqual({ success: true, items: [] });
  const ids = [await tell(), await tell(), await tell()];
  const first = await list({ limit: '2', after: '' });
  expect(idsOf(first)).toEqual(ids.slice(0, 2));
  const second = await list({ limit: '2', after: first.body.nextCursor! });
  expect(idsOf(second)).toEqual(ids.slice(2));
  const { nextCursor: end = '' } = second.body;
  expect((await list({ after: end })).body).toEqual({ success: true, items: [], nextCursor: end });
  const later = await tell();
  expect(idsOf(await list({ after: end }))).toEqual([later]);
});

test("a key for one form lists only the form's events", async () => {
  const formId = anId();
  const first = await tell(anId(), formId);
  for (const other of [anId(), undefined]) await tell(anId(), other);
  const last = await tell(anId(), formId);
  const key = { onlyItsForm: 'true', formId };
  const seen: string[] = [];
  let after = '';
  for (;;) {
    const page = await list({ limit: '1', after }, key);
    if (page.body.nextCursor === after) break;
    seen.push(...idsOf(page));
    after = page.body.nextCursor!;
  }
  expect(seen).toEqual([first, last]);
});

test('a cursor is valid only for its user and list', async () => {
  await tell();
  const { nextCursor = '' } = (await list()).body;
  const odd: [string, { userId?: string }?][] = [
    [nextCursor, { userId: aUser() }],
    [`${nextCursor}A`],
    [nextCursor.slice(16)],
    ['x'.repeat(401)],
    ['x'],
  ];
  for (const [after, by] of odd) {
    const { statusCode, body } = await list({ after }, by);
    expect([statusCode, body.details?.[0]?.field]).toEqual([400, 'after']);
  }
  expect((await list({ limit: '101' })).statusCode).toBe(400);
  expect((await list({}, { scopes: 'send status manage' })).statusCode).toBe(403);
});

test('the cursor of a key for one form reveals nothing of other forms', async () => {
  const formId = anId();
  await tell(anId(), formId);
  const other = await tell();
  const page = await list({}, { onlyItsForm: 'true', formId });
  const bytes = Buffer.from(page.body.nextCursor ?? '', 'base64url').toString('latin1');
  expect(idsOf(page)).toHaveLength(1);
  for (const text of [page.body.nextCursor, bytes]) {
    for (const part of [other, other.slice(0, 8), '2026-']) expect(text).not.toContain(part);
  }
  const whole = await list({ limit: '1' });
  expect(whole.body.nextCursor).not.toBe((await list({ limit: '2' })).body.nextCursor);
});

test('expired events are not listed, but their cursors stay valid', async () => {
  await tell();
  const { nextCursor: after = '' } = (await list()).body;
  await tell();
  clock.turn(30 * 86_400);
  expect((await list()).body.items).toEqual([]);
  expect((await list({ after })).body).toEqual({ success: true, items: [], nextCursor: after });
  const last = await tell();
  expect(idsOf(await list({ after }))).toEqual([last]);
});

test("a cursor needs the stage's KMS key; a failed call of KMS can be repeated", async () => {
  const ofKey = (fingerprint: Fingerprint) => createSealCursor(fingerprint)('events', 'user');
  let calls = 0;
  const failing = ofKey(async (text) => {
    calls += 1;
    if (calls === 1) throw new Error('KMS is busy');
    return fingerprintHere(text);
  });
  await expect(failing.encode('token')).rejects.toThrow('busy');
  const cursor = await failing.encode('token');
  expect(await failing.decode(cursor, 'after')).toBe('token');
  expect(calls).toBe(2);
  const other = ofKey(async () => Buffer.alloc(32).toString('base64url'));
  await expect(other.decode(cursor, 'after')).rejects.toMatchObject({ code: 'bad_request' });
});

test('events of another user are not listed', async () => {
  await tell();
  expect((await list({}, { userId: aUser() })).body.items).toEqual([]);
});

/** A table that returns only the first requested item of a read, in the first `times` reads. */
function slowTable(times: number) {
  let left = times;
  const send = async ({ input }: BatchGetCommand) => {
    const keys = input.RequestItems?.['rows']?.Keys ?? [];
    const read = (left -= 1) < 0 ? keys : keys.slice(0, 1);
    const rest = keys.slice(read.length);
    return {
      Responses: { rows: read.map(({ id }) => aRow({ id: id as string, reference: `of ${id}` })) },
      UnprocessedKeys: rest.length > 0 ? { rows: { Keys: rest } } : {},
    };
  };
  const client = { send } as unknown as DynamoDBDocumentClient;
  return createReadReferences({ client, table: 'rows', now: clock.now });
}

test('references that a database read leaves out are read again, within limits', async () => {
  const ids = [anId(), anId(), anId()];
  const found = await slowTable(1)(userId, [...ids, ids[0]!]);
  expect([...found.values()].map(({ reference }) => reference)).toEqual(
    ids.map((id) => `of ${id}`),
  );
  const many = Array.from({ length: 9 }, anId);
  await expect(slowTable(9)(userId, many)).rejects.toThrow('not read');
});
