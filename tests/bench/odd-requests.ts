/**
 * Sends random unusual requests of the fuzz test over HTTP, so that the gateway and the authoriser
 * are tested too.
 */
import fc from 'fast-check';
import { undocumented, type Json } from '../contract/openapi-validator.ts';
import { operationOf, oddRequest, type OddRequest } from '../fuzz/requests.ts';

const SEED = 1;
const REQUESTS = 300;
/** Header names and values that `fetch` and HTTP allow. */
const headerName = /^[\w-]+$/;
const headerValue = /^[ -~]*$/;
/**
 * The longest address that is sent. API Gateway's limit for the request line and headers is 10,240
 * bytes; longer requests never reach a function.
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/limits.html
 */
const MOST_ADDRESS_CHARACTERS = 8000;

/** @throws {Error} if an answer is a 5xx or the OpenAPI document does not describe the answer. */
export async function sendOddRequests(base: string, key: string): Promise<string> {
  const statuses = new Map<number, number>();
  for (const sent of fc.sample(oddRequest, { seed: SEED, numRuns: REQUESTS })) {
    const { path, method } = operationOf(sent);
    const address = addressOf(base, path, sent);
    if (address.length > MOST_ADDRESS_CHARACTERS) continue;
    const response = await fetch(address, {
      method: method.toUpperCase(),
      headers: { ...headersOf(sent), 'x-api-key': key },
      ...(method === 'post' && { body: sent.list ? null : (sent.callback ?? sent.body) }),
    });
    const { status } = response;
    const mediaType = response.headers.get('content-type')?.split(';')[0] ?? '';
    const text = await response.text();
    const odd =
      text === ''
        ? ['nothing']
        : undocumented({
            ...{ path, method, statusCode: status, mediaType },
            body: JSON.parse(text) as Json,
          });
    if (odd.length > 0 || status >= 500) {
      throw new Error(`${JSON.stringify(sent)} was answered ${status}: ${odd.join()}`);
    }
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  return [...statuses].map(([status, count]) => `${count} times ${status}`).join(', ');
}

function addressOf(base: string, path: string, { list, pathParameters }: OddRequest): string {
  const { id = '' } = (pathParameters ?? {}) as { id?: string };
  const url = new URL(base + path.replace(/\{\w+\}/, encodeURIComponent(id.toWellFormed())));
  for (const [name, value] of Object.entries(list?.query ?? {})) url.searchParams.set(name, value);
  return url.href;
}

function headersOf({ headers, accept }: OddRequest): Record<string, string> {
  const all = Object.entries({ ...headers, ...(accept !== undefined && { accept }) });
  const sendable = all.filter(([name, value]) => headerName.test(name) && headerValue.test(value));
  return Object.fromEntries(sendable);
}
