/**
 * The states of the sign-in page. The site's settings and Cognito's answers are prepared here, so
 * no cloud has to run.
 */
import type { BrowserContext, Page } from 'playwright-core';
import type { SiteConfig } from '../../../contract/site-config.ts';

const config = (userPoolEndpoint: string): SiteConfig => ({
  region: 'eu-west-1',
  userPoolId: 'eu-west-1_pictures',
  userPoolClientId: 'pictures',
  graphqlUrl: 'https://api.example/graphql',
  webhookUrl: 'https://api.example/process-lead',
  signUpVerification: 'code',
  target: { name: 'Demo form', url: 'https://forms.example/', demo: true },
  leadRetentionDays: 30,
  userPoolEndpoint,
});
const sent = {
  CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'a***' },
};
/** The sign-in protocol's parameters only have to be hexadecimal: no password is checked here. */
const passwordAsked = {
  ChallengeName: 'PASSWORD_VERIFIER',
  ChallengeParameters: {
    SALT: 'a1b2c3d4',
    SECRET_BLOCK: 'cGljdHVyZXM=',
    SRP_B: 'b'.repeat(768),
    USERNAME: 'pictures',
    USER_ID_FOR_SRP: 'pictures',
  },
};
const answers: Readonly<Record<string, object>> = {
  ForgotPassword: sent,
  InitiateAuth: passwordAsked,
  RespondToAuthChallenge: { ChallengeName: 'SOFTWARE_TOKEN_MFA', Session: 'a'.repeat(20) },
  SignUp: { ...sent, UserConfirmed: false, UserSub: '0199a1b2-0000-4000-8000-000000000001' },
};
/** An e-mail address that is wider than a phone's screen. */
const email = 'a.rather.long.name.asha.rao@sub.domain.leads.example';
const password = 'correct horse battery';

/**
 * Answers the sign-in page's requests to its services, as long as the context exists.
 * @param userPool the origin of the user pool. If the page has a Content-Security-Policy, it must
 * allow connections to this origin.
 */
export async function answerSignIn(
  context: BrowserContext,
  userPool = 'https://cognito.example',
): Promise<void> {
  await context.route('**/config.json', (route) => route.fulfill({ json: config(userPool) }));
  await context.route(`${userPool}/**`, (route, request) => {
    const [, operation = ''] = (request.headers()['x-amz-target'] ?? '').split('.');
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    const answer = answers[operation] ?? {};
    return route.fulfill({ json: answer, headers, contentType: 'application/x-amz-json-1.1' });
  });
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

interface SignInState {
  name: string;
  /** The actions of a person on the page that has just been opened. */
  act: (page: Page) => Promise<void>;
  heading: string;
}

const openSignUp = (page: Page) => press(page, "Don't have an account? Sign up");
async function openRecovery(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await press(page, 'Forgot your password?');
}

export const signInStates: readonly SignInState[] = [
  { name: 'auth', heading: 'Welcome Back', act: async () => undefined },
  { name: 'auth-sign-up', heading: 'Create Account', act: openSignUp },
  { name: 'auth-recovery', heading: 'Forgot Your Password?', act: openRecovery },
  {
    name: 'auth-new-password',
    heading: 'Choose a New Password',
    act: async (page) => {
      await openRecovery(page);
      await page.locator('.sign-in-form [type=submit]').click();
    },
  },
  {
    name: 'auth-code',
    heading: 'Confirm Your Email',
    act: async (page) => {
      await openSignUp(page);
      await page.getByLabel('Full Name').fill('Asha Rao');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await press(page, 'Sign Up');
    },
  },
  {
    name: 'auth-factor',
    heading: 'Enter Your Code',
    act: async (page) => {
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await press(page, 'Sign In');
    },
  },
];
