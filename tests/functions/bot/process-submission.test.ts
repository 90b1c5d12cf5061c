import { beforeEach, describe, expect, test } from '@jest/globals';
import type {
  AttemptNote,
  AttemptWork,
  BotDependencies,
} from '../../../functions/bot/bot-dependencies.ts';
import { processSubmission } from '../../../functions/bot/process-submission.ts';
import type { AttemptReason } from '../../../contract/submission.ts';
import type { Breaker } from '../../../functions/bot/circuit-breaker.ts';
import { fencePassOf } from '../../../functions/stores/submissions/submission-fence.ts';
import { aLead, anId, aUser, rowLimits } from '../builders.ts';
import { openStores } from '../open-stores.ts';
import { aFailure, answered, fail, giveUp, succeed } from './stand-in-browser.ts';
import { aBot } from './a-bot.ts';

const { clock, submissions: store } = await openStores();
let notes: AttemptNote[];
let warnings: string[];

beforeEach(() => {
  notes = [];
  warnings = [];
});

async function aMessage(maxAttempts = 3) {
  const [userId, id] = [aUser(), anId()];
  await store.create({ userId, id, keyId: anId(), lead: aLead(), maxAttempts });
  return { userId, submissionId: id };
}

const failing =
  (reason: AttemptReason, fenced: boolean, retryAfterSeconds?: number) => (work: AttemptWork) =>
    fail(store, work, aFailure(reason, { fenced, retryAfterSeconds, pictured: true }));

const succeeding = (work: AttemptWork) => succeed(store, work);

const processing = (changes: Partial<BotDependencies> = {}): BotDependencies => ({
  ...aBot(clock),
  store,
  attempt: succeeding,
  note: (note) => notes.push(note),
  warn: (text) => warnings.push(text),
  fail: (text) => warnings.push(text),
  ...changes,
});

const done = { kind: 'done' };
const rowOf = ({ userId, submissionId }: { userId: string; submissionId: string }) =>
  store.get(userId, submissionId);

