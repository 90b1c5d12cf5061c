import { expect, test } from '@jest/globals';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { SubmissionRow } from '../../../contract/submission.ts';
import type { TargetFormRow } from '../../../contract/target-forms.ts';
import { createReadAgain } from '../../../functions/events/read-again.ts';
import { wireEvents } from '../../../functions/events/wire-events.ts';
import { writeEvents, type ChangeRecord } from '../../../functions/events/write-events.ts';
import { createEventStore } from '../../../functions/stores/events/event-store.ts';
import { createStreamsApi } from '../../../local-cloud/dynamodb/streams-api.ts';
import { createStream, shardId } from '../../../local-cloud/dynamodb/stream.ts';
import { aForm, anId, aRow, aUser } from '../builders.ts';
import { dyingAfter } from '../failing-client.ts';
import { keptLog } from '../log-lines.ts';
import { openStores } from '../open-stores.ts';

const { db, clock, forms } = await openStores();
const store = createEventStore({ client: db.client, table: 'events', now: clock.now });
const planDeliveries = () => Promise.resolve();
const environment = { EVENTS_TABLE: 'events', TARGET_FORMS_TABLE: 'targetForms' };

type Image = NonNullable<NonNullable<ChangeRecord['dynamodb']>['NewImage']>;
const imageOf = (item: object) => marshall(item, { removeUndefinedValues: true }) as Image;

interface Change {
  before?: object;
  after?: object;
}

function aStream() {
  const stream = createStream({ arn: 'arn:stream', viewType: 'NEW_AND_OLD_IMAGES' });
  const records: ChangeRecord[] = [];
  stream.subscribe((record) => records.push(record as ChangeRecord));
  return {
    stream,
    records,
    append: ({ before, after }: Change) =>
      stream.append({
        keys: {},
        ...(before && { oldImage: imageOf(before) }),
        ...(after && { newImage: imageOf(after) }),
      }),
  };
}

function recordsOf(...changes: Change[]): ChangeRecord[] {
  const { records, append } = aStream();
  changes.forEach(append);
  return records;
}

/** The stream's changes of a submission that fails, is retried, and succeeds. */
function aLife(changes: Partial<SubmissionRow> = {}) {
  const key = { userId: aUser(), id: anId() };
  const at = (version: number, state: Partial<SubmissionRow>) =>
    aRow({ ...key, version, ...state, ...changes });
  const rows = [
    at(1, {}),
    at(2, { status: 'error', failureReason: 'captcha' }),
    at(3, { status: 'processing' }),
    at(4, { status: 'success' }),
  ];
  const moves: Change[] = rows.map((after, place) => {
    const before = rows[place - 1];
    return before ? { before, after } : { after };
  });
  return { ...key, rows, moves };
}

const noMessage: ReturnType<typeof createReadAgain> = () => Promise.reject(new Error('No message'));
const writerOf = (client = db.client, readAgain = noMessage) =>
  wireEvents({
    environment,
    client,
    now: clock.now,
    readAgain,
    planDeliveries,
    logger: keptLog().logger,
  });

async function eventsOf(userId: string) {
  clock.turn(61);
  return (await store.list({ userId, limit: 100 })).events;
}

test('two changes of state make two events; repeated stream records make no event', async () => {
  const { userId, id, moves } = aLife();
  const records = recordsOf(...moves, { before: moves[3]!.after! });
  for (let times = 0; times < 2; times += 1) expect(await writerOf().write(records)).toEqual([]);
  const ids = (await eventsOf(userId)).map((event) => event.id);
  expect(ids.sort()).toEqual([`${id}_2_submission-failed`, `${id}_4_submission-succeeded`]);
});

test("an event has its form's current short name", async () => {
  const userId = aUser();
  const url = 'https://forms.example/loan';
  const { id: formId } = await forms.create({ userId, name: 'Loans', shortName: 'loans', url });
  for (const [form, expected] of [
    [formId, { form: 'loans' }],
    [anId(), {}],
  ] as const) {
    const { id, moves } = aLife({ userId, formId: form });
    await writerOf().write(recordsOf(moves[1]!));
    const event = (await eventsOf(userId)).find((one) => one.id.startsWith(id));
    const facts = { version: 2, status: 'error', failureReason: 'captcha', attempt: 0 };
    expect(event?.data).toEqual({ submissionId: id, ...facts, formId: form, ...expected });
  }
});

test("a form's change makes an event only if the state changes", async () => {
  const form = aForm({ userId: aUser() });
  const paused: TargetFormRow = { ...form, state: 'paused', revision: 2 };
  const other = { userId: form.userId, sortKey: 'settings' };
  const records = recordsOf({ before: form, after: paused }, { before: other, after: other });
  expect(await writerOf().write(records)).toEqual([]);
  expect(await eventsOf(form.userId)).toMatchObject([
    { type: 'form.paused', data: { formId: form.id, state: 'paused', version: 2 } },
  ]);
});

