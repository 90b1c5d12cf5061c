/** Answers one message of MCP (the Model Context Protocol), without the wiring to AWS. */
import type { Logger } from '@aws-lambda-powertools/logger';
import {
  createMcpHandler,
  isLegacyRequest,
  localhostAllowedOrigins,
  originValidationResponse,
  WebStandardStreamableHTTPServerTransport,
  type Server,
} from '@modelcontextprotocol/server';
import type { APIGatewayProxyResult } from 'aws-lambda';
import { asError, Refusal } from '../../contract/errors.ts';
import { maxMcpBytes } from '../../contract/mcp-tools.ts';
import { problems } from '../../contract/problems.ts';
import { headerOf } from '../rest-calls/header.ts';
import { readObject, requireJson } from '../rest-calls/read-body.ts';
import type { RestEvent } from '../rest-calls/rest-event.ts';
import { scopesOf } from '../rest-calls/scopes-of.ts';
import { createCallRoute, type CallRouteDependencies } from './call-route.ts';
import { createToolServer } from './tool-server.ts';

export interface McpDependencies extends Omit<CallRouteDependencies, 'logger'> {
  logger: Pick<Logger, 'info' | 'error'>;
}

/** The only request headers that the SDK reads. */
const readHeaders = ['mcp-protocol-version', 'mcp-method', 'mcp-name', 'origin'] as const;

export function createMcp(dependencies: McpDependencies) {
  const { logger } = dependencies;
  return async (event: RestEvent): Promise<APIGatewayProxyResult> => {
    try {
      return await format(await answer(event, dependencies));
    } catch (error: unknown) {
      if (error instanceof Refusal) return format(refused(error));
      logger.error('The call failed', asError(error));
      return format(jsonRpcError(500, -32603, 'Something went wrong on our side.'));
    }
  };
}

/** @throws {Refusal} if the request is refused before the SDK reads the message. */
async function answer(event: RestEvent, dependencies: McpDependencies): Promise<Response> {
  const request = requestOf(event);
  const strange = originValidationResponse(request, localhostAllowedOrigins());
  if (strange) return strange;
  requireJson(event);
  // A batch of messages (an array) is refused here, because one HTTP request could then call many
  // tools.
  const parsedBody = readObject(event, maxMcpBytes);
  const apiKey = headerOf(event.headers, 'x-api-key') ?? '';
  const callRoute = createCallRoute(apiKey, dependencies);
  const server = createToolServer(scopesOf(event), { ...dependencies, callRoute });
  return (await isLegacyRequest(request, parsedBody))
    ? answerLegacy(server, request, parsedBody)
    : createMcpHandler(() => server, { legacy: 'reject' }).fetch(request, { parsedBody });
}

/**
 * Answers protocol versions before 2026-07-28, without a session. The SDK's own handler for these
 * versions is not used, because it streams its answers.
 */
async function answerLegacy(server: Server, request: Request, parsedBody: unknown) {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  const response = await transport.handleRequest(request, { parsedBody });
  await server.close();
  return response;
}

/**
 * Makes a request for the SDK, without the API key and the body. Its `Accept` header is fixed, so
 * that each answer is one JSON object, and its address is a placeholder.
 * @throws {Refusal} for a header with characters that are not ASCII, which clients must encode.
 */
function requestOf({ headers }: RestEvent): Request {
  const headerPairs = readHeaders.flatMap((name): [string, string][] => {
    const value = headerOf(headers, name);
    if (value === undefined) return [];
    if (/^[\t\x20-\x7e]*$/.test(value)) return [[name, value]];
    throw new Refusal('bad_request', `The header ${name} is not valid.`);
  });
  return new Request('https://mcp.invalid/', {
    method: 'POST',
    headers: [
      ...headerPairs,
      ['content-type', 'application/json'],
      ['accept', 'application/json, text/event-stream'],
    ],
  });
}

function refused({ code, message }: Refusal): Response {
  const status = code === 'session_ended' ? 401 : problems[code].status;
  return jsonRpcError(status, -32600, message);
}

function jsonRpcError(status: number, code: number, message: string): Response {
  return Response.json({ jsonrpc: '2.0', error: { code, message }, id: null }, { status });
}

async function format(response: Response): Promise<APIGatewayProxyResult> {
  return {
    statusCode: response.status,
    headers: {
      'Content-Type': response.headers.get('content-type') ?? 'application/json',
      'Cache-Control': 'no-store',
      'Access-Control-Allow-Origin': '*',
    },
    body: await response.text(),
  };
}
