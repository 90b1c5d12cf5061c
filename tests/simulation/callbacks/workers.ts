/**
 * Runs the functions that deliver callbacks: instances of the function that handles queue messages,
 * and the scheduled sweep.
 */
import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';
import { GetCommand, QueryCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { CallbackMessage } from '../../../contract/callbacks.ts';
import { deliver } from '../../../functions/callbacks/deliver.ts';
import { wireCallbacks } from '../../../functions/callbacks/wire-callbacks.ts';
import { sweep } from '../../../functions/callback-sweep/sweep.ts';
import { wireSweep } from '../../../functions/callback-sweep/wire-sweep.ts';
import { Chance } from '../world/chance.ts';
import { createIds } from '../world/ids.ts';
import { Process, type Seam } from '../world/process.ts';
import type { GuardedCall } from '../../../functions/network/guarded-call.ts';
import type { MemoryQueue } from '../cloud/memory-queue.ts';
import type { MemoryTables } from '../cloud/memory-tables.ts';
import type { VirtualClock } from '../world/clock.ts';
import { mostOfUser } from './ledger.ts';
import { MINUTE_MS } from '../../../contract/time-units.ts';
import {
  callbackDeliveries,
  callbackHiddenSeconds,
  functionSeconds,
} from '../../../infra/function-limits.ts';

const CALLS_AT_ONCE = 20;

export const environment = {
  CALLBACKS_TABLE: 'callbacks',
  CALLBACK_QUEUE_URL: 'callbacks',
  EVENTS_TABLE: 'events',
  SUBMISSIONS_TABLE: 'submissions',
  ACCOUNTS_TABLE: 'accounts',
  ORIGINS_TABLE: 'origins',
  FOLLOW_UPS_TABLE: 'followUps',
  TARGET_FORMS_TABLE: 'targetForms',
  CIRCUIT_BREAKER_TABLE: 'circuitBreakers',
  PLACES_OF_USER: String(mostOfUser),
  SITE_URL: 'https://site.example',
};

/** The parts of the simulated world that the workers need. */
export interface CallingWorld {
  clock: VirtualClock;
  seam: Seam;
  tables: Pick<MemoryTables, 'apply'>;
  queue: MemoryQueue;
  plan: { seed: number };
  /** Whether a delivery is still waiting, so that the sweep has work. */
  readonly isBusy: boolean;
  /**
   * Makes one call of a receiver. Returns the receiver's answer if the calling process is not
   * killed before.
   */
  receive(by: Process, address: string, id: string): ReturnType<GuardedCall>;
}

export class CallWorkers {
  private readonly world: CallingWorld;
  private readonly ends = new Map<Process, () => void>();
  private busy = 0;
  private receipts = 0;
  private isPumping = false;

  constructor(world: CallingWorld) {
    this.world = world;
  }

  open(): void {
    const { clock } = this.world;
    const tick = (run: number): void => {
      // Skips the sweep while no delivery waits. In a simulation of several days this is most of
      // the time.
      if (this.world.isBusy) void this.sweepOnce(run);
      clock.in(MINUTE_MS, () => tick(run + 1));
    };
    tick(1);
  }

  pump(): void {
    if (this.isPumping) return;
    this.isPumping = true;
    this.world.clock.in(10, () => {
      this.isPumping = false;
      this.take();
    });
  }

  /** Calls `then` when the invocation has ended, unless its process was killed before. */
  afterInvocation(by: Process, then: () => void): void {
    this.ends.set(by, then);
  }

  clientsOf(by: Process): { client: DynamoDBDocumentClient; queues: SQSClient } {
    const { tables, plan } = this.world;
    const isRead = (command: unknown) =>
      command instanceof GetCommand || command instanceof QueryCommand;
    const chance = new Chance(plan.seed, `copies of ${this.receipts}`);
    const client = {
      send: (command: unknown) => by.call('tables', !isRead(command), () => tables.apply(command)),
    };
    const queues = {
      send: (command: unknown) =>
        by.call('queue', true, () => this.enqueue(command, chance.is(0.03) ? 2 : 1)),
    };
    return {
      client: client as unknown as DynamoDBDocumentClient,
      queues: queues as unknown as SQSClient,
    };
  }

  /** A queue client without faults and latency. */
  quietQueue(): SQSClient {
    return { send: async (command: unknown) => this.enqueue(command, 1) } as unknown as SQSClient;
  }

  private enqueue(command: unknown, copies: number): object {
    if (!(command instanceof SendMessageCommand)) throw new Error('The queue knows only sends');
    const { MessageBody: body = '', MessageGroupId: group = '', DelaySeconds } = command.input;
    for (let copy = 0; copy < copies; copy += 1) {
      this.world.queue.send({ body, group, delaySeconds: DelaySeconds ?? 0 });
    }
    this.pump();
    return {};
  }

  private take(): void {
    const { clock, queue, plan } = this.world;
    const chance = new Chance(plan.seed, `receipt ${this.receipts}`);
    while (this.busy < CALLS_AT_ONCE) {
      const [message] = queue.receive({
        ...{
          limit: 1,
          visibilitySeconds: callbackHiddenSeconds,
          maxReceiveCount: callbackDeliveries,
        },
        pick: (choices) => chance.between(0, choices),
      });
      if (!message) break;
      this.receipts += 1;
      void this.handle(message);
    }
    const next = queue.nextVisibleAt();
    if (next !== undefined && this.busy < CALLS_AT_ONCE)
      clock.in(next - clock.time, () => this.pump());
  }

  private async handle(message: ReturnType<MemoryQueue['receive']>[number]) {
    const { world } = this;
    this.busy += 1;
    const by = new Process(world.seam);
    const label = `call ${message.body}, receipt ${this.receipts}`;
    const { newToken, random } = createIds(world.plan.seed, label, by.now);
    const { client, queues } = this.clientsOf(by);
    const delivering = wireCallbacks({
      ...{ environment, client, queues, now: by.now, random, newClaim: newToken },
      call: ({ address, headers }) => world.receive(by, address, headers['webhook-id'] ?? ''),
    });
    const work = () => deliver(JSON.parse(message.body) as CallbackMessage, delivering);
    const done = await by.invoke(label, functionSeconds.callbacks, work).catch(() => undefined);
    if (done) {
      world.queue.remove(message.receiptHandle);
      this.ends.get(by)?.();
    }
    this.ends.delete(by);
    this.busy -= 1;
    this.pump();
  }

  private async sweepOnce(run: number): Promise<void> {
    const by = new Process(this.world.seam);
    const logger = { error: () => undefined };
    const sweeping = wireSweep({ environment, ...this.clientsOf(by), logger, now: by.now });
    const work = () => sweep({ ...sweeping, hasTime: () => true });
    await by.invoke(`sweep ${run}`, functionSeconds.callbackSweep, work).catch(() => undefined);
  }
}
