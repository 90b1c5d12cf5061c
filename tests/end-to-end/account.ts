/**
 * Creates an account for tests without a browser: signs up and in with the unmodified Amplify
 * client (SRP), and calls the GraphQL API and the webhook. Shared by the end-to-end suite and the
 * benchmarks.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import '../local-cloud/cognito/quick-powers.ts';
import { Amplify } from 'aws-amplify';
import { fetchAuthSession, signIn, signOut, signUp } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import {
  createApiKey,
  listSubmissions,
  type ApiKeyView,
  type ListSubmissions,
  type Operation,
  type SubmissionRowView,
} from '../../contract/graphql-operations.ts';
import type { MutationCreateApiKeyArgs } from '../../contract/graphql-types.ts';
import type { SiteConfig } from '../../contract/site-config.ts';
import type { StageOutputs } from './stage.ts';
import { withinLimit, type ReportedError } from './within-limit.ts';

export interface Account {
  email: string;
  password: string;
  accessToken: string;
  idToken: string;
}

/**
 * Credentials with an e-mail address that is new in every run, so that the suite can run again on a
 * deployed stage.
 */
export function newCredentials(): { name: string; email: string; password: string } {
  const id = randomUUID().slice(0, 8);
  return {
    name: `Asha ${id}`,
    email: `asha.${id}@mail.example`,
    password: randomBytes(9).toString('base64url'),
  };
}

export async function readSiteConfig(outputs: StageOutputs): Promise<SiteConfig> {
  const response = await fetch(new URL('/config.json', outputs.SiteUrl));
  if (!response.ok) throw new Error(`config.json answered ${response.status}`);
  return (await response.json()) as SiteConfig;
}

/**
 * Signs up a new user, signs them in, calls `use` and signs them out. The stage must have
 * `signUpVerification: 'none'`.
 * @param use a function that runs before the user is signed out, while Cognito itself accepts the
 * tokens.
 */
export async function createAccount(
  outputs: StageOutputs,
  use?: (account: Account) => Promise<void>,
): Promise<Account> {
  const config = await readSiteConfig(outputs);
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: config.userPoolId,
        userPoolClientId: config.userPoolClientId,
        ...(config.userPoolEndpoint ? { userPoolEndpoint: config.userPoolEndpoint } : {}),
      },
    },
  });
  // The test's storage is set after `configure`, because `configure` selects Amplify's own token
  // storage.
  cognitoUserPoolsTokenProvider.setKeyValueStorage(storage);
  const { name, email, password } = newCredentials();
  await signUp({ username: email, password, options: { userAttributes: { name, email } } });
  return whileSignedIn({ email, password }, use);
}

/**
 * Signs in, calls `use`, and signs out even if `use` fails, because Amplify allows only one
 * signed-in user per process. After the sign-out the tested service still accepts the tokens until
 * they expire, but Cognito itself refuses them.
 */
export async function whileSignedIn(
  { email, password }: Pick<Account, 'email' | 'password'>,
  use: (account: Account) => Promise<void> = () => Promise.resolve(),
): Promise<Account> {
  await signIn({ username: email, password });
  try {
    const { tokens } = await fetchAuthSession();
    if (!tokens) throw new Error('Sign-in gave no tokens');
    const accessToken = tokens.accessToken.toString();
    const account = { email, password, accessToken, idToken: tokens.idToken?.toString() ?? '' };
    await use(account);
    return account;
  } finally {
    await signOut().catch(() => undefined);
  }
}

/**
 * Amplify's token storage in this process; it holds the entries that the site keeps in
 * `localStorage`.
 */
const session = new Map<string, string>();
const storage = {
  getItem: async (name: string) => session.get(name) ?? null,
  setItem: async (name: string, value: string) => void session.set(name, value),
  removeItem: async (name: string) => void session.delete(name),
  clear: async () => session.clear(),
};

