/**
 * The runs of the kill test. Each run has one lead. Its bot processes are killed or frozen, and its
 * messages are duplicated and delivered in any order, until the lead's row is final. Then the row
 * is compared with what the form received. The same seed gives the same sequence of events.
 */
import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  ReceiveMessageCommand,
  type Message,
} from '@aws-sdk/client-sqs';
import type { LeadMessage } from '../../../contract/lead-message.ts';
import { isFinal, type SubmissionRow } from '../../../contract/submission.ts';
import { reconcile } from '../../../functions/reconciler/reconcile.ts';
import { createLeadQueue } from '../../../functions/stores/leads/lead-queue.ts';
import {
  createSubmissionStore,
  type SubmissionStore,
} from '../../../functions/stores/submissions/submission-store.ts';
import { aCertificate } from '../../functions/browser/target/test-certificate.ts';
import { aClock, aLead, anId, aUser, rowLimits } from '../../functions/builders.ts';
import { startDynamoDb, startQueue } from '../../functions/local-aws.ts';
import { startBrowserServer } from './browser-server.ts';
import { startCountingForm } from './counting-form.ts';
import { botSteps, steps, type Fate } from './messages.ts';
import { aRandom } from './seeded-random.ts';
import { bundleWorker, WorkerPool, type Delivered } from './worker-pool.ts';

export interface KillPlan {
  runs: number;
  seed: number;
  browser: boolean;
  /** Whether the form is served over TLS, with answers that make browsers repeat requests. */
  tls?: boolean;
}

export interface KillReport {
  runs: number;
  kills: number;
  freezes: number;
  doubled: number;
  reconciled: number;
  killsByStep: Record<string, number>;
  endings: Record<string, number>;
  lost: string[];
  twice: string[];
  untrue: string[];
}

const LEADS_AT_ONCE = 20;
const WORKERS = 4;
const MOST_ROUNDS = 80;

export async function runKillTest(plan: KillPlan): Promise<KillReport> {
  const certificate = plan.tls ? aCertificate() : undefined;
  const [database, queue, form] = await Promise.all([
    startDynamoDb(),
    startQueue(),
    startCountingForm({ certificate, asks: true }),
  ]);
  const bundle = await bundleWorker();
  const clock = aClock();
  const store = createSubmissionStore({
    client: database.client,
    table: 'submissions',
    now: clock.now,
  });
  const standIn = await startBrowserServer(store, form.url);
  const browser = plan.browser ? ['browser', certificate?.keyHash ?? ''] : [standIn.url];
  const options = [database.endpoint, form.url, ...browser];
  const pool = new WorkerPool(bundle.file, options, () => clock.now().getTime());
  const test = new KillTest(plan, { store, queue, form, pool, clock, standIn });
  try {
    for (let done = 0; done < plan.runs; done += LEADS_AT_ONCE) {
      await test.runBatch(Math.min(LEADS_AT_ONCE, plan.runs - done));
    }
    test.addBrowserEnds();
    return test.report;
  } finally {
    await pool.stop();
    await standIn.stop();
    await Promise.all([database.stop(), queue.stop(), form.stop(), bundle.remove()]);
  }
}

interface Parts {
  store: SubmissionStore;
  queue: Awaited<ReturnType<typeof startQueue>>;
  form: Awaited<ReturnType<typeof startCountingForm>>;
  pool: WorkerPool;
  clock: ReturnType<typeof aClock>;
  standIn: Awaited<ReturnType<typeof startBrowserServer>>;
}

class KillTest {
  readonly report: KillReport;
  private readonly plan: KillPlan;
  private readonly parts: Parts;
  private readonly random: () => number;
  private readonly deliveries = new Map<string, number>();
  private readonly store: SubmissionStore;
  private readonly leadQueue;
  private run = 0;

  constructor(plan: KillPlan, parts: Parts) {
    this.plan = plan;
    this.parts = parts;
    this.random = aRandom(plan.seed);
    const { store, queue } = parts;
    this.store = store;
    this.leadQueue = createLeadQueue({ client: queue.client, queueUrl: queue.queueUrl });
    this.report = {
      runs: 0,
      kills: 0,
      freezes: 0,
      doubled: 0,
      reconciled: 0,
      killsByStep: {},
      endings: {},
      lost: [],
      twice: [],
      untrue: [],
    };
  }

  async runBatch(size: number): Promise<void> {
    const { clock, pool } = this.parts;
    const rows: SubmissionRow[] = [];
    for (let count = 0; count < size; count += 1) rows.push(await this.accept());
    for (let round = 0; round < MOST_ROUNDS && (await this.isOpen(rows)); round += 1) {
      pool.warm(WORKERS);
      const messages = this.shuffled(await this.receive());
      const next = () => messages.shift();
      const work = async () => {
        for (let one = next(); one; one = next()) await this.take(one);
      };
      await Promise.all(Array.from({ length: WORKERS }, work));
      clock.turn(this.random() * 260);
      if (this.random() < 0.6) await this.parts.standIn.goOn();
      if (this.random() < 0.6) await this.reconcile();
    }
    await this.parts.standIn.goOn();
    for (const row of rows) await this.judge(row);
  }

  addBrowserEnds(): void {
    const { ends } = this.parts.standIn;
    Object.assign(this.report.killsByStep, ends);
    for (const count of Object.values(ends)) this.report.kills += count;
  }

