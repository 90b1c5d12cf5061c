/** Leads whose target is left alone: from the message to the row, the reconciler and back. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { AttemptFailure } from '../../../functions/bot/attempt-failure.ts';
import type { AttemptResult } from '../../../functions/bot/attempt-lead.ts';
import { processSubmission, type Processing } from '../../../functions/bot/process-submission.ts';
import type { LeadMessage } from '../../../functions/contract/lead-message.ts';
import type { FailureReason } from '../../../functions/contract/submission.ts';
import { reconcile } from '../../../functions/reconciler/reconcile.ts';
import {
  createSubmissionStore,
  type SubmissionStore,
} from '../../../functions/stores/submission-store.ts';
import {
  createTargetHealthStore,
  type TargetHealthStore,
} from '../../../functions/stores/target-health-store.ts';
import { aClock, aLead, anId, aUser, type Clock } from '../builders.ts';
import { startDynamoDb } from '../local-aws.ts';
import { keptLog } from '../log-lines.ts';

let database: Awaited<ReturnType<typeof startDynamoDb>>;
let store: SubmissionStore;
let health: TargetHealthStore;
let clock: Clock;
let target: string;
let warnings: string[];
/** What the target does to the next attempts, and how many it met. */
let outcome: 'success' | FailureReason;
let retryAfterSeconds: number | undefined;
let attempts: number;

beforeAll(async () => {
  database = await startDynamoDb();
});
afterAll(() => database.stop());
beforeEach(() => {
  clock = aClock();
  warnings = [];
  outcome = 'target_unreachable';
  retryAfterSeconds = undefined;
  attempts = 0;
  target = `https://target.example/${anId()}`;
  const { client } = database;
  store = createSubmissionStore({ client, table: 'submissions', now: clock.now });
  health = createTargetHealthStore({ client, table: 'targetHealth', now: clock.now });
});

async function attempt({ fence }: { fence: () => Promise<boolean> }): Promise<AttemptResult> {
  attempts += 1;
  if (outcome !== 'success') {
    const failure = new AttemptFailure(outcome, 'It failed', retryAfterSeconds);
    return { kind: 'failure', failure, fenced: false };
  }
  return (await fence()) ? { kind: 'success' } : { kind: 'lost' };
}

const processing = (changes: Partial<Processing> = {}): Processing => ({
  store,
  breaker: {
    enter: (asking) => health.enter(target, asking),
    record: (judgement) => health.record(target, judgement),
    release: (probe) => health.release(target, probe),
  },
  evidence: { store: async () => 'screenshots/none.jpg' },
  attempt,
  settings: {
    leaseSeconds: 120,
    deadlineSeconds: 60,
    retentionDays: 30,
    retry: { baseSeconds: 10, capSeconds: 300 },
  },
  now: clock.now,
  random: () => 0.5,
  newToken: anId,
  note: () => undefined,
  warn: (text) => warnings.push(text),
  ...changes,
});

const deliver = (message: LeadMessage, changes?: Partial<Processing>) =>
  processSubmission(message, processing(changes));
const rowOf = ({ userId, submissionId }: LeadMessage) => store.get(userId, submissionId);

async function aMessage(maxAttempts = 5): Promise<LeadMessage> {
  const [userId, submissionId] = [aUser(), anId()];
  const lead = aLead();
  await store.create({ userId, id: submissionId, keyId: anId(), lead, maxAttempts });
  return { userId, submissionId };
}

/** Five leads fail, and the target is left alone until 10:01. */
async function openBreaker() {
  const burnt = await Promise.all([1, 2, 3, 4, 5].map(() => aMessage(1)));
  for (const message of burnt) await deliver(message);
  attempts = 0;
}

/** One run of the reconciler: the messages among `known` that it sent. */
async function sentAgain(known: LeadMessage[]): Promise<LeadMessage[]> {
  const sent: LeadMessage[] = [];
  await reconcile({
    submissions: store,
    queue: { send: async (message) => void sent.push(message) },
    logger: keptLog().logger,
    retentionDays: 30,
    now: clock.now,
  });
  const ids = known.map(({ submissionId }) => submissionId);
  return sent.filter(({ submissionId }) => ids.includes(submissionId));
}

const done = { kind: 'done' };
const untilOpen = '2026-03-01T10:01:00.000Z';

