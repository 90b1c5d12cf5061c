import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { AttemptResult, AttemptWork } from '../../../functions/bot/attempt-lead.ts';
import { AttemptFailure } from '../../../functions/bot/attempt-failure.ts';
import {
  processSubmission,
  type AttemptNote,
  type Processing,
} from '../../../functions/bot/process-submission.ts';
import type { FailureReason } from '../../../functions/contract/submission.ts';
import {
  createSubmissionStore,
  type SubmissionStore,
} from '../../../functions/stores/submission-store.ts';
import { aClock, aLead, anId, aUser, type Clock } from '../builders.ts';
import { startDynamoDb } from '../local-aws.ts';

type Work = Pick<AttemptWork, 'lead' | 'fence' | 'signal'>;

let database: Awaited<ReturnType<typeof startDynamoDb>>;
let store: SubmissionStore;
let clock: Clock;
let notes: AttemptNote[];
let warnings: string[];

beforeAll(async () => {
  database = await startDynamoDb();
});
afterAll(() => database.stop());
beforeEach(() => {
  clock = aClock();
  notes = [];
  warnings = [];
  store = createSubmissionStore({ client: database.client, table: 'submissions', now: clock.now });
});

async function aMessage(maxAttempts = 3) {
  const [userId, id] = [aUser(), anId()];
  await store.create({ userId, id, keyId: anId(), lead: aLead(), maxAttempts });
  return { userId, submissionId: id };
}

const failing =
  (reason: FailureReason, fenced: boolean, retryAfterSeconds?: number) =>
  async ({ fence }: Work): Promise<AttemptResult> => {
    if (fenced) await fence();
    const failure = new AttemptFailure(reason, 'It failed', retryAfterSeconds);
    return { kind: 'failure', failure, fenced, screenshot: Buffer.from('picture') };
  };

const succeeding = async ({ fence }: Work): Promise<AttemptResult> =>
  (await fence()) ? { kind: 'success' } : { kind: 'lost' };

const processing = (changes: Partial<Processing> = {}): Processing => ({
  store,
  evidence: { store: async ({ userId, attempt }) => `screenshots/${userId}/${attempt}.jpg` },
  attempt: succeeding,
  settings: {
    leaseSeconds: 120,
    deadlineSeconds: 60,
    retentionDays: 30,
    retry: { baseSeconds: 10, capSeconds: 300 },
  },
  now: clock.now,
  random: () => 0.5,
  newToken: anId,
  note: (note) => notes.push(note),
  warn: (text) => warnings.push(text),
  ...changes,
});

const done = { kind: 'done' };
const rowOf = ({ userId, submissionId }: { userId: string; submissionId: string }) =>
  store.get(userId, submissionId);

describe('a delivered message', () => {
  test('ends a submission in success', async () => {
    const message = await aMessage();
    expect(await processSubmission(message, processing())).toEqual(done);
    expect(await rowOf(message)).toMatchObject({
      status: 'success',
      retryCount: 0,
      attempts: [{ number: 1, outcome: 'success' }],
    });
  });

  test('delivered again makes no second attempt', async () => {
    const message = await aMessage();
    await processSubmission(message, processing());
    let attempts = 0;
    const counting = processing({
      attempt: async (work) => {
        attempts += 1;
        return succeeding(work);
      },
    });
    expect(await processSubmission(message, counting)).toEqual(done);
    expect(attempts).toBe(0);
  });

  test('is acknowledged while another attempt runs, or no row exists', async () => {
    const message = await aMessage();
    await store.claim({ ...keyOf(message), token: 'other', leaseSeconds: 120, retentionDays: 30 });
    expect(await processSubmission(message, processing())).toEqual(done);
    const nobody = { userId: aUser(), submissionId: anId() };
    expect(await processSubmission(nobody, processing())).toEqual(done);
  });

  test('of a fenced and dead attempt is left to the reconciler', async () => {
    const message = await aMessage();
    const claim = { ...keyOf(message), token: 'dead' };
    await store.claim({ ...claim, leaseSeconds: 120, retentionDays: 30 });
    await store.fence(claim);
    clock.turn(121);
    expect(await processSubmission(message, processing())).toEqual(done);
    expect(await rowOf(message)).toMatchObject({ status: 'processing', attemptCount: 1 });
  });

  test('of two workers lets one attempt through', async () => {
    const message = await aMessage();
    await Promise.all([1, 2].map(() => processSubmission(message, processing())));
    expect(notes).toMatchObject([{ outcome: 'success', recorded: true }]);
  });
});

