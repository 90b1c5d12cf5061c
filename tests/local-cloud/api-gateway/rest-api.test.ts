import { afterEach, describe, expect, test } from '@jest/globals';
import { createRestApi, type RestApi } from '../../../local-cloud/api-gateway/rest-api.ts';
import { startRestApi } from '../../../local-cloud/api-gateway/server.ts';
import type { InvocationResult } from '../../../local-cloud/lambda/runner.ts';

interface ProxyEvent {
  body: string | null;
  pathParameters: Record<string, string> | null;
  requestContext: { authorizer?: Record<string, unknown>; stage: string; resourcePath: string };
}
type Fake = (event: ProxyEvent) => InvocationResult | Promise<InvocationResult>;

const authoriserUri = 'arn:aws:lambda:eu-west-1:000000000000:function:authoriser';
const webhookUri = 'arn:aws:lambda:eu-west-1:000000000000:function:webhook';
const mock = {
  type: 'MOCK' as const,
  uri: '',
  timeoutMs: 1000,
  requestTemplates: { 'application/json': '{ statusCode: 200 }' },
  responses: [
    {
      statusCode: '204',
      parameters: { 'method.response.header.Access-Control-Allow-Origin': "'*'" },
      templates: {},
    },
  ],
};

function buildApi({ timeoutMs = 1000, burst = 1000 } = {}): RestApi {
  const api = createRestApi({ id: 'abc' });
  const proxy = { ...mock, type: 'AWS_PROXY' as const, uri: webhookUri, timeoutMs };
  api.resources.set('lead', { parentId: api.rootResourceId, pathPart: 'process-lead' });
  api.resources.set('one', { parentId: 'lead', pathPart: '{id}' });
  api.methods.push(
    { resourceId: 'lead', httpMethod: 'POST', authoriserId: 'auth', integration: proxy },
    { resourceId: 'one', httpMethod: 'GET', integration: proxy },
    { resourceId: 'lead', httpMethod: 'OPTIONS', integration: mock },
  );
  api.authorisers.set('auth', {
    uri: authoriserUri,
    identityHeaders: ['x-api-key'],
    ttlSeconds: 60,
  });
  api.stages.set('v1', {
    name: 'v1',
    throttles: new Map([['/*/*', { ratePerSecond: 1, burst }]]),
  });
  for (const type of ['DEFAULT_4XX', 'DEFAULT_5XX']) {
    api.gatewayResponses.set(type, {
      parameters: { 'gatewayresponse.header.Access-Control-Allow-Origin': "'*'" },
      templates: { 'application/json': '{"error":$context.error.messageString}' },
    });
  }
  return api;
}

function policy(Effect: 'Allow' | 'Deny', Resource = '*'): InvocationResult {
  return {
    payload: {
      principalId: 'u1',
      context: { userId: 'u1', count: 3 },
      policyDocument: { Statement: [{ Effect, Action: 'execute-api:Invoke', Resource }] },
    },
  };
}

const accepted: Fake = () => ({ payload: { statusCode: 202, body: '{"ok":true}' } });

let close: () => Promise<void> = () => Promise.resolve();
afterEach(() => close());

async function serve(options: {
  api?: RestApi;
  authoriser?: () => InvocationResult;
  webhook?: Fake;
  now?: () => number;
}) {
  const { api = buildApi(), authoriser = () => policy('Allow'), webhook = accepted } = options;
  const calls = { authoriser: 0, webhook: 0 };
  const server = await startRestApi({
    port: 0,
    api,
    ...(options.now ? { now: options.now } : {}),
    functions: {
      invoke: async (arn, event) => {
        if (arn === authoriserUri) {
          calls.authoriser += 1;
          return authoriser();
        }
        calls.webhook += 1;
        return webhook(event as ProxyEvent);
      },
    },
  });
  ({ close } = server);
  const url = `${server.origin}/v1/process-lead`;
  const post = (key?: string, body = '{}') =>
    fetch(url, { method: 'POST', body, headers: key ? { 'x-api-key': key } : {} });
  return { url, origin: server.origin, post, calls };
}

