/** Reads the answer of an AWS service that has a JSON protocol. */
import { isRecord } from '../../contract/is-record.ts';

const CODE = /^[\w.]{1,80}$/;

/**
 * A refusal by an AWS service. The error has the service's error code and not its text, because the
 * text may quote the request, and so a person's data.
 */
export class AwsFailure extends Error {
  override readonly name = 'AwsFailure';
  /** The service's name for the error, such as `AccessDeniedException`, or `unnamed`. */
  readonly code: string;
  /** The HTTP status of the service's answer. */
  readonly status: number;

  /** @param what the names of the service and the operation, for the error's message. */
  constructor(what: string, status: number, code: string) {
    super(`${what} answered ${status} ${code}`);
    this.status = status;
    this.code = code;
  }
}

/** Checks the service's answer. @throws {AwsFailure} unless the service accepted the request. */
export async function expectAccepted(response: Response, what: string): Promise<void> {
  if (response.ok) return;
  throw new AwsFailure(what, response.status, codeIn(response.headers, await response.text()));
}

/**
 * Reads the JSON of the service's answer.
 * @returns an empty object if the service answered without a body.
 * @throws {AwsFailure} unless the service accepted the request and answered JSON.
 */
export async function answerOf(response: Response, what: string): Promise<unknown> {
  await expectAccepted(response, what);
  const text = await response.text();
  if (text === '') return {};
  const answer = parse(text);
  if (answer === undefined) throw new AwsFailure(what, response.status, 'without JSON');
  return answer;
}

/**
 * The error code is in a header or in the body's `__type`; a namespace may precede the code, and a
 * URL may follow.
 * https://smithy.io/2.0/aws/protocols/aws-restjson1-protocol.html#operation-error-serialization
 */
function codeIn(headers: Headers, text: string): string {
  const body = parse(text);
  const named = headers.get('x-amzn-errortype') ?? (isRecord(body) && body['__type']);
  const code = typeof named === 'string' ? named.split(':')[0]?.split('#').at(-1) : undefined;
  return code !== undefined && CODE.test(code) ? code : 'unnamed';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