describe('a failed attempt', () => {
  test('before the fence waits with full jitter', async () => {
    const message = await aMessage();
    const failed = processing({ attempt: failing('target_unreachable', false) });
    expect(await processSubmission(message, failed)).toEqual({ kind: 'later', seconds: 5 });
    expect(await rowOf(message)).toMatchObject({
      status: 'pending',
      nextAttemptAt: '2026-03-01T10:00:05.000Z',
      failureReason: 'target_unreachable',
      screenshotKey: `screenshots/${message.userId}/1.jpg`,
    });
    clock.turn(2);
    expect(await processSubmission(message, processing())).toEqual({ kind: 'later', seconds: 3 });
    clock.turn(3);
    expect(await processSubmission(message, processing())).toEqual(done);
    expect(await rowOf(message)).toMatchObject({ status: 'success', retryCount: 1 });
  });

  test('waits as long as the target asks for', async () => {
    const message = await aMessage();
    const limited = processing({ attempt: failing('rate_limited', true, 90) });
    expect(await processSubmission(message, limited)).toEqual({ kind: 'later', seconds: 90 });
  });

  test('waits no longer than a day, whatever is asked', async () => {
    const message = await aMessage();
    const limited = processing({ attempt: failing('rate_limited', true, 9e15) });
    expect(await processSubmission(message, limited)).toEqual(done);
    expect(await rowOf(message)).toMatchObject({
      status: 'pending',
      nextAttemptAt: '2026-03-02T10:00:00.000Z',
    });
  });

  test('that waits over an hour is left to the reconciler', async () => {
    const message = await aMessage();
    const limited = processing({ attempt: failing('rate_limited', false, 4000) });
    expect(await processSubmission(message, limited)).toEqual(done);
    expect(await rowOf(message)).toMatchObject({ status: 'pending' });
  });

  test.each<[FailureReason, boolean]>([
    ['validation_refused', true],
    ['outcome_unknown', true],
    ['timeout', true],
    ['captcha', false],
    ['blocked', false],
  ])('with %s (fenced: %s) is final', async (reason, fenced) => {
    const message = await aMessage();
    const failed = processing({ attempt: failing(reason, fenced) });
    expect(await processSubmission(message, failed)).toEqual(done);
    expect(await rowOf(message)).toMatchObject({ status: 'error', failureReason: reason });
  });

  test('is final when the budget is used up', async () => {
    const message = await aMessage(2);
    const failed = processing({ attempt: failing('target_unreachable', false) });
    await processSubmission(message, failed);
    clock.turn(10);
    expect(await processSubmission(message, failed)).toEqual(done);
    expect(await rowOf(message)).toMatchObject({ status: 'error', retryCount: 1 });
  });

  test('keeps its outcome when the screenshot is not stored', async () => {
    const message = await aMessage();
    const evidence = { store: () => Promise.reject(new Error('No bucket')) };
    const failed = processing({ attempt: failing('captcha', false), evidence });
    await processSubmission(message, failed);
    expect(await rowOf(message)).toMatchObject({ status: 'error', failureReason: 'captcha' });
    expect(warnings).toHaveLength(1);
  });
});

describe('the evidence of an attempt', () => {
  const evidence = {
    fields: [{ field: 'city', label: 'City', value: 'Pune' }],
    confirmation: 'Thank you!',
    pageUrl: 'https://target.example/thanks',
  };

  test('is kept in the row of a success', async () => {
    const message = await aMessage();
    const attempt = async ({ fence }: Work): Promise<AttemptResult> => {
      await fence();
      return { kind: 'success', evidence };
    };
    await processSubmission(message, processing({ attempt }));
    expect((await rowOf(message))?.attempts).toMatchObject([{ outcome: 'success', ...evidence }]);
  });

  test('is kept in the row of a failure', async () => {
    const message = await aMessage();
    const failure = new AttemptFailure('captcha', 'It failed');
    const attempt = async (): Promise<AttemptResult> => ({
      kind: 'failure',
      failure,
      fenced: false,
      evidence,
    });
    await processSubmission(message, processing({ attempt }));
    expect((await rowOf(message))?.attempts).toMatchObject([{ outcome: 'failed', ...evidence }]);
  });
});

test('A lost lease is neither fenced nor recorded', async () => {
  const message = await aMessage();
  const slow = processing({
    attempt: async (work) => {
      clock.turn(121);
      await processSubmission(message, processing());
      return succeeding(work);
    },
  });
  expect(await processSubmission(message, slow)).toEqual(done);
  expect(notes.map(({ outcome }) => outcome)).toEqual(['success', 'lost']);
  expect(await rowOf(message)).toMatchObject({ status: 'success', attemptCount: 2 });
});

function keyOf({ userId, submissionId }: { userId: string; submissionId: string }) {
  return { userId, id: submissionId };
}
