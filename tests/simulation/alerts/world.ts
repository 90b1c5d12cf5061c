/**
 * One simulated world of alerts on virtual time. Leads succeed in some periods and fail in others.
 * Events are sometimes written twice. Runs of the sweep, which raises and clears the alerts,
 * overlap and die. Faults hit every kind of call.
 */
import type { SQSClient } from '@aws-sdk/client-sqs';
import {
  GetCommand,
  PutCommand,
  QueryCommand,
  type DynamoDBDocumentClient,
} from '@aws-sdk/lib-dynamodb';
import type { AlertRow } from '../../../contract/alerts.ts';
import { eventId, type EventRow, type SubmissionEventType } from '../../../contract/events.ts';
import {
  createAlertStore,
  type AlertChoice,
} from '../../../functions/stores/alerts/alert-store.ts';
import { createCallbackQueue } from '../../../functions/stores/callbacks/callback-queue.ts';
import { createEndpointStore } from '../../../functions/stores/callbacks/endpoint-store.ts';
import { createDeliveryPlanning } from '../../../functions/stores/callbacks/plan-deliveries.ts';
import { createEventStore } from '../../../functions/stores/events/event-store.ts';
import { sweep } from '../../../functions/callback-sweep/sweep.ts';
import { wireSweep } from '../../../functions/callback-sweep/wire-sweep.ts';
import { tableDefinitions, type TableName } from '../../functions/table-definitions.ts';
import { environment } from '../callbacks/workers.ts';
import { createMemoryTables, type MemoryTables } from '../cloud/memory-tables.ts';
import type { Change } from '../cloud/memory-table.ts';
import { Chance } from '../world/chance.ts';
import { isAnswer } from '../world/cloud.ts';
import { VirtualClock } from '../world/clock.ts';
import { Faults } from '../world/faults.ts';
import { createIds } from '../world/ids.ts';
import { Process, type Seam } from '../world/process.ts';
import { createSkews } from '../world/skew.ts';
import { Violation } from '../world/violation.ts';
import { AlertLedger } from './ledger.ts';
import { HOUR_MS, MINUTE_MS } from '../../../contract/time-units.ts';
import { functionSeconds } from '../../../infra/function-limits.ts';

const START = '2026-03-01T10:00:00.000Z';
/**
 * The number of periods. Periods in which most leads succeed alternate with periods in which most
 * leads fail.
 */
const TIMES = 8;
const TIME_MS = HOUR_MS;
const LEADS_A_TIME = 12;
/**
 * The time after the last period. It is longer than the minimum time between two raises of an
 * alert, so every alert whose cause persists is raised within this time.
 */
const REST_MS = 4 * HOUR_MS;
const IN_A_ROW = 3;
/**
 * After how many hours without a lead the alert `nothing_arrived` is raised. This is shorter than
 * `REST_MS`, so that the alert is raised at the end.
 */
const SILENT_HOURS = 2;
/** How long after the last period the second user's form gets one more lead. */
const LATE_MS = 3 * HOUR_MS;
const formId = 'form';
const always = { zone: 'UTC', days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '24:00' };
const rules: readonly Pick<AlertChoice, 'kind' | 'settings' | 'formId' | 'working'>[] = [
  { kind: 'failures_in_a_row', settings: { count: IN_A_ROW } },
  { kind: 'failure_share', settings: { percent: 50, leads: 5 } },
  { kind: 'nothing_arrived', settings: { hours: SILENT_HOURS }, working: always },
  { kind: 'nothing_arrived', settings: { hours: SILENT_HOURS }, working: always, formId },
];

/** At the end the first user's leads fail and the second user's leads succeed. */
const users = ['user-fails', 'user-recovers'] as const;
type User = (typeof users)[number];

export interface AlertReport {
  violation: Violation | undefined;
  faults: number;
  changes: number;
  moments: number;
}

