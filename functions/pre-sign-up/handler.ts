/**
 * Responsible for sign-up that signs in at once: confirms the user and marks the e-mail verified.
 * Called by Cognito before each sign-up, deployed only where the stage's `signUpVerification` is
 * `none`. Not an unconfirmed pool with a later admin call: sign-in would fail in between.
 */
import type { PreSignUpTriggerEvent } from 'aws-lambda';

export function handler(event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> {
  const response = { ...event.response, autoConfirmUser: true, autoVerifyEmail: true };
  return Promise.resolve({ ...event, response });
}
