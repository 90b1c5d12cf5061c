/**
 * Builds the events that API Gateway sends to Lambda (REST API, payload version 1), and reads the
 * functions' answers.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { account } from '../template/template.ts';
import type { HttpAnswer } from './gateway-response.ts';
import type { Route } from './routes.ts';
import type { RestApi } from './rest-api.ts';

export interface GatewayRequest {
  httpMethod: string;
  /** The request's path without the stage. */
  path: string;
  stage: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  rawHeaders: string[];
  body: Buffer;
  sourceIp: string;
  requestId: string;
  host: string;
}

export type AuthoriserContext = Record<string, unknown> & { principalId?: string };

export function methodArn(api: RestApi, { stage, httpMethod, path }: GatewayRequest): string {
  return `arn:aws:execute-api:eu-west-1:${account}:${api.id}/${stage}/${httpMethod}${path}`;
}

export function proxyEvent(
  api: RestApi,
  request: GatewayRequest,
  route: Route,
  authoriser?: AuthoriserContext,
) {
  const isBinary = isBinaryType(api, request.headers['content-type']);
  return {
    ...requestFields(api, request, route, authoriser),
    body: request.body.length > 0 ? request.body.toString(isBinary ? 'base64' : 'utf8') : null,
    isBase64Encoded: isBinary,
  };
}

export function authoriserEvent(api: RestApi, request: GatewayRequest, route: Route) {
  return {
    type: 'REQUEST',
    methodArn: methodArn(api, request),
    ...requestFields(api, request, route),
  };
}

function requestFields(
  api: RestApi,
  request: GatewayRequest,
  { resource, pathParameters }: Route,
  authoriser?: AuthoriserContext,
) {
  const { query, httpMethod, path, stage, sourceIp, requestId } = request;
  const multiValueHeaders = headerLists(request.rawHeaders);
  const names = [...new Set(query.keys())];
  return {
    resource,
    path,
    httpMethod,
    headers: lastOfEach(multiValueHeaders),
    multiValueHeaders,
    queryStringParameters: names.length
      ? Object.fromEntries(names.map((name) => [name, query.getAll(name).at(-1) ?? '']))
      : null,
    multiValueQueryStringParameters: names.length
      ? Object.fromEntries(names.map((name) => [name, query.getAll(name)]))
      : null,
    pathParameters,
    stageVariables: null,
    requestContext: {
      accountId: account,
      apiId: api.id,
      domainName: request.host,
      httpMethod,
      identity: { sourceIp, userAgent: request.headers['user-agent'] ?? null },
      path: `/${stage}${path}`,
      protocol: 'HTTP/1.1',
      requestId,
      extendedRequestId: requestId,
      requestTimeEpoch: Date.now(),
      resourcePath: resource,
      stage,
      ...(authoriser ? { authorizer: authoriser } : {}),
    },
  };
}

/**
 * The function's answer as an HTTP answer; undefined if API Gateway would refuse the function's
 * answer.
 */
export function answerOf(payload: unknown): HttpAnswer | undefined {
  const answer = payload as {
    statusCode?: unknown;
    headers?: Record<string, string | number | boolean>;
    multiValueHeaders?: Record<string, string[]>;
    body?: unknown;
    isBase64Encoded?: boolean;
  } | null;
  const status = Number(answer?.statusCode);
  const body = answer?.body ?? '';
  if (!answer || !Number.isInteger(status) || status < 100 || typeof body !== 'string') {
    return undefined;
  }
  const headers: HttpAnswer['headers'] = { 'content-type': 'application/json' };
  for (const [name, value] of Object.entries(answer.headers ?? {})) {
    headers[name.toLowerCase()] = String(value);
  }
  for (const [name, values] of Object.entries(answer.multiValueHeaders ?? {})) {
    headers[name.toLowerCase()] = values;
  }
  return { status, headers, body: answer.isBase64Encoded ? Buffer.from(body, 'base64') : body };
}

function isBinaryType({ binaryMediaTypes }: RestApi, contentType = ''): boolean {
  const type = contentType.split(';')[0]?.trim();
  return binaryMediaTypes.some((binary) => binary === '*/*' || binary === type);
}

function headerLists(rawHeaders: string[]): Record<string, string[]> {
  // The object has no prototype, because a header may be called "constructor".
  const lists = Object.create(null) as Record<string, string[]>;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    (lists[rawHeaders[index] ?? ''] ??= []).push(rawHeaders[index + 1] ?? '');
  }
  return lists;
}

function lastOfEach(lists: Record<string, string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(lists).map(([name, values]) => [name, values.at(-1) ?? '']),
  );
}