export class AlertWorld {
  private readonly clock = new VirtualClock(START);
  private readonly seam: Seam;
  private readonly tables: MemoryTables<TableName>;
  private readonly faults: Faults;
  private readonly ledger: AlertLedger;
  private readonly planned = new Set<string>();
  private readonly askTimes = new Map<string, string>();
  private violation: Violation | undefined;
  private isOver = false;
  private readonly seed: number;

  constructor(seed: number) {
    this.seed = seed;
    this.faults = new Faults({ seed, rate: 0.02, killRate: 0.15 });
    const report = (rule: string, what: string) => (this.violation ??= new Violation(rule, what));
    this.seam = {
      ...{ clock: this.clock, faults: this.faults, outages: [], isAnswer },
      broken: (error) => report('simulation', String(error)),
      newSkew: createSkews(seed),
    };
    this.ledger = new AlertLedger((rule, what) => void report(rule, what));
    const lag = new Chance(seed, 'index');
    this.tables = createMemoryTables({
      definitions: tableDefinitions,
      now: () => this.clock.time,
      indexLagMs: () => lag.between(20, 1000),
      pageItems: 100,
      onChange: (change) => this.onChange(change),
    });
  }

  async run(): Promise<AlertReport> {
    const fail = (error: unknown) => {
      this.violation ??= new Violation('simulation', String(error));
    };
    void this.live().then(() => (this.isOver = true), fail);
    await this.clock.run(() => this.isOver || this.violation !== undefined).catch(fail);
    return {
      ...{ violation: this.violation, faults: this.faults.struck.length },
      ...{ changes: this.ledger.count, moments: this.clock.events },
    };
  }

  /**
   * The clients of one process. Messages to the queue are dropped in this simulation: the stored
   * delivery already shows that a callback was planned.
   */
  private clientsOf(by: Process): { client: DynamoDBDocumentClient; queues: SQSClient } {
    const isRead = (command: unknown) =>
      command instanceof GetCommand || command instanceof QueryCommand;
    const client = {
      send: (command: unknown) =>
        by.call('tables', !isRead(command), () => this.tables.apply(command)),
    };
    const queues = { send: () => by.call('queue', true, () => ({})) };
    return {
      client: client as unknown as DynamoDBDocumentClient,
      queues: queues as unknown as SQSClient,
    };
  }

  private async live(): Promise<void> {
    await this.choose();
    this.sweepEvery(1);
    const chance = new Chance(this.seed, 'leads');
    for (const [number, userId] of users.entries()) {
      for (let lead = 0; lead < TIMES * LEADS_A_TIME; lead += 1) {
        const time = Math.floor(lead / LEADS_A_TIME);
        const isBad = (TIMES - 1 - time + number) % 2 === 0;
        const at = time * TIME_MS + chance.between(0, TIME_MS);
        const hasFailed = chance.is(isBad ? 0.9 : 0.05);
        const ofForm = lead % 3 === 0 && time < TIMES / 2 ? formId : undefined;
        this.clock.in(at, () => void this.end(userId, `${number} ${lead}`, hasFailed, ofForm));
      }
      for (let last = 0; last < IN_A_ROW; last += 1) {
        const at = TIMES * TIME_MS + (last + 1) * MINUTE_MS;
        this.clock.in(at, () => void this.end(userId, `last ${number} ${last}`, number === 0));
      }
    }
    this.clock.in(TIMES * TIME_MS + LATE_MS, () => void this.end(users[1], 'late', false, formId));
    await this.clock.wait(TIMES * TIME_MS + REST_MS);
    await this.checkEnd();
  }

  private async choose(): Promise<void> {
    const { newId } = createIds(this.seed, 'chosen', this.clock.now);
    const by = { client: this.tables.client, table: 'callbacks', now: this.clock.now, newId };
    const alerts = createAlertStore(by);
    const endpoints = createEndpointStore({ ...by, newSecret: () => 'whsec_c2VjcmV0' });
    for (const userId of users) {
      await endpoints.create(userId, {
        ...{ address: 'https://crm.example/', events: ['alert.raised', 'alert.cleared'] },
      });
      for (const rule of rules) {
        await alerts.set({ ...rule, userId, isOn: true, channels: ['email', 'callback'] });
      }
    }
  }

