/** Daily rehearsals (trial runs without a submit) of forms in use, with a simulated clock. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { formLimits } from '../../../contract/target-forms.ts';
import { sampleLead } from '../../../contract/lead.ts';
import type { RehearsalMessage } from '../../../contract/rehearsal-message.ts';
import { DAY_SECONDS } from '../../../contract/time-units.ts';
import { watchForms, type FormWatch } from '../../../functions/form-watch/watch-forms.ts';
import {
  createFormChecks,
  createUseNote,
  nextTurn,
  type FormChecks,
  type NoteUse,
} from '../../../functions/stores/follow-ups/form-checks.ts';
import {
  createRehearsalStore,
  type RehearsalStore,
} from '../../../functions/stores/rehearsals/rehearsal-store.ts';
import {
  createTargetFormStore,
  type TargetFormStore,
} from '../../../functions/stores/target-forms/target-form-store.ts';
import { aClock, anId, aRecipe, aUser } from '../builders.ts';
import { openStores } from '../open-stores.ts';
import { keptLog } from '../log-lines.ts';

const { db, clock } = await openStores();
let forms: TargetFormStore;
let rehearsals: RehearsalStore;
let checks: FormChecks;
let noteUse: NoteUse;
let sent: RehearsalMessage[];
let isDailyInHand: boolean;

const started = aClock().now().getTime();
beforeEach(async () => {
  [sent, isDailyInHand] = [[], false];
  const { client } = db;
  const { now } = clock;
  const table = { client, table: 'targetForms', now, newId: anId };
  forms = createTargetFormStore(table);
  rehearsals = createRehearsalStore(table);
  checks = createFormChecks({ client, table: 'followUps', now });
  noteUse = createUseNote({ client, table: 'followUps', now });
  const later = () => new Date(now().getTime() + 30 * DAY_SECONDS * 1000);
  const leftOver = createFormChecks({ client, table: 'followUps', now: later });
  for (const check of await leftOver.due(100)) await leftOver.drop(check);
});

const look = (changes: Partial<FormWatch> = {}) =>
  watchForms({
    ...{ checks, forms, rehearsals, logger: keptLog().logger },
    queue: { send: async (message) => void sent.push(message) },
    isDailyInHand: async () => isDailyInHand,
    ...changes,
  });

async function aLiveForm(userId = aUser()) {
  const { id } = await forms.create({ userId, name: 'Loans', shortName: 'loans', url });
  const content = { recipe: aRecipe(), customFields: [], note: 'First' };
  return forms.saveRecipe({ userId, formId: id, basedOn: undefined, ...content });
}
const url = 'https://forms.example/loan';
async function aUsedForm(userId?: string) {
  const form = await aLiveForm(userId);
  await noteUse(form.userId, form.id);
  return form;
}
/** Runs the form watch through a whole day, less often than in production. */
async function aDayOfLooks(everyMinutes = 360) {
  for (let minute = 0; minute < 1440; minute += everyMinutes) {
    clock.turn(everyMinutes * 60);
    await look();
    for (const { userId, formId, rehearsalId: id } of sent.slice(-1)) {
      const report = { fields: [], buttons: [], drift: [], button: '', title: '', origin: '' };
      await rehearsals.end({ userId, formId, id }, { report: { ...report, steps: 1 } });
    }
  }
}

