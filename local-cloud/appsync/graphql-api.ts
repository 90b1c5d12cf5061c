/**
 * The local cloud's AppSync: emulates the part that this product uses, with AppSync's protocols and
 * real checks of tokens and signatures. Called by the local runner for each
 * AWS::AppSync::GraphQLApi of the template. Why not Amplify's simulator: it accepts forged tokens
 * and sends every user's events to everybody.
 *
 * As in AppSync: user pool tokens and IAM signatures, both checked; @aws_* directives on types and
 * fields; limits of resolvers and of depth per request; introspection turned off; unit resolvers in
 * APPSYNC_JS with the data sources NONE and AWS_LAMBDA (Invoke); subscriptions with server-side
 * filters and invalidation filters.
 *
 * Not emulated: API keys, OIDC, Lambda authorisers, IAM on the socket, merged APIs, caching, a
 * depth limit of introspection, VTL, pipeline resolvers, other data sources, rate limits.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { OperationTypeNode, type GraphQLSchema } from 'graphql';
import { listen } from '../listen.ts';
import { noEffects } from './appsync-utils.ts';
import { Unauthorised, type Caller } from './caller.ts';
import {
  buildExecutableSchema,
  type RequestLimits,
  type ResolveField,
} from './executable-schema.ts';
import { checkSignature, type AccessKey } from './iam-signature.ts';
import { executeOperation, InvalidOperation, readOperation, type Answer } from './operation.ts';
import { publishedEvents } from './published-event.ts';
import { openRealtime, type Realtime } from './realtime.ts';
import { loadResolverCode } from './resolver-code.ts';
import { runResolver, type InvokeFunction, type ResolverDefinition } from './run-resolver.ts';
import { invalidate, prepareSubscription, publish } from './subscriptions.ts';
import { createTokenCheck, type CheckToken, type UserPoolProvider } from './user-token.ts';
import { readBody } from '../read-body.ts';

export interface GraphqlApiOptions {
  /** The port on which the API listens; 0 lets the operating system choose a port. */
  port: number;
  schema: string;
  authorisation: { defaultProvider: UserPoolProvider; iam: boolean };
  resolvers: readonly ResolverDefinition[];
  limits?: RequestLimits;
  invokeFunction: InvokeFunction;
  secretForAccessKey: (id: string) => AccessKey | undefined;
  now?: () => Date;
}

export interface GraphqlApi {
  url: string;
  realtimeUrl: string;
  close: () => Promise<void>;
}

interface Api {
  schema: GraphQLSchema;
  resolvers: ReadonlyMap<string, ResolveField>;
  checkToken: CheckToken;
  options: GraphqlApiOptions;
  now: () => Date;
}

const LARGEST_BODY = 1024 * 1024;

export async function startGraphqlApi(options: GraphqlApiOptions): Promise<GraphqlApi> {
  const now = options.now ?? (() => new Date());
  const resolvers = loadResolvers(options, now);
  const schema = buildExecutableSchema(options.schema, resolvers, options.limits);
  const checkToken = createTokenCheck({ provider: options.authorisation.defaultProvider, now });
  const api: Api = { schema, resolvers, checkToken, options, now };
  const server = createServer((request, response) => {
    void answer(api, realtime, request, response);
  });
  const realtime = openRealtime({
    server,
    authenticate: (headers, sourceIp) => authenticateUser(api, headers, sourceIp),
    prepare: (text, caller, headers) => {
      const operation = readOperation(schema, text, options.limits);
      if (operation.definition.operation !== OperationTypeNode.SUBSCRIPTION) {
        throw new InvalidOperation(
          `${operation.definition.operation} not supported through the realtime channel`,
        );
      }
      return prepareSubscription(schema, resolvers, operation, caller, headers);
    },
  });
  const { origin, close } = await listen(server, options.port);
  return {
    url: `${origin}/graphql`,
    realtimeUrl: `${origin.replace('http', 'ws')}/graphql/realtime`,
    close: async () => {
      realtime.close();
      await close();
    },
  };
}

