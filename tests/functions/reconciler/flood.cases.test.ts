/**
 * Simulates 40 or 15 minutes in which leads arrive faster than the bots take them. Checks how the
 * reconciler treats queued messages, lost messages and dead attempts.
 */
import { expect, jest, test } from '@jest/globals';
import type { LeadMessage } from '../../../contract/lead-message.ts';
import { reconcile } from '../../../functions/reconciler/reconcile.ts';
import { fencePassOf, type Claim } from '../../../functions/stores/submissions/submission-fence.ts';
import {
  createSubmissionStore,
  type SubmissionStore,
} from '../../../functions/stores/submissions/submission-store.ts';
import { casesOf, every } from '../../part.ts';
import { aClock, aLead, rowLimits } from '../builders.ts';
import { keptLog } from '../log-lines.ts';
import { createMemoryTables } from '../../simulation/cloud/memory-tables.ts';
import { tableDefinitions } from '../table-definitions.ts';
import { LONG_WORK_TEST_MS } from '../../time-limits.ts';

jest.setTimeout(LONG_WORK_TEST_MS);

interface Course {
  seconds: number;
  leadsASecond: number;
  attemptsASecond: number;
  /** One in this many messages is lost, and one in this many attempts dies after it may submit. */
  oneOf: number;
  /** Whether other users' younger messages are taken before a busy user's messages. */
  isFair: boolean;
}
const RECONCILER_SECONDS = 60;
const LEASE_SECONDS = 120;
/**
 * In seconds: a message counts as lost when the bots take messages that were sent this much later.
 */
const FIRST_LOOK_SECONDS = 120;
/**
 * The number of rows that one run handles in this test. It is a fifth of the number on Lambda (38
 * s, 25 rows at once, about 25 ms a row), because the test has a fifth of a real flood's leads. The
 * backlog still exceeds this number.
 */
const ROWS_A_RUN = 7600;

interface Message extends LeadMessage {
  sentAt: Date;
}

interface LostMessage {
  userId: string;
  at: number;
  passedAt?: number;
  sentAt?: number;
}

/** The queue's messages in the order in which they were sent. */
class Line {
  private readonly messages: Message[] = [];
  private taken = 0;

  get length(): number {
    return this.messages.length - this.taken;
  }

  put(message: Message): void {
    this.messages.push(message);
  }

  take(): Message | undefined {
    const message = this.messages[this.taken];
    if (message) this.taken += 1;
    return message;
  }
}

/** Makes ids that increase with time, as UUIDv7s do. */
const idOf = (count: number) => `${String(count).padStart(8, '0')}-0000-7000-8000-000000000000`;

class Flood {
  seconds = 0;
  readonly figures = { duplicates: 0, leads: 0, attempts: 0 };
  readonly lost = new Map<string, LostMessage>();
  readonly dead = new Map<string, { at: number; closedAt?: number }>();
  private readonly clock = aClock();
  private readonly started = this.clock.now().getTime();
  private readonly store = createSubmissionStore({
    client: createMemoryTables({ definitions: tableDefinitions }).client,
    table: 'submissions',
    now: this.clock.now,
  });
  private readonly first = new Line();
  private readonly second = new Line();
  private readonly inQueue = new Map<string, number>();
  private running: Claim[] = [];
  private readonly course: Course;

  constructor(course: Course) {
    this.course = course;
  }

  get waiting(): number {
    return this.first.length + this.second.length;
  }

  async run(): Promise<void> {
    while (this.seconds < this.course.seconds) await this.step();
  }

  private async step(): Promise<void> {
    for (let count = 0; count < this.course.leadsASecond; count += 1) await this.arrive();
    await this.work();
    if (this.seconds % RECONCILER_SECONDS === 0) await this.reconcileNow();
    this.clock.turn(1);
    this.seconds += 1;
  }

