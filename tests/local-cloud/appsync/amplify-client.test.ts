import '../cognito/browser-name.ts';
import './loopback-socket.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Amplify } from 'aws-amplify';
import { generateClient } from 'aws-amplify/api';
import { fetchAuthSession, signOut } from 'aws-amplify/auth';
import { ConsoleLogger, Hub } from 'aws-amplify/utils';
import type { GraphqlApi } from '../../../local-cloud/appsync/graphql-api.ts';
import { enter, register } from '../cognito/amplify-client.ts';
import { clientId, startPool, userPoolId, type PoolUnderTest } from '../cognito/pool-under-test.ts';
import { publishRow, startApi, submissionInput } from './api-under-test.ts';

let pool: PoolUnderTest;
let api: GraphqlApi;
let sub: string;

beforeAll(async () => {
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  pool = await startPool();
  api = await startApi({ ...pool, clientIds: [clientId] });
  Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId: clientId, userPoolEndpoint: pool.endpoint } },
    API: {
      GraphQL: { endpoint: api.url, region: 'eu-west-1', defaultAuthMode: 'userPool' },
    },
  });
  await register('asha@example.com');
  await enter('asha@example.com');
  sub = (await fetchAuthSession()).userSub!;
});
afterAll(async () => {
  await signOut();
  await api.close();
  await pool.close();
});

test('the Amplify client queries with its token', async () => {
  const answer = await generateClient().graphql({ query: '{ listApiKeys { id } }' });
  expect(answer).toMatchObject({ data: { listApiKeys: [] } });
});

test('the Amplify client receives its own rows only', async () => {
  const heard: unknown[] = [];
  const live = subscriptionIsLive();
  const done = new Promise<void>((resolve, reject) => {
    const stop = subscribeTo('subscription { onSubmissionChanged { version } }', reject, (data) => {
      heard.push(data);
      if (heard.length < 2) return;
      stop();
      resolve();
    });
  });
  await live;
  await publishRow(api, submissionInput({ userId: sub, version: 2 }));
  await publishRow(api, submissionInput({ userId: 'somebody-else', version: 3 }));
  await publishRow(api, submissionInput({ userId: sub, version: 4 }));
  await done;
  expect(heard).toEqual([
    { onSubmissionChanged: { version: 2 } },
    { onSubmissionChanged: { version: 4 } },
  ]);
});

function subscribeTo(
  query: string,
  fail: (error: unknown) => void,
  take: (data: unknown) => void,
): () => void {
  const answer = generateClient().graphql({ query });
  if (!('subscribe' in answer)) throw new Error('Not a subscription');
  const subscription = answer.subscribe({ next: ({ data }) => take(data), error: fail });
  return () => subscription.unsubscribe();
}

/** Resolves when Amplify reports that the server has acknowledged the subscription. */
function subscriptionIsLive(): Promise<void> {
  return new Promise((resolve) => {
    const stop = Hub.listen('api', ({ payload }) => {
      if (payload.event !== 'Subscription ack') return;
      stop();
      resolve();
    });
  });
}
