/**
 * The actions of the sign-in form, and the next step after each. Loaded by `load-actions.ts`.
 */
import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
  signIn,
  signUp,
  type SignInOutput,
} from 'aws-amplify/auth';

export interface Credentials {
  email: string;
  password: string;
}

/**
 * Why the sign-in is not complete. `code`: the account waits for the e-mailed code. `factor`: the
 * account requires its authenticator's code. `recovery`: the account's password was reset and the
 * user must choose a new password.
 */
export type NextStep = 'done' | 'code' | 'factor' | 'recovery';

const nextSteps: Readonly<Record<string, NextStep>> = {
  DONE: 'done',
  CONFIRM_SIGN_UP: 'code',
  CONFIRM_SIGN_IN_WITH_TOTP_CODE: 'factor',
  RESET_PASSWORD: 'recovery',
};

function nextStepOf({ nextStep: { signInStep } }: SignInOutput): NextStep {
  const step = nextSteps[signInStep];
  if (step) return step;
  throw new Error(`This account needs a step that this page does not offer: ${signInStep}`);
}

export async function signInWith({ email, password }: Credentials): Promise<NextStep> {
  return nextStepOf(await signIn({ username: email, password }));
}

export async function signUpWith(
  credentials: Credentials & { fullName: string },
): Promise<NextStep> {
  const { email, password, fullName } = credentials;
  const { isSignUpComplete } = await signUp({
    username: email,
    password,
    options: { userAttributes: { email, name: fullName } },
  });
  return isSignUpComplete ? signInWith(credentials) : 'code';
}

export async function confirmWith(credentials: Credentials, code: string): Promise<NextStep> {
  await confirmSignUp({ username: credentials.email, confirmationCode: code });
  return signInWith(credentials);
}

export async function resendCode(email: string): Promise<void> {
  await resendSignUpCode({ username: email });
}

export async function answerFactor(code: string): Promise<NextStep> {
  return nextStepOf(await confirmSignIn({ challengeResponse: code }));
}

/**
 * Sends a recovery code. The result is the same for an address without an account, so that nobody
 * can find out who has an account.
 */
export async function sendRecoveryCode(email: string): Promise<void> {
  await resetPassword({ username: email });
}

export async function recoverWith(credentials: Credentials, code: string): Promise<NextStep> {
  await confirmResetPassword({
    username: credentials.email,
    confirmationCode: code,
    newPassword: credentials.password,
  });
  return signInWith(credentials);
}