describe('a delivered message', () => {
  test('gives the browser the lead and no other row data', async () => {
    let lead: object = {};
    const attempt = async (work: AttemptWork) => {
      ({ lead } = work);
      return succeeding(work);
    };
    await processSubmission(await aMessage(), processing({ attempt }));
    expect(lead).toEqual(aLead());
  });

  test('ends a submission as a success', async () => {
    const message = await aMessage();
    expect(await processSubmission(message, processing())).toEqual(done);
    expect(await rowOf(message)).toMatchObject({
      status: 'success',
      retryCount: 0,
      attempts: [{ number: 1, outcome: 'success' }],
    });
  });

  test('records its sending time in the row during the attempt', async () => {
    const message = await aMessage();
    const messageSentAt = new Date('2026-03-01T09:00:00.000Z');
    let running: Awaited<ReturnType<typeof rowOf>>;
    const attempt: BotDependencies['attempt'] = async (work) => {
      running = await rowOf(message);
      return succeeding(work);
    };
    await processSubmission({ ...message, messageSentAt }, processing({ attempt }));
    expect(running?.messageSentAt).toBe(messageSentAt.toISOString());
    expect(await rowOf(message)).not.toHaveProperty('messageSentAt');
  });

  test('that is delivered again starts no second attempt', async () => {
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

  test('is acknowledged while an attempt runs or without a row', async () => {
    const message = await aMessage();
    await store.claim({ ...keyOf(message), token: 'other', leaseSeconds: 120, ...rowLimits });
    expect(await processSubmission(message, processing())).toEqual(done);
    const nobody = { userId: aUser(), submissionId: anId() };
    expect(await processSubmission(nobody, processing())).toEqual(done);
  });

  test('leaves a dead fenced attempt to the reconciler', async () => {
    const message = await aMessage();
    const claim = { ...keyOf(message), token: 'dead' };
    await store.claim({ ...claim, leaseSeconds: 120, ...rowLimits });
    await store.fence(fencePassOf(claim));
    clock.turn(121);
    expect(await processSubmission(message, processing())).toEqual(done);
    expect(await rowOf(message)).toMatchObject({ status: 'processing', attemptCount: 1 });
  });

  test('starts one attempt if two workers receive it', async () => {
    const message = await aMessage();
    await Promise.all([1, 2].map(() => processSubmission(message, processing())));
    expect(notes).toMatchObject([{ outcome: 'success', recorded: true }]);
  });
});

describe('a failed attempt', () => {
  test('before the fence is retried with full jitter', async () => {
    const message = await aMessage();
    const failed = processing({ attempt: failing('target_unreachable', false) });
    expect(await processSubmission(message, failed)).toEqual({ kind: 'later', seconds: 5 });
    expect(await rowOf(message)).toMatchObject({
      status: 'pending',
      nextAttemptAt: '2026-03-01T10:00:05.000Z',
      failureReason: 'target_unreachable',
      screenshotKey: `screenshots/${message.userId}/${message.submissionId}/1.jpg`,
    });
    clock.turn(2);
    expect(await processSubmission(message, processing())).toEqual({ kind: 'later', seconds: 3 });
    clock.turn(3);
    expect(await processSubmission(message, processing())).toEqual(done);
    expect(await rowOf(message)).toMatchObject({ status: 'success', retryCount: 1 });
  });

  test('waits as long as the target asks', async () => {
    const message = await aMessage();
    const limited = processing({ attempt: failing('rate_limited', true, 90) });
    expect(await processSubmission(message, limited)).toEqual({ kind: 'later', seconds: 90 });
  });

  test('waits at most a day, whatever the target asks', async () => {
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

  test.each<[AttemptReason, boolean]>([
    ['validation_refused', true],
    ['outcome_unknown', true],
    ['timeout', true],
    ['captcha', false],
    ['blocked', false],
  ])('with the reason %s (fenced: %s) is final', async (reason, fenced) => {
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

  test('without a picture links to no screenshot', async () => {
    const message = await aMessage();
    await processSubmission(
      message,
      processing({ attempt: async () => answered(aFailure('captcha')) }),
    );
    const row = await rowOf(message);
    expect(row).toMatchObject({ status: 'error', failureReason: 'captcha' });
    expect(row).not.toHaveProperty('screenshotKey');
  });
});

describe('the receipt of an attempt', () => {
  const receipt = {
    fields: [{ field: 'city', label: 'City', value: 'Pune' }],
    confirmation: 'Thank you!',
    pageUrl: 'https://target.example/thanks',
  };

  test('is kept in the row of a success', async () => {
    const message = await aMessage();
    const attempt = async (work: AttemptWork) => {
      await giveUp(store, work);
      return answered({ kind: 'success', receipt });
    };
    await processSubmission(message, processing({ attempt }));
    expect((await rowOf(message))?.attempts).toMatchObject([{ outcome: 'success', ...receipt }]);
  });

  test('is kept in the row of a failure', async () => {
    const message = await aMessage();
    const attempt = async () => answered(aFailure('captcha', { receipt }));
    await processSubmission(message, processing({ attempt }));
    expect((await rowOf(message))?.attempts).toMatchObject([{ outcome: 'failed', ...receipt }]);
  });
});

describe('a browser whose outcome is unknown', () => {
  const lost = (fenced: boolean) => async (work: AttemptWork) => {
    if (fenced) await giveUp(store, work);
    return { kind: 'unknown', cause: new Error('Cut') } as const;
  };

  test('before the fence: the lead is retried, its token invalid', async () => {
    const message = await aMessage();
    let zombie: AttemptWork | undefined;
    const attempt = (work: AttemptWork) => {
      zombie = work;
      return lost(false)(work);
    };
    expect(await processSubmission(message, processing({ attempt }))).toMatchObject({
      kind: 'later',
    });
    expect(await rowOf(message)).toMatchObject({ status: 'pending', failureReason: 'internal' });
    expect(await giveUp(store, zombie!)).toBe(false);
  });

  test('after the fence: the lead is never retried', async () => {
    const message = await aMessage();
    await processSubmission(message, processing({ attempt: lost(true) }));
    expect(await rowOf(message)).toMatchObject({
      status: 'error',
      failureReason: 'outcome_unknown',
      possiblySent: true,
    });
  });

  test('passes its fence or is recorded as unfenced, never both', async () => {
    for (let race = 0; race < 15; race += 1) {
      const message = await aMessage();
      let fencing: Promise<boolean> | undefined;
      const attempt = async (work: AttemptWork) => {
        fencing = giveUp(store, work);
        return { kind: 'unknown', cause: new Error('Cut') } as const;
      };
      await processSubmission(message, processing({ attempt }));
      const status = (await fencing) ? 'error' : 'pending';
      expect((await rowOf(message))?.status).toBe(status);
    }
  });
});

describe('a browser with false answers', () => {
  test('cannot change whether the fence counts as passed', async () => {
    const message = await aMessage();
    const attempt = async (work: AttemptWork) => {
      await giveUp(store, work);
      return answered(aFailure('target_unreachable'));
    };
    await processSubmission(message, processing({ attempt }));
    expect(await rowOf(message)).toMatchObject({
      status: 'error',
      failureReason: 'outcome_unknown',
    });
  });

  test('causes no success without a fence', async () => {
    const message = await aMessage();
    const attempt = async () => answered({ kind: 'success' });
    await processSubmission(message, processing({ attempt }));
    expect(await rowOf(message)).toMatchObject({
      status: 'error',
      failureReason: 'outcome_unknown',
      possiblySent: true,
    });
  });

  test('puts no lead data and no token into the row', async () => {
    const message = await aMessage();
    const failure = aFailure('captcha', {
      message: 'Dear Asha Rao, asha@example.com',
      pictured: true,
    });
    await processSubmission(message, processing({ attempt: async () => answered(failure) }));
    const row = await rowOf(message);
    expect(row?.attempts.at(-1)?.detail).toBe('Dear …, …');
    expect(row?.screenshotKey).toBe(`screenshots/${message.userId}/${message.submissionId}/1.jpg`);
  });
});

describe('a success', () => {
  test('has a screenshot if its lead asks for one', async () => {
    const [userId, id] = [aUser(), anId()];
    const lead = { userId, id, lead: aLead(), maxAttempts: 3, pictureSuccess: true };
    await store.create(lead);
    const wishes: unknown[] = [];
    const attempt = async (work: AttemptWork) => {
      wishes.push(work.pictureSuccess);
      await giveUp(store, work);
      return answered({ kind: 'success', pictured: true });
    };
    await processSubmission({ userId, submissionId: id }, processing({ attempt }));
    expect(wishes).toEqual([true]);
    const screenshotKey = `screenshots/${userId}/${id}/1.jpg`;
    expect(await store.get(userId, id)).toMatchObject({
      ...{ status: 'success', screenshotKey },
      attempts: [{ outcome: 'success', screenshotKey }],
    });
  });
});

describe('a browser invocation that never began', () => {
  const busy = async () => ({ kind: 'never began', cause: new Error('Busy') }) as const;

  test('spends no attempt and is repeated shortly afterwards', async () => {
    const message = await aMessage(1);
    for (let time = 0; time < 4; time += 1) {
      const answer = await processSubmission(message, processing({ attempt: busy }));
      expect(answer).toEqual({ kind: 'later', seconds: 8 });
      expect(await rowOf(message)).toMatchObject({ status: 'processing', attemptCount: 0 });
      clock.turn(8);
    }
    expect(notes).toHaveLength(4);
    expect(await processSubmission(message, processing())).toEqual(done);
    expect(await rowOf(message)).toMatchObject({ status: 'success', attemptCount: 1 });
  });

  test('does not count for the circuit breaker', async () => {
    const { judged, stageBreaker } = aWatchedBreaker();
    await processSubmission(await aMessage(), processing({ attempt: busy, stageBreaker }));
    expect(judged).toEqual(['released']);
  });
});

describe('a browser that could not ask the fence', () => {
  const unasked = async () => answered({ kind: 'stopped', unasked: true });

  test('spends no attempt, ten times in a row, with backoff', async () => {
    const message = await aMessage(1);
    const waits: number[] = [];
    for (let time = 1; time <= 10; time += 1) {
      const later = await processSubmission(message, processing({ attempt: unasked }));
      if (later.kind === 'later') waits.push(later.seconds);
      const row = await rowOf(message);
      expect(row).toMatchObject({ status: 'processing', attemptCount: 0, unaskedFences: time });
      clock.turn(waits.at(-1) ?? 0);
    }
    expect(waits).toEqual([8, 10, 20, 40, 80, 150, 150, 150, 150, 150]);
    expect(notes).toHaveLength(10);
    expect(notes[0]).toMatchObject({ outcome: 'fence not asked', retrying: true, recorded: true });
    expect(await processSubmission(message, processing({ attempt: unasked }))).toEqual(done);
    const row = await rowOf(message);
    expect(row).toMatchObject({ status: 'error', failureReason: 'internal', attemptCount: 1 });
    expect(row).not.toHaveProperty('unaskedFences');
  });

  test('is sent by the next attempt', async () => {
    const message = await aMessage(1);
    await processSubmission(message, processing({ attempt: unasked }));
    clock.turn(8);
    expect(await processSubmission(message, processing())).toEqual(done);
    expect(await rowOf(message)).toMatchObject({ status: 'success', attemptCount: 1 });
  });

  test('counts from zero again after an attempt that was spent', async () => {
    const message = await aMessage(3);
    await processSubmission(message, processing({ attempt: unasked }));
    clock.turn(8);
    await processSubmission(message, processing({ attempt: failing('timeout', false) }));
    expect(await rowOf(message)).not.toHaveProperty('unaskedFences');
    clock.turn(10);
    await processSubmission(message, processing({ attempt: unasked }));
    expect(await rowOf(message)).toMatchObject({ attemptCount: 1, unaskedFences: 1 });
  });

  test('is never tried again if its row is fenced', async () => {
    const message = await aMessage();
    const attempt = async (work: AttemptWork) => {
      await giveUp(store, work);
      return unasked();
    };
    expect(await processSubmission(message, processing({ attempt }))).toEqual(done);
    expect(await rowOf(message)).toMatchObject({
      status: 'error',
      failureReason: 'outcome_unknown',
    });
  });

  test('cannot pass its fence after the attempt was given back', async () => {
    const message = await aMessage();
    let zombie: AttemptWork | undefined;
    const attempt = (work: AttemptWork) => {
      zombie = work;
      return unasked();
    };
    await processSubmission(message, processing({ attempt }));
    expect(await giveUp(store, zombie!)).toBe(false);
  });

  test('does not count as a failure of the target', async () => {
    const { judged, stageBreaker } = aWatchedBreaker();
    await processSubmission(await aMessage(), processing({ attempt: unasked, stageBreaker }));
    expect(judged).toEqual([[{}, undefined]]);
  });
});

test('an attempt without its lease cannot submit or record', async () => {
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

/** Lets every attempt start, and records the outcomes that are reported to it. */
function aWatchedBreaker() {
  const judged: unknown[] = [];
  const breaker: Breaker = {
    enter: async () => ({ kind: 'go', pass: {} }),
    record: async (...args) => {
      judged.push(args);
      return undefined;
    },
    release: async () => void judged.push('released'),
  };
  return { judged, stageBreaker: () => breaker };
}
