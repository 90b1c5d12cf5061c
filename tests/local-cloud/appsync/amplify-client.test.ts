import '../cognito/quick-powers.ts';
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
import { until } from '../../until.ts';

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

test('the Amplify client sends its token with a query', async () => {
  const answer = await generateClient().graphql({ query: '{ listApiKeys { id } }' });
  expect(answer).toMatchObject({ data: { listApiKeys: [] } });
});

test("the Amplify client receives only its user's rows", async () => {
  const heard: unknown[] = [];
  let isLive = false;
  const ignore = Hub.listen(
    'api',
    ({ payload }) => (isLive ||= payload.event === 'Subscription ack'),
  );
  const stop = subscribeTo('subscription { onSubmissionChanged { version } }', heard);
  await until('the subscription to be acknowledged', () => isLive);
  ignore();
  await publishRow(api, submissionInput({ userId: sub, version: 2 }));
  await publishRow(api, submissionInput({ userId: 'somebody-else', version: 3 }));
  await publishRow(api, submissionInput({ userId: sub, version: 4 }));
  await until('two rows', () => heard.length >= 2);
  stop();
  expect(heard).toEqual([
    { onSubmissionChanged: { version: 2 } },
    { onSubmissionChanged: { version: 4 } },
  ]);
});

/** Collects everything that the subscription sends, errors included. */
function subscribeTo(query: string, heard: unknown[]): () => void {
  const answer = generateClient().graphql({ query });
  if (!('subscribe' in answer)) throw new Error('Not a subscription');
  const subscription = answer.subscribe({
    next: ({ data }) => void heard.push(data),
    error: (error) => void heard.push(error),
  });
  return () => subscription.unsubscribe();
}
