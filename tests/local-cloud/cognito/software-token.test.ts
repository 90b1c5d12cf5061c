import './quick-powers.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { confirmSignIn, setUpTOTP, updateMFAPreference, verifyTOTPSetup } from 'aws-amplify/auth';
import { totpAt } from '../../../local-cloud/cognito/time-based-code.ts';
import { enter, pointAmplifyAt, refusalOf, register } from './amplify-client.ts';
import { poolProperties, startPool, type PoolUnderTest } from './pool-under-test.ts';

let pool: PoolUnderTest;
const start = Date.parse('2026-01-01T00:00:00Z');
let time = start;

beforeAll(async () => {
  pool = await startPool({
    properties: poolProperties({
      MfaConfiguration: 'OPTIONAL',
      EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
    }),
    now: () => new Date(time),
  });
  pointAmplifyAt(pool);
});
afterAll(() => pool.close());

test('authenticator codes match RFC 6238', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect(totpAt(secret, 59_000)).toBe('287082');
  expect(totpAt(secret, 1_111_111_109_000)).toBe('081804');
});

test('a sign-in requires the code of a set-up authenticator app', async () => {
  await register('asha@example.com');
  await enter('asha@example.com');
  const { sharedSecret } = await setUpTOTP();
  await verifyTOTPSetup({ code: totpAt(sharedSecret, time) });
  await updateMFAPreference({ totp: 'PREFERRED' });

  const { nextStep } = await enter('asha@example.com');
  expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
  const used = totpAt(sharedSecret, time);
  expect(await refusalOf(confirmSignIn({ challengeResponse: used }))).toContain(
    'CodeMismatchException',
  );
  time += 30_000;
  const { isSignedIn } = await confirmSignIn({ challengeResponse: totpAt(sharedSecret, time) });
  expect(isSignedIn).toBe(true);
});