/** Signs in, and returns the state of a browser context in which this user is signed in. */
export async function signedInState(
  { SiteUrl }: StageOutputs,
  { email, password }: Pick<Account, 'email' | 'password'>,
) {
  await signIn({ username: email, password });
  const localStorage = [...session].map(([name, value]) => ({ name, value }));
  // This user's session is only removed from this process. A sign-out would also revoke the tokens,
  // which the browser still needs.
  session.clear();
  return { cookies: [], origins: [{ origin: new URL(SiteUrl).origin, localStorage }] };
}

interface GraphqlAnswer<Data> {
  data: Data | null;
  errors?: ReportedError[];
}

/** @param query one of the contract's operations, or a query that the test wrote. */
export async function graphql<Data = Record<string, unknown>, Variables extends object = object>(
  outputs: StageOutputs,
  accessToken: string,
  query: Operation<Data, Variables>,
  variables?: Variables,
): Promise<GraphqlAnswer<Data>> {
  return withinLimit(async () => {
    const response = await fetch(outputs.GraphqlUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: accessToken },
      body: JSON.stringify({ query, variables }),
    });
    return (await response.json()) as GraphqlAnswer<Data>;
  });
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Makes the value of an API key, in the format that the dashboard generates. */
export function newKeyValue(): string {
  return `fak_${Array.from(randomBytes(32), (byte) => alphabet[byte % alphabet.length]).join('')}`;
}

/** @param choices optional settings of the key, such as its expiry (ISO 8601, in the future). */
export async function createKey(
  outputs: StageOutputs,
  accessToken: string,
  keyName = 'CRM',
  choices: Partial<MutationCreateApiKeyArgs> = {},
): Promise<ApiKeyView> {
  const values = { keyName, keyValue: newKeyValue(), ...choices };
  const { data, errors } = await graphql(outputs, accessToken, createApiKey, values);
  if (!data) throw new Error(`createApiKey failed: ${JSON.stringify(errors)}`);
  return data.createApiKey;
}

/** Creates a new user with an API key; the user can send leads immediately. */
export async function createSender(
  outputs: StageOutputs,
  ...key: [keyName?: string, choices?: Partial<MutationCreateApiKeyArgs>]
): Promise<Account & { keyValue: string }> {
  const account = await createAccount(outputs);
  const { keyValue } = await createKey(outputs, account.accessToken, ...key);
  return { ...account, keyValue };
}

/** Reads all pages of the user's own submissions. */
export async function listAllSubmissions(
  outputs: StageOutputs,
  accessToken: string,
): Promise<SubmissionRowView[]> {
  const items: SubmissionRowView[] = [];
  let nextToken: string | null = null;
  do {
    const page = { limit: 100, nextToken };
    const answer: GraphqlAnswer<ListSubmissions> = await graphql(
      outputs,
      accessToken,
      listSubmissions,
      page,
    );
    const { data, errors } = answer;
    if (!data) throw new Error(`listSubmissions failed: ${JSON.stringify(errors)}`);
    items.push(...data.listSubmissions.items);
    nextToken = data.listSubmissions.nextToken;
  } while (nextToken);
  return items;
}

export interface LeadBody {
  name: string;
  phone: string;
  email: string;
  city: string;
  loanAmount: number;
}

export function buildLead(overrides: Partial<LeadBody> = {}): LeadBody {
  return {
    name: 'Priya Sharma',
    phone: '+919876543210',
    email: `priya.${randomUUID().slice(0, 8)}@leads.example`,
    city: 'Mumbai',
    loanAmount: 2_500_000,
    ...overrides,
  };
}

/** POSTs a lead, as an integrator does. */
export async function sendLead(
  outputs: StageOutputs,
  keyValue: string,
  lead: LeadBody,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Record<string, unknown>; headers: Headers }> {
  const response = await fetch(outputs.WebhookUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': keyValue, ...headers },
    body: JSON.stringify(lead),
  });
  return {
    status: response.status,
    body: (await response.json()) as Record<string, unknown>,
    headers: response.headers,
  };
}
