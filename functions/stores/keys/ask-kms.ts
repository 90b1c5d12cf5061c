/**
 * Calls KMS by HTTP, because the SDK's client would be one more package for a few calls.
 * https://docs.aws.amazon.com/kms/latest/APIReference/Welcome.html
 */
import { Sha256 } from '@aws-crypto/sha256-js';
import { HttpRequest } from '@smithy/protocol-http';
import { SignatureV4 } from '@smithy/signature-v4';
import type { readAwsIdentity } from '../../environment/read-environment.ts';

/** A key of KMS, and who asks for its use. */
export interface KmsKey {
  /** The address of KMS in this region. */
  endpoint: string;
  /** The key's ARN. */
  keyId: string;
  identity: ReturnType<typeof readAwsIdentity>;
}

/** @throws {Error} with KMS's error type; its message does not contain the request. */
export type AskKms = (operation: string, request: object) => Promise<unknown>;

const TRIES = 3;
const TIME_LIMIT_MS = 1500;

/** @returns calls about this key alone: `KeyId` is added to each request. */
export function createAskKms({ endpoint, keyId, identity }: KmsKey): AskKms {
  const url = new URL(endpoint);
  const signer = new SignatureV4({ service: 'kms', sha256: Sha256, ...identity });
  return async (operation, request) => {
    const body = JSON.stringify({ KeyId: keyId, ...request });
    const { headers } = await signer.sign(requestTo(url, operation, body));
    return ask(url, headers, body);
  };
}

function requestTo(url: URL, operation: string, body: string): HttpRequest {
  return new HttpRequest({
    method: 'POST',
    protocol: url.protocol,
    hostname: url.hostname,
    path: '/',
    headers: {
      host: url.host,
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `TrentService.${operation}`,
    },
    body,
  });
}

/** Retries throttling and brief outages; other refusals are thrown at once, by their type only. */
async function ask(url: URL, headers: Record<string, string>, body: string): Promise<unknown> {
  for (let tried = 1; ; tried += 1) {
    const isLast = tried === TRIES;
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    const sent = fetch(url, { method: 'POST', headers, body, signal });
    const response = await (isLast ? sent : sent.catch(() => undefined));
    if (!response) continue;
    const answer: unknown = await response.json().catch(() => ({}));
    if (response.ok) return answer;
    const { __type = String(response.status) } = answer as { __type?: string };
    const isPassing = response.status >= 500 || __type.includes('Throttling');
    if (isLast || !isPassing) throw new Error(`KMS answered ${__type}`);
  }
}
