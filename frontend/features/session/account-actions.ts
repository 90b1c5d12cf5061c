/** What the sign-in form does, in the steps that its caller can be asked for. */
import { confirmSignUp, resendSignUpCode, signIn, signUp } from 'aws-amplify/auth';

export interface Credentials {
  email: string;
  password: string;
}

/** `code`: the account exists and waits for the code that was e-mailed. */
export type NextStep = 'done' | 'code';

export async function signInWith({ email, password }: Credentials): Promise<NextStep> {
  const { isSignedIn, nextStep } = await signIn({ username: email, password });
  if (isSignedIn) return 'done';
  if (nextStep.signInStep === 'CONFIRM_SIGN_UP') return 'code';
  throw new Error(
    `This account needs a step that this page does not offer: ${nextStep.signInStep}`,
  );
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
