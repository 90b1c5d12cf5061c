/**
 * Signs a POST and sends it. If this machine's clock is wrong, so that AWS refuses the signature,
 * the request is signed again with the time of the answer, as the SDK does.
 */
import { createSigning, type AwsIdentity } from './sign-request.ts';
import { MINUTE_MS } from '../../contract/time-units.ts';

/**
 * The tolerated difference of clocks: AWS refuses a signature whose time differs by more than five
 * minutes. https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-troubleshooting.html
 */
const SIGNATURE_TOLERANCE_MS = 4 * MINUTE_MS;

interface UnsignedPost {
  url: URL;
  headers: Record<string, string>;
  /** Headers that are not part of the signature. */
  unsignedHeaders?: Record<string, string>;
  body: string;
  /** The time limit in milliseconds, for the request and its repeat together. */
  timeLimitMs: number;
}

export type SignedPost = (post: UnsignedPost) => Promise<Response>;

/**
 * Returns a function that signs and sends requests.
 * @param service the name in the signature's scope, such as `kms`.
 */
export function createSignedPost(service: string, identity: AwsIdentity): SignedPost {
  const sign = createSigning(service, identity);
  let clockErrorMs = 0;
  const now = () => Date.now() - clockErrorMs;
  return async ({ url, headers, unsignedHeaders, body, timeLimitMs }) => {
    const signal = AbortSignal.timeout(timeLimitMs);
    const send = async () => {
      const signed = await sign(url, headers, body, new Date(now()));
      return fetch(url, { ...signed, headers: { ...signed.headers, ...unsignedHeaders }, signal });
    };
    const response = await send();
    const there = Date.parse(response.headers.get('date') ?? '');
    const isWrong = Math.abs(now() - there) > SIGNATURE_TOLERANCE_MS;
    // AWS has not carried out a request that it answers with status 400 or 403.
    if (!isWrong || (response.status !== 400 && response.status !== 403)) return response;
    await response.body?.cancel();
    clockErrorMs = Date.now() - there;
    return send();
  };
}