test('Lambda delivers again only the records whose events failed', async () => {
  const [one, other] = [aLife(), aLife()];
  const records = recordsOf(one.moves[0]!, one.moves[1]!, other.moves[1]!);
  const failed = await writerOf(dyingAfter(db.client, 1)).write(records);
  expect(failed).toEqual([records[2]?.dynamodb?.SequenceNumber]);
  expect(await eventsOf(one.userId)).toHaveLength(1);
  expect(await eventsOf(other.userId)).toEqual([]);
});

test("an event's callback deliveries are planned again after a crash", async () => {
  const planned: string[] = [];
  const { logger, lines } = keptLog();
  const dependencies = {
    ...{ events: store, logger, shortNameOf: () => Promise.resolve(undefined) },
    planDeliveries: async ({ id }: { id: string }) => {
      planned.push(id);
      if (planned.length === 1) throw new Error('The process died');
    },
  };
  const { userId, id, rows, moves } = aLife();
  const records = recordsOf(moves[1]!);
  expect(await writeEvents(records, dependencies)).toHaveLength(1);
  expect(await writeEvents(records, dependencies)).toEqual([]);
  expect(planned).toEqual([`${id}_2_submission-failed`, `${id}_2_submission-failed`]);
  expect(await eventsOf(userId)).toHaveLength(1);
  expect(lines.join()).not.toContain(rows[1]!.name);
});

test('an event contains no data of the lead', async () => {
  const reference = '+919876543210';
  const { userId, rows, moves } = aLife({ reference });
  await writerOf().write(recordsOf(...moves));
  const text = JSON.stringify(await eventsOf(userId));
  const { name, phone, email, city } = rows[0]!;
  for (const value of [name, phone, email, city, reference]) expect(text).not.toContain(value);
});

/** The message that Lambda puts into the failure queue for a batch that was not processed. */
function messageOf(records: readonly ChangeRecord[]): string {
  const [start, end] = [records[0], records.at(-1)].map((one) => one?.dynamodb?.SequenceNumber);
  const place = { shardId, startSequenceNumber: start, endSequenceNumber: end };
  return JSON.stringify({ DDBStreamBatchInfo: { ...place, streamArn: 'arn:stream' } });
}

/**
 * Creates an event writer that can read this stream again. The first read returns no records; each
 * later read returns at most `ofPage` records.
 */
function redriving({ stream }: ReturnType<typeof aStream>, ofPage = 1000) {
  const api = createStreamsApi((arn) => (arn === stream.arn ? stream : undefined));
  let reads = 0;
  const readAgain = createReadAgain(async ({ target = '', body }) => {
    const { status, body: answer } = api(target.split('.')[1] ?? '', { ...body });
    if (status !== 200) throw new Error(String(answer.__type));
    const { Records: all } = answer as { Records?: { dynamodb: { SequenceNumber: string } }[] };
    if (!all) return answer;
    const Records = all.slice(0, (reads += 1) === 1 ? 0 : ofPage);
    const last = Records.at(-1)?.dynamodb.SequenceNumber;
    const { ShardIterator: from } = body as { ShardIterator: string };
    const NextShardIterator = last ? `arn:stream|${BigInt(last) + 1n}` : from;
    return { Records, NextShardIterator };
  });
  return (client = db.client) => writerOf(client, readAgain);
}

test.each([1000, 1])(
  "a redrive reads only the stream's failed batch, %s records per read",
  async (size) => {
    const [before, { userId, id, moves }, later] = [aLife(), aLife(), aLife()];
    const source = aStream();
    [...before.moves, ...moves, ...later.moves].forEach(source.append);
    const message = messageOf(source.records.slice(4, 8));
    const writer = redriving(source, size);
    // The redrive fails until all events are written, so its message stays in the queue.
    await expect(writer(dyingAfter(db.client, 1)).redrive(message)).rejects.toThrow('again');
    await writer().redrive(message);
    const ids = (await eventsOf(userId)).map((event) => event.id);
    expect(ids.sort()).toEqual([`${id}_2_submission-failed`, `${id}_4_submission-succeeded`]);
    for (const other of [before, later]) expect(await eventsOf(other.userId)).toEqual([]);
  },
);

test('a redrive fails if the stream no longer has the batch', async () => {
  const source = aStream();
  aLife().moves.forEach(source.append);
  const lost = [{ dynamodb: { SequenceNumber: '1' } }];
  await expect(redriving(source)().redrive(messageOf(lost))).rejects.toThrow('Trimmed');
  // The stream never returns the last record of this batch.
  const ahead = [source.records[0]!, { dynamodb: { SequenceNumber: '9'.repeat(40) } }];
  await expect(redriving(source)().redrive(messageOf(ahead))).rejects.toThrow('the end');
});
