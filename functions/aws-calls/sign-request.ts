/** Signs a POST to an AWS service by Signature Version 4. */
import { Sha256 } from '@smithy/core/checksum';
import { HttpRequest } from '@smithy/core/protocols';
import { SignatureV4, type SignatureV4Init } from '@smithy/signature-v4';

/** The caller's credentials and region. */
export interface AwsIdentity {
  region: string;
  credentials: SignatureV4Init['credentials'];
}

export interface SignedRequest {
  method: 'POST';
  headers: Record<string, string>;
  body: string;
}

export type SignRequest = (
  url: URL,
  headers: Record<string, string>,
  body: string,
  /** The time of the signature. */
  at: Date,
) => Promise<SignedRequest>;

/**
 * Returns a function that signs requests.
 * @param service the name in the signature's scope, such as `kms`.
 */
export function createSigning(service: string, identity: AwsIdentity): SignRequest {
  const signer = new SignatureV4({ service, sha256: Sha256, ...identity });
  return async (url, headers, body, at) => {
    const request = new HttpRequest({
      method: 'POST',
      protocol: url.protocol,
      hostname: url.hostname,
      path: url.pathname,
      headers: { host: url.host, ...headers },
      body,
    });
    const signed = await signer.sign(request, { signingDate: at });
    return { method: 'POST', headers: signed.headers, body };
  };
}
