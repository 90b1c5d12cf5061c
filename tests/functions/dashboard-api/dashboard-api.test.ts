import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createLeadQueue, type LeadQueue } from '../../../functions/stores/leads/lead-queue.ts';
import { createAccountStore } from '../../../functions/stores/accounts/account-store.ts';
import { aDashboard, askDashboard, type FieldName } from './ask-dashboard.ts';
import { aKeyValue, aLead, anId, aUser, rowLimits } from '../builders.ts';
import { openQueue } from '../open-queue.ts';
import { openStores } from '../open-stores.ts';
import { keptLog } from '../log-lines.ts';

const { db, clock, submissions } = await openStores();
const queue = await openQueue();
let leadQueue: LeadQueue;
let log: ReturnType<typeof keptLog>;
let userId: string;

beforeEach(() => {
  userId = aUser();
  log = keptLog();
  leadQueue = createLeadQueue({ client: queue.client, queueUrl: queue.queueUrl });
});

function ask<Field extends FieldName>(
  field: Field,
  args: object = {},
  identity: unknown = { sub: userId },
) {
  const dependencies = aDashboard({ db, submissions, queue: leadQueue, log, now: clock.now });
  return askDashboard(dependencies, { field, args, identity });
}

/** Creates a submission that failed finally, with a screenshot. */
async function aFailure(): Promise<string> {
  const id = anId();
  const screenshotKey = `screenshots/${userId}/${id}/1.jpg`;
  await submissions.create({ userId, id, keyId: 'key', lead: aLead(), maxAttempts: 5 });
  const held = { userId, id, token: 'a', ...rowLimits };
  await submissions.claim({ ...held, leaseSeconds: 120 });
  await submissions.recordFailure({ ...held, reason: 'captcha', detail: 'A box', screenshotKey });
  return id;
}

describe('API keys in the dashboard API', () => {
  test('API keys are created, listed and deleted', async () => {
    const keyValue = aKeyValue();
    const created = await ask('createApiKey', { keyName: '  Sheets ', keyValue });
    expect(created.data).toMatchObject({ keyName: 'Sheets', keyValue });
    expect((await ask('listApiKeys')).data).toEqual([created.data]);
    const deleted = await ask('deleteApiKey', { id: created.data?.id });
    expect(deleted.data).toEqual(created.data);
    expect((await ask('listApiKeys')).data).toEqual([]);
  });

  test.each([
    [{ keyName: ' ', keyValue: aKeyValue() }, 'Please enter a name for the API key'],
    [
      { keyName: 'x'.repeat(101), keyValue: aKeyValue() },
      'The name must be at most 100 characters',
    ],
    [{ keyName: 'x', keyValue: 'fak_x' }, expect.stringContaining('fak_ and 30 to 120')],
    [{ keyName: 'x', keyValue: `${aKeyValue()}\n` }, expect.stringContaining('fak_')],
  ])('creating an API key from %j is refused', async (args, message) => {
    expect(await ask('createApiKey', args)).toEqual({ error: { message, type: 'BadRequest' } });
  });

  test('an API key of another user cannot be read or deleted', async () => {
    const keyValue = aKeyValue();
    const { data } = await ask('createApiKey', { keyName: 'mine', keyValue });
    userId = aUser();
    expect((await ask('listApiKeys')).data).toEqual([]);
    const theft = await ask('deleteApiKey', { id: data?.id });
    expect(theft.error?.type).toBe('NotFound');
    const taken = await ask('createApiKey', { keyName: 'x', keyValue });
    expect(taken.error?.type).toBe('Conflict');
    expect(log.lines.join()).not.toContain(keyValue);
  });
});

