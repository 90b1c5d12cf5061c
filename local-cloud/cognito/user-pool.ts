/**
 * The local cloud's Cognito user pool: emulates the operations that the Amplify client uses, with
 * Cognito's protocol, so that the unmodified client signs in by SRP. Called by the local runner for
 * each AWS::Cognito::UserPool of the template. Why not cognito-local: docs/decisions/0002.
 *
 * As in Cognito:
 * - sign-up with the pre-sign-up trigger, confirmation and resent codes
 * - forgotten and changed passwords
 * - SRP sign-in that hides unknown users, with a lock after 5 wrong passwords
 * - an operator's calls that read, disable, enable and delete users; a user's own deletion
 * - RS256 tokens, JWKS, refresh, rotation, revocation and global sign-out
 * - an authenticator app (TOTP) that a signed-in user sets up
 * - e-mailed codes, which are passed to `tellCode`
 *
 * Not emulated:
 * - other triggers, groups, plain-password and custom flows, devices
 * - other calls of operators, and the check of their signatures
 * - hosted pages, OAuth scopes, federation
 * - SMS and e-mail codes as second factor, passkeys
 * - mail, rate limits, changes of the e-mail address
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { listen } from '../listen.ts';
import {
  adminDeleteUser,
  adminDisableUser,
  adminEnableUser,
  adminGetUser,
  deleteUser,
  listUsers,
} from './operations/administration.ts';
import { changePassword } from './operations/change-password.ts';
import { confirmSignUp, resendConfirmationCode } from './operations/confirm-sign-up.ts';
import { confirmForgotPassword, forgotPassword } from './operations/forgot-password.ts';
import { getTokensFromRefreshToken } from './operations/get-tokens-from-refresh-token.ts';
import { getUser, updateUserAttributes } from './operations/get-user.ts';
import { initiateAuth } from './operations/initiate-auth.ts';
import { respondToAuthChallenge } from './operations/respond-to-auth-challenge.ts';
import { globalSignOut, revokeToken } from './operations/revoke-token.ts';
import { signUp } from './operations/sign-up.ts';
import {
  associateSoftwareToken,
  setUserMfaPreference,
  verifySoftwareToken,
} from './operations/software-token.ts';
import type { Operation, Pool } from './pool.ts';
import { openPoolStore, writePrivately } from './pool-store.ts';
import { allowEveryOrigin, answerOperation, sendJson } from './protocol.ts';
import { readClient, readPool } from './settings.ts';
import { loadSigningKey } from './signing-key.ts';

/** Operations that only an operator's programs may call, with signed requests. */
const operatorsOperations: Readonly<Record<string, Operation>> = {
  AdminGetUser: adminGetUser,
  AdminDisableUser: adminDisableUser,
  AdminEnableUser: adminEnableUser,
  AdminDeleteUser: adminDeleteUser,
  ListUsers: listUsers,
};

const operations: Readonly<Record<string, Operation>> = {
  SignUp: signUp,
  ConfirmSignUp: confirmSignUp,
  ResendConfirmationCode: resendConfirmationCode,
  InitiateAuth: initiateAuth,
  RespondToAuthChallenge: respondToAuthChallenge,
  GetTokensFromRefreshToken: getTokensFromRefreshToken,
  GetUser: getUser,
  UpdateUserAttributes: updateUserAttributes,
  RevokeToken: revokeToken,
  GlobalSignOut: globalSignOut,
  DeleteUser: deleteUser,
  ForgotPassword: forgotPassword,
  ConfirmForgotPassword: confirmForgotPassword,
  ChangePassword: changePassword,
  AssociateSoftwareToken: associateSoftwareToken,
  VerifySoftwareToken: verifySoftwareToken,
  SetUserMFAPreference: setUserMfaPreference,
};

export interface UserPoolOptions {
  /** The port on which the user pool listens; 0 lets the operating system choose a port. */
  port: number;
  dataDir: string;
  userPoolId: string;
  /** The resolved properties of the AWS::Cognito::UserPool. */
  properties: unknown;
  /** The resolved properties of each AWS::Cognito::UserPoolClient, by client id. */
  clients: Readonly<Record<string, unknown>>;
  invokeTrigger: Pool['invokeTrigger'];
  tellCode: Pool['tellCode'];
  now?: () => Date;
}

export interface UserPool {
  issuer: string;
  jwksUrl: string;
  /** The value for the Amplify client's `userPoolEndpoint`. */
  endpoint: string;
  close: () => Promise<void>;
}

export async function startUserPool(options: UserPoolOptions): Promise<UserPool> {
  const key = await loadSigningKey(options.dataDir);
  const pool: Pool = { ...assemble(options), key };
  const server = createServer((request, response) => {
    void answer(pool, request, response);
  });
  const { origin, close } = await listen(server, options.port);
  pool.issuer = `${origin}/${pool.id}`;
  return {
    issuer: pool.issuer,
    jwksUrl: `${pool.issuer}/.well-known/jwks.json`,
    endpoint: origin,
    close,
  };
}

function assemble(options: UserPoolOptions): Omit<Pool, 'key'> {
  const now = options.now ?? (() => new Date());
  const [region = '', name = ''] = options.userPoolId.split('_');
  return {
    id: options.userPoolId,
    name,
    region,
    issuer: '',
    settings: readPool(options.properties),
    clients: new Map(
      Object.entries(options.clients).map(([id, properties]) => [id, readClient(id, properties)]),
    ),
    store: openPoolStore({
      dataDir: options.dataDir,
      nowSeconds: () => Math.floor(now().getTime() / 1000),
    }),
    disguise: loadDisguise(options.dataDir),
    challenges: new Map(),
    codeChallenges: new Map(),
    now,
    invokeTrigger: options.invokeTrigger,
    tellCode: options.tellCode,
  };
}

function loadDisguise(dataDir: string): string {
  const file = path.join(dataDir, 'disguise');
  if (!existsSync(file)) writePrivately(file, randomBytes(32).toString('hex'));
  return readFileSync(file, 'utf8');
}

async function answer(
  pool: Pool,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  allowEveryOrigin(request, response);
  const where = request.url?.split('?')[0];
  if (request.method === 'OPTIONS') {
    response.writeHead(200).end();
  } else if (request.method === 'POST' && where === '/') {
    const isOperators = isSigned(request) && request.headers.origin === undefined;
    const offered = isOperators ? { ...operations, ...operatorsOperations } : operations;
    await answerOperation(request, response, offered, pool);
  } else if (request.method === 'GET' && where === `/${pool.id}/.well-known/jwks.json`) {
    sendJson(response, 200, pool.key.jwks, 'application/json');
  } else if (request.method === 'GET' && where === `/${pool.id}/.well-known/openid-configuration`) {
    const jwks_uri = `${pool.issuer}/.well-known/jwks.json`;
    sendJson(response, 200, { issuer: pool.issuer, jwks_uri }, 'application/json');
  } else {
    sendJson(response, 404, { message: 'Not Found' }, 'application/json');
  }
}

/**
 * Whether a request is signed. The signature is not verified, because the local cloud has no
 * secrets of operators. A request with an Origin header comes from a web page and never counts as
 * an operator's.
 */
function isSigned({ headers }: IncomingMessage): boolean {
  return /^AWS4-HMAC-SHA256 Credential=.+\/cognito-idp\/aws4_request/.test(
    headers.authorization ?? '',
  );
}
