/**
 * Runs a CloudFront Function on a viewer's request, in a context that has only the JavaScript
 * language and no APIs, as in CloudFront. The event has the format of runtime 2.0. CloudFront's
 * limit of processor time is not emulated: node:vm can limit only elapsed time, which a busy
 * machine exceeds, and such a limit costs a thread per call.
 */
import type { IncomingMessage } from 'node:http';
import { createContext, Script } from 'node:vm';

interface EdgeValue {
  value: string;
}

export interface EdgeRequest {
  method: string;
  uri: string;
  querystring: Record<string, EdgeValue>;
  headers: Record<string, EdgeValue>;
  cookies: Record<string, EdgeValue>;
}

export interface EdgeResponse {
  statusCode: number;
  headers?: Record<string, EdgeValue>;
  body?: string | { data: string; encoding?: 'text' | 'base64' };
}

/** Returns the request to continue with, or the function's own answer. */
export type EdgeFunction = (request: EdgeRequest) => EdgeRequest | EdgeResponse;

export function createEdgeFunction(code: string): EdgeFunction {
  const context = createContext(Object.create(null) as object);
  new Script(code).runInContext(context);
  const call = new Script('JSON.stringify(handler(JSON.parse(event)))');
  return (request) => {
    const event = {
      version: '1.0',
      context: { eventType: 'viewer-request', distributionId: 'local', requestId: 'local' },
      viewer: { ip: '127.0.0.1' },
      request,
    };
    Object.assign(context, { event: JSON.stringify(event) });
    const answer = call.runInContext(context) as string;
    return JSON.parse(answer) as EdgeRequest | EdgeResponse;
  };
}

export function edgeRequest(message: IncomingMessage, uri: string, query: string): EdgeRequest {
  const value = (text: string): EdgeValue => ({ value: text });
  const headers = Object.entries(message.headers).map(
    ([name, text]) => [name, value([text ?? ''].flat().join(','))] as const,
  );
  const parameters = [...new URLSearchParams(query)].map(
    ([name, text]) => [name, value(text)] as const,
  );
  return {
    method: message.method ?? 'GET',
    uri,
    querystring: Object.fromEntries(parameters),
    headers: Object.fromEntries(headers.filter(([name]) => name !== 'cookie')),
    cookies: Object.fromEntries(
      (message.headers.cookie ?? '')
        .split(/;\s*/)
        .filter(Boolean)
        .map((pair) => [pair.split('=')[0] ?? '', value(pair.slice(pair.indexOf('=') + 1))]),
    ),
  };
}