  private async arrive(): Promise<void> {
    const id = idOf((this.figures.leads += 1));
    const userId = this.figures.leads % 50 === 0 ? 'small' : 'large';
    await this.store.create({ userId, id, keyId: 'key', lead: aLead(), maxAttempts: 5 });
    if (this.figures.leads % this.course.oneOf === 0)
      this.lost.set(id, { userId, at: this.seconds });
    else this.send({ userId, submissionId: id });
  }

  private send({ userId, submissionId }: LeadMessage): void {
    const line = this.course.isFair && userId === 'large' ? this.second : this.first;
    line.put({ userId, submissionId, sentAt: this.clock.now() });
    this.inQueue.set(submissionId, (this.inQueue.get(submissionId) ?? 0) + 1);
  }

  private async work(): Promise<void> {
    for (const claim of this.running) await this.store.recordSuccess({ ...claim, ...rowLimits });
    this.running = [];
    for (let free = this.course.attemptsASecond; free > 0 && this.waiting > 0;) {
      const message = this.first.take() ?? this.second.take();
      if (message && (await this.take(message))) free -= 1;
    }
  }

  /** @returns whether the message led to an attempt. */
  private async take({ userId, submissionId: id, sentAt }: Message): Promise<boolean> {
    this.inQueue.set(id, (this.inQueue.get(id) ?? 1) - 1);
    for (const one of this.lost.values()) {
      const isPassed = sentAt.getTime() >= this.started + (one.at + FIRST_LOOK_SECONDS) * 1000;
      const isOwn = !this.course.isFair || one.userId === userId;
      if (isPassed && isOwn) one.passedAt ??= this.seconds;
    }
    const claim = { userId, id, token: id };
    const limits = { ...rowLimits, leaseSeconds: LEASE_SECONDS };
    const { kind } = await this.store.claim({ ...claim, ...limits, messageSentAt: sentAt });
    if (kind !== 'claimed') return false;
    this.figures.attempts += 1;
    if (this.figures.attempts % this.course.oneOf !== 0) this.running.push(claim);
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
      queue: { send: async (lead) => this.resend(lead), waiting: async () => this.waiting },
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

/**
 * Measures how long it took until lost messages or dead attempts were found. Leaves out losses and
 * deaths in the last `room` seconds before `end`.
 * @returns the number of measured cases, and the longest time in seconds between `from` and `to`.
 */
function slowest(
  times: { from: number | undefined; to: number | undefined }[],
  room: number,
  end: number,
): { count: number; seconds: number } {
  const due = times.filter(({ from = Infinity }) => from + room < end);
  const waits = due.map(({ from = 0, to = Infinity }) => to - from);
  return { count: due.length, seconds: Math.max(...waits) };
}

const long = { seconds: 2400, leadsASecond: 10, attemptsASecond: 4, oneOf: 197, isFair: false };
const fairly = { seconds: 900, leadsASecond: 10, attemptsASecond: 4, oneOf: 67, isFair: true };

test.each(
  casesOf<[string, Course, number]>(
    [
      ['a flood in a fair queue', fairly, 5000],
      ['a flood', long, 14_000],
    ],
    every(2),
  ),
)(
  '%s causes no duplicate messages; lost messages and dead attempts are found',
  async (_what, course, longest) => {
    const flood = new Flood(course);
    await flood.run();
    const dead = [...flood.dead.values()].map(({ at, closedAt }) => ({ from: at, to: closedAt }));
    const lost = [...flood.lost.values()].map(({ passedAt, sentAt }) => ({
      from: passedAt,
      to: sentAt,
    }));
    const room = LEASE_SECONDS + RECONCILER_SECONDS;
    const closing = slowest(dead, room, course.seconds);
    const resend = slowest(lost, room, course.seconds);
    expect(flood.waiting).toBeGreaterThan(longest);
    expect(Math.min(closing.count, resend.count)).toBeGreaterThan(10);
    expect(flood.figures.duplicates).toBe(0);
    expect(closing.seconds).toBeLessThanOrEqual(room);
    expect(resend.seconds).toBeLessThanOrEqual(room);
  },
);
