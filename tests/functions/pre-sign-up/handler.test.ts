import { expect, test } from '@jest/globals';
import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { handler } from '../../../functions/pre-sign-up/handler.ts';

test('a sign-up is confirmed and its e-mail verified', async () => {
  const event: PreSignUpTriggerEvent = {
    version: '1',
    region: 'eu-west-1',
    userPoolId: 'eu-west-1_local',
    userName: 'asha',
    triggerSource: 'PreSignUp_SignUp',
    callerContext: { awsSdkVersion: '3', clientId: 'client' },
    request: { userAttributes: { email: 'asha@example.com' } },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  };
  expect(await handler(event)).toEqual({
    ...event,
    response: { autoConfirmUser: true, autoVerifyEmail: true, autoVerifyPhone: false },
  });
});
