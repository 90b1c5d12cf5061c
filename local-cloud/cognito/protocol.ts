/**
 * The AWS JSON 1.1 protocol as browsers use it: a POST request with an X-Amz-Target header, and
 * CORS for every origin.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import { CognitoError } from './cognito-error.ts';
import type { Operation, Pool } from './pool.ts';
import { readBody } from '../read-body.ts';

const targetPrefix = 'AWSCognitoIdentityProviderService.';
const LARGEST_BODY = 64 * 1024;

export function allowEveryOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-expose-headers', 'x-amzn-requestid,x-amzn-errortype');
  if (request.method !== 'OPTIONS') return;
  response.setHeader('access-control-allow-methods', 'GET, POST, OPTIONS');
  response.setHeader(
    'access-control-allow-headers',
    request.headers['access-control-request-headers'] ?? 'content-type,x-amz-target',
  );
  response.setHeader('access-control-max-age', '172800');
}

export async function answerOperation(
  request: IncomingMessage,
  response: ServerResponse,
  operations: Readonly<Record<string, Operation>>,
  pool: Pool,
): Promise<void> {
  response.setHeader('x-amzn-requestid', randomUUID());
  try {
    sendJson(response, 200, await runOperation(request, operations, pool));
  } catch (error: unknown) {
    const known = error instanceof CognitoError;
    const name = known ? error.name : 'InternalErrorException';
    response.setHeader('x-amzn-errortype', `${name}:`);
    const message = known ? error.message : 'The local user pool failed';
    sendJson(response, known ? 400 : 500, { __type: name, message });
  }
}

async function runOperation(
  request: IncomingMessage,
  operations: Readonly<Record<string, Operation>>,
  pool: Pool,
): Promise<object> {
  const target = String(request.headers['x-amz-target'] ?? '');
  const name = target.startsWith(targetPrefix) ? target.slice(targetPrefix.length) : '';
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
  if (!operation) {
    throw new CognitoError(
      'UnknownOperationException',
      `The local user pool has no operation ${name || target}`,
    );
  }
  return operation(pool, await readJson(request));
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const body = await readBody(request, LARGEST_BODY);
  if (!body) throw new CognitoError('SerializationException', 'Body too large');
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (error: unknown) {
    if (error instanceof SyntaxError) {
      throw new CognitoError('SerializationException', 'Body is not JSON');
    }
    throw error;
  }
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: object,
  type = 'application/x-amz-json-1.1',
): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}
