/**
 * Attempts that got permission to submit (passed the fence), but whose page then sent nothing:
 * whether the bot believes this report of the browser, what the database row contains, and what the
 * owner and the integrator can do.
 */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { attemptReasons, type AttemptReason } from '../../../contract/submission.ts';
import { believedFailure } from '../../../functions/bot/believe-answer.ts';
import { processSubmission } from '../../../functions/bot/process-submission.ts';
import {
  viewAttempt,
  viewSubmission,
} from '../../../functions/stores/submissions/submission-view.ts';
import { submissionStatus } from '../../../functions/webhook/submission-status.ts';
import { aDashboard, askDashboard } from '../dashboard-api/ask-dashboard.ts';
import { aFailure, fail } from './stand-in-browser.ts';
import { aLead, anId, aUser, rowLimits } from '../builders.ts';
import { openStores } from '../open-stores.ts';
import { keptLog } from '../log-lines.ts';
import { aBot } from './a-bot.ts';

/** The failure reasons that are possible if the bot may submit but the page sends nothing. */
const possible: readonly AttemptReason[] = [
  'form_not_found',
  'field_not_found',
  'form_changed',
  'validation_refused',
  'login_required',
  'captcha',
  'blocked',
  'no_confirmation',
  'outcome_unknown',
];
const impossible = attemptReasons.filter((reason) => !possible.includes(reason));

const unsent = (reason: AttemptReason) => aFailure(reason, { fenced: true, nothingSent: true });
const believed = (failure: ReturnType<typeof aFailure>, fenced: boolean) =>
  believedFailure({ kind: 'answered', answer: failure }, fenced);

describe("the browser's report that nothing was sent", () => {
  test.each(possible)(
    'with permission to submit, "nothing sent" is believed (reason: %s)',
    (reason) => {
      expect(believed(unsent(reason), true)).toMatchObject({ reason, nothingSent: true });
    },
  );

  test.each(impossible)('the bot does not believe "nothing sent" with the reason %s', (reason) => {
    const failure = believed(unsent(reason), true);
    expect(failure.reason).toBe(reason);
    expect(failure).not.toHaveProperty('nothingSent');
  });

  test.each(possible)(
    'without permission to submit, "nothing sent" is not believed (reason: %s)',
    (reason) => {
      const failure = believed(unsent(reason), false);
      expect(failure.reason).toBe('outcome_unknown');
      expect(failure).not.toHaveProperty('nothingSent');
    },
  );

  test.each([true, false])(
    '"nothing sent" without a reported permission is ignored (stored permission: %s)',
    (fenced) => {
      const failure = aFailure('captcha', { fenced: false, nothingSent: true });
      expect(believed(failure, fenced)).not.toHaveProperty('nothingSent');
    },
  );

  test('the bot assumes "nothing sent" only if the browser reports it', () => {
    const failure = aFailure('captcha', { fenced: true, nothingSent: false });
    expect(believed(failure, true)).not.toHaveProperty('nothingSent');
  });
});

const { db, clock, submissions: store } = await openStores();
let userId: string;
let id: string;
let undecided: string[];
let noted: boolean[];

beforeEach(async () => {
  undecided = [];
  noted = [];
  userId = aUser();
  id = anId();
  await store.create({ userId, id, keyId: 'key', lead: aLead(), maxAttempts: 3 });
});

const attemptWith = (failure: ReturnType<typeof aFailure>) =>
  processSubmission(
    { userId, submissionId: id },
    {
      store,
      ...aBot(clock),
      attempt: (work) => fail(store, work, failure),
      noteSent: async (_row, sent) => void noted.push(sent),
      tellUndecided: async (user) => void undecided.push(user),
    },
  );

const row = async () => {
  const found = await store.get(userId, id);
  if (!found) throw new Error('The row is gone');
  return found;
};
const shown = async () => viewSubmission(await row(), clock.now());
const ask = (field: 'retrySubmission' | 'decideSubmission', args: object) => {
  const queue = { send: () => Promise.resolve() };
  const dependencies = aDashboard({
    ...{ db, queue, log: keptLog(), now: clock.now },
    submissions: store,
  });
  return askDashboard(dependencies, { field, args: { id, ...args }, identity: { sub: userId } });
};