describe('the daily rehearsals of a live form', () => {
  test('a live form in use is rehearsed daily for a week', async () => {
    const { id, userId } = await aUsedForm();
    for (let days = 1; days <= 9; days += 1) await aDayOfLooks();
    expect(sent.length).toBeGreaterThanOrEqual(6);
    expect(sent.length).toBeLessThanOrEqual(7);
    expect(new Set(sent.map(({ formId }) => formId))).toEqual(new Set([id]));
    expect(await rehearsals.read(userId, id)).toMatchObject({
      ...{ trigger: 'daily', sample: sampleLead, state: 'done' },
    });
    const before = sent.length;
    await noteUse(userId, id);
    await aDayOfLooks();
    await aDayOfLooks();
    expect(sent.length).toBeGreaterThan(before);
  });

  test('a paused, draft or deleted form is not rehearsed', async () => {
    const [paused, gone] = [await aUsedForm(), await aUsedForm()];
    await forms.setState(paused.userId, paused.id, 'paused');
    await forms.remove(gone.userId, gone.id);
    await aDayOfLooks();
    await aDayOfLooks();
    expect(sent).toEqual([]);
    await forms.setState(paused.userId, paused.id, 'live');
    await aDayOfLooks();
    expect(sent).toMatchObject([{ formId: paused.id }]);
  });

  test('a form being rehearsed is skipped until the next day', async () => {
    const { id, userId } = await aUsedForm();
    const [check] = await untilDue();
    await rehearsals.request({ userId, formId: id, sample: sampleLead, fields: {} });
    expect(check).toMatchObject({ formId: id });
    expect(await look()).toMatchObject({ due: 1, started: 0 });
    expect(await look()).toMatchObject({ due: 0 });
  });

  test("daily rehearsals do not count towards the owner's limit", async () => {
    const { id, userId } = await aUsedForm();
    const ask = (formId: string) =>
      rehearsals.request({ userId, formId, sample: sampleLead, fields: {} });
    await untilDue();
    for (let count = 0; count < formLimits.rehearsalsPerHour; count += 1) await ask(anId());
    expect(await look()).toMatchObject({ started: 1 });
    await expect(ask(anId())).rejects.toMatchObject({ code: 'rate_limited' });
    expect(await rehearsals.read(userId, id)).toMatchObject({ state: 'queued' });
  });
});

async function untilDue() {
  for (let minutes = 0; minutes < 2200; minutes += 30) {
    clock.turn(1800);
    const due = await checks.due(10);
    if (due.length > 0) return due;
  }
  throw new Error('Nothing is due');
}

describe('a run of the form watch', () => {
  test('the form watch starts nothing while a daily rehearsal runs or waits', async () => {
    await aUsedForm();
    await untilDue();
    isDailyInHand = true;
    expect(await look()).toEqual({ due: 0, started: 0, busy: true });
    isDailyInHand = false;
    expect(await look()).toMatchObject({ started: 1 });
  });

  test('the form watch starts one rehearsal per run, however many are due', async () => {
    for (let form = 0; form < 4; form += 1) await aUsedForm();
    clock.turn(2 * DAY_SECONDS);
    await look();
    expect(sent).toHaveLength(1);
  });

  test('simultaneous runs of the form watch start each rehearsal once', async () => {
    const { id } = await aUsedForm();
    await untilDue();
    await Promise.all(Array.from({ length: 5 }, () => look()));
    expect(sent).toMatchObject([{ formId: id }]);
  });

  test('a rehearsal that the queue refuses is marked as failed', async () => {
    const { id, userId } = await aUsedForm();
    await untilDue();
    const send = () => Promise.reject(new Error('no queue'));
    await look({ queue: { send } });
    expect(await rehearsals.read(userId, id)).toMatchObject({
      ...{ state: 'failed', trigger: 'daily' },
    });
  });
});

describe('the times of day at which forms are rehearsed', () => {
  test('the daily rehearsals of 1,000 forms spread over the day', () => {
    const ids = Array.from({ length: 1000 }, () => anId());
    const hours = new Map<number, number>();
    for (const id of ids) {
      const hour = nextTurn(id, new Date(started)).getUTCHours();
      hours.set(hour, (hours.get(hour) ?? 0) + 1);
    }
    expect(hours.size).toBe(24);
    expect(Math.max(...hours.values())).toBeLessThan(90);
  });

  test("a form's daily rehearsal is at the same time each day", () => {
    const id = anId();
    const first = nextTurn(id, new Date('2028-02-28T23:59:59.999Z'));
    const second = nextTurn(id, first);
    expect(second.getTime() - first.getTime()).toBe(DAY_SECONDS * 1000);
  });

  test("a form's use is recorded once a day", async () => {
    let writes = 0;
    const counting = new Proxy(db.client, {
      get: (client, name) =>
        name === 'send' ? (command: never) => ((writes += 1), client.send(command)) : undefined,
    });
    const note = createUseNote({ client: counting, table: 'followUps', now: clock.now });
    const userId = aUser();
    for (let lead = 0; lead < 20; lead += 1) await note(userId, 'form');
    expect(writes).toBe(1);
    clock.turn(DAY_SECONDS);
    await note(userId, 'form');
    expect(writes).toBe(2);
  });
});
