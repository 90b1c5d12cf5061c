/**
 * Sends a request that `fetch` would refuse or change: any method, repeated headers, a path that is
 * not normalised.
 */
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import { nextEvent } from '../../until.ts';

export interface RawRequest {
  method: string;
  headers?: readonly (readonly [string, string])[];
  body?: string;
  /** The request's path, sent without normalisation. */
  path?: string;
}

export async function rawRequest(
  url: string,
  { method, headers = [], body = '', path }: RawRequest,
): Promise<{ status: number; text: string; headers: NodeJS.Dict<string | string[]> }> {
  const { protocol, hostname, port, host, pathname } = new URL(url);
  const send = protocol === 'https:' ? requestHttps : requestHttp;
  const all = [
    ...[
      ['host', host],
      ['content-type', 'application/json'],
    ],
    ['content-length', String(Buffer.byteLength(body))],
    ...headers,
  ];
  const call = send({ hostname, port, method, path: path ?? pathname, headers: all.flat() });
  const answered = nextEvent<[IncomingMessage]>(`an answer to ${method}`, call, 'response');
  call.end(body);
  const [response] = await answered;
  return {
    status: response.statusCode ?? 0,
    text: await text(response),
    headers: response.headers,
  };
}
