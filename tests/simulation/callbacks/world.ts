/**
 * One simulated world of callbacks on virtual time. Events are written and their deliveries
 * planned; workers and the sweep deliver them, while faults hit every kind of call. At the end the
 * owners replay the failed deliveries.
 */
import type { DeliveryRow } from '../../../contract/callbacks.ts';
import { eventId } from '../../../contract/events.ts';
import { createDeliveryLog } from '../../../functions/stores/callbacks/delivery-log.ts';
import { createCallbackQueue } from '../../../functions/stores/callbacks/callback-queue.ts';
import { createEndpointStore } from '../../../functions/stores/callbacks/endpoint-store.ts';
import { createDeliveryPlanning } from '../../../functions/stores/callbacks/plan-deliveries.ts';
import { createEventStore } from '../../../functions/stores/events/event-store.ts';
import { tableDefinitions, type TableName } from '../../functions/table-definitions.ts';
import { createMemoryQueue, type MemoryQueue } from '../cloud/memory-queue.ts';
import { createMemoryTables, type MemoryTables } from '../cloud/memory-tables.ts';
import type { Change } from '../cloud/memory-table.ts';
import { Chance } from '../world/chance.ts';
import { isAnswer } from '../world/cloud.ts';
import { VirtualClock } from '../world/clock.ts';
import { Faults, type Outage } from '../world/faults.ts';
import { createIds } from '../world/ids.ts';
import { Process, type Seam } from '../world/process.ts';
import { createSkews } from '../world/skew.ts';
import { Violation } from '../world/violation.ts';
import { CallbackLedger } from './ledger.ts';
import { HOUR_MS } from '../../../contract/time-units.ts';
import { longWorldMs, replyOf, tempers, troubleMs } from './receivers.ts';
import { CallWorkers, type CallingWorld } from './workers.ts';
import { functionSeconds } from '../../../infra/function-limits.ts';

const START = '2026-03-01T10:00:00.000Z';
const INDEX_LAG_MS = 3000;
/**
 * How long the simulation waits for the deliveries to end: longer than all calls about one event
 * and the pauses between them take.
 */
const REST_MS = 80 * HOUR_MS;
const USERS = 3;
const endpointEvents = ['submission.succeeded', 'callback.disabled'] as const;

export interface CallbackPlan {
  seed: number;
  events: number;
}

export interface CallbackReport {
  seed: number;
  violation: Violation | undefined;
  faults: number;
  calls: number;
  moments: number;
  deliveries: Record<string, number>;
}

export class CallbackWorld implements CallingWorld {
  readonly clock = new VirtualClock(START);
  readonly seam: Seam;
  readonly tables: MemoryTables<TableName>;
  readonly queue: MemoryQueue;
  readonly ledger: CallbackLedger;
  readonly plan: CallbackPlan;
  private readonly faults: Faults;
  private readonly workers: CallWorkers;
  private readonly rows = new Map<string, DeliveryRow>();
  private readonly planned: string[] = [];
  private violation: Violation | undefined;
  private isOver = false;

  constructor(plan: CallbackPlan) {
    const { seed } = plan;
    this.plan = plan;
    this.faults = new Faults({ seed, rate: 0.01, killRate: 0.02 });
    const report = (rule: string, what: string) => (this.violation ??= new Violation(rule, what));
    this.seam = {
      ...{ clock: this.clock, faults: this.faults, outages: this.outages(), isAnswer },
      broken: (error) => report('simulation', String(error)),
      newSkew: createSkews(seed),
    };
    const lag = new Chance(seed, 'index');
    this.queue = createMemoryQueue({ now: () => this.clock.time });
    this.ledger = new CallbackLedger((rule, what) => void report(rule, what));
    this.tables = createMemoryTables({
      definitions: tableDefinitions,
      now: () => this.clock.time,
      indexLagMs: () => lag.between(20, INDEX_LAG_MS),
      pageItems: 100,
      onChange: (change) => this.onChange(change),
    });
    this.workers = new CallWorkers(this);
  }

