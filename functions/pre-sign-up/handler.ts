/**
 * Responsible for sign-up with immediate sign-in: confirms the user and marks the e-mail as
 * verified. Called by Cognito before each sign-up; deployed only if the stage's
 * `signUpVerification` is `none`. Confirming the user by a later admin call is not enough, because
 * sign-in would fail before that call.
 */
import type { PreSignUpTriggerEvent } from 'aws-lambda';

export function handler(event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> {
  const response = { ...event.response, autoConfirmUser: true, autoVerifyEmail: true };
  return Promise.resolve({ ...event, response });
}
