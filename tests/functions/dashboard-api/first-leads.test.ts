/**
 * Which lead counts as a person's first lead after a Retry, a correction, a decision or a deletion.
 */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { DuplicateLead } from '../../../contract/errors.ts';
import type { FormDedupe } from '../../../contract/form-dedupe.ts';
import type { Lead } from '../../../contract/lead.ts';
import type { DashboardDependencies } from '../../../functions/dashboard-api/dashboard-api.ts';
import { fencePassOf } from '../../../functions/stores/submissions/submission-fence.ts';
import { aDashboard, askDashboard } from './ask-dashboard.ts';
import { aLead, anId, aUser, rowLimits } from '../builders.ts';
import { openStores } from '../open-stores.ts';
import { keptLog } from '../log-lines.ts';

const DAY = 86_400;
const dedupe: FormDedupe = { by: 'phone', days: 365 };
const otherPhone = { phone: '+91 91234 56789' };
const { db, clock, submissions } = await openStores();
let dashboard: DashboardDependencies;
let userId: string;
let formId: string;

beforeEach(async () => {
  userId = aUser();
  const queue = { send: () => Promise.resolve() };
  dashboard = aDashboard({ db, submissions, queue, log: keptLog(), now: clock.now });
  const form = { userId, name: 'Loans', shortName: 'loans', url: 'https://forms.example/' };
  formId = (await dashboard.targetForms.create(form)).id;
  await dashboard.targetForms.setDedupe(userId, formId, dedupe);
});

const take = (id: string, lead: Lead) =>
  dashboard.firstLeads.take({ userId, formId, dedupe, lead }, { submissionId: id, rowVersion: 0 });

/**
 * Accepts a lead as the webhook does.
 * @returns the lead's id, or, if the lead is refused, `?` and the first lead's id.
 */
async function send(changes: Partial<Lead> = {}): Promise<string> {
  const [id, lead] = [anId(), aLead(changes)];
  try {
    const fingerprint = await take(id, lead);
    const form = { formId, fields: {} };
    await submissions.create({ userId, id, keyId: 'key', lead, form, fingerprint, maxAttempts: 5 });
    return id;
  } catch (error: unknown) {
    if (error instanceof DuplicateLead) return `?${error.submissionId}`;
    throw error;
  }
}

/** Accepts a lead whose sender allows it to be a duplicate. */
async function sendAllowed(): Promise<string> {
  const [id, lead] = [anId(), aLead()];
  const fingerprint = await take(id, lead).catch(() => undefined);
  const form = { formId, fields: {} };
  const allowed = { lead, form, fingerprint, duplicateAllowed: true, maxAttempts: 5 } as const;
  await submissions.create({ userId, id, keyId: 'key', ...allowed });
  return id;
}

async function fail(id: string, { fenced = false, unsent = false } = {}) {
  const claim = { userId, id, token: anId() };
  await submissions.claim({ ...claim, ...rowLimits, leaseSeconds: 120 });
  if (fenced) await submissions.fence(fencePassOf(claim));
  const end = { reason: 'blocked', retentionDays: rowLimits.retentionDays } as const;
  const sent = unsent ? ({ nothingSent: true } as const) : {};
  expect(await submissions.recordFailure({ ...claim, ...end, ...sent })).toBe(true);
}

const retry = (id: string, args: object = {}) =>
  askDashboard(dashboard, {
    field: 'retrySubmission',
    args: { id, ...args },
    identity: { sub: userId },
  });

