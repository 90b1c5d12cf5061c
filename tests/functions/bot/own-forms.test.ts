/**
 * Leads to a user's own form: the bot fills them in by the form's recipe, and they wait while the
 * form accepts no leads.
 */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { createOwnForms, type OwnForms } from '../../../functions/bot/own-forms.ts';
import type { AttemptWork, BotDependencies } from '../../../functions/bot/bot-dependencies.ts';
import type { OriginPolicy } from '../../../functions/stores/origins/origin-policy.ts';
import { createFormGate, createRoomOf } from '../../../functions/stores/pace/form-gate.ts';
import { createPaceStore } from '../../../functions/stores/pace/pace-store.ts';
import { createAttentionMark } from '../../../functions/stores/target-forms/form-attention.ts';
import { createTargetFormReader } from '../../../functions/stores/target-forms/target-form-rows.ts';
import {
  createTargetFormStore,
  type TargetFormStore,
} from '../../../functions/stores/target-forms/target-form-store.ts';
import { aLead, anId, aRecipe, aUser } from '../builders.ts';
import { openStores } from '../open-stores.ts';
import { aFailure, fail, succeed } from './stand-in-browser.ts';
import { createWaitingRoom } from './waiting-room.ts';

const { db } = await openStores();
let room: ReturnType<typeof createWaitingRoom>;
let forms: TargetFormStore;
let own: OwnForms;
let roomOf: ReturnType<typeof createRoomOf>;
let userId: string;
let works: AttemptWork[];
let reads: number;
let refusal: Awaited<ReturnType<OriginPolicy['whyNot']>>;
/** An operator has blocked the site, but the bot's cache does not contain this block yet. */
let blockedSince: typeof refusal;

beforeEach(() => {
  room = createWaitingRoom(db.client);
  const table = { client: db.client, table: 'targetForms', now: room.clock.now };
  forms = createTargetFormStore({ ...table, newId: anId });
  userId = aUser();
  works = [];
  reads = 0;
  refusal = undefined;
  blockedSince = undefined;
  const reader = createTargetFormReader(table);
  const dependencies = {
    forms: {
      ...reader,
      readRecipe: (...of: Parameters<typeof reader.readRecipe>) => {
        reads += 1;
        return reader.readRecipe(...of);
      },
    },
    origins: { whyNot: () => Promise.resolve(refusal) },
    freshOrigins: { whyNot: () => Promise.resolve(refusal ?? blockedSince) },
    markNeedsAttention: createAttentionMark(table),
    pace: createPaceStore({ ...table, table: 'circuitBreakers' }),
    maskScreenshots: false,
    now: room.clock.now,
  };
  own = createOwnForms(dependencies);
  roomOf = createRoomOf(createFormGate(dependencies), dependencies.pace, async () => false);
});

const allowedOrigins = ['https://frame.example'];
async function aLiveForm() {
  const url = 'https://forms.example/loan';
  const { id } = await forms.create({ userId, name: 'Loans', shortName: 'loans', url });
  const content = { recipe: aRecipe({ allowedOrigins }), customFields: [], note: 'First' };
  return forms.saveRecipe({ userId, formId: id, basedOn: undefined, ...content });
}
async function aMessage(formId: string, maxAttempts = 2) {
  const submissionId = anId();
  const form = { formId, fields: { employment: 'Salaried' } };
  const lead = aLead();
  await room.store.create({ userId, id: submissionId, keyId: anId(), lead, form, maxAttempts });
  return { userId, submissionId };
}
type Message = Awaited<ReturnType<typeof aMessage>>;
const deliver = (message: Message, attempt?: BotDependencies['attempt']) =>
  room.deliver(message, {
    forms: own,
    attempt: (work) => {
      works.push(work);
      return attempt ? attempt(work) : succeed(room.store, work);
    },
  });
const changed = (fenced = false) =>
  ((work) =>
    fail(room.store, work, {
      ...aFailure('form_changed', { fenced, pictured: true }),
      message: 'The form has changed: it asks “PAN”',
    })) satisfies BotDependencies['attempt'];
