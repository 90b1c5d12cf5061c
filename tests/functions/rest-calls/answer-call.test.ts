import { expect, test } from '@jest/globals';
import {
  apiRouteNames,
  apiRoutes,
  apiScopes,
  defaultScopes,
  partsOf,
  type ApiScope,
} from '../../../contract/api-routes.ts';
import { refusalSchema } from '../../../contract/webhook-answers.ts';
import { answerCall, type KeyCaller } from '../../../functions/rest-calls/answer-call.ts';
import { aUser, noLimits } from '../builders.ts';
import { keptLog } from '../log-lines.ts';
import { aPost } from '../webhook/webhook-builders.ts';

const now = () => new Date('2026-03-01T10:00:00Z');

async function call(name: string, by: object = {}) {
  const { method, path } = partsOf(name as (typeof apiRouteNames)[number]);
  const callers: KeyCaller[] = [];
  let taken = 0;
  const answer = (caller: KeyCaller) => {
    callers.push(caller);
    return Promise.resolve({ status: 200, body: {} });
  };
  const { statusCode, body } = await answerCall<'webhook'>(
    { ...aPost({ userId: aUser(), ...by }), httpMethod: method, resource: path },
    Object.fromEntries(apiRouteNames.map((route) => [route, answer])) as never,
    {
      allowance: { ...noLimits, takeRequest: () => Promise.resolve(void (taken += 1)) },
      noteKeyUse: () => Promise.resolve(),
      logger: keptLog().logger,
      now,
    },
  );
  return { statusCode, body: JSON.parse(body) as Record<string, unknown>, callers, taken };
}

const cells = apiRouteNames.flatMap((name) => apiScopes.map((scope) => ({ name, scope })));

test.each(cells)(
  'the route $name needs its own scope; the key has $scope',
  async ({ name, scope }) => {
    const needed: ApiScope | 'any' = apiRoutes[name].scope;
    const { statusCode, body, callers, taken } = await call(name, { scopes: scope });
    expect({ statusCode, served: callers.length, taken }).toEqual(
      scope === needed || needed === 'any'
        ? { statusCode: 200, served: 1, taken: 1 }
        : { statusCode: 403, served: 0, taken: 1 },
    );
    if (scope === needed || needed === 'any') return;
    expect(refusalSchema.safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({
      error: expect.stringContaining(`lacks the scope ${needed}.`),
      type: '/problems#missing-scope',
    });
  },
);

test.each([
  ['that the gateway cached before there were scopes', undefined, defaultScopes],
  ['without scopes', '', []],
  ['with a longer word', 'sender statuses', []],
])(
  "a caller may call only the routes of the caller's scopes: a caller %s",
  async (_name, scopes, served: readonly ApiScope[]) => {
    for (const name of apiRouteNames) {
      const { statusCode } = await call(name, { scopes });
      const { scope } = apiRoutes[name];
      const isServed = scope === 'any' || served.includes(scope);
      expect([name, statusCode]).toEqual([name, isServed ? 200 : 403]);
    }
  },
);

test('a route of another function is not found', async () => {
  const { statusCode, callers } = await call('GET /leads', { scopes: apiScopes.join(' ') });
  expect({ statusCode, callers }).toEqual({ statusCode: 404, callers: [] });
});
