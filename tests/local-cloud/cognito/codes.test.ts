import './quick-powers.ts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  confirmResetPassword,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
  updatePassword,
} from 'aws-amplify/auth';
import { enter, password, pointAmplifyAt, refusalOf, register } from './amplify-client.ts';
import { askingForCode, startPool, type PoolUnderTest } from './pool-under-test.ts';

let pool: PoolUnderTest;
beforeAll(async () => {
  pool = await startPool({ invokeTrigger: (_, event) => askingForCode(event) });
  pointAmplifyAt(pool);
});
afterAll(() => pool.close());

const wrongCode = 'CodeMismatchException: Invalid verification code provided, please try again.';
const oldCode = 'ExpiredCodeException: Invalid code provided, please request a code again.';
const other = (code: string) => (code === '000000' ? '000001' : '000000');

/** Creates a user whose e-mail address is confirmed. */
async function confirmed(username: string): Promise<string> {
  await register(username);
  await confirmSignUp({ username, confirmationCode: pool.codes.at(-1)! });
  return username;
}

describe('sign-up with a code', () => {
  test('only the newest code confirms a sign-up', async () => {
    const username = 'asha@example.com';
    const { nextStep } = await register(username);
    expect(nextStep).toMatchObject({
      signUpStep: 'CONFIRM_SIGN_UP',
      codeDeliveryDetails: { destination: 'a***@e***', deliveryMedium: 'EMAIL' },
    });
    expect(await enter(username)).toMatchObject({
      isSignedIn: false,
      nextStep: { signInStep: 'CONFIRM_SIGN_UP' },
    });
    const first = pool.codes.at(-1)!;
    await resendSignUpCode({ username });
    const second = pool.codes.at(-1)!;
    if (first !== second) {
      expect(await refusalOf(confirmSignUp({ username, confirmationCode: first }))).toBe(wrongCode);
    }
    const done = await confirmSignUp({ username, confirmationCode: second });
    expect(done.isSignUpComplete).toBe(true);
    expect((await enter(username)).isSignedIn).toBe(true);
  });

  test('an expired sign-up code is refused', async () => {
    const username = 'late@example.com';
    await register(username);
    pool.turnClock(24 * 60 * 60 * 1000);
    const confirmationCode = pool.codes.at(-1)!;
    expect(await refusalOf(confirmSignUp({ username, confirmationCode }))).toBe(oldCode);
  });

  test('a sign-up code is blocked after five wrong guesses', async () => {
    const username = 'guessed@example.com';
    await register(username);
    const code = pool.codes.at(-1)!;
    for (let guess = 0; guess < 5; guess += 1) {
      const confirmationCode = other(code);
      expect(await refusalOf(confirmSignUp({ username, confirmationCode }))).toBe(wrongCode);
    }
    expect(await refusalOf(confirmSignUp({ username, confirmationCode: code }))).toBe(
      'LimitExceededException: Attempt limit exceeded, please try after some time.',
    );
  });

  test('a sign-up code for an unknown user counts as expired', async () => {
    const username = 'nobody@example.com';
    const sent = pool.codes.length;
    expect(await resendSignUpCode({ username })).toMatchObject({ destination: 'n***@e***' });
    expect(pool.codes).toHaveLength(sent);
    expect(await refusalOf(confirmSignUp({ username, confirmationCode: '123456' }))).toBe(oldCode);
  });
});

describe('the reset of a forgotten password', () => {
  test('the e-mailed code sets a new password', async () => {
    const username = await confirmed('ben@example.com');
    await resetPassword({ username });
    const confirmationCode = pool.codes.at(-1)!;
    const newPassword = 'another horse';
    const weak = confirmResetPassword({ username, confirmationCode, newPassword: '12345' });
    expect(await refusalOf(weak)).toContain('InvalidPasswordException');
    await confirmResetPassword({ username, confirmationCode, newPassword });
    expect(await refusalOf(enter(username))).toContain('Incorrect username or password.');
    expect((await enter(username, newPassword)).isSignedIn).toBe(true);
    const again = confirmResetPassword({ username, confirmationCode, newPassword });
    expect(await refusalOf(again)).toBe(oldCode);
  });

  test('a password reset for an unknown user sends no code', async () => {
    const sent = pool.codes.length;
    expect(await resetPassword({ username: 'nobody@example.com' })).toMatchObject({
      nextStep: { codeDeliveryDetails: { destination: 'n***@e***' } },
    });
    expect(pool.codes).toHaveLength(sent);
  });
});

test('changing the password requires the old password', async () => {
  const username = await confirmed('carla@example.com');
  await enter(username);
  const change = (oldPassword: string) =>
    updatePassword({ oldPassword, newPassword: 'a third horse' });
  expect(await refusalOf(change('wrong one'))).toContain('Incorrect username or password.');
  await change(password);
  expect((await enter(username, 'a third horse')).isSignedIn).toBe(true);
});
