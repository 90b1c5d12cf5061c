/**
 * Calls AWS services with a JSON protocol over HTTP. Used where a function needs only one or two
 * operations of a service. The SDK's client would be one more package in the function's bundle, and
 * slower to load.
 */
import { AwsFailure, answerOf, expectAccepted } from './aws-answer.ts';
import type { AwsIdentity } from './sign-request.ts';
import { createSignedPost } from './signed-post.ts';

export interface AwsService {
  /** The service's name in signatures. */
  service: string;
  endpoint: string;
  identity: AwsIdentity;
  /** The version of the service's JSON protocol; 1.1 by default. */
  jsonVersion?: '1.0' | '1.1';
  /** The time limit of each try, in milliseconds. */
  timeLimitMs: number;
  /**
   * How many times a request may be sent while the service is unreachable, throttles or fails; 1 by
   * default. More than 1 is only for requests that may be carried out twice.
   */
  tries?: number;
}

export interface AwsRequest {
  /**
   * The value of the header `X-Amz-Target`, which names the operation; undefined for services that
   * have a path for each operation.
   */
  target?: string;
  path?: string;
  body: object;
}

/**
 * Sends a request to an AWS service and returns its answer.
 * @throws {AwsFailure} with the error's code; no error quotes the request or the answer.
 */
export type CallAws = (request: AwsRequest) => Promise<unknown>;

export function createAwsCall(service: AwsService): CallAws {
  return createCalling(service, answerOf);
}

/**
 * Like `createAwsCall`, but returns the whole response, for callers who need more than the body.
 */
export function createAwsPost(service: AwsService): (request: AwsRequest) => Promise<Response> {
  return createCalling(service, async (response, what) => {
    await expectAccepted(response, what);
    return response;
  });
}

function createCalling<T>(
  { service, endpoint, identity, jsonVersion = '1.1', timeLimitMs, tries = 1 }: AwsService,
  read: (response: Response, what: string) => Promise<T>,
): (request: AwsRequest) => Promise<T> {
  const post = createSignedPost(service, identity);
  return async ({ target, path = '', body }) => {
    const what = target === undefined ? service : `${service} ${target.split('.').at(-1)}`;
    const request = {
      url: new URL(path, endpoint),
      headers: headersOf(target, jsonVersion),
      body: JSON.stringify(body),
      timeLimitMs,
    };
    for (let tried = 1; ; tried += 1) {
      try {
        return await read(await post(request), what);
      } catch (error: unknown) {
        if (tried >= tries || !isPassing(error)) throw error;
      }
    }
  };
}

function headersOf(target: string | undefined, jsonVersion: string): Record<string, string> {
  if (target === undefined) return { 'content-type': 'application/json' };
  return { 'content-type': `application/x-amz-json-${jsonVersion}`, 'x-amz-target': target };
}

/**
 * Whether another try may succeed after this failure: true for every failure except a refusal of
 * the request itself.
 */
function isPassing(error: unknown): boolean {
  if (!(error instanceof AwsFailure)) return true;
  return error.status >= 500 || error.status === 429 || error.code.includes('Throttling');
}
