import { beforeEach, describe, expect, test } from '@jest/globals';
import { sampleLead } from '../../../contract/lead.ts';
import type { RehearsalReport } from '../../../contract/rehearsal.ts';
import { formLimits } from '../../../contract/target-forms.ts';
import {
  createRehearsalStore,
  type RehearsalStore,
} from '../../../functions/stores/rehearsals/rehearsal-store.ts';
import { anId, aUser } from '../builders.ts';
import { openStores } from '../open-stores.ts';

const { db, clock } = await openStores();
let store: RehearsalStore;
let userId: string;

beforeEach(() => {
  userId = aUser();
  const { now } = clock;
  store = createRehearsalStore({ client: db.client, table: 'targetForms', now, newId: anId });
});

const report: RehearsalReport = {
  ...{ fields: [], button: 'Send', buttons: [], steps: 1, title: 'Loans', drift: [] },
  origin: 'https://forms.example',
};
const ask = (formId: string, owner = userId) =>
  store.request({ userId: owner, formId, sample: sampleLead, fields: {} });
const code = (error: unknown) => (error as { code?: string }).code;

describe('the states of a rehearsal', () => {
  test("a rehearsal goes from queued to done and is its form's newest rehearsal", async () => {
    const formId = anId();
    const { id } = await ask(formId);
    expect(await store.read(userId, formId)).toMatchObject({ id, state: 'queued' });
    await store.start({ userId, formId, id });
    expect(await store.read(userId, formId, id)).toMatchObject({ state: 'running' });
    await store.end({ userId, formId, id }, { report, pictureKey: 'rehearsals/picture.jpg' });
    expect(await store.read(userId, formId)).toMatchObject({
      ...{ id, state: 'done', report },
      pictureKey: 'rehearsals/picture.jpg',
    });
  });

  test('a rehearsal starts once and ends once', async () => {
    const formId = anId();
    const { id } = await ask(formId);
    const starts = Array.from({ length: 5 }, () => store.start({ userId, formId, id }));
    expect((await Promise.all(starts)).filter(Boolean)).toHaveLength(1);
    await store.end({ userId, formId, id }, { report });
    const failure = { reason: 'internal', message: 'Late' } as const;
    await store.end({ userId, formId, id }, { failure });
    expect(await store.read(userId, formId)).toMatchObject({ state: 'done' });
  });

  test('a rehearsal that has not ended after three minutes counts as failed', async () => {
    const formId = anId();
    const { id } = await ask(formId);
    await store.start({ userId, formId, id });
    clock.turn(180);
    expect(await store.read(userId, formId)).toMatchObject({
      state: 'failed',
      failure: { reason: 'internal' },
    });
    await expect(ask(formId)).resolves.toBeDefined();
  });

  test('a rehearsal whose message is lost fails and cannot start', async () => {
    const formId = anId();
    const { id } = await ask(formId);
    clock.turn(600);
    expect(await store.read(userId, formId)).toMatchObject({ state: 'failed' });
    expect(await store.start({ userId, formId, id })).toBeUndefined();
  });

  test('a rehearsal cannot be read by another user', async () => {
    const formId = anId();
    const { id } = await ask(formId);
    const other = aUser();
    expect(await store.read(other, formId, id)).toBeUndefined();
    expect(await store.read(other, formId)).toBeUndefined();
    expect(await store.read(userId, `${formId}#`, id)).toBeUndefined();
    expect(await store.start({ userId: other, formId, id })).toBeUndefined();
  });
});

describe("a user's limit of rehearsals", () => {
  test('a user may run one rehearsal of a form at a time', async () => {
    const formId = anId();
    const { id } = await ask(formId);
    await expect(ask(formId)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/being rehearsed already/),
    });
    await expect(ask(anId())).resolves.toBeDefined();
    await store.end({ userId, formId, id }, { report });
    await expect(ask(formId)).resolves.toBeDefined();
  });

  test("simultaneous requests do not exceed a user's rehearsals per hour", async () => {
    const requests = await Promise.allSettled(Array.from({ length: 60 }, () => ask(anId())));
    const taken = requests.filter(({ status }) => status === 'fulfilled');
    const refused = requests.flatMap((one) =>
      one.status === 'rejected' ? [code(one.reason)] : [],
    );
    expect(taken).toHaveLength(formLimits.rehearsalsPerHour);
    expect(new Set(refused)).toEqual(new Set(['rate_limited']));
    await expect(ask(anId())).rejects.toMatchObject({
      message: expect.stringMatching(/30 times within an hour.*possible in 60 minutes/),
    });
    await expect(ask(anId(), aUser())).resolves.toBeDefined();
    clock.turn(3600);
    await expect(ask(anId())).resolves.toBeDefined();
  });

  test('of simultaneous requests to rehearse a form, one is accepted', async () => {
    const formId = anId();
    const requests = await Promise.allSettled(Array.from({ length: 50 }, () => ask(formId)));
    expect(requests.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
