/**
 * The keyed hash (HMAC-SHA-256) of a text, with a key that never leaves KMS. So a person who reads
 * the hashes can't find a phone number by trying all numbers.
 * https://docs.aws.amazon.com/kms/latest/APIReference/API_GenerateMac.html
 */
import * as z from 'zod/mini';
import type { FunctionEnvironment } from '../../../contract/environment.ts';
import { createAskKms, type KmsKey } from '../keys/ask-kms.ts';

/** @throws {Error} with a message that does not contain the text that should be hashed. */
export type Fingerprint = (text: string) => Promise<string>;

const answerSchema = z.object({ Mac: z.string() });

/** The keyed hash of personal values, by the KMS key that the function's environment names. */
export function fingerprintOf(
  environment: Pick<FunctionEnvironment<'webhook'>, 'KMS_ENDPOINT' | 'FINGERPRINT_KEY'>,
  identity: KmsKey['identity'],
): Fingerprint {
  const endpoint = environment.KMS_ENDPOINT;
  return createFingerprint({ endpoint, keyId: environment.FINGERPRINT_KEY, identity });
}

export function createFingerprint(key: KmsKey): Fingerprint {
  const ask = createAskKms(key);
  return async (text) => {
    const Message = Buffer.from(text).toString('base64');
    const answer = await ask('GenerateMac', { MacAlgorithm: 'HMAC_SHA_256', Message });
    return Buffer.from(answerSchema.parse(answer).Mac, 'base64').toString('base64url');
  };
}
