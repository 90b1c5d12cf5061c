/**
 * An operator disables, enables and deletes a user: what happens to the user's keys, sessions and
 * leads, and what works again.
 */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { listApiKeys, type ApiKeyView } from '../../contract/graphql-operations.ts';
import {
  buildLead,
  createAccount,
  createKey,
  graphql,
  sendLead,
  whileSignedIn,
  type Account,
} from './account.ts';
import { describeLocally } from './local-only.ts';
import { openStage, type Stage } from './stage.ts';
import { runUserCommand } from './operator-commands.ts';
import { until } from '../until.ts';
import { KEY_CACHE_MS, STAGE_START_MS, STAGE_STOP_MS, STAGE_TEST_MS } from '../time-limits.ts';

jest.setTimeout(STAGE_TEST_MS);

let stage: Stage;
let person: Account;
let key: ApiKeyView;

beforeAll(async () => {
  stage = await openStage();
  person = await createAccount(stage.outputs);
  key = await createKey(stage.outputs, person.accessToken);
}, STAGE_START_MS);
afterAll(() => stage?.close(), STAGE_STOP_MS);

const send = async () => (await sendLead(stage.outputs, key.keyValue, buildLead())).status;

/**
 * Sends an invalid lead and returns the status: the key is checked first, and no work reaches the
 * bot.
 */
const ask = async () =>
  (await sendLead(stage.outputs, key.keyValue, buildLead({ city: '' }))).status;

async function untilSent(status: number): Promise<void> {
  const keyStatus = status === 202 ? 400 : status;
  const isCutOff = async () => (await ask()) === keyStatus && (await send()) === status;
  await until(`the key is answered ${status}`, isCutOff, KEY_CACHE_MS);
}

const list = async () =>
  (await graphql(stage.outputs, person.accessToken, listApiKeys)).errors?.[0];

describeLocally('operator', 'a user whom an operator cuts off', () => {
  test('has a key that works at first', async () => {
    expect(await send()).toBe(202);
    expect(await list()).toBeUndefined();
  });

  test(
    'is refused everywhere after being disabled',
    async () => {
      expect(await runUserCommand(stage, 'disable', person.email)).toContain('is disabled');
      expect(await list()).toMatchObject({
        errorType: 'SessionEnded',
        message: 'This account is disabled.',
      });
      await expect(whileSignedIn(person)).rejects.toThrow('User is disabled.');
      await untilSent(403);
    },
    2 * KEY_CACHE_MS,
  );

  test(
    'can work again after being enabled and signing in',
    async () => {
      await runUserCommand(stage, 'enable', person.email);
      expect((await list())?.errorType).toBe('SessionEnded');
      await untilSent(202);
      expect((await whileSignedIn(person)).accessToken).not.toBe(person.accessToken);
    },
    2 * KEY_CACHE_MS,
  );

  test(
    'is refused for ever after being deleted',
    async () => {
      await runUserCommand(stage, 'delete', person.email);
      expect((await list())?.message).toBe('This account was deleted.');
      await untilSent(403);
      await expect(whileSignedIn(person)).rejects.toThrow('Incorrect username or password.');
    },
    2 * KEY_CACHE_MS,
  );

  test('is not found under an unknown e-mail address', async () => {
    const unknown = runUserCommand(stage, 'disable', 'nobody@mail.example');
    await expect(unknown).rejects.toThrow('Nobody in the user pool');
  });
});