  async run(): Promise<CallbackReport> {
    const fail = (error: unknown) => {
      this.violation ??= new Violation(
        'simulation',
        error instanceof Error ? (error.stack ?? '') : '',
      );
    };
    void this.live().then(() => (this.isOver = true), fail);
    await this.clock.run(() => this.isOver || this.violation !== undefined).catch(fail);
    const deliveries: Record<string, number> = {};
    for (const { status } of this.rows.values()) deliveries[status] = (deliveries[status] ?? 0) + 1;
    return {
      ...{ seed: this.plan.seed, violation: this.violation, faults: this.faults.struck.length },
      ...{ calls: this.ledger.calls, moments: this.clock.events, deliveries },
    };
  }

  get isBusy(): boolean {
    return [...this.rows.values()].some(({ status }) => status === 'waiting') || this.isUntold;
  }

  private get isUntold(): boolean {
    return this.ledger.receivers.some(({ endpointId }) => {
      const { disabledAt, disabledEvents } = this.ledger.of(endpointId);
      return disabledAt !== undefined && disabledEvents.size === 0;
    });
  }

  async receive(by: Process, address: string, id: string) {
    const [, endpointId = ''] = /#(.*)$/.exec(this.endpointAt(address)) ?? [];
    const { receiver } = this.ledger.of(endpointId);
    const call = { eventId: id, at: this.clock.time, by };
    const number = this.ledger.begin(endpointId, call);
    const sinceMs = this.clock.time - Date.parse(START);
    const of = { seed: this.plan.seed, eventId: id, call: number, sinceMs };
    const reply = replyOf(receiver.temper, of);
    this.clock.in(reply.afterMs, () => {
      this.ledger.end(endpointId, call, { reply, isHeard: false });
    });
    await by.wait(reply.afterMs + 1);
    // If the worker is killed before its invocation ends, its answer is lost and the receiver may
    // be called again. Otherwise the answer counts as received by the service.
    this.workers.afterInvocation(by, () => {
      this.ledger.end(endpointId, call, { reply, isHeard: true });
    });
    return reply.answer;
  }

  private readonly addresses = new Map<string, string>();
  private endpointAt(address: string): string {
    return this.addresses.get(address) ?? '';
  }

  private async live(): Promise<void> {
    await this.settle();
    this.workers.open();
    const { events, seed } = this.plan;
    const isLong = seed % 4 === 0;
    const chance = new Chance(seed, 'events');
    const courseMs = isLong ? longWorldMs : troubleMs;
    // The first events come one at a time. Of the later events some come at once and most within
    // two hours. In a simulation of several days some events come on later days.
    for (let number = 0; number < events; number += 1) {
      const late = isLong && number % 4 === 0 ? courseMs : 2 * HOUR_MS;
      const isBurst = number % 5 === 0;
      const at = number < USERS ? 1000 : 60_000 + (isBurst ? 0 : chance.between(0, late));
      this.clock.in(at, () => void this.happen(number));
    }
    // A failed delivery can be replayed within seven days.
    await this.clock.wait(troubleMs + REST_MS);
    await this.replay();
    await this.clock.wait(courseMs - troubleMs + REST_MS);
    await this.replay();
    await this.clock.wait(REST_MS);
    this.ledger.checkEnd(this.rows, this.planned);
  }

  private userOf = (number: number) => `user-${number % USERS}`;

  private async settle(): Promise<void> {
    const ids = createIds(this.plan.seed, 'endpoints', this.clock.now);
    const by = { client: this.tables.client, table: 'callbacks', now: this.clock.now };
    const secret = () => 'whsec_c2ltdWxhdGVkIHNlY3JldCBvZiBhIHJlY2VpdmVy';
    const store = createEndpointStore({ ...by, newId: ids.newId, newSecret: secret });
    for (const [number, temper] of tempers.entries()) {
      const userId = this.userOf(number);
      const address = `https://${temper}.example/${number}`;
      const chosen = { address, events: [...endpointEvents] };
      const { endpoint } = await store.create(userId, chosen);
      this.addresses.set(address, `${userId}#${endpoint.id}`);
      this.ledger.open({ userId, endpointId: endpoint.id, temper });
    }
  }

