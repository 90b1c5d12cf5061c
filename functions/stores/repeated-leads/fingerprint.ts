/**
 * The keyed hash (HMAC-SHA-256) of a text, with a key that never leaves KMS: whoever reads the
 * hashes can't find a phone number by trying all numbers. By HTTP, because the SDK's client would
 * be one more package for one call.
 * https://docs.aws.amazon.com/kms/latest/APIReference/API_GenerateMac.html
 */
import { Sha256 } from '@aws-crypto/sha256-js';
import { HttpRequest } from '@smithy/protocol-http';
import { SignatureV4 } from '@smithy/signature-v4';
import * as z from 'zod/mini';
import type { readAwsIdentity } from '../../environment/read-environment.ts';

/** @throws {Error} whose message does not contain the text. */
export type Fingerprint = (text: string) => Promise<string>;

export interface FingerprintKey {
  /** The address of KMS in this region. */
  endpoint: string;
  /** The key's ARN. */
  keyId: string;
  identity: ReturnType<typeof readAwsIdentity>;
}

const TRIES = 3;
const TIME_LIMIT_MS = 1500;

const answerSchema = z.object({ Mac: z.string() });

export function createFingerprint({ endpoint, keyId, identity }: FingerprintKey): Fingerprint {
  const url = new URL(endpoint);
  const signer = new SignatureV4({ service: 'kms', sha256: Sha256, ...identity });
  return async (text) => {
    const Message = Buffer.from(text).toString('base64');
    const body = JSON.stringify({ KeyId: keyId, MacAlgorithm: 'HMAC_SHA_256', Message });
    const { headers } = await signer.sign(requestTo(url, body));
    const { Mac } = answerSchema.parse(await ask(url, headers, body));
    return Buffer.from(Mac, 'base64').toString('base64url');
  };
}

function requestTo(url: URL, body: string): HttpRequest {
  return new HttpRequest({
    method: 'POST',
    protocol: url.protocol,
    hostname: url.hostname,
    path: '/',
    headers: {
      host: url.host,
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'TrentService.GenerateMac',
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
