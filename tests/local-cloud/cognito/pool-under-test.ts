/**
 * A local user pool that listens on a port, with a clock that the test controls and a list of the
 * codes that it sends.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  startUserPool,
  type UserPool,
  type UserPoolOptions,
} from '../../../local-cloud/cognito/user-pool.ts';

export const userPoolId = 'eu-west-1_TestPool1';
export const clientId = 'testclient';

export const poolProperties = (changes: Record<string, unknown> = {}) => ({
  UsernameAttributes: ['email'],
  AutoVerifiedAttributes: ['email'],
  Policies: {
    PasswordPolicy: {
      MinimumLength: 6,
      RequireLowercase: false,
      RequireUppercase: false,
      RequireNumbers: false,
      RequireSymbols: false,
    },
  },
  Schema: [{ Name: 'name', Required: true, Mutable: true }],
  LambdaConfig: { PreSignUp: 'arn:aws:lambda:eu-west-1:000000000000:function:pre-sign-up' },
  ...changes,
});

export const clientProperties = (changes: Record<string, unknown> = {}) => ({
  ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
  PreventUserExistenceErrors: 'ENABLED',
  AccessTokenValidity: 15,
  IdTokenValidity: 15,
  TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes' },
  ...changes,
});

export interface PoolUnderTest extends UserPool {
  dataDir: string;
  codes: string[];
  events: unknown[];
  turnClock: (milliseconds: number) => void;
  restart: () => Promise<void>;
  call: (operation: string, input: unknown) => Promise<Answer>;
  close: () => Promise<void>;
}

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

const autoConfirming = async (event: unknown): Promise<unknown> => ({
  ...(event as object),
  response: { autoConfirmUser: true, autoVerifyEmail: true },
});

export const askingForCode = async (event: unknown): Promise<unknown> => event;

/** Starts a user pool that confirms sign-ups at once, unless the test chooses other settings. */
export async function startPool(changes: Partial<UserPoolOptions> = {}): Promise<PoolUnderTest> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'user-pool-'));
  const codes: string[] = [];
  const events: unknown[] = [];
  let aheadMs = 0;
  const decide = changes.invokeTrigger ?? ((_, event) => autoConfirming(event));
  const options: UserPoolOptions = {
    port: 0,
    dataDir,
    userPoolId,
    properties: poolProperties(),
    clients: { [clientId]: clientProperties() },
    tellCode: (_, code) => codes.push(code),
    now: () => new Date(Date.now() + aheadMs),
    ...changes,
    invokeTrigger: (trigger, event) => {
      events.push(event);
      return decide(trigger, event);
    },
  };
  let pool = await startUserPool(options);
  const port = Number(new URL(pool.endpoint).port);
  return {
    ...pool,
    dataDir,
    codes,
    events,
    turnClock: (milliseconds) => {
      aheadMs += milliseconds;
    },
    restart: async () => {
      await pool.close();
      pool = await startUserPool({ ...options, port });
    },
    call: (operation, input) => callPool(pool.endpoint, operation, input),
    close: async () => {
      await pool.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

async function callPool(endpoint: string, operation: string, input: unknown): Promise<Answer> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: typeof input === 'string' ? input : JSON.stringify(input),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
