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

describe('how the bot processes a delivered message', () => {
  test('the browser receives the lead and no other stored data', async () => {
    let lead: object = {};
    const attempt = async (work: AttemptWork) => {
      ({ lead } = work);
      return succeeding(work);
    };
    await processSubmission(await aMessage(), processing({ attempt }));
    expect(lead).toEqual(aLead());
  });

  test('a delivered message ends its submission as a success', async () => {
    const message = await aMessage();
    expect(await processSubmission(message, processing())).toEqual(done);
    expect(await rowOf(message)).toMatchObject({
      status: 'success',
      retryCount: 0,
      attempts: [{ number: 1, outcome: 'success' }],
    });
  });

  test('during an attempt, the submission stores when its message was sent', async () => {
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

  test("a message delivered after the submission's success starts no second attempt", async () => {
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

  test('a message without a submission, or with a running attempt, is acknowledged', async () => {
    const message = await aMessage();
    await store.claim({ ...keyOf(message), token: 'other', leaseSeconds: 120, ...rowLimits });
    expect(await processSubmission(message, processing())).toEqual(done);
    const nobody = { userId: aUser(), submissionId: anId() };
    expect(await processSubmission(nobody, processing())).toEqual(done);
  });

  test('an expired attempt that may have submitted is left to the reconciler', async () => {
    const message = await aMessage();
    const claim = { ...keyOf(message), token: 'dead' };
    await store.claim({ ...claim, leaseSeconds: 120, ...rowLimits });
    await store.fence(fencePassOf(claim));
    clock.turn(121);
    expect(await processSubmission(message, processing())).toEqual(done);
    expect(await rowOf(message)).toMatchObject({ status: 'processing', attemptCount: 1 });
  });

  test('a message that two workers receive starts one attempt', async () => {
    const message = await aMessage();
    await Promise.all([1, 2].map(() => processSubmission(message, processing())));
    expect(notes).toMatchObject([{ outcome: 'success', recorded: true }]);
  });
});

describe('retries and final failures after a failed attempt', () => {
  test('a failure before the permission to submit is retried with jitter', async () => {
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

  test('a retry waits as long as the target requests', async () => {
    const message = await aMessage();
    const limited = processing({ attempt: failing('rate_limited', true, 90) });
    expect(await processSubmission(message, limited)).toEqual({ kind: 'later', seconds: 90 });
  });

  test('a retry waits at most one day, whatever the target requests', async () => {
    const message = await aMessage();
    const limited = processing({ attempt: failing('rate_limited', true, 9e15) });
    expect(await processSubmission(message, limited)).toEqual(done);
    expect(await rowOf(message)).toMatchObject({
      status: 'pending',
      nextAttemptAt: '2026-03-02T10:00:00.000Z',
    });
  });

  test('a retry due after an hour is left to the scheduled reconciler', async () => {
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
  ])('a failure with the reason %s (permission to submit: %s) is final', async (reason, fenced) => {
    const message = await aMessage();
    const failed = processing({ attempt: failing(reason, fenced) });
    expect(await processSubmission(message, failed)).toEqual(done);
    expect(await rowOf(message)).toMatchObject({ status: 'error', failureReason: reason });
  });

  test('a failure is final when the budget of attempts is used up', async () => {
    const message = await aMessage(2);
    const failed = processing({ attempt: failing('target_unreachable', false) });
    await processSubmission(message, failed);
    clock.turn(10);
    expect(await processSubmission(message, failed)).toEqual(done);
    expect(await rowOf(message)).toMatchObject({ status: 'error', retryCount: 1 });
  });

  test('a failure without a picture has no link to a screenshot', async () => {
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

describe('the receipt of an attempt: a record of the filled fields', () => {
  const receipt = {
    fields: [{ field: 'city', label: 'City', value: 'Pune' }],
    confirmation: 'Thank you!',
    pageUrl: 'https://target.example/thanks',
  };

  test("a successful submission stores the attempt's receipt", async () => {
    const message = await aMessage();
    const attempt = async (work: AttemptWork) => {
      await giveUp(store, work);
      return answered({ kind: 'success', receipt });
    };
    await processSubmission(message, processing({ attempt }));
    expect((await rowOf(message))?.attempts).toMatchObject([{ outcome: 'success', ...receipt }]);
  });

  test("a failed submission stores the attempt's receipt", async () => {
    const message = await aMessage();
    const attempt = async () => answered(aFailure('captcha', { receipt }));
    await processSubmission(message, processing({ attempt }));
    expect((await rowOf(message))?.attempts).toMatchObject([{ outcome: 'failed', ...receipt }]);
  });
});

describe('a browser that is lost before or after its permission to submit', () => {
  const lost = (fenced: boolean) => async (work: AttemptWork) => {
    if (fenced) await giveUp(store, work);
    return { kind: 'unknown', cause: new Error('Cut') } as const;
  };

  test('a lead is retried if its browser is lost before the permission', async () => {
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

  test('a lead is never retried if its browser is lost after the permission', async () => {
    const message = await aMessage();
    await processSubmission(message, processing({ attempt: lost(true) }));
    expect(await rowOf(message)).toMatchObject({
      status: 'error',
      failureReason: 'outcome_unknown',
      possiblySent: true,
    });
  });

  test('a lead is not retried if its lost browser still gets permission', async () => {
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
  test('a false answer of the browser cannot hide its permission to submit', async () => {
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

  test('a false answer of the browser causes no success without permission', async () => {
    const message = await aMessage();
    const attempt = async () => answered({ kind: 'success' });
    await processSubmission(message, processing({ attempt }));
    expect(await rowOf(message)).toMatchObject({
      status: 'error',
      failureReason: 'outcome_unknown',
      possiblySent: true,
    });
  });

  test('lead data in a false answer of the browser is not stored', async () => {
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

describe('the screenshot of a success', () => {
  test('a lead may request a screenshot of its success', async () => {
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

  test('a browser that never began spends no attempt and is called again soon', async () => {
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

  test('a browser that never began does not count for the circuit breaker', async () => {
    const { judged, stageBreaker } = aWatchedBreaker();
    await processSubmission(await aMessage(), processing({ attempt: busy, stageBreaker }));
    expect(judged).toEqual(['released']);
  });
});

describe('a browser whose request for permission to submit failed', () => {
  const unasked = async () => answered({ kind: 'stopped', unasked: true });

  test('ten failed permission requests use no attempt, the eleventh uses one', async () => {
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

  test('after a failed permission request, the next attempt sends the lead', async () => {
    const message = await aMessage(1);
    await processSubmission(message, processing({ attempt: unasked }));
    clock.turn(8);
    expect(await processSubmission(message, processing())).toEqual(done);
    expect(await rowOf(message)).toMatchObject({ status: 'success', attemptCount: 1 });
  });

  test('a counted attempt resets the number of failed permission requests', async () => {
    const message = await aMessage(3);
    await processSubmission(message, processing({ attempt: unasked }));
    clock.turn(8);
    await processSubmission(message, processing({ attempt: failing('timeout', false) }));
    expect(await rowOf(message)).not.toHaveProperty('unaskedFences');
    clock.turn(10);
    await processSubmission(message, processing({ attempt: unasked }));
    expect(await rowOf(message)).toMatchObject({ attemptCount: 1, unaskedFences: 1 });
  });

  test('a lead with stored permission is never retried, whatever is reported', async () => {
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

  test('a browser gets no permission after the bot has ended the attempt', async () => {
    const message = await aMessage();
    let zombie: AttemptWork | undefined;
    const attempt = (work: AttemptWork) => {
      zombie = work;
      return unasked();
    };
    await processSubmission(message, processing({ attempt }));
    expect(await giveUp(store, zombie!)).toBe(false);
  });

  test('a failed permission request does not count as a target failure', async () => {
    const { judged, stageBreaker } = aWatchedBreaker();
    await processSubmission(await aMessage(), processing({ attempt: unasked, stageBreaker }));
    expect(judged).toEqual([[{}, undefined]]);
  });
});

test('an attempt that has run too long cannot submit or record a result', async () => {
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

/**
 * A circuit breaker that lets every attempt start, and records the outcomes that are reported to
 * it.
 */
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