const done = { kind: 'done' };
const inFiveMinutes = '2026-03-01T10:05:00.000Z';

describe("a lead to a user's own form", () => {
  test('a form may request a screenshot of each success', async () => {
    const { id } = await aLiveForm();
    await deliver(await aMessage(id));
    await forms.update({ userId, id, pictureSuccess: true });
    await deliver(await aMessage(id));
    const pictures = works.map(({ pictureSuccess, maskSuccess }) => ({
      pictureSuccess,
      maskSuccess,
    }));
    expect(pictures).toEqual([{}, { pictureSuccess: true, maskSuccess: true }]);
  });

  test('the bot reads a recipe once and fills in two leads by this recipe', async () => {
    const { id } = await aLiveForm();
    const [first, second] = [await aMessage(id), await aMessage(id)];
    await deliver(first);
    await deliver(second);
    expect(works).toHaveLength(2);
    expect(works[0]).toMatchObject({
      lead: aLead(),
      fields: { employment: 'Salaried' },
      target: {
        name: 'Loans',
        url: 'https://forms.example/loan',
        demo: false,
        recipe: aRecipe({ allowedOrigins }),
        allowedOrigins,
      },
    });
    expect(await room.rowOf(first)).toMatchObject({ status: 'success', recipeVersion: 1 });
    expect(reads).toBe(1);
  });

  test('a corrected recipe is used from the next attempt on', async () => {
    const { id } = await aLiveForm();
    const message = await aMessage(id);
    await deliver(message, changed());
    const content = { recipe: aRecipe({ button: { text: 'Send' } }), customFields: [], note: '' };
    await forms.saveRecipe({ userId, formId: id, basedOn: 1, ...content });
    room.clock.turn(300);
    await deliver(message);
    expect(works[1]?.target?.recipe).toEqual(content.recipe);
    expect(await room.rowOf(message)).toMatchObject({
      status: 'success',
      recipeVersion: 2,
      attemptCount: 1,
    });
  });

  test("a question added after the lead's arrival gets its default answer", async () => {
    const { id } = await aLiveForm();
    const message = await aMessage(id);
    await deliver(message, changed());
    const declared = (name: string) => ({
      ...({ name, label: name, type: 'text', required: true } as const),
      default: 'default',
    });
    const customFields = [declared('employment'), declared('purpose')];
    const content = { recipe: aRecipe(), customFields, note: '' };
    await forms.saveRecipe({ userId, formId: id, basedOn: 1, ...content });
    await deliver(message);
    expect(works[1]?.fields).toEqual({ employment: 'Salaried', purpose: 'default' });
  });

  test("the bot reads no user's form for a lead to the stage's form", async () => {
    const message = await room.aMessage();
    await deliver(message);
    expect(works[0]).not.toHaveProperty('target');
    expect(await room.rowOf(message)).not.toHaveProperty('recipeVersion');
  });
});

