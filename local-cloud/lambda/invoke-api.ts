/**
 * Lambda's API with the operation Invoke only. A request must be signed and allowed by the caller's
 * role. It must have a tenant id if the function isolates its tenants.
 * https://docs.aws.amazon.com/lambda/latest/api/API_Invoke.html
 */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text as readBody } from 'node:stream/consumers';
import { asError } from '../../contract/errors.ts';
import type { Access } from '../iam/access.ts';
import { listen, type Listening } from '../listen.ts';
import { account, region } from '../template/template.ts';
import type { Functions } from './functions.ts';
import type { FunctionRunner } from './runner.ts';

export interface InvokeApiOptions {
  port: number;
  functions: Pick<Functions, 'find'>;
  access: Access;
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body: unknown;
}

const LONGEST_EVENT_BYTES = 6 * 1024 * 1024;
const pathPattern = /^\/2015-03-31\/functions\/([\w%:-]+)\/invocations$/;
/** The pattern of a tenant id in Lambda's API model. */
const tenantPattern = /^[a-zA-Z0-9._:/=+\-@ ]{1,256}$/;

export async function startInvokeApi(options: InvokeApiOptions): Promise<Listening> {
  const server = createServer((request, response) => {
    answer(options, request).then(
      (result) => send(response, result),
      (error: unknown) => response.destroy(asError(error)),
    );
  });
  return listen(server, options.port);
}

async function answer(options: InvokeApiOptions, request: IncomingMessage): Promise<Answer> {
  const { functions, access } = options;
  const { method = '', url = '', headers } = request;
  const body = await readBody(request);
  const [, encoded] = pathPattern.exec(url) ?? [];
  if (method !== 'POST' || encoded === undefined) return refuse(404, 'UnknownOperationException');
  const name = decodeURIComponent(encoded).split(':').at(-1) ?? '';
  const arn = `arn:aws:lambda:${region}:${account}:function:${name}`;
  const refusal = access.refusal({ method, url, headers }, 'lambda:InvokeFunction', arn);
  if (refusal) return refuse(403, `${refusal}Exception`);
  if (body.length > LONGEST_EVENT_BYTES) return refuse(413, 'RequestTooLargeException');
  const runner = findFunction(functions, arn);
  if (!runner) return refuse(404, 'ResourceNotFoundException');
  const tenantId = headers['x-amz-tenant-id'] as string | undefined;
  const fitting = runner.definition.isolatesTenants
    ? tenantPattern.test(tenantId ?? '')
    : tenantId === undefined;
  if (!fitting) return refuse(400, 'InvalidParameterValueException');
  const event = parseEvent(body);
  if (event === undefined) return refuse(400, 'InvalidRequestContentException');
  const result = await runner.invoke(event, tenantId).catch(() => undefined);
  // The runner gives no result if the function is stopping and accepts no more events.
  if (!result) return refuse(429, 'TooManyRequestsException');
  const { payload, functionError } = result;
  return {
    status: 200,
    headers: functionError ? { 'x-amz-function-error': functionError } : {},
    body: payload,
  };
}

function findFunction(functions: Pick<Functions, 'find'>, arn: string): FunctionRunner | undefined {
  try {
    return functions.find(arn);
  } catch {
    return undefined;
  }
}

function parseEvent(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function refuse(status: number, type: string): Answer {
  return { status, headers: { 'x-amzn-errortype': type }, body: { Type: 'User', Message: type } };
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'x-amzn-requestid': randomUUID(),
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    ...headers,
  });
  response.end(text);
}
