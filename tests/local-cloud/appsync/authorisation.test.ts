import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { generateKeyPair } from 'jose';
import { publishSubmission } from '../../../contract/graphql-operations.ts';
import type { GraphqlApi } from '../../../local-cloud/appsync/graphql-api.ts';
import { readFieldRows } from '../../end-to-end/authorisation/rows.ts';
import { fieldRules } from '../../end-to-end/authorisation/rules.ts';
import {
  ask,
  post,
  publishRow,
  signedHeaders,
  startApi,
  submissionInput,
} from './api-under-test.ts';
import { startTokenIssuer, type TokenIssuer } from './token-issuer.ts';

let issuer: TokenIssuer;
let api: GraphqlApi;
const query = '{ listApiKeys { id } }';

beforeAll(async () => {
  issuer = await startTokenIssuer();
  api = await startApi({ ...issuer, clientIds: ['testclient'] });
});
afterAll(async () => {
  await api.close();
  await issuer.close();
});

const asUser = async (claims = {}) => ({ authorization: await issuer.sign(claims) });
const publishBody = JSON.stringify({
  query: publishSubmission,
  variables: { submission: submissionInput() },
});

describe('calls over HTTP with user tokens', () => {
  test('access tokens of the user pool are accepted', async () => {
    expect(await ask(api, await asUser(), query)).toMatchObject({
      status: 200,
      data: { listApiKeys: [] },
    });
    const bearer = { authorization: `Bearer ${await issuer.sign()}` };
    expect((await ask(api, bearer, query)).status).toBe(200);
  });

  test('the resolvers refuse ID tokens', async () => {
    const id = await asUser({ token_use: 'id', client_id: undefined, aud: 'testclient' });
    expect(await ask(api, id, query)).toMatchObject({
      status: 200,
      data: null,
      errors: [{ errorType: 'Unauthorized', message: 'An access token is required.' }],
    });
  });

  test('a call without a token is refused', async () => {
    expect(await ask(api, {}, query)).toEqual({
      status: 401,
      errors: [
        {
          errorType: 'UnauthorizedException',
          message: 'Valid authorization header not provided.',
        },
      ],
    });
  });

  test.each([
    ['an expired token', { exp: 1 }],
    ['a token of a foreign issuer', { iss: 'http://127.0.0.1:1/eu-west-1_Other' }],
    ['a token of another use', { token_use: 'refresh' }],
    ['a token of another client', { client_id: 'stranger' }],
    ['a token without a user', { sub: undefined }],
    ['a token without an expiry', { exp: undefined }],
  ])('a call with %s is refused', async (_title, claims) => {
    expect(await ask(api, await asUser(claims), query)).toMatchObject({
      status: 401,
      errors: [{ errorType: 'UnauthorizedException' }],
    });
  });

  test('forged and unsigned tokens are refused', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const [header, payload] = (await issuer.sign()).split('.');
    const none = Buffer.from('{"alg":"none","kid":"first"}').toString('base64url');
    const tokens = [
      await issuer.sign({}, privateKey),
      `${none}.${payload}.`,
      `${header}.${payload}.`,
      'nonsense',
    ];
    for (const authorization of tokens) {
      expect((await ask(api, { authorization }, query)).status).toBe(401);
    }
  });

  test("a user can't publish submissions", async () => {
    const answer = await post(api, await asUser(), publishBody);
    expect(answer).toMatchObject({
      status: 200,
      data: { publishSubmission: null },
      errors: [
        {
          path: ['publishSubmission'],
          errorType: 'Unauthorized',
          message: 'Not Authorized to access publishSubmission on type Mutation',
        },
      ],
    });
  });
});

describe('calls signed by IAM', () => {
  test("the live publisher's role can publish submissions", async () => {
    const answer = await publishRow(api, submissionInput());
    expect(answer.errors).toBeUndefined();
    expect(answer.data).toEqual({ publishSubmission: submissionInput() });
  });

  const roots = readFieldRows().filter(({ kind }) => kind !== 'subscription');
  test.each(roots)(
    'only the permitted roles may call the field $name',
    async ({ name, field, document }) => {
      const rules = fieldRules[name].arguments ?? {};
      const values = Object.entries(rules).map(([argument, rule]) => {
        if ('json' in rule) return [argument, JSON.stringify(rule.json())];
        return [argument, 'value' in rule ? rule.value() : 'any'];
      });
      const variables: unknown = Object.fromEntries(values);
      const body = JSON.stringify({ query: document, variables });
      const denies = async (key?: { id: string; secret: string }) => {
        const headers = await signedHeaders(api, body, key && { key });
        const { errors = [] } = await post(api, headers, body);
        const message = `Not Authorized to access ${field} on type ${name.split('.')[0]}`;
        return errors.some((error) => error.message === message);
      };
      expect(await denies()).toBe(fieldRules[name].admits !== 'publisher');
      expect(await denies({ id: 'AKIDOTHER', secret: 'other secret' })).toBe(true);
    },
  );

  test("a role without the permission can't publish submissions", async () => {
    const key = { id: 'AKIDOTHER', secret: 'other secret' };
    const headers = await signedHeaders(api, publishBody, { key });
    expect(await post(api, headers, publishBody)).toMatchObject({
      errors: [{ errorType: 'Unauthorized' }],
    });
  });

  test.each([
    ['an unknown key', { key: { id: 'AKIDNOBODY', secret: 'x' } }, 'UnrecognizedClientException'],
    ['a wrong secret', { key: { id: 'AKIDOTHER', secret: 'x' } }, 'InvalidSignatureException'],
    ['an old signature', { at: new Date(0) }, 'InvalidSignatureException'],
    ['another service', { service: 's3' }, 'IncompleteSignatureException'],
  ])('a signed call with %s is refused', async (_title, signing, errorType) => {
    const headers = await signedHeaders(api, publishBody, signing);
    expect(await post(api, headers, publishBody)).toMatchObject({
      status: 403,
      errors: [{ errorType }],
    });
  });

  test('a body changed after signing is refused', async () => {
    const headers = await signedHeaders(api, publishBody);
    const changed = publishBody.replace('user-1', 'user-2');
    expect((await post(api, headers, changed)).status).toBe(403);
    delete headers['x-amz-content-sha256'];
    expect((await post(api, headers, changed)).status).toBe(403);
  });
});
