/**
 * Sends a request that `fetch` would refuse or change: any method, repeated headers, a path that is
 * not normalised.
 */
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

export interface RawRequest {
  method: string;
  headers?: readonly (readonly [string, string])[];
  body?: string;
  /** The request's path, sent without normalisation. */
  path?: string;
}

export function rawRequest(
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
  return new Promise((resolve, reject) => {
    const call = send({ hostname, port, method, path: path ?? pathname, headers: all.flat() });
    call.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          text: Buffer.concat(chunks).toString('utf8'),
          headers: response.headers,
        }),
      );
    });
    call.on('error', reject);
    call.end(body);
  });
}