  /**
   * Writes one event for each user and plans the event's deliveries. Repeats both until they
   * succeed, as a stream does.
   */
  private async happen(number: number): Promise<void> {
    const { seed } = this.plan;
    const { newId } = createIds(seed, `event ${number}`, this.clock.now);
    const submissionId = newId();
    const event = {
      id: eventId(submissionId, 2, 'submission.succeeded'),
      type: 'submission.succeeded' as const,
      timestamp: this.clock.now().toISOString(),
      data: {
        submissionId,
        version: 2,
        status: 'success' as const,
        failureReason: null,
        attempt: 1,
      },
    };
    for (let user = 0; user < USERS; user += 1) {
      await this.write({ ...event, userId: this.userOf(user) }, `writer ${number} of ${user}`);
    }
    this.planned.push(event.id);
  }

  private async write(
    event: Parameters<ReturnType<typeof createDeliveryPlanning>>[0],
    name: string,
  ): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      const by = new Process(this.seam);
      const { client, queues } = this.workers.clientsOf(by);
      const plan = createDeliveryPlanning(
        { client, table: 'callbacks', now: by.now },
        createCallbackQueue({ client: queues, queueUrl: 'callbacks' }),
      );
      const { userId, ...stored } = event;
      const done = await by
        .invoke(`${name}, try ${tries}`, functionSeconds.events, async () => {
          await createEventStore({ client, table: 'events', now: by.now }).write(userId, stored);
          await plan(event);
        })
        .catch(() => undefined);
      if (done) return;
      await this.clock.wait(1000 * tries);
    }
  }

  /**
   * Replays all failed deliveries on behalf of their owners, after the receivers have begun to
   * accept every call.
   */
  private async replay(): Promise<void> {
    const client = this.tables.client;
    const queue = createCallbackQueue({
      ...{ client: this.workers.quietQueue(), queueUrl: 'callbacks' },
    });
    const log = createDeliveryLog({ client, table: 'callbacks', now: this.clock.now, queue });
    for (const { userId, endpointId } of this.ledger.receivers) {
      const what = { which: 'failed' as const, since: new Date(0) };
      let nextToken: string | undefined;
      do {
        ({ nextToken } = await log.replay({ userId, endpointId }, { ...what, nextToken }));
      } while (nextToken !== undefined);
    }
    this.workers.pump();
  }

  private onChange({ table, after }: Change): void {
    if (table === 'events' && after?.['type'] === 'callback.disabled') {
      const { id, data } = after as { id: string; data: { callbackId: string } };
      this.ledger.of(data.callbackId).disabledEvents.add(id);
    }
    if (table !== 'callbacks' || !after) return;
    const sortKey = String(after['sortKey']);
    if (sortKey.startsWith('delivery#')) {
      const row = after as unknown as DeliveryRow;
      this.rows.set(`${row.eventId} ${row.endpointId}`, row);
      this.ledger.onDelivery(row);
    }
    if (sortKey.startsWith('endpoint#') && after['disabledAt'] !== undefined) {
      this.ledger.onHealth(sortKey.slice('endpoint#'.length), after);
    }
  }

  /** Two outages: up to an hour without tables, and up to an hour without the queue. */
  private outages(): Outage[] {
    const chance = new Chance(this.plan.seed, 'outages');
    return (['tables', 'queue'] as const).map((what) => {
      const from = Date.parse(START) + chance.between(0, 20 * HOUR_MS);
      return { what, from, to: from + chance.between(60_000, HOUR_MS) };
    });
  }
}
