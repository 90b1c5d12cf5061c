/**
 * Counts how many calls of a user go to one host within a window of time, over all endpoints and
 * ports, with one item for each limit.
 */
import type { HostCallsRow } from '../../../contract/callbacks.ts';
import { updateIf } from '../dynamodb/conditional-write.ts';
import { readItem } from '../dynamodb/read-items.ts';
import { hostCallsKey, type CallbackTable, type HostWindow } from './callback-table.ts';

const KEPT_SECONDS = 3600;

export function readHostCalls(
  table: CallbackTable,
  window: HostWindow,
): Promise<HostCallsRow | undefined> {
  return readItem<HostCallsRow>(table, hostCallsKey(window));
}

/**
 * Counts a call, with one write, or two for the first call of a window.
 * @returns false if no more calls are allowed in this window.
 */
export async function takeHostCall(
  { client, table, now }: CallbackTable,
  window: HostWindow,
): Promise<boolean> {
  const { seconds, most } = window.limit;
  const time = Math.floor(now().getTime() / 1000);
  const ended = time - seconds;
  const shared = { TableName: table, Key: hostCallsKey(window) };
  const counted = await updateIf(client, {
    ...shared,
    UpdateExpression: 'SET calls = calls + :one',
    ConditionExpression: 'beganAt > :ended AND calls < :most',
    ExpressionAttributeValues: { ':one': 1, ':ended': ended, ':most': most },
  });
  if (counted) return true;
  const begun = await updateIf(client, {
    ...shared,
    UpdateExpression: 'SET beganAt = :time, calls = :one, expiresAt = :expiresAt',
    ConditionExpression: 'attribute_not_exists(beganAt) OR beganAt <= :ended',
    ExpressionAttributeValues: {
      ...{ ':one': 1, ':time': time, ':ended': ended },
      ':expiresAt': time + seconds + KEPT_SECONDS,
    },
  });
  return begun !== undefined;
}

/**
 * Subtracts a call that was counted but must not count. If a new time window has begun in the
 * meantime, the call is subtracted from the new window.
 */
export async function returnHostCall(
  { client, table }: CallbackTable,
  window: HostWindow,
): Promise<void> {
  await updateIf(client, {
    TableName: table,
    Key: hostCallsKey(window),
    UpdateExpression: 'SET calls = calls - :one',
    ConditionExpression: 'calls > :none',
    ExpressionAttributeValues: { ':one': 1, ':none': 0 },
  });
}
