/**
 * Writes of callbacks by roles that may write only some attributes. The code must write only
 * attributes that the policy allows, or AWS refuses the write. The local tables do not check this.
 */
import { expect, test } from '@jest/globals';
import type { DynamoDBDocumentClient, UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import type { AlertRow } from '../../../contract/alerts.ts';
import type { DeliveryRow } from '../../../contract/callbacks.ts';
import { askForLook, createAlertLooks } from '../../../functions/stores/alerts/alert-looks.ts';
import { newDelivery } from '../../../functions/stores/callbacks/delivery-rows.ts';
import { createDeliveryStore } from '../../../functions/stores/callbacks/delivery-store.ts';
import { createDueCallbacks } from '../../../functions/stores/callbacks/due-callbacks.ts';
import { createEndpointStore } from '../../../functions/stores/callbacks/endpoint-store.ts';
import { createEndpointHealth } from '../../../functions/stores/callbacks/endpoint-health.ts';
import { createDeliveryPlanning } from '../../../functions/stores/callbacks/plan-deliveries.ts';
import { anEvent } from '../../functions/builders.ts';
import { development } from '../synthesise.ts';
import { actionsOf, idOf, names, statementsOf } from '../template.ts';

const { template } = development;
const inputs: (Partial<UpdateCommandInput> & { Item?: object })[] = [];
const send = async ({ input }: { input: Partial<UpdateCommandInput> & { Item?: object } }) => {
  if (input.UpdateExpression !== undefined || input.Item) inputs.push(input);
  const id = '01a21593-2724-7029-a994-2999adda1832';
  const held = new Proxy({}, { get: () => ({ id: 'id' }) });
  const item = { userId: 'user', sortKey: 'x', id, events: [anEvent().type], held };
  return { Item: { ...item, disabledAt: undefined }, Items: [item] };
};
const client = { send } as unknown as DynamoDBDocumentClient;
const table = { client, table: 'table', now: () => new Date() };
const queue = { send: () => Promise.resolve() };

async function writtenBy(write: () => Promise<unknown>): Promise<string[]> {
  inputs.length = 0;
  await write();
  const written = inputs.flatMap(({ Item, ...update }) => {
    if (Item) return Object.keys(Item);
    const { UpdateExpression, ConditionExpression, ExpressionAttributeNames } = update;
    const text = `${UpdateExpression} ${ConditionExpression}`;
    const words = text.match(/(?<![:\w.])#?\w+(?!\w|\()/g) ?? [];
    return words
      .filter((word) => !/^(SET|REMOVE|AND|OR)$/.test(word))
      .map((word) => ExpressionAttributeNames?.[word] ?? word);
  });
  return [...new Set([...written, 'userId', 'sortKey'])];
}

function allowed(role: string, action: string): unknown {
  const id = idOf(template, 'AWS::DynamoDB::Table', 'CallbacksTable');
  const [statement] = statementsOf(template, role).filter(
    (one) => names(one.Resource, id) && actionsOf(one).includes(`dynamodb:${action}`),
  );
  return statement?.Condition?.['ForAllValues:StringEquals']?.['dynamodb:Attributes'];
}

const delivery: DeliveryRow = newDelivery(
  { userId: 'user', endpointId: 'one', eventId: 'event', type: 'submission.failed' },
  new Date(),
);
const rule: AlertRow = {
  ...{ userId: 'user', sortKey: 'alert#day_cap', id: 'id', kind: 'day_cap', isOn: true },
  ...{ channels: [], version: 1 },
};
const last = { at: '', milliseconds: 1 };

test('the callbacks function writes only the attributes that its role allows', async () => {
  const deliveries = createDeliveryStore(table);
  const health = createEndpointHealth(table);
  const key = { userId: 'user', endpointId: 'one' };
  const written = await writtenBy(async () => {
    await deliveries.claim(delivery, 'claim');
    await deliveries.record(delivery, 'claim', { next: 'failed', last, answer: 'no' });
    await deliveries.record(delivery, 'claim', { next: new Date(), last });
    await deliveries.postpone(delivery, new Date());
    await deliveries.end(delivery, 'missed');
    await health.takePlace({ key, host: 'host', isReplay: false, isTest: false });
    const until = new Date().toISOString();
    const ofUser = { name: 'place9', until } as const;
    await health.succeeded({ key, name: 'place0', until, ofUser }, 'asked');
    await health.failed({ key, name: 'place1', until, ofUser }, 'gone');
  });
  expect(written).toEqual(expect.arrayContaining(['answer', 'disabledAt', 'calls']));
  const attributes = allowed('CallbackDeliveryFunctionRole', 'UpdateItem');
  expect(attributes).toEqual(expect.arrayContaining(written));
  for (const kept of ['address', 'secret', 'events', 'host', 'pausedAt', 'formerSecret']) {
    expect(attributes).not.toContain(kept);
  }
});

test('functions that write events may write only deliveries and alert checks', async () => {
  const written = await writtenBy(() =>
    createDeliveryPlanning(table, queue)({ ...anEvent(), userId: 'user' }),
  );
  expect(written).toContain('attemptAt');
  const look = { userId: 'user', watches: true as const };
  const attributes = await writtenBy(async () => {
    await askForLook(table, look);
    await askForLook(table, { ...look, dueAt: '2026' });
  });
  expect(attributes).toEqual(expect.arrayContaining(['dueAt', 'askedFor']));
  expect(allowed('EventsFunctionRole', 'UpdateItem')).toEqual(expect.arrayContaining(attributes));
  expect(allowed('EventsFunctionRole', 'PutItem')).toEqual(expect.arrayContaining(written));
  expect(allowed('CallbackDeliverySweepRole', 'PutItem')).toEqual(expect.arrayContaining(written));
});

test("the callbacks' sweep writes only the attributes that its role allows", async () => {
  const due = createDueCallbacks(table);
  const written = await writtenBy(async () => {
    await due.lookLater(delivery);
    await due.markTold({ ...delivery, endpointId: 'one', disabledAt: 'then', host: 'host' });
    const looks = createAlertLooks(table);
    await looks.change(rule, { isRaised: true, untold: 'raised', raisedAt: '2026', changes: 1 });
    await looks.markTold(rule);
    const heard = { heardAt: new Date(), readUntil: new Date() };
    await looks.hear({ ...rule, heardAt: '2026' }, heard);
    await looks.settle({ userId: 'user', dueAt: '2026', askedFor: '2027' }, undefined, false);
  });
  expect(written).toEqual(expect.arrayContaining(['untold', 'watches', 'changes', 'heardAt']));
  for (const kept of ['isOn', 'channels', 'count', 'address']) expect(written).not.toContain(kept);
  expect(allowed('CallbackDeliverySweepRole', 'UpdateItem')).toEqual(
    expect.arrayContaining(written),
  );
});

test('the REST API can only add and delete callback endpoints', async () => {
  const endpoints = createEndpointStore({ ...table, newId: () => 'id', newSecret: () => 'secret' });
  const key = { userId: 'user', endpointId: '01a21593-2724-7029-a994-2999adda1832' };
  const written = await writtenBy(async () => {
    await endpoints.create('user', {
      ...{ address: 'https://crm.example/', events: ['form.live'] },
      ...{ formIds: ['form'], withValues: true },
    });
    await endpoints.remove(key);
  });
  expect(written).toEqual(expect.arrayContaining(['secret', 'held', 'withValues', 'formIds']));
  const created = allowed('KeyApiFunctionRole', 'PutItem');
  expect(created).toEqual(expect.arrayContaining(written));
  expect(allowed('KeyApiFunctionRole', 'UpdateItem')).toEqual([
    ...['userId', 'sortKey', 'held', 'closedAt'],
  ]);
});