describe('submissions in the dashboard API', () => {
  test('submissions are listed with screenshot links and without attempts', async () => {
    const id = await aFailure();
    const { data } = await ask('listSubmissions', { limit: null, search: 'PUNE' });
    expect(data).toMatchObject({
      items: [{ ...aLead(), id, status: 'error', hasScreenshot: true, attempts: null }],
      nextToken: null,
    });
    const link = new URL(String(data?.items[0]?.screenshotUrl));
    expect(link.pathname).toBe(`/screenshots/${userId}/${id}/1.jpg`);
    expect(link.searchParams.get('X-Amz-Expires')).toBe('900');
  });

  test('getSubmission returns a submission with its attempts', async () => {
    const id = await aFailure();
    const { data } = await ask('getSubmission', { id });
    expect(data?.attempts).toEqual([
      {
        number: 1,
        startedAt: clock.now().toISOString(),
        endedAt: clock.now().toISOString(),
        outcome: 'failed',
        failureReason: 'captcha',
        nothingSent: false,
        detail: 'A box',
        durationMs: 0,
        fields: null,
        confirmation: null,
        builder: null,
        pageUrl: null,
        screenshotUrl: expect.stringContaining(`/screenshots/${userId}/${id}/1.jpg?`),
      },
    ]);
  });

  test('submissions of another user cannot be read or retried', async () => {
    const id = await aFailure();
    userId = aUser();
    expect((await ask('listSubmissions')).data?.items).toEqual([]);
    expect(await ask('getSubmission', { id })).toEqual({ data: null });
    expect((await ask('retrySubmission', { id })).error?.type).toBe('NotFound');
  });

  test.each([{ limit: 0 }, { limit: 1.5 }, { nextToken: 'x' }, { status: 'lost' }, { search: 5 }])(
    'the list of submissions refuses the arguments %j',
    async (args) => {
      expect((await ask('listSubmissions', args)).error?.type).toBe('BadRequest');
    },
  );

  test('a Retry reopens a submission only once', async () => {
    const id = await aFailure();
    const { data } = await ask('retrySubmission', { id });
    expect(data).toMatchObject({ id, status: 'processing', failureReason: null });
    expect(await queue.receive()).toEqual([{ userId, submissionId: id }]);
    expect((await ask('retrySubmission', { id })).error).toEqual({
      message: 'Only a submission in error can be retried.',
      type: 'Conflict',
    });
    expect(await queue.receive()).toEqual([]);
  });

  test('a Retry reopens a submission only in the version that the owner saw', async () => {
    const id = await aFailure();
    const seen = (await ask('getSubmission', { id })).data!.version;
    await ask('retrySubmission', { id, confirmed: true, version: seen });
    await queue.receive();
    await ask('cancelSubmission', { id });
    const again = await ask('retrySubmission', { id, confirmed: true, version: seen });
    expect(again.error).toMatchObject({
      type: 'Conflict',
      message: expect.stringMatching(/changed/),
    });
    expect(await queue.receive()).toEqual([]);
    expect((await ask('retrySubmission', { id, confirmed: true })).data?.status).toBe('processing');
  });

  test('a Retry reopens a submission although the queue is down', async () => {
    const id = await aFailure();
    leadQueue = { send: () => Promise.reject(new Error('no queue')) };
    const { data } = await ask('retrySubmission', { id });
    expect(data?.status).toBe('processing');
  });
});

describe('callers of the dashboard API', () => {
  test.each([null, {}, { username: 'asha' }, { sub: '' }, { claims: { sub: 'x' } }])(
    'a caller with the identity %j is refused',
    async (identity) => {
      expect((await ask('listApiKeys', {}, identity)).error?.type).toBe('Unauthorized');
    },
  );

  test('an internal error reveals no details to the caller', async () => {
    leadQueue = { send: () => Promise.resolve() };
    const id = await aFailure();
    jest.spyOn(submissions, 'get').mockRejectedValueOnce(new Error('secret detail'));
    const answer = await ask('getSubmission', { id });
    expect(answer.error).toEqual({
      message: 'Something went wrong on our side. Please try again.',
      type: 'InternalError',
    });
    expect(log.lines.join()).toContain('secret detail');
  });

  test.each<[FieldName, boolean]>([
    ['listApiKeys', true],
    ['onSubmissionChanged', true],
    ['retrySubmission', false],
  ])('a call of %s records that a page is open: %s', async (field, isNoted) => {
    const claims = { auth_time: Math.floor(clock.now().getTime() / 1000) };
    await ask(field, { id: anId() }, { sub: userId, claims });
    const accounts = createAccountStore({ client: db.client, table: 'accounts', now: clock.now });
    const { watchedUntil = 0 } = (await accounts.read(userId)) ?? {};
    expect(watchedUntil * 1000 > clock.now().getTime()).toBe(isNoted);
  });
});
