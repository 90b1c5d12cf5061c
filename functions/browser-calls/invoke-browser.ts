/**
 * Invokes the browser function for one attempt and waits for its answer. The SDK's client is not
 * used, because after an error the bot must know whether the attempt had begun. So each request has
 * a connection of its own and is repeated only if its signature was refused.
 * API: https://docs.aws.amazon.com/lambda/latest/api/API_Invoke.html
 */
import type * as z from 'zod/mini';
import {
  browserAnswerSchema,
  longestAnswerBytes,
  type BrowserAnswer,
  type BrowserCall,
} from '../../contract/browser-call.ts';
import type { AwsIdentity } from '../aws-calls/sign-request.ts';
import { createSignedPost } from '../aws-calls/signed-post.ts';
import { asError } from '../../contract/errors.ts';
import { isRecord } from '../../contract/is-record.ts';

/** How an invocation ended. */
export type BrowserEnd<Answer = BrowserAnswer> =
  | { kind: 'answered'; answer: Answer }
  /**
   * Lambda refused the call or could not be reached: nothing ran. `isBusy`: no capacity was free.
   */
  | { kind: 'never began'; cause: Error; isBusy?: boolean }
  /** The call broke off: the browser function may have begun the attempt. */
  | { kind: 'unknown'; cause: Error };

export interface BrowserFunction {
  functionName: string;
  /** The address of the Lambda API. */
  endpoint: string;
  identity: AwsIdentity;
  /** The time limit of the call; longer than the browser function's time-out. */
  waitMs: number;
}

export type InvokeBrowser<Call = BrowserCall, Answer = BrowserAnswer> = (
  tenantId: string,
  call: Call,
) => Promise<BrowserEnd<Answer>>;

/** Error codes that mean that no connection was established. */
const notConnected = new Set([
  'ECONNREFUSED',
  'EAI_AGAIN',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

export function createInvokeBrowser(browser: BrowserFunction): InvokeBrowser {
  return createInvoking(browser, browserAnswerSchema);
}

/** Never rejects: the returned value of every failure says whether the attempt may have begun. */
export function createInvoking<Call, Answer>(
  browser: BrowserFunction,
  answers: z.ZodMiniType<Answer>,
): InvokeBrowser<Call, Answer> {
  const { functionName, endpoint, identity } = browser;
  const name = encodeURIComponent(functionName);
  const url = new URL(`/2015-03-31/functions/${name}/invocations`, endpoint);
  const post = createSignedPost('lambda', identity);
  return async (tenantId, call) => {
    let response: Response;
    try {
      response = await post({
        url,
        headers: headersOf(tenantId),
        // Each call gets a new connection. A connection that was idle while Lambda froze the
        // function may be dead, and its error would not say whether the call had begun.
        unsignedHeaders: { connection: 'close' },
        body: JSON.stringify(call),
        timeLimitMs: browser.waitMs,
      });
    } catch (thrown: unknown) {
      const cause = asError(thrown);
      return { kind: isNotConnected(cause) ? 'never began' : 'unknown', cause };
    }
    try {
      return await endOf(response, answers);
    } catch (thrown: unknown) {
      return { kind: 'unknown', cause: asError(thrown) };
    }
  };
}

const headersOf = (tenantId: string) => ({
  'content-type': 'application/json',
  'x-amz-invocation-type': 'RequestResponse',
  'x-amz-tenant-id': tenantId,
});

/**
 * Lambda refuses a call with status 4xx before the function runs; an error of the function itself
 * comes with status 200.
 */
async function endOf<Answer>(
  response: Response,
  answers: z.ZodMiniType<Answer>,
): Promise<BrowserEnd<Answer>> {
  const { status, headers } = response;
  if (status >= 400 && status < 500) {
    const type = headers.get('x-amzn-errortype') ?? 'unnamed';
    await response.body?.cancel();
    const cause = new Error(`Lambda answered ${status}: ${type}`);
    return { kind: 'never began', cause, isBusy: status === 429 };
  }
  const body = await readBounded(response);
  if (status !== 200) throw new Error(`Lambda answered ${status}`);
  const failed = headers.get('x-amz-function-error');
  if (failed !== null)
    throw new Error(`The browser function ended with an error: ${errorType(body)}`);
  const parsed = answers.safeParse(JSON.parse(body));
  if (!parsed.success) throw new Error('The browser function answered what it may not');
  return { kind: 'answered', answer: parsed.data };
}

async function readBounded({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (!body) return '';
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > longestAnswerBytes) throw new Error('The browser function answered too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Only the error's type is logged, because its message may quote the page. */
function errorType(body: string): string {
  return /"errorType":"([\w.]{1,60})"/.exec(body)?.[1] ?? 'unnamed';
}

/** `fetch` puts the connection's error into `cause`. */
function isNotConnected(error: unknown): boolean {
  if (!isRecord(error)) return false;
  return notConnected.has(String(error['code'])) || isNotConnected(error['cause']);
}
