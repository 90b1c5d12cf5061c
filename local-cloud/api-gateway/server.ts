/**
 * The REST APIs' endpoint: finds the route, then throttles, authorises and integrates a request in
 * the same order as API Gateway. Own code, because no npm package serves a REST API without Docker.
 */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Functions } from '../lambda/functions.ts';
import { listen, type Listening } from '../listen.ts';
import { createAuthorisation, type Authorisation } from './authorisation.ts';
import { gatewayAnswer, staticHeaders, type HttpAnswer } from './gateway-response.ts';
import {
  answerOf,
  proxyEvent,
  type AuthoriserContext,
  type GatewayRequest,
} from './proxy-event.ts';
import type { MethodIntegration, RestApi, Stage } from './rest-api.ts';
import { createRoutes, type FindRoute, type Route } from './routes.ts';
import { createTokenBucket, type TokenBucket } from './token-bucket.ts';
import { readBody } from '../read-body.ts';

/**
 * API Gateway accepts bodies of at most 10 MB. A body for a Lambda function must be smaller,
 * because a Lambda event has at most 6 MB.
 */
const MAX_BODY_BYTES = 10 * 1024 * 1024;
const MAX_EVENT_BYTES = 6 * 1024 * 1024;

export interface RestApiServerOptions {
  port: number;
  api: RestApi;
  functions: Pick<Functions, 'invoke'>;
  /** The current time in epoch milliseconds; tests replace it. */
  now?: () => number;
}

interface Gateway {
  api: RestApi;
  functions: Pick<Functions, 'invoke'>;
  findRoute: FindRoute;
  authorisation: Authorisation;
  admits: (stage: Stage, route: Route) => boolean;
}

export async function startRestApi(options: RestApiServerOptions): Promise<Listening> {
  const { api, functions, port, now = Date.now } = options;
  const gateway: Gateway = {
    api,
    functions,
    findRoute: createRoutes(api),
    authorisation: createAuthorisation({ api, functions, now }),
    admits: createThrottles(now),
  };
  const server = createServer((message, response) => {
    void serve(gateway, message, response);
  });
  return listen(server, port);
}

async function serve(gateway: Gateway, message: IncomingMessage, response: ServerResponse) {
  const requestId = randomUUID();
  let answer: HttpAnswer;
  try {
    answer = await answerRequest(gateway, message, requestId);
  } catch (error: unknown) {
    const type = error instanceof URIError ? 'BAD_REQUEST_PARAMETERS' : 'DEFAULT_5XX';
    answer = gatewayAnswer(gateway.api, type, requestId);
  }
  response.writeHead(answer.status, {
    'x-amzn-requestid': requestId,
    'content-length': Buffer.byteLength(answer.body),
    ...answer.headers,
  });
  response.end(message.method === 'HEAD' ? undefined : answer.body);
}

async function answerRequest(gateway: Gateway, message: IncomingMessage, requestId: string) {
  const { api, findRoute, authorisation, admits, functions } = gateway;
  const refuse = (type: Parameters<typeof gatewayAnswer>[1]) => gatewayAnswer(api, type, requestId);
  const body = await readBody(message, MAX_BODY_BYTES);
  if (!body) return refuse('REQUEST_TOO_LARGE');
  const request = parseRequest(message, body, requestId);
  const stage = api.stages.get(request.stage);
  const route = stage && findRoute(request.httpMethod, request.path);
  if (!route) return refuse('MISSING_AUTHENTICATION_TOKEN');
  if (!admits(stage, route)) return refuse('THROTTLED');
  let context: AuthoriserContext | undefined;
  if (route.method.authoriserId) {
    const verdict = await authorisation.decide(route.method.authoriserId, request, route);
    if ('refused' in verdict) return refuse(verdict.refused);
    ({ context } = verdict);
  }
  const { integration } = route.method;
  if (integration.type === 'MOCK') return mockAnswer(integration);
  if (body.length > MAX_EVENT_BYTES) return refuse('REQUEST_TOO_LARGE');
  const event = proxyEvent(api, request, route, context);
  const result = await within(integration.timeoutMs, functions.invoke(integration.uri, event));
  if (!result) return refuse('INTEGRATION_TIMEOUT');
  const answer = result.functionError ? undefined : answerOf(result.payload);
  return answer ?? refuse('DEFAULT_5XX');
}

function parseRequest(message: IncomingMessage, body: Buffer, requestId: string): GatewayRequest {
  const host = message.headers.host ?? '127.0.0.1';
  const [rawPath = '/', rawQuery = ''] = (message.url ?? '/').split('?', 2);
  const [, stage = '', ...path] = rawPath.split('/');
  return {
    httpMethod: message.method ?? 'GET',
    path: `/${path.join('/')}`,
    stage,
    query: new URLSearchParams(rawQuery),
    headers: message.headers,
    rawHeaders: message.rawHeaders,
    body,
    sourceIp: message.socket.remoteAddress ?? '127.0.0.1',
    requestId,
    host,
  };
}

function mockAnswer({ requestTemplates, responses }: MethodIntegration): HttpAnswer {
  const template = requestTemplates['application/json'] ?? '';
  const status = /"?statusCode"?\s*:\s*(\d+)/.exec(template)?.[1] ?? '200';
  const response =
    responses.find(
      ({ selectionPattern }) => selectionPattern && new RegExp(selectionPattern).test(status),
    ) ?? responses.find(({ selectionPattern }) => !selectionPattern);
  return {
    status: Number(response?.statusCode ?? status),
    headers: staticHeaders(response?.parameters ?? {}, 'method.response.header.'),
    body: response?.templates['application/json'] ?? '',
  };
}

function createThrottles(now: () => number): Gateway['admits'] {
  const buckets = new Map<string, TokenBucket>();
  return (stage, { method, resource }) => {
    const key = [`${resource}/${method.httpMethod}`, '/*/*'].find((name) =>
      stage.throttles.has(name),
    );
    const throttle = key && stage.throttles.get(key);
    if (!throttle) return true;
    const bucket =
      buckets.get(`${stage.name}${key}`) ??
      createTokenBucket({ ratePerSecond: throttle.ratePerSecond, burst: throttle.burst });
    buckets.set(`${stage.name}${key}`, bucket);
    return bucket.take(now());
  };
}

async function within<T>(milliseconds: number, task: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  try {
    return await Promise.race([task, late]);
  } finally {
    clearTimeout(timer);
  }
}
