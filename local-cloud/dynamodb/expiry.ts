/**
 * Time to live: deletes expired rows once a minute; DynamoDB may take days. The table's stream
 * marks these deletions as made by the service.
 */
import { MINUTE_MS } from '../../contract/time-units.ts';
import type { Engine } from './engine.ts';
import type { StreamedTable, StreamedWrites } from './writes.ts';

const SWEEP_INTERVAL_MS = MINUTE_MS;

export interface ExpiryOptions {
  engine: Engine;
  writes: StreamedWrites;
  table: StreamedTable;
  attribute: string;
}

/** @returns a function that stops the deletions. */
export function startExpiry(options: ExpiryOptions): () => void {
  let sweeping: Promise<void> | undefined;
  let isStopped = false;
  const timer = setInterval(() => {
    sweeping ??= sweepExpired(options, new Date())
      .catch((error: unknown) => {
        // After the stop the engine may already be closed and refuse to delete expired rows; such
        // errors are ignored.
        if (!isStopped) throw error;
      })
      .finally(() => (sweeping = undefined));
  }, SWEEP_INTERVAL_MS);
  timer.unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}

/** Deletes every row whose expiry time is before `now`. */
export async function sweepExpired(options: ExpiryOptions, now: Date): Promise<void> {
  const { engine, writes, table, attribute } = options;
  const seconds = Math.floor(now.getTime() / 1000);
  let startKey: unknown;
  do {
    const { body } = await engine.call('Scan', {
      TableName: table.name,
      FilterExpression: '#expiry < :now',
      ExpressionAttributeNames: { '#expiry': attribute },
      ExpressionAttributeValues: { ':now': { N: String(seconds) } },
      ...(startKey ? { ExclusiveStartKey: startKey } : {}),
    });
    for (const item of body.Items ?? []) {
      const Key = Object.fromEntries(table.keyAttributes.map((name) => [name, item[name]]));
      await writes.write(table, 'DeleteItem', { TableName: table.name, Key }, true);
    }
    startKey = body['LastEvaluatedKey'];
  } while (startKey);
}
