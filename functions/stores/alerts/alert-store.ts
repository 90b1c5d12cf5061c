/**
 * A user's alert rules, for their owner. When the owner changes a rule, the rule keeps what the
 * callback sweep, which checks alerts every minute, has found.
 */
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import {
  kindsWithHours,
  type AlertChannel,
  type AlertRow,
  type AlertSettings,
} from '../../../contract/alerts.ts';
import { updateIf } from '../dynamodb/conditional-write.ts';
import type { CallbackTable } from '../callbacks/callback-table.ts';
import { alertKey, alertShard, lookKey, readAlerts, type AlertKey } from './alert-rows.ts';

export interface AlertTable extends CallbackTable {
  /** Creates a UUIDv7. */
  newId: () => string;
}

export interface AlertChoice extends AlertKey {
  isOn: boolean;
  settings: AlertSettings;
  channels: readonly AlertChannel[];
  /** The working hours, if the rule counts only working hours. */
  working?: AlertRow['working'];
}

export interface AlertStore {
  list(userId: string): Promise<AlertRow[]>;
  /** Adds a rule, or changes the user's rule of the same kind and form. */
  set(choice: AlertChoice): Promise<AlertRow>;
  remove(key: AlertKey): Promise<void>;
  /** Removes the rules of a form that is deleted. */
  removeOfForm(userId: string, formId: string): Promise<void>;
  /** Removes the rules of a user whose account is deleted. */
  removeAll(userId: string): Promise<void>;
}

export function createAlertStore(table: AlertTable): AlertStore {
  return {
    list: (userId) => readAlerts(table, userId),
    set: (choice) => set(table, choice),
    remove: (key) => deleteItem(table, alertKey(key)),
    removeOfForm: async (userId, formId) => {
      const rules = await readAlerts(table, userId);
      for (const rule of rules) if (rule.formId === formId) await deleteItem(table, alertKey(rule));
    },
    removeAll: async (userId) => {
      for (const rule of await readAlerts(table, userId)) await deleteItem(table, alertKey(rule));
      await deleteItem(table, lookKey(userId));
    },
  };
}

/**
 * The rule is written before a check of the user's rules is requested. In the other order the
 * callback sweep could find no rule and end the user's checks, and the new rule would not be
 * checked.
 */
async function set(
  table: AlertTable,
  { isOn, settings, channels, working, ...key }: AlertChoice,
): Promise<AlertRow> {
  const { kind, formId } = key;
  const values = {
    ...{ kind, isOn, channels, ...settings },
    ...(formId !== undefined && { formId }),
    ...(working && { working }),
  };
  const names = Object.keys(values);
  const waits = isOn && kindsWithHours.includes(kind);
  const set = [
    ...names.map((name) => `#${name} = :${name}`),
    'id = if_not_exists(id, :newId)',
    // The version is raised, so that the callback sweep can't write a result that is based on the
    // rule's former settings.
    '#version = if_not_exists(#version, :none) + :one',
    ...(waits ? ['heardAt = if_not_exists(heardAt, :now)'] : []),
  ];
  const removed = isOn ? '' : ' REMOVE isRaised, untold, heardAt, readUntil';
  const written = await updateIf(table.client, {
    TableName: table.table,
    Key: alertKey(key),
    UpdateExpression: `SET ${set.join(', ')}${removed}`,
    // `updateIf` needs a condition. This condition is always true.
    ConditionExpression: 'attribute_exists(sortKey) OR attribute_not_exists(sortKey)',
    ExpressionAttributeNames: {
      ...Object.fromEntries(names.map((name) => [`#${name}`, name])),
      '#version': 'version',
    },
    ExpressionAttributeValues: {
      ...Object.fromEntries(Object.entries(values).map(([name, value]) => [`:${name}`, value])),
      ...{ ':newId': table.newId(), ':none': 0, ':one': 1 },
      ...(waits && { ':now': table.now().toISOString() }),
    },
    ReturnValues: 'ALL_NEW',
  });
  await askForLook(table, key.userId);
  return written?.Attributes as AlertRow;
}

async function askForLook({ client, table, now }: AlertTable, userId: string): Promise<void> {
  await updateIf(client, {
    TableName: table,
    Key: lookKey(userId),
    UpdateExpression: 'SET watches = :true, dueShard = :shard, dueAt = :now',
    ConditionExpression: 'attribute_exists(sortKey) OR attribute_not_exists(sortKey)',
    ExpressionAttributeValues: {
      ...{ ':true': true, ':shard': alertShard, ':now': now().toISOString() },
    },
  });
}

async function deleteItem(
  { client, table }: AlertTable,
  Key: { userId: string; sortKey: string },
): Promise<void> {
  await client.send(new DeleteCommand({ TableName: table, Key }));
}
