/**
 * Reads by roles that may read only some attributes. The code must request only attributes that the
 * policy allows, or AWS refuses the whole read. The local tables do not check this.
 */
import { expect, test } from '@jest/globals';
import type { DynamoDBDocumentClient, QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { keyOwners } from '../../../functions/stores/api-keys/api-key-lookup.ts';
import { readAlerts } from '../../../functions/stores/alerts/alert-rows.ts';
import { arrivalsAfter } from '../../../functions/stores/submissions/arrivals.ts';
import { readDisabledCallbacks } from '../../../functions/stores/callbacks/disabled-callbacks.ts';
import { createDueCallbacks } from '../../../functions/stores/callbacks/due-callbacks.ts';
import { createEndpointStore } from '../../../functions/stores/callbacks/endpoint-store.ts';
import { createDeliveryPlanning } from '../../../functions/stores/callbacks/plan-deliveries.ts';
import { countUndecided } from '../../../functions/stores/submissions/digest-counts.ts';
import {
  readFormStates,
  readShortName,
  readWatchedForms,
} from '../../../functions/stores/target-forms/target-form-rows.ts';
import { anEvent } from '../../functions/builders.ts';
import { development } from '../synthesise.ts';
import { idOf, names, statementsOf } from '../template.ts';

const { template } = development;

/** The inputs of the queries that `read` sends. Each query gets an empty answer. */
async function inputsOf(read: (client: DynamoDBDocumentClient) => Promise<unknown>) {
  const inputs: QueryCommandInput[] = [];
  const send = async ({ input }: { input: QueryCommandInput }) => {
    inputs.push(input);
    return {};
  };
  await read({ send } as unknown as DynamoDBDocumentClient);
  return inputs;
}

function attributesIn(input: QueryCommandInput): string[] {
  const { KeyConditionExpression, FilterExpression, ProjectionExpression } = input;
  const text = [KeyConditionExpression, FilterExpression, ProjectionExpression].join(' , ');
  const words = text.match(/(?<![:\w])#?\w+(?!\w|\()/g) ?? [];
  return words
    .filter((word) => !/^(AND|BETWEEN)$/.test(word))
    .map((word) => input.ExpressionAttributeNames?.[word] ?? word);
}

const now = () => new Date();
const table = 'table';
const noQueue = { send: () => Promise.resolve() };

test.each<[string, string, string, (client: DynamoDBDocumentClient) => Promise<unknown>]>([
  [
    'DigestFunctionRole',
    'SubmissionsTable',
    'decisions',
    (client) => countUndecided({ client, table, now }, 'user'),
  ],
  [
    'DigestFunctionRole',
    'TargetFormsTable',
    'forms',
    (client) => readFormStates({ client, table }, 'user'),
  ],
  [
    'EventsFunctionRole',
    'TargetFormsTable',
    'short names',
    (client) => readShortName({ client, table }, 'user', 'form'),
  ],
  [
    'EventsFunctionRole',
    'CallbacksTable',
    'endpoints',
    (client) =>
      createDeliveryPlanning({ client, table, now }, noQueue)({ ...anEvent(), userId: '' }),
  ],
  [
    'CallbackDeliverySweepRole',
    'CallbacksTable',
    'deliveries',
    (client) =>
      createDueCallbacks({ client, table, now }).read({ userId: '', sortKey: '', dueAt: '' }),
  ],
  ...(['CallbackDeliverySweepRole', 'DigestFunctionRole'] as const).map(
    (role): [string, string, string, (client: DynamoDBDocumentClient) => Promise<unknown>] => [
      role,
      'CallbacksTable',
      'alerts',
      (client) => readAlerts({ client, table, now }, 'user'),
    ],
  ),
  [
    'CallbackDeliverySweepRole',
    'TargetFormsTable',
    'caps of forms',
    (client) => readWatchedForms({ client, table }, 'user'),
  ],
  [
    'CallbackDeliverySweepRole',
    'SubmissionsTable',
    'times of leads',
    (client) => arrivalsAfter({ client, table, now }, 'user', new Date()).next(),
  ],
  [
    'DigestFunctionRole',
    'CallbacksTable',
    'disabled callbacks',
    (client) => readDisabledCallbacks({ client, table, now }, 'user'),
  ],
  [
    'KeyApiFunctionRole',
    'CallbacksTable',
    'own callbacks',
    (client) =>
      createEndpointStore({ client, table, now, newId: String, newSecret: String }).list('user'),
  ],
  [
    'AccountWatchFunctionRole',
    'ApiKeysLookupTable',
    'owners of keys',
    (client) => keyOwners(client, table).next(),
  ],
])(
  'the role %s reads only allowed attributes of the table %s: %s',
  async (role, prefix, _, read) => {
    const id = idOf(template, 'AWS::DynamoDB::Table', prefix);
    const [{ Condition = {} } = {}] = statementsOf(template, role).filter(
      ({ Resource, Condition }) =>
        names(Resource, id) && Condition?.['StringEquals']?.['dynamodb:Select'] !== undefined,
    );
    const inputs = await inputsOf(read);
    expect(inputs).toHaveLength(1);
    for (const input of inputs) {
      expect(input.Select).toBe(Condition['StringEquals']?.['dynamodb:Select']);
      const allowed = Condition['ForAllValues:StringEquals']?.['dynamodb:Attributes'];
      expect(allowed).toEqual(expect.arrayContaining(attributesIn(input)));
    }
  },
);

test("the callbacks' sweep cannot read receivers' answers, addresses or secrets", () => {
  const id = idOf(template, 'AWS::DynamoDB::Table', 'CallbacksTable');
  const read = statementsOf(template, 'CallbackDeliverySweepRole')
    .filter(({ Resource }) => names(Resource, id))
    .filter(({ Condition }) => Condition?.['StringEquals']?.['dynamodb:Select'] !== undefined)
    .flatMap(({ Condition }) => Condition?.['ForAllValues:StringEquals']?.['dynamodb:Attributes']);
  expect(read).toContain('dueAt');
  for (const name of ['answer', 'address', 'secret']) expect(read).not.toContain(name);
});