  /**
   * Stores a lead that has ended and writes its event. Like a stream, it repeats the write until
   * the write succeeds, and sometimes once more.
   */
  private async end(
    userId: User,
    name: string,
    hasFailed: boolean,
    ofForm?: string,
  ): Promise<void> {
    const { newId } = createIds(this.seed, `lead ${name}`, this.clock.now);
    const submissionId = newId();
    const ofRow = ofForm === undefined ? {} : { formId: ofForm };
    const Item = { userId, id: submissionId, ...ofRow };
    await this.tables.client.send(new PutCommand({ TableName: 'submissions', Item }));
    const type: SubmissionEventType = hasFailed ? 'submission.failed' : 'submission.succeeded';
    const status = hasFailed ? ('error' as const) : ('success' as const);
    const facts = { submissionId, version: 2, status, failureReason: null, attempt: 1, ...ofRow };
    const timestamp = this.clock.now().toISOString();
    const event = { id: eventId(submissionId, 2, type), type, timestamp, data: facts };
    const chance = new Chance(this.seed, `repeats ${name}`);
    let left = chance.is(0.2) ? 2 : 1;
    for (let tries = 1; left > 0; tries += 1) {
      const by = new Process(this.seam);
      const { client, queues } = this.clientsOf(by);
      const table = { client, table: 'callbacks', now: by.now };
      const queue = createCallbackQueue({ client: queues, queueUrl: 'callbacks' });
      const plan = createDeliveryPlanning(table, queue);
      const write = async () => {
        await createEventStore({ ...table, table: 'events' }).write(userId, event);
        await plan({ ...event, userId });
      };
      const done = await by
        .invoke(`writer ${name}, try ${tries}`, functionSeconds.events, write)
        .catch(() => undefined);
      if (done) left -= 1;
      await this.clock.wait(1000 * tries);
    }
  }

  private sweepEvery(run: number): void {
    const isDoubled = new Chance(this.seed, `sweeps ${run}`).is(0.2);
    for (let copy = 0; copy < (isDoubled ? 2 : 1); copy += 1) {
      void this.sweepOnce(`sweep ${run}, ${copy}`);
    }
    this.clock.in(MINUTE_MS, () => this.sweepEvery(run + 1));
  }

  private async sweepOnce(name: string): Promise<void> {
    const by = new Process(this.seam);
    const logger = { error: () => undefined };
    const clients = this.clientsOf(by);
    const sweeping = wireSweep({ environment, ...clients, logger, now: by.now });
    const work = () => sweep({ ...sweeping, hasTime: () => true });
    await by.invoke(name, functionSeconds.callbackSweep, work).catch(() => undefined);
  }

  private onChange({ table, after }: Change): void {
    if (!after) return;
    if (table === 'events') this.ledger.onEvent(after as unknown as EventRow);
    if (table === 'followUps') this.askTimes.set(String(after['userId']), String(after['askedAt']));
    const sortKey = String(after['sortKey']);
    if (table === 'callbacks' && sortKey.startsWith('delivery#')) {
      this.planned.add(String(after['eventId']));
    }
  }

  private async checkEnd(): Promise<void> {
    const by = { client: this.tables.client, table: 'callbacks', now: this.clock.now };
    const alerts = createAlertStore({ ...by, newId: () => '' });
    for (const userId of users) {
      for (const rule of await alerts.list(userId)) {
        const { planned } = this;
        const isRaised = endOf(rule, userId);
        const askedAt = this.askTimes.get(userId) ?? '';
        this.ledger.checkEnd({ rule, isRaised, planned, askedAt });
      }
    }
  }
}

/**
 * Whether the alert must be raised at the end; undefined if it may be raised or cleared, because an
 * alert about a share of failures counts only recent leads.
 */
function endOf({ kind }: AlertRow, userId: string): boolean | undefined {
  if (kind !== 'failure_share') return userId === users[0];
  return userId === users[0] ? undefined : false;
}
