/**
 * Checks a Signature Version 4: signs the same request again with the access key's secret and
 * compares. That also proves that body and headers are unchanged.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Sha256 } from '@smithy/core/checksum';
import { HttpRequest } from '@smithy/core/protocols';
import { SignatureV4 } from '@smithy/signature-v4';
import { Unauthorised, type Caller } from './caller.ts';

export interface AccessKey {
  secret: string;
  /** Whether the key's role may call the API at all; this replaces the role's IAM policy. */
  mayPublish: boolean;
}

export interface SignedCall {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  sourceIp: string;
}

const authorizationPattern =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/appsync\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;
const LARGEST_SKEW_MS = 5 * 60 * 1000;

export async function checkSignature(
  call: SignedCall,
  secretForAccessKey: (id: string) => AccessKey | undefined,
  now: Date,
): Promise<Caller> {
  const match = authorizationPattern.exec(call.headers.authorization ?? '');
  if (!match) throw refused('IncompleteSignatureException', 'Authorization header is incomplete');
  const [, keyId = '', day = '', region = '', names = '', signature = ''] = match;
  const signed = names.split(';');
  const signingDate = requireDate(call, day, now);
  requireCoverage(call, signed);
  const key = secretForAccessKey(keyId);
  if (!key) {
    throw refused(
      'UnrecognizedClientException',
      'The security token included in the request is invalid.',
    );
  }
  const credentials = { accessKeyId: keyId, secretAccessKey: key.secret };
  const expected = await signAgain(call, signed, { region, credentials, signingDate });
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(signature))) throw mismatch();
  return {
    mode: 'AWS_IAM',
    mayPublish: key.mayPublish,
    identity: {
      accountId: '000000000000',
      userArn: `arn:aws:iam::000000000000:user/${keyId}`,
      username: keyId,
      sourceIp: [call.sourceIp],
    },
  };
}

function requireDate(call: SignedCall, day: string, now: Date): Date {
  const parts = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/.exec(header(call, 'x-amz-date'));
  if (!parts?.[0].startsWith(day)) throw mismatch();
  const [, year, month, date, hour, minute, second] = parts;
  const signedAt = new Date(`${year}-${month}-${date}T${hour}:${minute}:${second}Z`);
  if (!(Math.abs(signedAt.getTime() - now.getTime()) <= LARGEST_SKEW_MS)) {
    throw refused('InvalidSignatureException', 'Signature expired');
  }
  return signedAt;
}

/** The host must be signed, and a declared hash must be the body's. */
function requireCoverage(call: SignedCall, signed: readonly string[]): void {
  if (!signed.includes('host') || !signed.includes('x-amz-date')) throw mismatch();
  const declared = header(call, 'x-amz-content-sha256');
  const actual = createHash('sha256').update(call.body).digest('hex');
  if (declared !== '' && declared !== actual) throw mismatch();
}

async function signAgain(
  call: SignedCall,
  signed: readonly string[],
  by: {
    region: string;
    credentials: { accessKeyId: string; secretAccessKey: string };
    signingDate: Date;
  },
): Promise<string> {
  const signer = new SignatureV4({
    service: 'appsync',
    region: by.region,
    credentials: by.credentials,
    sha256: Sha256,
    applyChecksum: false,
  });
  const request = new HttpRequest({
    method: call.method,
    path: call.path,
    headers: Object.fromEntries(signed.map((name) => [name, header(call, name)])),
    body: call.body,
  });
  const again = await signer.sign(request, {
    signingDate: by.signingDate,
    signableHeaders: new Set(signed),
  });
  return again.headers['authorization']?.slice(-64) ?? '';
}

function header(call: SignedCall, name: string): string {
  return String(call.headers[name] ?? '');
}

const refused = (type: string, message: string) => new Unauthorised(message, type, 403);
const mismatch = () =>
  refused(
    'InvalidSignatureException',
    'The request signature we calculated does not match the signature you provided.',
  );
