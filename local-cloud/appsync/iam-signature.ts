/** Checks the Signature Version 4 of a call. Refusals have AppSync's messages. */
import { claimOf, isSignedBy, sha256, type SignedRequest } from '../iam/request-signature.ts';
import { Unauthorised, type Caller } from './caller.ts';

export interface AccessKey {
  secret: string;
  /** Whether the key's role may call the API; stands for the role's IAM policy. */
  mayPublish: boolean;
}

export interface SignedCall extends SignedRequest {
  body: string;
  sourceIp: string;
}

const LARGEST_SKEW_MS = 5 * 60 * 1000;

export function checkSignature(
  call: SignedCall,
  secretForAccessKey: (id: string) => AccessKey | undefined,
  now: Date,
): Caller {
  const claimed = claimOf(call);
  if (claimed?.scope[2] !== 'appsync') {
    throw refused('IncompleteSignatureException', 'Authorization header is incomplete');
  }
  const { accessKeyId, scope, date, signedHeaders } = claimed;
  requireDate(date, scope[0] ?? '', now);
  const declared = String(call.headers['x-amz-content-sha256'] ?? '');
  if (declared !== '' && declared !== sha256(call.body)) throw mismatch();
  const key = secretForAccessKey(accessKeyId);
  if (!key) {
    throw refused(
      'UnrecognizedClientException',
      'The security token included in the request is invalid.',
    );
  }
  if (!signedHeaders.includes('x-amz-date') || !isSignedBy(call, key.secret)) throw mismatch();
  return {
    mode: 'AWS_IAM',
    mayPublish: key.mayPublish,
    identity: {
      accountId: '000000000000',
      userArn: `arn:aws:iam::000000000000:user/${accessKeyId}`,
      username: accessKeyId,
      sourceIp: [call.sourceIp],
    },
  };
}

function requireDate(text: string, day: string, now: Date): void {
  const parts = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/.exec(text);
  if (!parts?.[0].startsWith(day)) throw mismatch();
  const [, year, month, date, hour, minute, second] = parts;
  const signedAt = Date.parse(`${year}-${month}-${date}T${hour}:${minute}:${second}Z`);
  if (!(Math.abs(signedAt - now.getTime()) <= LARGEST_SKEW_MS)) {
    throw refused('InvalidSignatureException', 'Signature expired');
  }
}

const refused = (type: string, message: string) => new Unauthorised(message, type, 403);
const mismatch = () =>
  refused(
    'InvalidSignatureException',
    'The request signature we calculated does not match the signature you provided.',
  );
