/**
 * Tests the site's own client when the user's session was ended on another device, and when the
 * user has made too many calls.
 */
import '../cognito/quick-powers.ts';
import './loopback-socket.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { fetchAuthSession, signOut } from 'aws-amplify/auth';
import { ConsoleLogger } from 'aws-amplify/utils';
import { configureAmplify } from '../../../frontend/shared/service/amplify.ts';
import { runOperation, subscribe } from '../../../frontend/shared/service/graphql.ts';
import { listApiKeys, onSubmissionChanged } from '../../../contract/graphql-operations.ts';
import type { ServiceError } from '../../../frontend/shared/service/service-error.ts';
import { whenSessionEnds } from '../../../frontend/shared/service/session-end.ts';
import type { GraphqlApi } from '../../../local-cloud/appsync/graphql-api.ts';
import { enter, pointAmplifyAt, register } from '../cognito/amplify-client.ts';
import { clientId, startPool, userPoolId, type PoolUnderTest } from '../cognito/pool-under-test.ts';
import {
  endSubscriptions,
  openFunction,
  publishRow,
  startApi,
  submissionInput,
} from './api-under-test.ts';
import { until } from '../../until.ts';

const refusal = { message: 'You were signed out on every device.', type: 'SessionEnded' };
let pool: PoolUnderTest;
let api: GraphqlApi;
let refuses = false;
/** The next calls are refused, one call per entry; each entry is the `Retry-After` in seconds. */
let limited: number[] = [];
let messages: string[];

beforeAll(async () => {
  ConsoleLogger.LOG_LEVEL = 'NONE';
  pool = await startPool();
  api = await startApi(
    { ...pool, clientIds: [clientId] },
    {
      invokeFunction: async (arn, payload) => {
        const retryAfterSeconds = limited.shift();
        if (retryAfterSeconds !== undefined) {
          const error = { message: 'One too many.', type: 'RateLimited' };
          return { payload: { error: { ...error, info: { retryAfterSeconds } } } };
        }
        return refuses ? { payload: { error: refusal } } : openFunction(arn, payload);
      },
    },
  );
  pointAmplifyAt(pool);
  configureAmplify({
    region: 'eu-west-1',
    userPoolId,
    userPoolClientId: clientId,
    userPoolEndpoint: pool.endpoint,
    graphqlUrl: api.url,
    webhookUrl: api.url,
    signUpVerification: 'none',
    leadRetentionDays: 30,
    target: { name: 'Form', url: 'https://forms.example/', demo: false },
  });
  await register('asha@example.com');
  await enter('asha@example.com');
  whenSessionEnds((message) => messages.push(message));
});
afterAll(async () => {
  await signOut();
  await api.close();
  await pool.close();
});
beforeEach(() => {
  messages = [];
});

test('a refused query reports that the session was ended', async () => {
  refuses = true;
  await expect(runOperation(listApiKeys, {})).rejects.toMatchObject({
    type: 'SessionEnded',
    message: refusal.message,
  });
  expect(messages).toEqual([refusal.message]);
});

test('a refused query is repeated after a short wait', async () => {
  refuses = false;
  limited = [0, 0];
  await expect(runOperation(listApiKeys, {})).resolves.toBeDefined();
  expect(limited).toEqual([]);
  limited = [60];
  await expect(runOperation(listApiKeys, {})).rejects.toMatchObject({
    ...{ type: 'RateLimited', message: 'One too many.', retryAfterSeconds: 60 },
  });
});

test('an open subscription reports that its session was ended', async () => {
  refuses = false;
  const userId = (await fetchAuthSession()).userSub ?? '';
  let hasArrived = false;
  let failure: ServiceError | undefined;
  const stop = subscribe(onSubmissionChanged, {
    onEvent: () => (hasArrived = true),
    onFailure: (error) => (failure = error),
  });
  // Publishes until an event arrives, because the subscription gets no events from before its
  // start.
  await until('a row', async () => {
    await publishRow(api, submissionInput({ userId }));
    return hasArrived;
  });
  refuses = true;
  await endSubscriptions(api, { userId, notBefore: 9_999_999_999 });
  // Amplify reconnects after five seconds and is refused.
  expect(await until('the refusal', () => failure)).toMatchObject({
    type: 'SessionEnded',
    message: refusal.message,
  });
  expect(messages).toEqual([refusal.message]);
  stop();
});
