/**
 * Sends requests about one key to KMS.
 * https://docs.aws.amazon.com/kms/latest/APIReference/Welcome.html
 */
import { createAwsCall } from '../../aws-calls/call-aws.ts';
import type { AwsIdentity } from '../../aws-calls/sign-request.ts';

/** A KMS key, and the credentials of its caller. */
export interface KmsKey {
  /** The address of KMS in this region. */
  endpoint: string;
  /** The key's ARN. */
  keyId: string;
  identity: AwsIdentity;
}

/** @throws {AwsFailure} with KMS's error code. */
export type AskKms = (operation: string, request: object) => Promise<unknown>;

/** @returns a function that calls KMS about this key only: it adds `KeyId` to each request. */
export function createAskKms({ endpoint, keyId, identity }: KmsKey): AskKms {
  const call = createAwsCall({
    ...{ service: 'kms', endpoint, identity },
    timeLimitMs: 1500,
    tries: 3,
  });
  return (operation, request) =>
    call({ target: `TrentService.${operation}`, body: { KeyId: keyId, ...request } });
}