function loadResolvers(
  options: GraphqlApiOptions,
  now: () => Date,
): ReadonlyMap<string, ResolveField> {
  return new Map(
    options.resolvers.map((definition) => {
      const resolver = { ...definition, loaded: loadResolverCode(definition.code, now) };
      const resolve: ResolveField = (call, effects) =>
        runResolver(resolver, call, effects, options.invokeFunction);
      return [`${definition.typeName}.${definition.fieldName}`, resolve];
    }),
  );
}

async function authenticateUser(
  api: Api,
  headers: Record<string, unknown>,
  sourceIp: string,
): Promise<Caller> {
  const token = headers['Authorization'] ?? headers['authorization'];
  if (typeof token !== 'string' || token === '') {
    throw new Unauthorised('Valid authorization header not provided.');
  }
  return api.checkToken(token, sourceIp);
}

async function authenticateRequest(
  api: Api,
  request: IncomingMessage,
  body: string,
): Promise<Caller> {
  const sourceIp = request.socket.remoteAddress ?? '';
  const signed = request.headers.authorization?.startsWith('AWS4-') ?? false;
  if (!signed || !api.options.authorisation.iam) {
    return authenticateUser(api, request.headers, sourceIp);
  }
  const call = { method: 'POST', url: '/graphql', headers: request.headers, body, sourceIp };
  return checkSignature(call, api.options.secretForAccessKey, api.now());
}

async function answer(
  api: Api,
  realtime: Realtime,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-expose-headers', 'x-amzn-requestid,x-amzn-errortype');
  if (request.method === 'OPTIONS') return answerPreflight(request, response);
  const path = (request.url ?? '/').split('?')[0];
  try {
    if (request.method !== 'POST' || path !== '/graphql') {
      sendJson(response, 404, refusal('NotFoundException', 'Not Found'));
      return;
    }
    const body = await readText(request);
    const caller = await authenticateRequest(api, request, body);
    sendJson(response, 200, await runCall(api, realtime, body, caller, request));
  } catch (error: unknown) {
    answerRefusal(response, error);
  }
}

async function runCall(
  api: Api,
  realtime: Realtime,
  body: string,
  caller: Caller,
  request: IncomingMessage,
): Promise<Answer> {
  const operation = readOperation(api.schema, body, api.options.limits);
  if (operation.definition.operation === OperationTypeNode.SUBSCRIPTION) {
    throw new InvalidOperation('Subscriptions run through the realtime channel');
  }
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  );
  const effects = noEffects();
  const result = await executeOperation(api.schema, operation, caller, headers, undefined, effects);
  if (operation.definition.operation === OperationTypeNode.MUTATION) {
    for (const invalidation of effects.invalidations) {
      invalidate(realtime.subscriptions(), invalidation);
    }
    for (const event of publishedEvents(operation, result)) {
      await publish(api.schema, realtime.subscriptions(), event);
    }
  }
  return result;
}

function answerRefusal(response: ServerResponse, error: unknown): void {
  if (error instanceof Unauthorised) {
    response.setHeader('x-amzn-errortype', error.errorType);
    sendJson(response, error.status, refusal(error.errorType, error.message));
  } else if (error instanceof InvalidOperation && error.errors) {
    sendJson(response, 200, { data: null, errors: error.errors });
  } else if (error instanceof InvalidOperation) {
    sendJson(response, 400, refusal('MalformedHttpRequestException', error.message));
  } else {
    sendJson(response, 500, refusal('InternalFailure', 'The local AppSync failed'));
  }
}

function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-methods', 'POST, OPTIONS');
  response.setHeader(
    'access-control-allow-headers',
    request.headers['access-control-request-headers'] ?? 'authorization,content-type',
  );
  response.setHeader('access-control-max-age', '172800');
  response.writeHead(200).end();
}

async function readText(request: IncomingMessage): Promise<string> {
  const body = await readBody(request, LARGEST_BODY);
  if (!body) throw new InvalidOperation('Request body is too large');
  return body.toString('utf8');
}

const refusal = (errorType: string, message: string) => ({ errors: [{ errorType, message }] });

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json;charset=UTF-8' });
  response.end(JSON.stringify(body));
}
