/**
 * Signs documents with the stage's key for receipts, whose private half never leaves KMS: JWS with
 * ES256 (RFC 7515, RFC 7518). KMS returns a signature in DER format, but JWS needs only its two
 * numbers.
 */
import { createHash, createPublicKey, verify, type KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import { canonicalJson, type Json } from '../../contract/canonical-json.ts';
import {
  receiptAlgorithm,
  receiptHeaderType,
  type ReceiptDocument,
} from '../../contract/receipt.ts';
import type { AskKms } from '../stores/keys/ask-kms.ts';

/** The public half as a JWK (RFC 7517); `kid` is its thumbprint (RFC 7638). */
export interface PublicKey {
  kid: string;
  kty: string;
  crv: string;
  x: string;
  y: string;
  alg: typeof receiptAlgorithm;
  use: 'sig';
}

export interface ReceiptKey {
  publicKey(): Promise<PublicKey>;
  /** @throws {Error} if the signature does not fit the public key. */
  sign(payload: Json): Promise<ReceiptDocument>;
}

/** The length in bytes of each of a signature's two numbers. */
const NUMBER_BYTES = 32;
const ecdsa = { SigningAlgorithm: 'ECDSA_SHA_256', MessageType: 'DIGEST' };

const publicKeySchema = z.object({ PublicKey: z.string() });
const signatureSchema = z.object({ Signature: z.string() });
const jwkSchema = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
});

export function createReceiptKey(ask: AskKms): ReceiptKey {
  let read: Promise<KeyObject> | undefined;
  const key = () => {
    read ??= readPublicKey(ask).catch((error: unknown) => {
      read = undefined;
      throw error;
    });
    return read;
  };
  return {
    publicKey: async () => jwkOf(await key()),
    sign: async (payload) => {
      const { kid, alg } = jwkOf(await key());
      const protectedPart = encode(canonicalJson({ alg, kid, typ: receiptHeaderType }));
      const payloadPart = encode(canonicalJson(payload));
      const input = `${protectedPart}.${payloadPart}`;
      const Message = createHash('sha256').update(input).digest('base64');
      const { Signature } = signatureSchema.parse(await ask('Sign', { ...ecdsa, Message }));
      const signature = numbersOf(Buffer.from(Signature, 'base64'));
      const options = { key: await key(), dsaEncoding: 'ieee-p1363' } as const;
      if (!verify('sha256', Buffer.from(input), options, signature)) {
        throw new Error('The signature does not fit the public key');
      }
      return {
        payload: payloadPart,
        protected: protectedPart,
        signature: signature.toString('base64url'),
      };
    },
  };
}

const encode = (text: string) => Buffer.from(text).toString('base64url');

async function readPublicKey(ask: AskKms): Promise<KeyObject> {
  const { PublicKey } = publicKeySchema.parse(await ask('GetPublicKey', {}));
  return createPublicKey({ key: Buffer.from(PublicKey, 'base64'), format: 'der', type: 'spki' });
}

function jwkOf(key: KeyObject): PublicKey {
  const { kty, crv, x, y } = jwkSchema.parse(key.export({ format: 'jwk' }));
  const thumbprint = createHash('sha256').update(canonicalJson({ crv, kty, x, y }));
  return { kid: thumbprint.digest('base64url'), kty, crv, x, y, alg: receiptAlgorithm, use: 'sig' };
}

/**
 * Converts a DER signature, `SEQUENCE { INTEGER r, INTEGER s }`, to r and s of 32 bytes each (RFC
 * 7518, 3.4).
 * @throws {Error} for any other input.
 */
export function numbersOf(der: Buffer): Buffer {
  const first = integerAt(der, 2);
  const second = integerAt(der, first.end);
  if (der[0] !== 0x30 || der[1] !== der.length - 2 || second.end !== der.length) throw notDer();
  return Buffer.concat([first.bytes, second.bytes]);
}

function integerAt(der: Buffer, start: number): { bytes: Buffer; end: number } {
  const length = der[start + 1] ?? 0;
  const end = start + 2 + length;
  const bytes = der.subarray(start + 2, end);
  // DER adds a leading zero byte if the number's first bit is set, so that the number stays
  // positive.
  const number = bytes[0] === 0 ? bytes.subarray(1) : bytes;
  if (der[start] !== 0x02 || bytes.length !== length || length === 0) throw notDer();
  if (number.length > NUMBER_BYTES) throw notDer();
  return { bytes: Buffer.concat([Buffer.alloc(NUMBER_BYTES - number.length), number]), end };
}

const notDer = () => new Error('KMS answered with no ECDSA signature');
