/**
 * Verifies the Signature Version 4 of a request, in a header or in the address, with the secret of
 * its access key.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { remember } from '../remember.ts';

export interface SignedRequest {
  method: string;
  /** The request's path and query, exactly as sent. */
  url: string;
  headers: IncomingHttpHeaders;
  /**
   * The request's body. Its hash is part of the signature, unless a header of the request declares
   * the hash.
   */
  body?: string;
}

interface Claimed {
  accessKeyId: string;
  /** The scope of the signature: date, region and service. */
  scope: string[];
  date: string;
  signedHeaders: string[];
  signature: string;
  payloadHash: string;
}

const credentialPattern = /^([^/]+)\/(\d{8}\/[^/]+\/[^/]+)\/aws4_request$/;
const headerPattern =
  /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

/** The access key in the request's signature, not yet verified; undefined without a signature. */
export function accessKeyOf(request: SignedRequest): string | undefined {
  return claimOf(request)?.accessKeyId;
}

export function isSignedBy(request: SignedRequest, secret: string): boolean {
  const claimed = claimOf(request);
  if (!claimed?.signedHeaders.includes('host')) return false;
  const { scope, date, signature } = claimed;
  const text = [
    'AWS4-HMAC-SHA256',
    date,
    [...scope, 'aws4_request'].join('/'),
    sha256(canonical(request, claimed)),
  ].join('\n');
  return sameText(signText(text, scope, secret), signature);
}

/**
 * Signs a text with the key of a scope (date, region and service). S3 POST policies are signed in
 * the same way.
 */
export function signText(text: string, scope: readonly string[], secret: string): string {
  return createHmac('sha256', signingKey(scope, secret)).update(text).digest('hex');
}

/** A cache of signing keys: each function has a few keys, one per service and day. */
const signingKeys = new Map<string, Buffer>();

/**
 * The signing key for a secret and a scope. It is cached, because every request of every function
 * needs it.
 */
function signingKey(scope: readonly string[], secret: string): Buffer {
  const name = [secret, ...scope].join('/');
  let key = signingKeys.get(name);
  if (key) return key;
  key = Buffer.from(`AWS4${secret}`);
  for (const part of [...scope, 'aws4_request']) {
    key = createHmac('sha256', key).update(part).digest();
  }
  remember(signingKeys, name, key);
  return key;
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

export function sameText(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

/** The parts of a request's signature, not yet verified. */
export function claimOf({ url, headers, body = '' }: SignedRequest): Claimed | undefined {
  const match = headerPattern.exec(headers.authorization ?? '');
  if (match) {
    const [, credential = '', names = '', signature = ''] = match;
    const date = String(headers['x-amz-date'] ?? '');
    const payloadHash = String(headers['x-amz-content-sha256'] ?? sha256(body));
    return claimedBy(credential, { date, names, signature, payloadHash });
  }
  const query = queryOf(url);
  const credential = query.get('X-Amz-Credential');
  if (credential === null) return undefined;
  const [date, names, signature] = ['Date', 'SignedHeaders', 'Signature'].map(
    (name) => query.get(`X-Amz-${name}`) ?? '',
  );
  return claimedBy(credential, {
    date: date ?? '',
    names: names ?? '',
    signature: signature ?? '',
    payloadHash: 'UNSIGNED-PAYLOAD',
  });
}

function claimedBy(
  credential: string,
  said: { date: string; names: string; signature: string; payloadHash: string },
): Claimed | undefined {
  const [, accessKeyId, scope] = credentialPattern.exec(credential) ?? [];
  if (accessKeyId === undefined || scope === undefined) return undefined;
  return { ...said, accessKeyId, scope: scope.split('/'), signedHeaders: said.names.split(';') };
}

function canonical(
  { method, url, headers }: SignedRequest,
  { signedHeaders, payloadHash }: Claimed,
): string {
  const query = [...queryOf(url)]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${escapeText(name)}=${escapeText(value)}`)
    .sort();
  const lines = signedHeaders.map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  const path = url.split('?')[0] ?? '/';
  return [method, path, query.join('&'), lines.join(''), signedHeaders.join(';'), payloadHash].join(
    '\n',
  );
}

function queryOf(url: string): URLSearchParams {
  return new URLSearchParams(url.split('?')[1] ?? '');
}

function escapeText(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
