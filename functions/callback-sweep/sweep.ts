/**
 * One run: sends the queue messages of calls that are due or late, notifies the owners of disabled
 * endpoints, and checks the users' alert rules that are due.
 */
import type { Logger } from '@aws-lambda-powertools/logger';
import { asError } from '../../contract/errors.ts';
import { eventId, type CallbackEvent } from '../../contract/events.ts';
import { alertShard } from '../stores/alerts/alert-rows.ts';
import type { CallbackQueue } from '../stores/callbacks/callback-queue.ts';
import { disabledShard, dueShards } from '../stores/callbacks/callback-table.ts';
import type { DisabledEndpoint, DueCallbacks, DueItem } from '../stores/callbacks/due-callbacks.ts';
import type { PlanDeliveries } from '../stores/callbacks/plan-deliveries.ts';
import type { EventStore } from '../stores/events/event-store.ts';

export interface Sweeping {
  due: DueCallbacks;
  queue: CallbackQueue;
  events: Pick<EventStore, 'write'>;
  plan: PlanDeliveries;
  /** Requests an e-mail to the user. */
  tell: (userId: string) => Promise<void>;
  /**
   * Checks the user's alert rules.
   * @returns how many changes of alerts were reported.
   */
  lookAtAlerts: (userId: string) => Promise<number>;
  logger: Pick<Logger, 'error'>;
  now: () => Date;
  hasTime: () => boolean;
}

export interface SweepReport {
  sent: number;
  notices: number;
  alerted: number;
  failed: number;
}

const AT_ONCE = 25;

/**
 * Handles all shards of the index at the same time, so that one user's many deliveries delay only
 * the users in the same shard.
 */
export async function sweep(sweeping: Sweeping): Promise<SweepReport> {
  const report = { sent: 0, notices: 0, alerted: 0, failed: 0 };
  await Promise.all([
    ...dueShards.map((shard) => handleAll(shard, sweeping, report, sendMessage)),
    handleAll(disabledShard, sweeping, report, tellDisabled),
    handleAll(alertShard, sweeping, report, lookAt),
  ]);
  return report;
}

type Handle = (item: DueItem, sweeping: Sweeping) => Promise<keyof SweepReport | undefined>;

async function handleAll(
  shard: string,
  sweeping: Sweeping,
  report: SweepReport,
  handle: Handle,
): Promise<void> {
  for await (const page of sweeping.due.pages(shard)) {
    for (let start = 0; start < page.length; start += AT_ONCE) {
      if (!sweeping.hasTime()) return;
      const done = await Promise.all(
        page.slice(start, start + AT_ONCE).map((item) => guarded(item, sweeping, handle)),
      );
      for (const name of done) if (name) report[name] += 1;
    }
  }
}

/**
 * If one item fails, the other items are still handled, and the next run tries the failed one
 * again.
 */
async function guarded(
  item: DueItem,
  sweeping: Sweeping,
  handle: Handle,
): Promise<keyof SweepReport | undefined> {
  try {
    return await handle(item, sweeping);
  } catch (error: unknown) {
    sweeping.logger.error('A due callback was not handled', { error: asError(error) });
    return 'failed';
  }
}

/**
 * The message is sent before the sending is recorded: a crash between the two sends the message
 * twice, but never loses it.
 */
async function sendMessage(item: DueItem, { due, queue, now }: Sweeping) {
  const delivery = await due.read(item);
  if (!delivery) return undefined;
  const { userId, endpointId, eventId: event, isReplay, attemptAt = '' } = delivery;
  const delaySeconds = Math.max(0, (Date.parse(attemptAt) - now().getTime()) / 1000 || 0);
  await queue.send({ userId, endpointId, eventId: event }, { delaySeconds, isReplay });
  await due.lookLater(delivery);
  return 'sent';
}

async function lookAt({ userId }: DueItem, { lookAtAlerts }: Sweeping) {
  return (await lookAtAlerts(userId)) > 0 ? 'alerted' : undefined;
}

async function tellDisabled(item: DueItem, { due, events, plan, tell }: Sweeping) {
  const endpoint = await due.readDisabled(item);
  if (!endpoint) return undefined;
  const event = disabledEvent(endpoint);
  await events.write(endpoint.userId, event);
  await plan({ ...event, userId: endpoint.userId });
  await tell(endpoint.userId);
  await due.markTold(endpoint);
  return 'notices';
}

function disabledEvent({ endpointId, disabledAt, host }: DisabledEndpoint): CallbackEvent {
  // An endpoint has no version number. So the event's version is the time at which the endpoint was
  // disabled, which grows each time.
  const version = Date.parse(disabledAt);
  return {
    id: eventId(endpointId, version, 'callback.disabled'),
    type: 'callback.disabled',
    timestamp: disabledAt,
    data: { callbackId: endpointId, version, host },
  };
}
