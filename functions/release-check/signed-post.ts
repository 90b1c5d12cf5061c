/** One signed POST to an AWS service, for functions that call it too rarely for the SDK's client. */
import { Sha256 } from '@aws-crypto/sha256-js';
import { HttpRequest } from '@smithy/protocol-http';
import { SignatureV4 } from '@smithy/signature-v4';
import type { readAwsIdentity } from '../environment/read-environment.ts';

export interface SignedPost {
  service: string;
  url: URL;
  headers: Record<string, string>;
  body: string;
  identity: ReturnType<typeof readAwsIdentity>;
  timeLimitMs: number;
}

/** @throws {Error} if there is no answer in time. */
export async function postSigned(post: SignedPost): Promise<Response> {
  const { service, url, headers, body, identity, timeLimitMs } = post;
  const signer = new SignatureV4({ service, sha256: Sha256, ...identity });
  const request = new HttpRequest({
    method: 'POST',
    protocol: url.protocol,
    hostname: url.hostname,
    path: url.pathname,
    headers: { host: url.host, ...headers },
    body,
  });
  const signed = await signer.sign(request);
  const signal = AbortSignal.timeout(timeLimitMs);
  return fetch(url, { method: 'POST', headers: signed.headers, body, signal });
}
