/**
 * The emulated operations of KMS.
 * https://docs.aws.amazon.com/kms/latest/APIReference/API_Operations.html
 */
import * as z from 'zod';
import type { KmsKey } from './key-file.ts';

export interface Operation {
  request: z.ZodType<{ KeyId: string }>;
  /** @returns undefined if the kind of the key does not support the operation. */
  answer: (key: KmsKey, request: unknown) => object | undefined;
}

const KeyId = z.string();
const macSchema = z.object({
  KeyId,
  MacAlgorithm: z.literal('HMAC_SHA_256'),
  // The message of at most 4,096 bytes, in base64.
  Message: z.base64().min(1).max(5464),
});
const signSchema = z.object({
  KeyId,
  SigningAlgorithm: z.literal('ECDSA_SHA_256'),
  MessageType: z.literal('DIGEST'),
  // The digest to sign: 32 bytes, in base64.
  Message: z.base64().length(44),
});

export const operations: Readonly<Record<string, Operation>> = {
  GenerateMac: {
    request: macSchema,
    answer: (key, request) => {
      if (key.spec !== 'HMAC_256') return undefined;
      const { Message, MacAlgorithm } = macSchema.parse(request);
      return { MacAlgorithm, Mac: key.mac(Buffer.from(Message, 'base64')).toString('base64') };
    },
  },
  Sign: {
    request: signSchema,
    answer: (key, request) => {
      if (key.spec !== 'ECC_NIST_P256') return undefined;
      const { Message, SigningAlgorithm } = signSchema.parse(request);
      const signature = key.sign(Buffer.from(Message, 'base64'));
      return { SigningAlgorithm, Signature: signature.toString('base64') };
    },
  },
  GetPublicKey: {
    request: z.object({ KeyId }),
    answer: (key) =>
      key.spec === 'ECC_NIST_P256'
        ? {
            KeySpec: key.spec,
            KeyUsage: 'SIGN_VERIFY',
            SigningAlgorithms: ['ECDSA_SHA_256'],
            PublicKey: key.publicKey.toString('base64'),
          }
        : undefined,
  },
};
