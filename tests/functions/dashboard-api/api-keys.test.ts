/** What an owner chooses for a new API key, and the rotation of a key's value. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { aDashboard, askDashboard, type FieldName } from './ask-dashboard.ts';
import { aForm, aKeyValue, aUser } from '../builders.ts';
import { keptLog } from '../log-lines.ts';
import { openStores } from '../open-stores.ts';

const { db, clock, submissions } = await openStores();
let userId: string;
let formIds: string[];

beforeEach(async () => {
  userId = aUser();
  const forms = [aForm({ userId }), aForm({ userId })];
  for (const Item of forms) {
    await db.client.send(new PutCommand({ TableName: 'targetForms', Item: { ...Item } }));
  }
  formIds = forms.map(({ id }) => id);
});

function ask<Field extends FieldName>(field: Field, args: object = {}) {
  const queue = { send: () => Promise.resolve() };
  const log = keptLog();
  const dependencies = aDashboard({ db, submissions, queue, log, now: clock.now });
  return askDashboard(dependencies, { field, args, identity: { sub: userId } });
}

const create = (more: object = {}) =>
  ask('createApiKey', { keyName: 'mine', keyValue: aKeyValue(), ...more });
const refused = (message: string) => ({ error: { message, type: 'BadRequest' } });

test.each([
  ['as before, without naming any', {}, ['send', 'status'], false],
  ['as before, from clients that send null', { scopes: null }, ['send', 'status'], false],
  ['with one', { scopes: ['read'] }, ['read'], false],
  ['with all, in their order', { scopes: ['manage', 'read', 'status', 'send'] }, undefined, false],
])('a key is created with the right scopes: %s', async (_name, args, scopes, onlyItsForm) => {
  const { data } = await create(args);
  const expected = scopes ?? ['send', 'status', 'read', 'manage'];
  expect(data).toMatchObject({ scopes: expected, onlyItsForm });
  expect((await ask('listApiKeys')).data).toEqual([data]);
});

const wrongScopes = 'scopes must be one or more of send, status, read, manage';
test.each([
  ['no scope', { scopes: [] }, wrongScopes],
  ['an unknown scope', { scopes: ['send', 'admin'] }, wrongScopes],
  [
    'one form only, without a form',
    { onlyItsForm: true },
    'A key for one form only needs that form: send formId.',
  ],
])('a key with %s is refused', async (_name, args, message) => {
  expect(await create(args)).toEqual(refused(message));
  expect((await ask('listApiKeys')).data).toEqual([]);
});

describe('an API key that is for one form only', () => {
  test('a key for one form only cannot have the scope manage', async () => {
    const args = { formId: formIds[0], onlyItsForm: true, scopes: ['send', 'manage'] };
    const message = 'A key for one form only cannot have the scope manage.';
    expect(await create(args)).toEqual(refused(message));
  });

  test('a key for one form only never changes or loses its form', async () => {
    const { data: key } = await create({ formId: formIds[0], onlyItsForm: true });
    expect(key).toMatchObject({ formId: formIds[0], onlyItsForm: true });
    for (const formId of [formIds[1], null]) {
      const message = 'This API key is for one form only. Create another key for another form.';
      expect(await ask('updateApiKey', { id: key?.id, formId })).toEqual(refused(message));
    }
    const same = { id: key?.id, formId: formIds[0], keyName: 'Sheets' };
    expect((await ask('updateApiKey', same)).data).toEqual({ ...key, keyName: 'Sheets' });
  });
});

describe('the rotation of an API key', () => {
  test('a rotation gives an API key a new value', async () => {
    const { data: key } = await create({ scopes: ['read'] });
    const keyValue = aKeyValue();
    const { data } = await ask('rotateApiKey', { id: key?.id, keyValue, overlapHours: 1 });
    const endsAt = new Date(clock.now().getTime() + 3_600_000).toISOString();
    expect(data).toEqual({ ...key, keyValue, formerValueEndsAt: endsAt });
    expect((await ask('listApiKeys')).data).toEqual([data]);
  });

  const wrongOverlap = 'overlapHours must be a whole number from 0 to 168';
  test.each([
    [{ overlapHours: -1 }, wrongOverlap],
    [{ overlapHours: 169 }, wrongOverlap],
    [{ overlapHours: 0.5 }, wrongOverlap],
    [{ overlapHours: null }, wrongOverlap],
    [{ keyValue: 'fak_short' }, 'keyValue must be fak_ and 30 to 120 letters and digits'],
  ])('the rotation of an API key with %j is refused', async (args, message) => {
    const { data: key } = await create();
    const rotation = { id: key?.id, keyValue: aKeyValue(), overlapHours: 1, ...args };
    expect(await ask('rotateApiKey', rotation)).toEqual(refused(message));
    expect((await ask('listApiKeys')).data).toEqual([key]);
  });

  test('a rotation of another user’s key is refused as not found', async () => {
    const { data: key } = await create();
    userId = aUser();
    const theft = { id: key?.id, keyValue: aKeyValue(), overlapHours: 0 };
    expect((await ask('rotateApiKey', theft)).error?.type).toBe('NotFound');
  });
});