describe("a Retry and the person's first lead", () => {
  test("a Retry makes the lead its person's first lead again", async () => {
    const first = await send();
    await fail(first);
    expect((await retry(first)).data).toMatchObject({ status: 'processing' });
    expect(await send()).toBe(`?${first}`);
  });

  test('a Retry is refused if the person has a newer first lead', async () => {
    const first = await send();
    await fail(first);
    const second = await send();
    const { error } = await retry(first);
    expect(error?.type).toBe('Conflict');
    expect(error?.message).toContain('a second lead of one person');
    expect(error?.message).toContain(second);
    expect(await submissions.get(userId, first)).toMatchObject({ status: 'error' });
    await fail(second);
    expect((await retry(first)).data).toMatchObject({ status: 'processing' });
    expect((await retry(second)).error?.type).toBe('Conflict');
  });

  test('after an unsent lead, a Retry is accepted but a new lead is refused', async () => {
    const first = await send();
    await fail(first, { fenced: true, unsent: true });
    clock.turn(61);
    expect(await send()).toBe(`?${first}`);
    expect((await retry(first)).data).toMatchObject({ status: 'processing' });
    await fail(first);
    clock.turn(61);
    expect(await send()).toBe(`?${first}`);
  });

  test('a Retry of an allowed duplicate is not refused', async () => {
    await send();
    const id = await sendAllowed();
    await fail(id);
    expect((await retry(id)).data).toMatchObject({ status: 'processing' });
    expect((await submissions.get(userId, id))?.fingerprint).toBeUndefined();
  });

  test('a Retry makes an allowed duplicate first if no first lead exists', async () => {
    const id = await sendAllowed();
    await fail(id);
    await fail(await send());
    expect((await retry(id)).data).toMatchObject({ status: 'processing' });
    expect(await send()).toBe(`?${id}`);
  });

  test('a Retry of an allowed duplicate does not replace the first lead', async () => {
    const id = await sendAllowed();
    await fail(id);
    const second = await send();
    expect((await retry(id)).data).toMatchObject({ status: 'processing' });
    expect((await submissions.get(userId, id))?.fingerprint).toBeUndefined();
    expect(await send()).toBe(`?${second}`);
  });

  test('a Retry is accepted as soon as the form takes repeated leads', async () => {
    const first = await send();
    await fail(first);
    await send();
    await dashboard.targetForms.setDedupe(userId, formId, undefined);
    expect((await retry(first)).data).toMatchObject({ status: 'processing' });
  });

  test('a Retry is refused after the form was deleted', async () => {
    const first = await send();
    await fail(first);
    await dashboard.targetForms.remove(userId, formId);
    const { error } = await retry(first);
    expect(error?.type).toBe('Conflict');
    expect(error?.message).toContain('The form of this submission was deleted');
    expect(await submissions.get(userId, first)).toMatchObject({ status: 'error' });
  });

  test('a Retry without confirmation, or of an open lead, changes nothing', async () => {
    const first = await send();
    expect((await retry(first)).error?.type).toBe('Conflict');
    clock.turn(61);
    expect(await send()).toBe(`?${first}`);
    await fail(first, { fenced: true });
    expect((await retry(first, { confirmed: false })).error?.type).toBe('Conflict');
    clock.turn(61);
    expect(await send()).toBe(`?${first}`);
  });

  test.each([0, 1, 2, 3])(
    'a Retry and a simultaneous new lead never both succeed, round %s',
    async () => {
      const first = await send();
      await fail(first);
      const [retried, second] = await Promise.all([
        retry(first),
        send().catch(() => 'asked to come back'),
      ]);
      const open = (await submissions.list({ userId })).items.filter(
        ({ status }) => status !== 'error',
      );
      expect(open).toHaveLength(1);
      expect(retried.data === undefined).toBe(open[0]?.id === second);
    },
  );

  test('a Retry whose process dies lets another lead be first', async () => {
    const first = await send();
    await fail(first);
    const { submissions: alive } = dashboard;
    const died = () => Promise.reject(new Error('The process died'));
    dashboard.submissions = { ...alive, retry: died };
    await retry(first);
    await expect(send()).rejects.toThrow(/coming in right now/);
    clock.turn(60);
    const second = await send();
    expect(second).not.toContain('?');
    dashboard.submissions = alive;
    expect((await retry(first)).error?.type).toBe('Conflict');
  });
});

describe("a correction and the person's first lead", () => {
  test('a correction makes the lead the first lead of the new person only', async () => {
    const first = await send();
    await fail(first);
    const lead = aLead(otherPhone);
    expect((await retry(first, { lead })).data).toMatchObject({ phone: lead.phone });
    expect(await send(otherPhone)).toBe(`?${first}`);
    expect(await send()).not.toContain('?');
  });

  test('correcting a lead to a person who has a lead is refused', async () => {
    const other = await send(otherPhone);
    const first = await send();
    await fail(first);
    const { error } = await retry(first, { lead: aLead(otherPhone) });
    expect(error?.message).toContain(other);
    expect(await submissions.get(userId, first)).toMatchObject({ phone: aLead().phone });
  });

  test('a corrected, possibly sent lead counts as first for both people', async () => {
    const first = await send();
    await fail(first, { fenced: true });
    const row = await submissions.get(userId, first);
    await dashboard.noteSent(row ?? { id: '' }, true);
    await retry(first, { lead: aLead(otherPhone), confirmed: true });
    expect(await send()).toBe(`?${first}`);
    expect(await send(otherPhone)).toBe(`?${first}`);
  });
});

describe('a first lead whose row was deleted', () => {
  const gone = (rowLimits.retentionDays + 1) * DAY;

  test('a deleted lead still counts as first if it was possibly sent', async () => {
    const first = await send();
    await fail(first, { fenced: true });
    await dashboard.noteSent((await submissions.get(userId, first)) ?? { id: '' }, true);
    clock.turn(gone);
    expect(await submissions.get(userId, first)).toBeUndefined();
    expect(await send()).toBe(`?${first}`);
    clock.turn(365 * DAY - gone);
    expect(await send()).not.toContain('?');
  });

  test('a deleted lead no longer counts as first if nothing of it was sent', async () => {
    const first = await send();
    await fail(first);
    clock.turn(gone);
    expect(await send()).not.toContain('?');
  });

  test("the owner's decision says whether a deleted lead counts as first", async () => {
    const decide = (id: string, wentIn: boolean) =>
      askDashboard(dashboard, {
        field: 'decideSubmission',
        args: { id, wentIn },
        identity: { sub: userId },
      });
    const [first, other] = [await send(), await send(otherPhone)];
    await fail(first, { fenced: true });
    await fail(other, { fenced: true });
    await decide(first, true);
    await dashboard.noteSent((await submissions.get(userId, other)) ?? { id: '' }, true);
    await decide(other, false);
    clock.turn(gone);
    expect(await send()).toBe(`?${first}`);
    expect(await send(otherPhone)).not.toContain('?');
  });

  test('only a first lead is recorded as possibly sent', async () => {
    const first = await send();
    await fail(first);
    const row = await submissions.get(userId, first);
    const second = await send();
    await fail(second);
    await dashboard.noteSent(row ?? { id: '' }, true);
    clock.turn(gone);
    expect(await send()).not.toContain('?');
  });
});
