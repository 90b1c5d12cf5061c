import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { GraphqlApi } from '../../../local-cloud/appsync/graphql-api.ts';
import { ask, startApi, submissionInput } from './api-under-test.ts';
import { startTokenIssuer, type TokenIssuer } from './token-issuer.ts';

let issuer: TokenIssuer;
let api: GraphqlApi;
let user: { authorization: string };
let ran = 0;

beforeAll(async () => {
  issuer = await startTokenIssuer();
  api = await startApi(issuer, {
    limits: { resolverCount: 2, queryDepth: 2, introspection: false },
    invokeFunction: async () => {
      ran += 1;
      return { payload: { data: { ...submissionInput(), attempts: [{ number: 1 }] } } };
    },
  });
  user = { authorization: await issuer.sign() };
});
afterAll(async () => {
  await api.close();
  await issuer.close();
});
beforeEach(() => {
  ran = 0;
});

test("resolvers beyond a request's limit do not run", async () => {
  const search = (name: string) => `${name}: getSubmission(id: "s1") { id }`;
  const { data, errors } = await ask(api, user, `{ ${['a', 'b', 'c'].map(search).join(' ')} }`);
  expect(ran).toBe(2);
  expect(data).toEqual({ a: { id: 'submission-1' }, b: { id: 'submission-1' }, c: null });
  expect(errors).toMatchObject([{ path: ['c'], errorType: 'ResolverExecutionLimitReached' }]);
});

test('each request has its own limit of resolvers', async () => {
  for (let request = 0; request < 3; request += 1) {
    expect(await ask(api, user, '{ getSubmission(id: "s1") { id } }')).not.toHaveProperty('errors');
  }
  expect(ran).toBe(3);
});

test.each([
  '{ __schema { types { name } } }',
  '{ __type(name: "Submission") { name } }',
  'query Get { getSubmission(id: "s1") { id } __schema { queryType { name } } }',
])('the API refuses introspection by the query %s', async (query) => {
  const { data, errors } = await ask(api, user, query);
  expect(ran).toBe(0);
  expect(data ?? null).toBeNull();
  expect(errors?.[0]).toMatchObject({ message: expect.stringContaining('introspection') });
});

test('__typename is answered although introspection is turned off', async () => {
  const query = '{ getSubmission(id: "s1") { __typename id } }';
  const { data } = await ask(api, user, query);
  expect(data).toEqual({ getSubmission: { __typename: 'Submission', id: 'submission-1' } });
});

test('a field nested too deeply is null with an error', async () => {
  const query = '{ getSubmission(id: "s1") { id attempts { number } } }';
  const { data, errors } = await ask(api, user, query);
  expect(data).toEqual({ getSubmission: { id: 'submission-1', attempts: null } });
  expect(errors).toMatchObject([{ errorType: 'QueryDepthLimitReached' }]);
});
