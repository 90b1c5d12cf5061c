/** How the limits and working hours of a form delay its leads. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { FormPace } from '../../../contract/form-pace.ts';
import { createOwnForms, type OwnForms } from '../../../functions/bot/own-forms.ts';
import type { BotDependencies } from '../../../functions/bot/bot-dependencies.ts';
import { createFormGate, createRoomOf } from '../../../functions/stores/pace/form-gate.ts';
import { createPaceStore, type PaceStore } from '../../../functions/stores/pace/pace-store.ts';
import { createAttentionMark } from '../../../functions/stores/target-forms/form-attention.ts';
import { createTargetFormReader } from '../../../functions/stores/target-forms/target-form-rows.ts';
import { createTargetFormStore } from '../../../functions/stores/target-forms/target-form-store.ts';
import { aLead, anId, aRecipe, aUser } from '../builders.ts';
import { openStores } from '../open-stores.ts';
import { aFailure, fail, succeed } from './stand-in-browser.ts';
import { createWaitingRoom } from './waiting-room.ts';

const { db } = await openStores();
let room: ReturnType<typeof createWaitingRoom>;
let own: OwnForms;
let pace: PaceStore;
let roomOf: ReturnType<typeof createRoomOf>;
let forms: ReturnType<typeof createTargetFormStore>;
let formId: string;
let userId: string;
let attempts: number;
let limits: FormPace;
let closed: boolean;

beforeEach(async () => {
  room = createWaitingRoom(db.client);
  const { now } = room.clock;
  const table = { client: db.client, table: 'targetForms', now };
  forms = createTargetFormStore({ ...table, newId: anId });
  const reader = createTargetFormReader(table);
  userId = aUser();
  attempts = 0;
  limits = { zone: 'Asia/Kolkata' };
  pace = createPaceStore({ ...table, table: 'circuitBreakers' });
  const dependencies = {
    forms: {
      ...reader,
      readForm: async (...of: Parameters<typeof reader.readForm>) => {
        const form = await reader.readForm(...of);
        return form && { ...form, pace: limits };
      },
    },
    origins: { whyNot: () => Promise.resolve(undefined) },
    freshOrigins: { whyNot: () => Promise.resolve(undefined) },
    markNeedsAttention: createAttentionMark(table),
    pace,
    maskScreenshots: false,
    now,
  };
  own = createOwnForms(dependencies);
  closed = false;
  roomOf = createRoomOf(createFormGate(dependencies), pace, async () => closed);
  const url = 'https://forms.example/loan';
  ({ id: formId } = await forms.create({ userId, name: 'Loans', shortName: 'loans', url }));
  const content = { recipe: aRecipe(), customFields: [], note: '' };
  await forms.saveRecipe({ userId, formId, basedOn: undefined, ...content });
});

async function aMessage() {
  const submissionId = anId();
  const form = { formId, fields: {} };
  const lead = aLead();
  await room.store.create({ userId, id: submissionId, keyId: anId(), lead, form, maxAttempts: 5 });
  return { userId, submissionId, messageSentAt: room.clock.now() };
}
type Message = Awaited<ReturnType<typeof aMessage>>;
const deliver = (message: Message, attempt?: BotDependencies['attempt']) =>
  room.deliver(message, {
    forms: own,
    isClosed: async () => closed,
    attempt: (work) => {
      attempts += 1;
      return attempt ? attempt(work) : succeed(room.store, work);
    },
  });
const used = async () => (await pace.read(`form#${formId}`, limits.zone)).usedToday;
const ids = (messages: Message[]) => messages.map(({ submissionId }) => ({ userId, submissionId }));

describe('a lead outside working hours', () => {
  test('a lead outside working hours waits and spends no attempt', async () => {
    limits.hours = { days: [1], from: '09:30', to: '18:00' };
    const message = await aMessage();
    expect(await deliver(message)).toEqual({ kind: 'done' });
    expect(await room.rowOf(message)).toMatchObject({
      status: 'processing',
      attemptCount: 0,
      waitingFor: 'hours',
      nextAttemptAt: '2026-03-02T04:00:00.000Z',
    });
    room.clock.turn(18 * 3600 - 1);
    expect(await room.sentAgain(ids([message]), roomOf)).toEqual([]);
    room.clock.turn(1);
    expect(await room.sentAgain(ids([message]), roomOf)).toHaveLength(1);
    await deliver(message);
    expect(await room.rowOf(message)).toMatchObject({ status: 'success', attemptCount: 1 });
    expect(await room.rowOf(message)).not.toHaveProperty('waitingFor');
  });

  test("a waiting lead is sent within a minute once its form's working hours change", async () => {
    limits.hours = { days: [1], from: '09:30', to: '18:00' };
    const message = await aMessage();
    await deliver(message);
    limits = { zone: 'Asia/Kolkata' };
    expect(await room.sentAgain(ids([message]), roomOf)).toHaveLength(1);
  });
});

describe("the end of a lead that waits because of its form's hours or limit", () => {
  test('a waiting lead ends unsent within a minute once its form is deleted', async () => {
    limits.perDay = 1;
    const [, second] = [await deliver(await aMessage()), await aMessage()];
    await deliver(second);
    expect(await room.rowOf(second)).toMatchObject({ waitingFor: 'day_cap' });
    await forms.remove(userId, formId);
    expect(await room.sentAgain(ids([second]), roomOf)).toHaveLength(1);
    await deliver(second);
    expect(await room.rowOf(second)).toMatchObject({ failureReason: 'form_deleted' });
    expect(attempts).toBe(1);
  });

  test('a waiting lead ends within a minute after its owner’s account closes', async () => {
    limits.hours = { days: [1], from: '09:30', to: '18:00' };
    const message = await aMessage();
    await deliver(message);
    closed = true;
    expect(await room.sentAgain(ids([message]), roomOf)).toHaveLength(1);
    await deliver(message);
    expect(await room.rowOf(message)).toMatchObject({ failureReason: 'account_disabled' });
    expect(attempts).toBe(0);
  });
});

describe('a limit of leads per day or month', () => {
  test('the limit per day also delays a lead that its owner retries', async () => {
    limits.perDay = 1;
    const message = await aMessage();
    const refusal = aFailure('validation_refused', { fenced: true });
    await deliver(message, (work) => fail(room.store, work, refusal));
    const { submissionId: id } = message;
    await room.store.retry({ userId, id, maxAttempts: 5, confirmed: true });
    await deliver(message);
    expect(await room.rowOf(message)).toMatchObject({
      status: 'processing',
      waitingFor: 'day_cap',
      attemptCount: 1,
    });
    room.clock.turn(9 * 3600);
    expect(await room.sentAgain(ids([message]), roomOf)).toHaveLength(1);
    await deliver(message);
    expect(await room.rowOf(message)).toMatchObject({ status: 'success', attemptCount: 2 });
  });

  test.each(['perDay', 'perMonth'] as const)(
    'the limit %s delays the leads beyond the limit',
    async (cap) => {
      limits[cap] = 2;
      const messages = [await aMessage(), await aMessage(), await aMessage(), await aMessage()];
      await Promise.all(messages.map((message) => deliver(message)));
      expect(attempts).toBe(2);
      const rows = await Promise.all(messages.map(room.rowOf));
      const waiting = rows.filter((row) => row?.status === 'processing');
      expect(waiting).toHaveLength(2);
      expect(waiting[0]).toMatchObject({
        waitingFor: cap === 'perDay' ? 'day_cap' : 'month_cap',
        nextAttemptAt: cap === 'perDay' ? '2026-03-01T18:30:00.000Z' : '2026-03-31T18:30:00.000Z',
        attemptCount: 0,
      });
      expect(await room.sentAgain(ids(messages), roomOf)).toEqual([]);
      room.clock.turn(cap === 'perDay' ? 9 * 3600 : 31 * 86_400);
      expect(await room.sentAgain(ids(messages), roomOf)).toHaveLength(2);
    },
  );

  test.each([
    ['that ended before its fence', 0, aFailure('target_unreachable')],
    ['that the target refused to take', 0, aFailure('rate_limited', { fenced: true })],
    ['of unknown outcome', 1, aFailure('outcome_unknown', { fenced: true })],
    [
      'whose page sent nothing',
      1,
      aFailure('validation_refused', { fenced: true, nothingSent: true }),
    ],
  ])(
    'after an attempt %s, the form has used %i leads of its limit per day',
    async (_, expected, failure) => {
      limits.perDay = 5;
      await deliver(await aMessage(), (work) => fail(room.store, work, failure));
      expect(await used()).toBe(expected);
    },
  );

  test('an attempt that never began does not count for the limit per day', async () => {
    Object.assign(limits, { perDay: 5, perMinute: 1 });
    await deliver(await aMessage(), () =>
      Promise.resolve({ kind: 'never began', cause: new Error('busy') }),
    );
    expect(await used()).toBe(0);
    await deliver(await aMessage());
    expect(attempts).toBe(2);
  });

  test('a message delivered several times counts once for the limit per day', async () => {
    limits.perDay = 5;
    const message = await aMessage();
    await Promise.all([deliver(message), deliver(message), deliver(message)]);
    await deliver(message);
    expect(attempts).toBe(1);
    expect(await used()).toBe(1);
  });

  test("no lead is sent while the table of limits can't be read", async () => {
    limits.perDay = 5;
    pace.reserve = () => Promise.reject(new Error('no table'));
    const message = await aMessage();
    expect(await deliver(message)).toEqual({ kind: 'later', seconds: 20 });
    expect(attempts).toBe(0);
    expect(room.warnings).toContain('The pace of a form was not asked');
  });
});

describe('leads to a form with a limit of simultaneous attempts', () => {
  test('leads for a form with one attempt at a time are sent one by one', async () => {
    limits.atOnce = 1;
    const messages = [await aMessage(), await aMessage()] as const;
    const [first, second] = messages;
    await deliver(first, async (work) => {
      expect(await deliver(second)).toEqual({ kind: 'done' });
      expect(await room.rowOf(second)).toMatchObject({ waitingFor: 'pace' });
      expect(await room.sentAgain(ids([second]), roomOf)).toHaveLength(1);
      // The reconciler, a scheduled job, has already sent the second lead's message, so the bot
      // delays this message until the first lead's attempt has ended.
      expect(await deliver(second)).toMatchObject({ kind: 'later' });
      return succeed(room.store, work);
    });
    await deliver(second);
    expect(await room.rowOf(second)).toMatchObject({ status: 'success', attemptCount: 1 });
  });
});