describe('requests to a REST API', () => {
  test("the function gets the authoriser's context as strings", async () => {
    const events: ProxyEvent[] = [];
    const { post } = await serve({
      webhook: (event) => {
        events.push(event);
        return { payload: { statusCode: 202, headers: { 'X-Own': 'yes' }, body: 'done' } };
      },
    });
    const response = await post('k', '{"a":1}');
    expect([response.status, await response.text()]).toEqual([202, 'done']);
    expect(response.headers.get('x-own')).toBe('yes');
    expect(events[0]?.requestContext.authorizer).toEqual({
      userId: 'u1',
      count: '3',
      principalId: 'u1',
    });
    expect(events[0]).toMatchObject({ body: '{"a":1}', requestContext: { stage: 'v1' } });
  });

  test('the function gets the decoded path parameters', async () => {
    const { url } = await serve({
      webhook: ({ pathParameters, requestContext }) => ({
        payload: {
          statusCode: 200,
          body: JSON.stringify([pathParameters, requestContext.resourcePath]),
        },
      }),
    });
    const response = await fetch(`${url}/a%20b`);
    expect(await response.json()).toEqual([{ id: 'a b' }, '/process-lead/{id}']);
  });

  test('a header named “constructor” reaches the function', async () => {
    const { url } = await serve({
      webhook: (event) => ({
        payload: { statusCode: 200, body: JSON.stringify(event) },
      }),
    });
    const response = await fetch(`${url}/one`, { headers: { constructor: 'odd' } });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('"constructor":"odd"');
  });

  test('API Gateway answers a CORS preflight without calling the function', async () => {
    const { url, calls } = await serve({});
    const response = await fetch(url, { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(calls.webhook).toBe(0);
  });

  test.each([
    ['an unknown path', '/v1/other', 403],
    ['an unknown stage', '/v2/process-lead', 403],
    ['a broken escape in the path', '/v1/process-lead/%zz', 400],
  ])('the answer to %s has the format of gateway responses', async (_name, path, status) => {
    const { origin } = await serve({});
    const response = await fetch(origin + path);
    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toHaveProperty('error');
  });

  test('a request body above the size limit is refused', async () => {
    const { post, calls } = await serve({});
    const response = await post('k', 'x'.repeat(10 * 1024 * 1024 + 1));
    expect([response.status, calls.webhook]).toEqual([413, 0]);
  });
});

describe('the authoriser of a REST API', () => {
  test('a request without an API key does not call the authoriser', async () => {
    const { post, calls } = await serve({});
    expect((await post()).status).toBe(401);
    expect(calls).toEqual({ authoriser: 0, webhook: 0 });
  });

  test('the authoriser is called once per key until its answer expires', async () => {
    let now = 0;
    const { post, calls } = await serve({ now: () => now });
    await post('a');
    await post('a');
    await post('b');
    expect(calls.authoriser).toBe(2);
    now += 60_001;
    await post('a');
    expect(calls.authoriser).toBe(3);
  });

  test.each([
    ['denies', policy('Deny'), 403],
    ['allows another method only', policy('Allow', 'arn:aws:execute-api:*/v1/GET/*'), 403],
    ['allows this path by wildcard', policy('Allow', '*/v1/POST/process-????'), 202],
    ['says Unauthorized', failed('Unauthorized'), 401],
    ['crashes', failed('boom'), 500],
    ['answers without a policy', { payload: { principalId: 'x' } }, 500],
  ])(
    'API Gateway answers with the right status if the authoriser %s',
    async (_name, answer: InvocationResult, status) => {
      const { post } = await serve({ authoriser: () => answer });
      expect((await post('k')).status).toBe(status);
    },
  );
});

describe('the limits of a REST API and its function', () => {
  test('throttling allows a burst, then a steady rate of requests', async () => {
    let now = 0;
    const { post } = await serve({ api: buildApi({ burst: 2 }), now: () => now });
    const statuses = [await post('k'), await post('k'), await post('k')].map((r) => r.status);
    expect(statuses).toEqual([202, 202, 429]);
    now += 1000;
    expect((await post('k')).status).toBe(202);
  });

  test('a function that exceeds its time limit causes status 504', async () => {
    const { post } = await serve({
      api: buildApi({ timeoutMs: 20 }),
      webhook: () => new Promise(() => undefined),
    });
    expect((await post('k')).status).toBe(504);
  });

  test.each([
    ['crashes', failed('boom')],
    ['answers without a status', { payload: 'text' }],
  ])('API Gateway answers 502 if the function %s', async (_name, answer: InvocationResult) => {
    const { post } = await serve({ webhook: () => answer });
    expect((await post('k')).status).toBe(502);
  });
});

function failed(errorMessage: string): InvocationResult {
  return { payload: { errorType: 'Error', errorMessage }, functionError: 'Unhandled' };
}