describe('an attempt whose page sent nothing', () => {
  test.each(possible)(
    'a failure with the reason %s is final although nothing was sent',
    async (reason) => {
      expect(await attemptWith(unsent(reason))).toEqual({ kind: 'done' });
      expect(await row()).toMatchObject({
        ...{ status: 'error', failureReason: reason, possiblySent: false, attemptCount: 1 },
        attempts: [{ outcome: 'failed', failureReason: reason, nothingSent: true }],
      });
      expect(await row()).not.toHaveProperty('nextAttemptAt');
    },
  );

  test("the owner sees the page's message and that nothing was sent", async () => {
    const message = 'The page showed no sign of success. It shows: “Please agree first”';
    await attemptWith({ ...unsent('no_confirmation'), message });
    expect(await shown()).toMatchObject({ nothingSent: true, possiblySent: false });
    expect((await row()).attempts.map(viewAttempt)).toMatchObject([
      { nothingSent: true, detail: message },
    ]);
  });

  test('an unsent lead requires no decision of its owner', async () => {
    await attemptWith(unsent('outcome_unknown'));
    expect(undecided).toEqual([]);
    expect((await store.list({ userId, undecided: true })).items).toEqual([]);
    expect((await ask('decideSubmission', { wentIn: true })).error?.message).toBe(
      'There is nothing to decide: nothing was sent.',
    );
  });

  test('an unsent lead still counts for a form accepting each person once', async () => {
    await attemptWith(unsent('no_confirmation'));
    expect(noted).toEqual([true]);
  });

  test('the owner can retry an unsent lead without confirming a possible repeat', async () => {
    await attemptWith(unsent('no_confirmation'));
    expect((await ask('retrySubmission', {})).data).toMatchObject({
      ...{ status: 'processing', possiblySent: false, nothingSent: false },
      attempts: [{ number: 1, nothingSent: true }],
    });
  });

  test('a cancelled submission no longer shows "nothing sent"', async () => {
    await attemptWith(unsent('no_confirmation'));
    await store.retry({ userId, id, maxAttempts: 3 });
    await store.cancel({ userId, id, retentionDays: rowLimits.retentionDays });
    expect(await shown()).toMatchObject({ failureReason: 'cancelled', nothingSent: false });
  });

  test("the integrator's status shows that nothing was sent", async () => {
    await attemptWith(unsent('no_confirmation'));
    expect(await submissionStatus({ userId }, id, store)).toMatchObject({
      ...{ status: 'error', failureReason: 'no_confirmation', nothingSent: true },
    });
    await store.retry({ userId, id, maxAttempts: 3 });
    expect(await submissionStatus({ userId }, id, store)).not.toHaveProperty('nothingSent');
  });
});

describe('an attempt that sent nothing after an attempt that may have sent the lead', () => {
  beforeEach(async () => {
    await attemptWith(aFailure('no_confirmation', { fenced: true }));
    await ask('retrySubmission', { confirmed: true });
    await attemptWith(unsent('validation_refused'));
  });

  test('a lead stays possibly sent although its later attempt sent nothing', async () => {
    expect(await shown()).toMatchObject({ nothingSent: true, possiblySent: true });
    expect((await store.list({ userId, undecided: true })).items).toHaveLength(1);
    expect((await ask('retrySubmission', {})).error?.type).toBe('Conflict');
  });

  test('the status does not show "nothing sent" if the lead may have been sent', async () => {
    expect(await submissionStatus({ userId }, id, store)).not.toHaveProperty('nothingSent');
  });
});

test("an attempt that may have sent the lead requires a decision of the lead's owner", async () => {
  await attemptWith(aFailure('no_confirmation', { fenced: true }));
  expect(undecided).toEqual([userId]);
  expect(await shown()).toMatchObject({ nothingSent: false, possiblySent: true });
});