describe('leads to a form that has changed', () => {
  test('a changed form needs attention, and its lead waits without an attempt', async () => {
    const { id } = await aLiveForm();
    const message = await aMessage(id);
    expect(await deliver(message, changed())).toEqual(done);
    expect(await forms.readForm(userId, id)).toMatchObject({
      state: 'needs_attention',
      attention: 'The form has changed: it asks “PAN”',
    });
    const row = await room.rowOf(message);
    expect(row).toMatchObject({
      status: 'processing',
      attemptCount: 0,
      attempts: [],
      waitingFor: 'needs_attention',
      screenshotKey: `screenshots/${userId}/${message.submissionId}/1.jpg`,
    });
    expect(row).not.toHaveProperty('failureReason');
    expect(row).not.toHaveProperty('claimToken');
    expect(row).not.toHaveProperty('nextAttemptAt');
  });

  test('a lead that failed before stays pending when its form has changed', async () => {
    const { id } = await aLiveForm();
    const message = await aMessage(id);
    await deliver(message, (work) => fail(room.store, work, aFailure('target_unreachable')));
    room.clock.turn(60);
    await deliver(message, changed());
    expect(await room.rowOf(message)).toMatchObject({
      status: 'pending',
      failureReason: 'target_unreachable',
      attemptCount: 1,
    });
  });

  test('a lead that was partly sent ends when its form has changed', async () => {
    const { id } = await aLiveForm();
    const message = await aMessage(id);
    await deliver(message, changed(true));
    expect(await room.rowOf(message)).toMatchObject({
      status: 'error',
      failureReason: 'form_changed',
      possiblySent: true,
    });
    expect(await forms.readForm(userId, id)).toMatchObject({ state: 'needs_attention' });
  });

  test('a changed form stays live if an operator has just blocked its site', async () => {
    const { id } = await aLiveForm();
    const message = await aMessage(id);
    blockedSince = 'blocked';
    expect(await deliver(message, changed())).toEqual(done);
    expect(await forms.readForm(userId, id)).toMatchObject({ state: 'live' });
    expect(await room.rowOf(message)).toMatchObject({ attemptCount: 0, waitingFor: 'blocked' });
  });

  test('a changed form gets its lead again if a recipe was saved during the attempt', async () => {
    const { id } = await aLiveForm();
    const message = await aMessage(id);
    await deliver(message, async (work) => {
      const content = { recipe: aRecipe(), customFields: [], note: '' };
      await forms.saveRecipe({ userId, formId: id, basedOn: 1, ...content });
      return changed()(work);
    });
    expect(await forms.readForm(userId, id)).toMatchObject({ state: 'live', recipeVersion: 2 });
    expect(await room.sentAgain([message])).toEqual([message]);
  });

  test('no attempt is spent if the form cannot be marked as changed', async () => {
    const { id } = await aLiveForm();
    const message = await aMessage(id);
    own = { ...own, markNeedsAttention: () => Promise.reject(new Error('no table')) };
    expect(await deliver(message, changed())).toEqual(done);
    expect(await room.rowOf(message)).toMatchObject({
      attemptCount: 0,
      nextAttemptAt: inFiveMinutes,
    });
  });
});

describe('leads to a form that accepts no leads', () => {
  test('leads of a paused form wait until the form is live again', async () => {
    const { id } = await aLiveForm();
    await forms.setState(userId, id, 'paused');
    const message = await aMessage(id);
    expect(await deliver(message)).toEqual(done);
    expect(works).toEqual([]);
    expect(await room.rowOf(message)).toMatchObject({
      status: 'processing',
      attemptCount: 0,
      waitingFor: 'paused',
    });
    expect(await room.sentAgain([message], roomOf)).toEqual([]);
    await forms.setState(userId, id, 'live');
    expect(await room.sentAgain([message], roomOf)).toEqual([message]);
    expect(await room.rowOf(message)).not.toHaveProperty('waitingFor');
    await deliver(message);
    expect(await room.rowOf(message)).toMatchObject({ status: 'success' });
  });

  test("leads wait while the bot may not use their form's site", async () => {
    const { id } = await aLiveForm();
    const message = await aMessage(id);
    refusal = 'blocked';
    await deliver(message);
    expect(works).toEqual([]);
    expect(await room.rowOf(message)).toMatchObject({ waitingFor: 'blocked' });
  });

  test('leads of a deleted form end unsent', async () => {
    const { id } = await aLiveForm();
    const message = await aMessage(id);
    await forms.remove(userId, id);
    expect(await deliver(message)).toEqual(done);
    expect(works).toEqual([]);
    expect(await room.rowOf(message)).toMatchObject({
      status: 'error',
      failureReason: 'form_deleted',
      possiblySent: false,
    });
  });

  test('a form of another user counts as deleted', async () => {
    const { id } = await aLiveForm();
    userId = aUser();
    const message = await aMessage(id);
    await deliver(message);
    expect(works).toEqual([]);
    expect(await room.rowOf(message)).toMatchObject({ failureReason: 'form_deleted' });
  });
});
