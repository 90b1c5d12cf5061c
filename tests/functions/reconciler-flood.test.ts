/**
 * An hour in which leads come faster than the bots take them, on a clock that the test turns: what
 * the reconciler does to the queue, to messages that were truly lost and to attempts that died.
 */
import { expect, test } from '@jest/globals';
import type { LeadMessage } from '../../contract/lead-message.ts';
import { reconcile } from '../../functions/reconciler/reconcile.ts';
import { fencePassOf } from '../../functions/stores/submissions/submission-fence.ts';
import {
  createSubmissionStore,
  type Claim,
  type SubmissionStore,
} from '../../functions/stores/submissions/submission-store.ts';
import { aClock, aLead, rowLimits } from './builders.ts';
import { keptLog } from './log-lines.ts';
import { createMemoryTable } from './memory-table.ts';

const SECONDS = 3600;
const LEADS_A_SECOND = 50;
const ATTEMPTS_A_SECOND = 20;
/** One message of so many is lost, one attempt of so many dies after its fence. */
const ONE_OF = 997;
const RECONCILER_SECONDS = 60;
const LEASE_SECONDS = 120;
/** A message is lost once so much younger ones are taken. */
const FIRST_LOOK_SECONDS = 120;
/** What a run manages on Lambda: some 25 ms a row, 25 rows at once, in 38 s. */
const ROWS_A_RUN = 38_000;

interface Message extends LeadMessage {
  sentAt: Date;
}

/** Ids that count up, as those of a UUIDv7 do. */
const idOf = (count: number) => `${String(count).padStart(8, '0')}-0000-7000-8000-000000000000`;

class Flood {
  seconds = 0;
  readonly figures = { duplicates: 0, leads: 0, attempts: 0 };
  readonly lost = new Map<string, { at: number; passedAt?: number; sentAt?: number }>();
  readonly dead = new Map<string, { at: number; closedAt?: number }>();
  private readonly clock = aClock();
  private readonly started = this.clock.now().getTime();
  private readonly store = createSubmissionStore({
    client: createMemoryTable(),
    table: 'submissions',
    now: this.clock.now,
  });
  private readonly queue: Message[] = [];
  private readonly inQueue = new Map<string, number>();
  private taken = 0;
  private running: Claim[] = [];

  get waiting(): number {
    return this.queue.length - this.taken;
  }

  async step(): Promise<void> {
    for (let count = 0; count < LEADS_A_SECOND; count += 1) await this.arrive();
    await this.work();
    if (this.seconds % RECONCILER_SECONDS === 0) await this.reconcileNow();
    this.clock.turn(1);
    this.seconds += 1;
  }

  private async arrive(): Promise<void> {
    const id = idOf((this.figures.leads += 1));
    const userId = this.figures.leads % 50 === 0 ? 'small' : 'large';
    await this.store.create({ userId, id, keyId: 'key', lead: aLead(), maxAttempts: 5 });
    if (this.figures.leads % ONE_OF === 0) this.lost.set(id, { at: this.seconds });
    else this.send({ userId, submissionId: id });
  }

  private send({ userId, submissionId }: LeadMessage): void {
    this.queue.push({ userId, submissionId, sentAt: this.clock.now() });
    this.inQueue.set(submissionId, (this.inQueue.get(submissionId) ?? 0) + 1);
  }

  private async work(): Promise<void> {
    for (const claim of this.running) await this.store.recordSuccess({ ...claim, ...rowLimits });
    this.running = [];
    for (let free = ATTEMPTS_A_SECOND; free > 0 && this.waiting > 0;) {
      const message = this.queue[this.taken];
      this.taken += 1;
      if (message && (await this.take(message))) free -= 1;
    }
  }

  /** @returns whether it was worth an attempt. */
  private async take({ userId, submissionId: id, sentAt }: Message): Promise<boolean> {
    this.inQueue.set(id, (this.inQueue.get(id) ?? 1) - 1);
    for (const one of this.lost.values()) {
      const isPassed = sentAt.getTime() >= this.started + (one.at + FIRST_LOOK_SECONDS) * 1000;
      if (isPassed) one.passedAt ??= this.seconds;
    }
    const claim = { userId, id, token: id };
    const limits = { ...rowLimits, leaseSeconds: LEASE_SECONDS };
    const { kind } = await this.store.claim({ ...claim, ...limits, messageSentAt: sentAt });
    if (kind !== 'claimed') return false;
    this.figures.attempts += 1;
    if (this.figures.attempts % ONE_OF !== 0) this.running.push(claim);
    else if (await this.store.fence(fencePassOf(claim))) this.dead.set(id, { at: this.seconds });
    return true;
  }

  private async reconcileNow(): Promise<void> {
    let left = ROWS_A_RUN;
    const get: SubmissionStore['get'] = (userId, id) => {
      left -= 1;
      return this.store.get(userId, id);
    };
    const closeUnknown: SubmissionStore['closeUnknown'] = (row, days) => {
      const closed = this.dead.get(row.id);
      if (closed) closed.closedAt ??= this.seconds;
      return this.store.closeUnknown(row, days);
    };
    await reconcile({
      submissions: { ...this.store, get, closeUnknown },
      queue: { send: async (message) => this.resend(message), waiting: async () => this.waiting },
      logger: keptLog().logger,
      ...rowLimits,
      now: this.clock.now,
      hasTime: () => left > 0,
    });
  }

  private resend(message: LeadMessage): void {
    const { submissionId } = message;
    if ((this.inQueue.get(submissionId) ?? 0) > 0) this.figures.duplicates += 1;
    const one = this.lost.get(submissionId);
    if (one) one.sentAt ??= this.seconds;
    this.send(message);
  }
}

/** How long the slowest of those took that had `room` seconds to be done with. */
function slowest(
  times: { from: number | undefined; to: number | undefined }[],
  room: number,
): { count: number; seconds: number } {
  const due = times.filter(({ from = Infinity }) => from + room < SECONDS);
  const waits = due.map(({ from = 0, to = Infinity }) => to - from);
  return { count: due.length, seconds: Math.max(...waits) };
}

test('a flood makes no duplicates and hides neither lost nor dead', async () => {
  const flood = new Flood();
  while (flood.seconds < SECONDS) await flood.step();
  const dead = [...flood.dead.values()].map(({ at, closedAt }) => ({ from: at, to: closedAt }));
  const lost = [...flood.lost.values()].map(({ passedAt, sentAt }) => ({
    from: passedAt,
    to: sentAt,
  }));
  const closing = slowest(dead, LEASE_SECONDS + RECONCILER_SECONDS);
  const resend = slowest(lost, LEASE_SECONDS + RECONCILER_SECONDS);
  expect(flood.waiting).toBeGreaterThan(100_000);
  expect(Math.min(closing.count, resend.count)).toBeGreaterThan(10);
  expect(flood.figures.duplicates).toBe(0);
  expect(closing.seconds).toBeLessThanOrEqual(LEASE_SECONDS + RECONCILER_SECONDS);
  expect(resend.seconds).toBeLessThanOrEqual(LEASE_SECONDS + RECONCILER_SECONDS);
}, 300_000);