  private async accept(): Promise<SubmissionRow> {
    const [userId, id] = [aUser(), anId()];
    const lead = aLead({ email: `lead-${(this.run += 1)}@example.com` });
    const row = await this.store.create({ userId, id, keyId: anId(), lead, maxAttempts: 5 });
    // For one lead in ten no message is sent, so the reconciler must find the lead in the table.
    if (this.random() > 0.1) await this.leadQueue.send({ userId, submissionId: id });
    return row;
  }

  private async isOpen(rows: readonly SubmissionRow[]): Promise<boolean> {
    const now = await Promise.all(rows.map(({ userId, id }) => this.store.get(userId, id)));
    return now.some((row) => !row || !isFinal(row.status));
  }

  private async receive(): Promise<Message[]> {
    const { client, queueUrl } = this.parts.queue;
    const all: Message[] = [];
    for (;;) {
      const { Messages = [] } = await client.send(
        new ReceiveMessageCommand({
          QueueUrl: queueUrl,
          MaxNumberOfMessages: 10,
          VisibilityTimeout: 600,
        }),
      );
      if (Messages.length === 0) return all;
      all.push(...Messages);
    }
  }

  /**
   * Delivers a message to a bot process, sometimes to two processes at once. A message that no
   * process has finished stays in the queue.
   */
  private async take({ Body = '', ReceiptHandle }: Message): Promise<void> {
    const message = JSON.parse(Body) as LeadMessage;
    const copies = this.random() < 0.15 ? 2 : 1;
    this.report.doubled += copies - 1;
    const fates = Array.from({ length: copies }, () => this.fate(message));
    const ends = await Promise.all(fates.map((fate) => this.deliver(message, fate)));
    const { client, queueUrl } = this.parts.queue;
    const receipt = { QueueUrl: queueUrl, ReceiptHandle };
    const done = ends.some((end) => end.kind === 'processed' && end.done);
    // In one case of twenty the message is not deleted, so a finished message is delivered again.
    if (done && this.random() > 0.05) await client.send(new DeleteMessageCommand(receipt));
    else {
      await client.send(new ChangeMessageVisibilityCommand({ ...receipt, VisibilityTimeout: 0 }));
    }
  }

  private fate({ submissionId }: LeadMessage): { fate?: Fate; killAfterMs?: number } {
    const before = this.deliveries.get(submissionId) ?? 0;
    this.deliveries.set(submissionId, before + 1);
    const random = () => this.random();
    const [spared, step, frozen, after] = [random(), random(), random(), random()];
    if (before > 0 && spared > 0.35) return {};
    // Random freezes are rare. The first process of every tenth lead is always frozen, so that some
    // leads test a freeze.
    const isTenth = before === 0 && this.deliveries.size % 10 === 5;
    if (isTenth && !this.plan.browser) return { fate: { step: 'after claim', how: 'freeze' } };
    if (this.plan.browser && frozen < 0.6) return { killAfterMs: 20 + after * 700 };
    const possible = this.plan.browser ? botSteps : steps;
    const fate: Fate = {
      step: possible[Math.floor(step * possible.length)] ?? 'after claim',
      how: frozen > 0.85 ? 'freeze' : 'kill',
    };
    return { fate };
  }

  private async deliver(
    message: LeadMessage,
    { fate, killAfterMs }: { fate?: Fate; killAfterMs?: number },
  ): Promise<Delivered> {
    const { pool, clock } = this.parts;
    let end = await pool.deliver({ message, fate, killAfterMs });
    if (end.kind === 'frozen') {
      this.report.freezes += 1;
      // While the process is frozen, its lease expires, and another process takes over the lead.
      clock.turn(121 + this.random() * 60);
      await pool.deliver({ message });
      if (this.random() < 0.5) await this.reconcile();
      end = await end.resume();
    }
    if (end.kind === 'killed') {
      this.report.kills += 1;
      const where = fate?.step ?? 'at any time';
      this.report.killsByStep[where] = (this.report.killsByStep[where] ?? 0) + 1;
    }
    return end;
  }

  private async reconcile(): Promise<void> {
    const { resent, closedUnknown } = await reconcile({
      submissions: this.store,
      queue: this.leadQueue,
      logger: { error: () => undefined },
      ...rowLimits,
      now: this.parts.clock.now,
      hasTime: () => true,
    });
    this.report.reconciled += resent + closedUnknown;
  }

  private shuffled<Item>(items: Item[]): Item[] {
    return items
      .map((item) => ({ item, place: this.random() }))
      .sort((one, other) => one.place - other.place)
      .map(({ item }) => item);
  }

  private async judge({ userId, id, email }: SubmissionRow): Promise<void> {
    const row = await this.store.get(userId, id);
    const times = this.parts.form.timesOf(email);
    const { report } = this;
    report.runs += 1;
    const ending = `${row?.status ?? 'gone'}${row?.failureReason ? ` (${row.failureReason})` : ''}`;
    const named = `${ending}, received ${times}`;
    report.endings[named] = (report.endings[named] ?? 0) + 1;
    if (!row || !isFinal(row.status)) report.lost.push(email);
    if (times > 1) report.twice.push(email);
    const unknown = row?.failureReason === 'outcome_unknown';
    if (row?.status === 'success' ? times !== 1 : times > 0 && !unknown) report.untrue.push(named);
  }
}
