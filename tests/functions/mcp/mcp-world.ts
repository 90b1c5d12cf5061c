/**
 * The MCP function with the functions of the REST API behind a simulated gateway. Each API key is a
 * header value, stored with the context that the authoriser would return.
 */
import type { APIGatewayProxyResult } from 'aws-lambda';
import type { AuthoriserContext } from '../../../contract/api-key.ts';
import { apiRouteNames, apiRoutes, partsOf, type ApiScope } from '../../../contract/api-routes.ts';
import { createMcp } from '../../../functions/mcp/mcp.ts';
import type { RestEvent } from '../../../functions/rest-calls/rest-event.ts';
import { createTargetFormReader } from '../../../functions/stores/target-forms/target-form-rows.ts';
import { createWebhook } from '../../../functions/webhook/webhook.ts';
import { aUser } from '../builders.ts';
import { keyApiOn } from '../key-api/key-api-builders.ts';
import { keptLog } from '../log-lines.ts';
import type { openStores } from '../open-stores.ts';
import { aCall, aPost, webhookOn } from '../webhook/webhook-builders.ts';

export const apiUrl = 'https://api.example/v1';
export const callMark = 'mark';

type Stores = Awaited<ReturnType<typeof openStores>>;
type Answer = Pick<APIGatewayProxyResult, 'statusCode' | 'headers' | 'body'>;

export function mcpWorld({ db, clock }: Pick<Stores, 'db' | 'clock'>) {
  const log = keptLog();
  const basis = { client: db.client, now: clock.now, logger: log.logger };
  const webhook = createWebhook(
    webhookOn({
      ...basis,
      forms: createTargetFormReader({ client: db.client, table: 'targetForms' }),
    }),
  );
  const keyApi = keyApiOn(basis);
  const keys = new Map<string, Partial<AuthoriserContext> & { userId: string }>();
  const requests: { url: string; init: RequestInit }[] = [];
  let instead: (() => Promise<Response>) | undefined;

  const mcp = createMcp({
    ...{ apiUrl, callMark, logger: log.logger },
    fetch: async (url, init) => {
      requests.push({ url, init });
      if (instead) return instead();
      const { statusCode, headers, body } = await gateway(url, init);
      return new Response(body, { status: statusCode, headers: headers as HeadersInit });
    },
  });

  function gateway(url: string, init: RequestInit): Promise<Answer> | Answer {
    const { pathname, searchParams } = new URL(url);
    const path = pathname.replace(/^\/v1/, '');
    const headers = Object.fromEntries(new Headers(init.headers));
    const by = keys.get(headers['x-api-key'] ?? '');
    if (!by) return refusedKey;
    const name = apiRouteNames.find((route) => patternOf(route).test(`${init.method} ${path}`));
    if (!name || !url.startsWith(apiUrl)) throw new Error(`No route is ${init.method} ${url}`);
    const id = patternOf(name).exec(`${init.method} ${path}`)?.[1] ?? '';
    const query = Object.fromEntries(searchParams);
    const body = typeof init.body === 'string' ? init.body : null;
    const event: RestEvent = { ...aCall(by, name, query), headers, body, pathParameters: { id } };
    return apiRoutes[name].answeredBy === 'keyApi' ? keyApi(event) : webhook(event);
  }

  return {
    log,
    /** The requests that the MCP function has made to the REST API. */
    requests,
    /** Answers all further requests to the REST API with the result of this function. */
    answerAllBy: (answer: typeof instead) => void (instead = answer),
    addKey: (scopes: readonly ApiScope[], by: Partial<AuthoriserContext> = {}) => {
      const value = `fak_${keys.size}`;
      const context = { userId: aUser(), takesForms: 'true', scopes: scopes.join(' '), ...by };
      keys.set(value, context);
      return { value, ...context };
    },
    /** Posts one MCP message as the gateway passes it on. */
    post: (key: string, message: unknown, headers: Record<string, string> = {}) => {
      const by = keys.get(key) ?? { userId: aUser() };
      const body = typeof message === 'string' ? message : JSON.stringify(message);
      const sent = { 'content-type': 'application/json', 'x-api-key': key, ...headers };
      return mcp({ ...aPost(by, { body }), resource: '/mcp', headers: sent });
    },
  };
}

export type McpWorld = ReturnType<typeof mcpWorld>;

const refusedKey: Answer = {
  statusCode: 403,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    success: false,
    error: 'This API key is unknown, deleted or expired.',
    ...{ type: '/problems#key-refused', title: 'The API key is refused', detail: 'Unknown.' },
  }),
};

function patternOf(name: (typeof apiRouteNames)[number]): RegExp {
  const { method, path } = partsOf(name);
  return new RegExp(`^${method} ${path.replace(/\{\w+\}/, '([^/]+)')}$`);
}
