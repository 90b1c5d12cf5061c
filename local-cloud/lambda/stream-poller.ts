/**
 * The event source between a table's stream and a function: delivers batches in order, one at a
 * time. A failed batch is retried from its first failed record, and split in halves if so
 * configured. After the last retry, the batch's remaining records go to the failure queue, so that
 * later records can be delivered.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { StreamRecord, TableStream } from '../dynamodb/stream.ts';
import type { Poller } from './queue-poller.ts';
import type { InvocationResult } from './runner.ts';
import { failedItemsOf } from './payload.ts';

export interface StreamPollerOptions {
  stream: TableStream;
  batchSize: number;
  /** The maximum number of retries of a batch; a negative value means no limit. */
  maximumRetries: number;
  /** The maximum age of a record in seconds; a negative value means no limit. */
  maximumAgeSeconds: number;
  bisects: boolean;
  reportsItemFailures: boolean;
  retryDelayMs?: number;
  accepts: (record: StreamRecord) => boolean;
  invoke: (event: unknown) => Promise<InvocationResult>;
  setAside: (records: StreamRecord[], attempts: number) => Promise<void>;
}

export function startStreamPoller(options: StreamPollerOptions): Poller {
  const pending: StreamRecord[] = [];
  let stopped = false;
  let draining: Promise<void> | undefined;

  async function drain(): Promise<void> {
    while (pending.length > 0 && !stopped) {
      await deliver(options, pending.splice(0, options.batchSize), () => stopped);
    }
  }

  options.stream.subscribe((record) => {
    if (stopped || !options.accepts(record)) return;
    pending.push(record);
    // The poller waits a moment, so that simultaneous writes are delivered in one batch.
    draining ??= sleep(1)
      .then(drain)
      .finally(() => (draining = undefined));
  });
  return {
    stop: () => {
      stopped = true;
    },
  };
}

async function deliver(
  options: StreamPollerOptions,
  batch: StreamRecord[],
  isStopped: () => boolean,
): Promise<void> {
  let rest = batch;
  for (let attempt = 1; rest.length > 0 && !isStopped(); attempt += 1) {
    const failedAt = await firstFailure(options, rest);
    if (failedAt === undefined) return;
    rest = rest.slice(failedAt);
    if (isSpent(options, rest, attempt)) {
      // Records that can't be sent to the failure queue are lost, as on AWS. When the cloud stops,
      // the queue may already be closed.
      await options.setAside(rest, attempt).catch(() => undefined);
      return;
    }
    if (options.bisects && rest.length > 1) {
      const middle = Math.ceil(rest.length / 2);
      await deliver(options, rest.slice(0, middle), isStopped);
      await deliver(options, rest.slice(middle), isStopped);
      return;
    }
    await sleep((options.retryDelayMs ?? 200) * 2 ** Math.min(attempt - 1, 6));
  }
}

/** The position of the first failed record in the batch; undefined if all records succeeded. */
async function firstFailure(
  { invoke, reportsItemFailures }: StreamPollerOptions,
  batch: StreamRecord[],
): Promise<number | undefined> {
  const result = await invoke({ Records: batch }).catch(() => undefined);
  if (!result || result.functionError) return 0;
  const items = failedItemsOf(result.payload);
  if (!reportsItemFailures || !items || items.length === 0) return undefined;
  const positions = items.map(({ itemIdentifier }) =>
    batch.findIndex(({ dynamodb }) => dynamodb.SequenceNumber === itemIdentifier),
  );
  return Math.max(0, Math.min(...positions));
}

function isSpent(options: StreamPollerOptions, rest: StreamRecord[], attempt: number): boolean {
  const { maximumRetries, maximumAgeSeconds } = options;
  const oldest = rest[0]?.dynamodb.ApproximateCreationDateTime ?? 0;
  const tooOld = maximumAgeSeconds >= 0 && Date.now() / 1000 - oldest > maximumAgeSeconds;
  const mayBisect = options.bisects && rest.length > 1;
  return tooOld || (maximumRetries >= 0 && attempt > maximumRetries && !mayBisect);
}
