import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { handler as Handler } from '../../../functions/authoriser/handler.ts';
import { authorise } from '../../../functions/authoriser/authorise.ts';
import { findApiKey } from '../../../functions/stores/api-keys/api-key-lookup.ts';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { sha256Hex } from '../../../functions/stores/dynamodb/sha256.ts';
import { aKeyValue, anId, aUser, noAccount } from '../builders.ts';
import { openStores } from '../open-stores.ts';

const { db, clock, apiKeys } = await openStores();
let handler: typeof Handler;
const methodArn = 'arn:aws:execute-api:eu-west-1:000000000000:abc/v1/POST/process-lead';

beforeAll(async () => {
  jest.replaceProperty(process, 'env', {
    ...process.env,
    API_KEY_LOOKUP_TABLE: 'apiKeyLookup',
    ACCOUNTS_TABLE: 'accounts',
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: db.endpoint,
  });
  ({ handler } = await import('../../../functions/authoriser/handler.ts'));
});
afterAll(async () => {
  jest.restoreAllMocks();
});

const ask = (value: string, header = 'x-api-key') =>
  handler({ headers: { [header]: value }, methodArn });
const effect = async (value: string) =>
  (await ask(value)).policyDocument.Statement.map(({ Effect }) => Effect);

test("a valid key gives access to its stage's routes", async () => {
  const userId = aUser();
  const keyValue = aKeyValue();
  const { id } = await apiKeys.create({ userId, keyName: 'mine', keyValue });
  expect(await ask(keyValue, 'X-Api-Key')).toEqual({
    principalId: userId,
    policyDocument: {
      Version: '2012-10-17',
      Statement: [
        {
          Action: 'execute-api:Invoke',
          Effect: 'Allow',
          Resource: [
            methodArn,
            methodArn.replace('POST/process-lead', 'GET/process-lead/*'),
            methodArn.replace('POST/process-lead', 'POST/leads'),
            methodArn.replace('POST/process-lead', 'GET/submissions'),
            methodArn.replace('POST/process-lead', 'GET/forms'),
            methodArn.replace('POST/process-lead', 'GET/forms/*/rehearsal'),
            methodArn.replace('POST/process-lead', 'GET/events'),
            methodArn.replace('POST/process-lead', 'POST/callbacks'),
            methodArn.replace('POST/process-lead', 'GET/callbacks'),
            methodArn.replace('POST/process-lead', 'DELETE/callbacks/*'),
            methodArn.replace('POST/process-lead', 'POST/mcp'),
          ],
        },
      ],
    },
    context: {
      userId,
      keyId: id,
      keyHash: sha256Hex(keyValue),
      expiresAt: '',
      formId: '',
      takesForms: 'true',
      onlyItsForm: '',
      scopes: 'send status',
    },
  });
});

test('a key’s scopes are passed to the functions', async () => {
  const keyValue = aKeyValue();
  const scopes = ['status', 'read'];
  const Item = { keyHash: sha256Hex(keyValue), userId: aUser(), keyId: anId(), scopes };
  await db.client.send(new PutCommand({ TableName: 'apiKeyLookup', Item }));
  expect(await ask(keyValue)).toMatchObject({ context: { scopes: 'status read' } });
});

test('a request with two keys is denied', async () => {
  const [keyValue, other] = [aKeyValue(), aKeyValue()];
  await apiKeys.create({ userId: aUser(), keyName: 'mine', keyValue });
  await apiKeys.create({ userId: aUser(), keyName: 'other', keyValue: other });
  for (const multiValueHeaders of [
    { 'x-api-key': [keyValue, other] },
    { 'x-api-key': [keyValue], 'X-Api-Key': [other] },
  ]) {
    const headers = { 'x-api-key': other };
    const { policyDocument } = await handler({ headers, multiValueHeaders, methodArn });
    expect(policyDocument.Statement).toMatchObject([{ Effect: 'Deny' }]);
  }
});

test('unknown and deleted keys are denied', async () => {
  const userId = aUser();
  const keyValue = aKeyValue();
  expect(await effect(keyValue)).toEqual(['Deny']);
  const { id } = await apiKeys.create({ userId, keyName: 'mine', keyValue });
  await apiKeys.remove(userId, id);
  expect(await effect(keyValue)).toEqual(['Deny']);
});

test('an expired key is denied', async () => {
  const keyValue = aKeyValue();
  const keyHash = sha256Hex(keyValue);
  const expiresAt = clock.now().toISOString();
  const Item = { keyHash, userId: aUser(), keyId: anId(), expiresAt };
  await db.client.send(new PutCommand({ TableName: 'apiKeyLookup', Item }));
  const find = (hash: string) => findApiKey(db.client, 'apiKeyLookup', hash);
  expect(
    await authorise(keyValue, { find, findAccount: noAccount, now: clock.now }),
  ).toBeUndefined();
  const before = () => new Date(clock.now().getTime() - 1);
  expect(await authorise(keyValue, { find, findAccount: noAccount, now: before })).toMatchObject({
    expiresAt,
  });
});

test.each(['', 'fak_', 'fak_short', `FAK_${'a'.repeat(40)}`, `fak_${'a'.repeat(40)}\n`, 'x'])(
  'a malformed key %j is denied without a database read',
  async (value) => {
    let reads = 0;
    const find = () => {
      reads += 1;
      return Promise.resolve(undefined);
    };
    expect(
      await authorise(value, { find, findAccount: noAccount, now: clock.now }),
    ).toBeUndefined();
    expect(reads).toBe(0);
    expect(await effect(value)).toEqual(['Deny']);
  },
);

test('a request without headers is denied', async () => {
  const { policyDocument } = await handler({ headers: null, methodArn });
  expect(policyDocument.Statement).toMatchObject([{ Effect: 'Deny' }]);
});