describe('a lead whose target is left alone', () => {
  beforeEach(openBreaker);

  test('costs no attempt, and its row says when', async () => {
    const message = await aMessage();
    expect(await deliver(message)).toEqual(done);
    expect(attempts).toBe(0);
    expect(await rowOf(message)).toMatchObject({
      status: 'processing',
      attemptCount: 0,
      retryCount: 0,
      attempts: [],
      nextAttemptAt: untilOpen,
      dueAt: untilOpen,
    });
  });

  test('keeps its last attempt’s reason while it is pending', async () => {
    const message = await aMessage();
    const claim = { ...keyOf(message), token: 'a', retentionDays: 30 };
    await store.claim({ ...claim, leaseSeconds: 120 });
    const retryAt = new Date(clock.now().getTime() + 5000);
    await store.recordFailure({ ...claim, reason: 'timeout', retryAt });
    clock.turn(5);
    expect(await deliver(message)).toEqual(done);
    expect(await rowOf(message)).toMatchObject({
      status: 'pending',
      failureReason: 'timeout',
      attemptCount: 1,
      retryCount: 0,
      attempts: [{ number: 1, outcome: 'failed' }],
      nextAttemptAt: untilOpen,
    });
  });

  test('never waits less than its own target asked for', async () => {
    const message = await aMessage();
    const claim = { ...keyOf(message), token: 'a', retentionDays: 30 };
    await store.claim({ ...claim, leaseSeconds: 120 });
    const retryAt = new Date('2026-03-01T10:30:00.000Z');
    await store.recordFailure({ ...claim, reason: 'rate_limited', retryAt });
    expect(await deliver(message)).toEqual(done);
    expect(await rowOf(message)).toMatchObject({ nextAttemptAt: retryAt.toISOString() });
  });

  test('shows a dead attempt as failed while it waits', async () => {
    const message = await aMessage();
    await store.claim({ ...keyOf(message), token: 'a', leaseSeconds: 1, retentionDays: 30 });
    clock.turn(2);
    expect(await deliver(message)).toEqual(done);
    expect(await rowOf(message)).toMatchObject({
      status: 'pending',
      attemptCount: 1,
      attempts: [{ outcome: 'failed', failureReason: 'internal' }],
      nextAttemptAt: untilOpen,
    });
  });

  test('is left as it is while it runs, is fenced or ended', async () => {
    const message = await aMessage();
    const claim = { ...keyOf(message), token: 'a', retentionDays: 30 };
    await store.claim({ ...claim, leaseSeconds: 10 });
    const running = await rowOf(message);
    await deliver(message);
    expect(await rowOf(message)).toEqual(running);
    await store.fence(claim);
    clock.turn(11);
    const fenced = await rowOf(message);
    await deliver(message);
    expect(await rowOf(message)).toEqual(fenced);
    await store.recordSuccess(claim);
    const ended = await rowOf(message);
    expect(await deliver(message)).toEqual(done);
    expect(await rowOf(message)).toEqual(ended);
  });

  test('comes back by the reconciler when the pause is over', async () => {
    const messages = [await aMessage(), await aMessage()];
    for (const message of messages) await deliver(message);
    clock.turn(59);
    expect(await sentAgain(messages)).toEqual([]);
    clock.turn(1);
    outcome = 'success';
    const sent = await sentAgain(messages);
    expect(sent).toHaveLength(2);
    for (const message of sent) await deliver(message);
    for (const message of messages) {
      expect(await rowOf(message)).toMatchObject({ status: 'success', attemptCount: 1 });
      expect(await rowOf(message)).not.toHaveProperty('nextAttemptAt');
    }
  });

  test('costs one attempt a pause among all that wait', async () => {
    const messages = await Promise.all(Array.from({ length: 6 }, () => aMessage()));
    for (const message of messages) await deliver(message);
    clock.turn(60);
    const sent = await sentAgain(messages);
    expect(sent).toHaveLength(6);
    await Promise.all(sent.map((message) => deliver(message)));
    expect(attempts).toBe(1);
    const rows = await Promise.all(messages.map(rowOf));
    expect(rows.map((row) => row?.attemptCount).sort()).toEqual([0, 0, 0, 0, 0, 1]);
    expect(rows.filter((row) => row?.status === 'pending')).toHaveLength(1);
    // The probe has failed: nobody goes before the doubled pause is over.
    clock.turn(60);
    for (const message of await sentAgain(messages)) await deliver(message);
    expect(attempts).toBe(1);
  });

  test('uses up neither redrive nor attempts, however long', async () => {
    const message = await aMessage(5);
    let deliveries = 0;
    for (let minute = 0; minute < 120; minute += 1) {
      for (const again of minute === 0 ? [message] : await sentAgain([message])) {
        // Each delivery is of a fresh message, which is acknowledged at once.
        expect(await deliver(again, { breaker: stillOpen() })).toEqual(done);
        deliveries += 1;
      }
      clock.turn(60);
    }
    expect(deliveries).toBeGreaterThan(5);
    expect(await rowOf(message)).toMatchObject({ attemptCount: 0, status: 'processing' });
  });
});

/** A target that stays down, as other leads' probes find again and again. */
const stillOpen = () => ({
  enter: async () => ({ kind: 'wait' as const, until: new Date(clock.now().getTime() + 900_000) }),
  record: async () => undefined,
  release: async () => undefined,
});

describe('the target', () => {
  test('is judged by no lead that it refuses for its own values', async () => {
    for (const reason of ['validation_refused', 'captcha'] as const) {
      outcome = reason;
      for (let count = 0; count < 6; count += 1) await deliver(await aMessage());
    }
    outcome = 'success';
    const message = await aMessage();
    await deliver(message);
    expect(await rowOf(message)).toMatchObject({ status: 'success' });
  });

  test('is left alone for as long as it asks', async () => {
    outcome = 'rate_limited';
    retryAfterSeconds = 300;
    await openBreaker();
    const message = await aMessage();
    await deliver(message);
    expect(await rowOf(message)).toMatchObject({ nextAttemptAt: '2026-03-01T10:05:00.000Z' });
  });

  test('is tried by another when the probe has no work', async () => {
    await openBreaker();
    clock.turn(60);
    outcome = 'success';
    expect(await deliver({ userId: aUser(), submissionId: anId() })).toEqual(done);
    const message = await aMessage();
    await deliver(message);
    expect(await rowOf(message)).toMatchObject({ status: 'success' });
  });

  test('is tried when its health can not be read', async () => {
    const broken = () => Promise.reject(new Error('No table'));
    const message = await aMessage();
    outcome = 'success';
    await deliver(message, { breaker: { enter: broken, record: broken, release: broken } });
    expect(await rowOf(message)).toMatchObject({ status: 'success' });
    expect(warnings).toHaveLength(2);
  });
});

function keyOf({ userId, submissionId }: LeadMessage) {
  return { userId, id: submissionId };
}
