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
 * Sends an invalid lead and returns the status. The webhook checks the key before the lead, so the
 * status shows whether the key works. An invalid lead never reaches the bot.
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
  test("a user's key works before an operator disables the user", async () => {
    expect(await send()).toBe(202);
    expect(await list()).toBeUndefined();
  });

  test(
    'a disabled user is refused everywhere',
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
    'an enabled user can work again after signing in',
    async () => {
      await runUserCommand(stage, 'enable', person.email);
      expect((await list())?.errorType).toBe('SessionEnded');
      await untilSent(202);
      expect((await whileSignedIn(person)).accessToken).not.toBe(person.accessToken);
    },
    2 * KEY_CACHE_MS,
  );

  test(
    'a deleted user is refused for ever',
    async () => {
      await runUserCommand(stage, 'delete', person.email);
      expect((await list())?.message).toBe('This account was deleted.');
      await untilSent(403);
      await expect(whileSignedIn(person)).rejects.toThrow('Incorrect username or password.');
    },
    2 * KEY_CACHE_MS,
  );

  test("the operator's command finds no user with an unknown address", async () => {
    const unknown = runUserCommand(stage, 'disable', 'nobody@mail.example');
    await expect(unknown).rejects.toThrow('Nobody in the user pool');
  });
});
