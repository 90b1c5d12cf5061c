/**
 * Reads and writes deliveries, for the function that calls the endpoints. A worker claims a
 * delivery before its call, so of two workers with the same message only one makes the call.
 */
import {
  callbackLimits,
  type CallbackMessage,
  type CallResult,
  type DeliveryRow,
  type DeliveryStatus,
} from '../../../contract/callbacks.ts';
import { DAY_SECONDS } from '../../../contract/time-units.ts';
import { updateIf } from '../dynamodb/conditional-write.ts';
import { deliveryKey, readDelivery, type CallbackTable } from './callback-table.ts';
import { firstLook } from './delivery-rows.ts';
import { placeSeconds } from './place-rules.ts';

export interface CallOutcome {
  /** The delivery's next state: the time of another call, or its final status. */
  next: Date | Exclude<DeliveryStatus, 'waiting'>;
  last: CallResult;
  /** The beginning of the receiver's answer, without the lead's values. */
  answer?: string | undefined;
}

export interface DeliveryStore {
  read(message: CallbackMessage): Promise<DeliveryRow | undefined>;
  /**
   * Claims a delivery whose call is due, so that no other worker makes this call.
   * @returns false if the delivery has changed since it was read.
   */
  claim(delivery: DeliveryRow, claim: string): Promise<boolean>;
  /**
   * Records the result of a call.
   * @returns false if the claim has ended.
   */
  record(delivery: DeliveryRow, claim: string, outcome: CallOutcome): Promise<boolean>;
  /**
   * Postpones a delivery that no worker has claimed.
   * @returns false if the delivery has changed since it was read.
   */
  postpone(delivery: DeliveryRow, until: Date): Promise<boolean>;
  /** Ends a delivery without a call, if no worker has claimed it. */
  end(delivery: DeliveryRow, status: 'missed' | 'failed'): Promise<void>;
}

export function createDeliveryStore(table: CallbackTable): DeliveryStore {
  return {
    read: (message) => readDelivery(table, message),
    claim: (delivery, claim) => claimCall(table, delivery, claim),
    record: (delivery, claim, outcome) => record(table, delivery, { claim, ...outcome }),
    postpone: (delivery, until) =>
      write(table, delivery, {
        update: 'SET attemptAt = :until, dueAt = :dueAt REMOVE looks',
        condition: unclaimed,
        values: {
          ...seen(table, delivery),
          ':until': until.toISOString(),
          ':dueAt': firstLook(until, table.now()),
        },
      }),
    end: async (delivery, status) => {
      await write(table, delivery, {
        update: 'SET #status = :status REMOVE attemptAt, dueShard, dueAt, looks, answer',
        condition: unclaimed,
        values: { ...seen(table, delivery), ':status': status },
      });
    },
  };
}

/**
 * The condition of a write: the delivery still waits for the call for which it was read, and no
 * other worker makes that call.
 */
const unclaimed =
  '#status = :waiting AND attemptAt = :attemptAt AND (attribute_not_exists(claimedUntil) OR claimedUntil < :now)';
const seen = ({ now }: CallbackTable, { attemptAt = '' }: DeliveryRow) => ({
  ':waiting': 'waiting',
  ':attemptAt': attemptAt,
  ':now': now().toISOString(),
});

function claimCall(table: CallbackTable, delivery: DeliveryRow, claim: string): Promise<boolean> {
  const until = new Date(table.now().getTime() + placeSeconds * 1000);
  return write(table, delivery, {
    update: 'SET claim = :claim, claimedUntil = :until, dueAt = :dueAt',
    condition: unclaimed,
    values: {
      ...seen(table, delivery),
      ':claim': claim,
      ':until': until.toISOString(),
      ':dueAt': until.toISOString(),
    },
  });
}

interface Recorded extends CallOutcome {
  claim: string;
}

async function record(
  table: CallbackTable,
  delivery: DeliveryRow,
  recorded: Recorded,
): Promise<boolean> {
  const { answer } = recorded;
  if (answer === undefined || delivery.leadErased) return recordCall(table, delivery, recorded);
  const isKept = await recordCall(
    table,
    delivery,
    recorded,
    ' AND attribute_not_exists(leadErased)',
  );
  return isKept || recordCall(table, delivery, { ...recorded, answer: undefined });
}

function recordCall(
  table: CallbackTable,
  delivery: DeliveryRow,
  { claim, next, last, answer }: Recorded,
  unlessErased = '',
): Promise<boolean> {
  const again = next instanceof Date ? next : undefined;
  const days = callbackLimits.answerDays;
  const set = [
    ...['#status = :status', '#last = :last', 'calls = :calls'],
    ...(answer === undefined ? [] : ['answer = :answer']),
    ...(again ? ['attemptAt = :attemptAt', 'dueAt = :dueAt'] : ['expiresAt = :expiresAt']),
  ];
  const removed = [
    ...['claim', 'claimedUntil', 'looks'],
    ...(answer === undefined ? ['answer'] : []),
    ...(again ? [] : ['attemptAt', 'dueShard', 'dueAt']),
  ];
  return write(table, delivery, {
    update: `SET ${set.join(', ')} REMOVE ${removed.join(', ')}`,
    condition: `claim = :claim${unlessErased}`,
    values: {
      ':claim': claim,
      ':status': next instanceof Date ? 'waiting' : next,
      ':last': last,
      ':calls': delivery.calls + 1,
      ...(answer !== undefined && { ':answer': answer }),
      ...(again
        ? { ':attemptAt': again.toISOString(), ':dueAt': firstLook(again, table.now()) }
        : { ':expiresAt': Math.floor(table.now().getTime() / 1000) + days * DAY_SECONDS }),
    },
    names: { '#last': 'last' },
  });
}

async function write(
  { client, table }: CallbackTable,
  delivery: DeliveryRow,
  {
    update,
    condition,
    values,
    names = {},
  }: {
    update: string;
    condition: string;
    values: Record<string, unknown>;
    names?: Record<string, string>;
  },
): Promise<boolean> {
  const isStatusNamed = `${update} ${condition}`.includes('#status');
  const written = await updateIf(client, {
    TableName: table,
    Key: deliveryKey(delivery),
    UpdateExpression: update,
    ConditionExpression: condition,
    ExpressionAttributeNames: { ...(isStatusNamed && { '#status': 'status' }), ...names },
    ExpressionAttributeValues: values,
  });
  return written !== undefined;
}
