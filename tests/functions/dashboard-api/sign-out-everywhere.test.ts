/** Which tokens the API refuses and accepts after the user's sessions were ended. */
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createOwnUser } from '../../../functions/dashboard-api/own-user.ts';
import { createAccountStore } from '../../../functions/stores/accounts/account-store.ts';
import { createSubmissionStore } from '../../../functions/stores/submissions/submission-store.ts';
import { aDashboard, askDashboard, type FieldName } from './ask-dashboard.ts';
import { aClock, aUser, type Clock } from '../builders.ts';
import { listen } from '../local-aws.ts';
import { openStores } from '../open-stores.ts';
import { keptLog } from '../log-lines.ts';

const { db } = await openStores();
let cognito: Server;
let endpoint: string;
let requests: { target: string; body: string }[];
let reply: { status: number; body: string };
let clock: Clock;
let log: ReturnType<typeof keptLog>;
let userId: string;

beforeAll(async () => {
  cognito = createServer((request, response) => {
    void text(request).then((body) => {
      requests.push({ target: String(request.headers['x-amz-target']), body });
      response.writeHead(reply.status).end(reply.body);
    });
  });
  endpoint = await listen(cognito);
});
afterAll(async () => {
  cognito.closeAllConnections();
  cognito.close();
});
beforeEach(() => {
  requests = [];
  reply = { status: 200, body: '{}' };
  clock = aClock('2026-03-01T10:00:00.700Z');
  log = keptLog();
  userId = aUser();
});

const second = () => Math.floor(clock.now().getTime() / 1000);

function ask(field: FieldName, authTime: number | undefined, claims: object = {}) {
  const submissions = createSubmissionStore({
    client: db.client,
    table: 'submissions',
    now: clock.now,
  });
  const dependencies = aDashboard({
    db,
    log,
    submissions,
    queue: { send: () => Promise.resolve() },
    now: clock.now,
    ownUser: createOwnUser(endpoint),
    wait: async (milliseconds) => clock.turn(milliseconds / 1000),
  });
  const identity = {
    sub: userId,
    claims: { token_use: 'access', auth_time: authTime, ...claims },
  };
  const headers = { authorization: 'the.access.token' };
  return askDashboard(dependencies, { field, args: {}, identity, headers });
}

const ended = {
  error: {
    message: 'You were signed out on every device. Sign in again.',
    type: 'SessionEnded',
  },
};

describe('the mutation signOutEverywhere', () => {
  test('signOutEverywhere ends every earlier sign-in, refreshed or not', async () => {
    const before = second();
    expect((await ask('listApiKeys', before)).data).toEqual([]);
    expect(await ask('signOutEverywhere', before)).toEqual({ data: true });
    for (const field of ['listApiKeys', 'onSubmissionChanged', 'signOutEverywhere'] as const) {
      expect(await ask(field, before)).toEqual(ended);
      expect(await ask(field, before - 86_400, { iat: second() + 60 })).toEqual(ended);
      expect(await ask(field, undefined)).toEqual(ended);
    }
  });

  test('every sign-in after the answer of signOutEverywhere is accepted', async () => {
    await ask('signOutEverywhere', second());
    expect((await ask('listApiKeys', second())).data).toEqual([]);
    expect(await ask('onSubmissionChanged', second())).toEqual({
      data: { userId, authTime: second() },
    });
  });

  test.each([-0.25, 0.25])(
    "signOutEverywhere is exact when Cognito's clock differs by %s s",
    async (skew) => {
      const atCognito = () => Math.floor(clock.now().getTime() / 1000 + skew);
      for (let start = 0; start < 10; start += 1) {
        clock.turn(0.1);
        const before = atCognito();
        await ask('signOutEverywhere', before);
        expect(await ask('listApiKeys', before)).toEqual(ended);
        expect((await ask('listApiKeys', atCognito())).data).toEqual([]);
      }
    },
  );

  test("signOutEverywhere keeps other users' sessions", async () => {
    const before = second();
    await ask('signOutEverywhere', before);
    userId = aUser();
    expect((await ask('listApiKeys', before)).data).toEqual([]);
  });

  test("signOutEverywhere revokes refresh tokens with the caller's access token", async () => {
    await ask('signOutEverywhere', second());
    expect(requests).toEqual([
      {
        target: 'AWSCognitoIdentityProviderService.GlobalSignOut',
        body: '{"AccessToken":"the.access.token"}',
      },
    ]);
    expect(log.lines.join()).not.toContain('the.access.token');
  });

  test('signOutEverywhere succeeds if Cognito has already revoked the token', async () => {
    reply = { status: 400, body: '{"__type":"NotAuthorizedException"}' };
    const before = second();
    expect(await ask('signOutEverywhere', before)).toEqual({ data: true });
    expect(await ask('listApiKeys', before)).toEqual(ended);
  });

  test('signOutEverywhere changes nothing when Cognito fails', async () => {
    const before = second();
    reply = { status: 400, body: '{"__type":"TooManyRequestsException"}' };
    expect((await ask('signOutEverywhere', before)).error?.type).toBe('RateLimited');
    reply = { status: 500, body: 'oops' };
    expect((await ask('signOutEverywhere', before)).error?.type).toBe('InternalError');
    expect((await ask('listApiKeys', before)).data).toEqual([]);
  });

  test('signOutEverywhere requires the access token', async () => {
    const answer = await ask('signOutEverywhere', second(), { token_use: 'id' });
    expect(answer.error?.type).toBe('BadRequest');
  });
});

test('an earlier sign-out does not undo a later sign-out', async () => {
  const accounts = createAccountStore({ client: db.client, table: 'accounts', now: clock.now });
  await accounts.endSessions(userId, 2000);
  await accounts.endSessions(userId, 1000);
  expect(await accounts.read(userId)).toEqual({ userId, notBefore: 2000 });
});
