import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GraphqlApi } from '../../../local-cloud/appsync/graphql-api.ts';
import { ask, post, startApi, submissionInput } from './api-under-test.ts';
import { startTokenIssuer, type TokenIssuer } from './token-issuer.ts';

let issuer: TokenIssuer;
let api: GraphqlApi;
let calls: { arn: string; payload: unknown }[] = [];
let answer: { payload: unknown; functionError?: string };
let user: { authorization: string };

beforeAll(async () => {
  issuer = await startTokenIssuer();
  api = await startApi(issuer, {
    invokeFunction: async (arn, payload) => {
      calls.push({ arn, payload });
      return answer;
    },
  });
  user = { authorization: await issuer.sign({ 'cognito:groups': ['staff'] }) };
});
afterAll(async () => {
  await api.close();
  await issuer.close();
});
beforeEach(() => {
  calls = [];
  answer = { payload: { data: null } };
});

describe('resolvers that call a function', () => {
  test("the function gets the field, its arguments and the token's user", async () => {
    const query = 'query One($id: ID!) { getSubmission(id: $id) { id } }';
    await ask(api, user, query, { id: 's1' });
    expect(calls).toMatchObject([
      {
        arn: 'arn:dashboard-api',
        payload: {
          arguments: { id: 's1' },
          identity: {
            sub: 'user-1',
            username: 'user-1',
            issuer: issuer.issuer,
            groups: ['staff'],
            defaultAuthStrategy: 'ALLOW',
            claims: { client_id: 'testclient' },
          },
          info: { fieldName: 'getSubmission', parentTypeName: 'Query', variables: { id: 's1' } },
        },
      },
    ]);
  });

  test("the function's answer is the field's value", async () => {
    answer = { payload: { data: { ...submissionInput(), attempts: null, screenshotUrl: null } } };
    const query = '{ getSubmission(id: "s1") { email status screenshotUrl attempts { number } } }';
    expect(await ask(api, user, query)).toMatchObject({
      data: {
        getSubmission: {
          email: 'person.1@leads.example',
          status: 'processing',
          screenshotUrl: null,
          attempts: null,
        },
      },
    });
  });

  test("the function's refusal becomes an error with its type", async () => {
    answer = { payload: { error: { message: 'Nothing there', type: 'not_found' } } };
    expect(await ask(api, user, 'mutation { retrySubmission(id: "s1") { id } }')).toMatchObject({
      data: null,
      errors: [{ message: 'Nothing there', errorType: 'not_found', path: ['retrySubmission'] }],
    });
  });

  test("details of the function's crash are not returned", async () => {
    answer = { payload: { errorMessage: 'secret detail' }, functionError: 'Unhandled' };
    const result = await ask(api, user, '{ getSubmission(id: "s1") { id } }');
    expect(result).toMatchObject({ data: { getSubmission: null }, errors: [{ data: null }] });
    expect(JSON.stringify(result)).not.toContain('secret detail');
  });

  test('a value that violates the schema becomes an error', async () => {
    answer = { payload: { data: submissionInput({ updatedAt: 'yesterday' }) } };
    const query = '{ getSubmission(id: "s1") { updatedAt } }';
    const { data, errors } = await ask(api, user, query);
    expect(data).toEqual({ getSubmission: null });
    expect(errors?.[0]?.message).toContain("'AWSDateTime' is not valid");
  });
});

describe('invalid GraphQL requests', () => {
  test.each([
    ['a body that is not JSON', '{'],
    ['a body without a query', '{}'],
    ['a query that is not a text', '{"query":1}'],
  ])('a request with %s is refused as malformed', async (_title, body) => {
    expect(await post(api, user, body)).toMatchObject({
      status: 400,
      errors: [{ errorType: 'MalformedHttpRequestException' }],
    });
  });

  test('a query with an unknown field causes a validation error', async () => {
    expect(await ask(api, user, '{ listSecrets { id } }')).toMatchObject({
      status: 200,
      data: null,
      errors: [{ errorType: 'ValidationError' }],
    });
    expect(calls).toEqual([]);
  });

  test('a subscription over HTTP is refused', async () => {
    const { status } = await ask(api, user, 'subscription { onSubmissionChanged { id } }');
    expect(status).toBe(400);
  });

  test('a request with an unknown path is answered with 404', async () => {
    for (const path of ['//', '/', '/graphql/other']) {
      expect((await fetch(new URL(api.url).origin + path, { method: 'POST' })).status).toBe(404);
    }
  });

  test('AppSync accepts calls from web pages of any origin', async () => {
    const preflight = await fetch(api.url, {
      method: 'OPTIONS',
      headers: { 'access-control-request-headers': 'authorization,x-amz-user-agent' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
  });
});
