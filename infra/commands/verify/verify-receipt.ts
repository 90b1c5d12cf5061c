/**
 * Checks a receipt with only the published public keys. Keys, addresses and algorithms in the
 * document itself are ignored.
 */
import { createLocalJWKSet, errors, flattenedVerify, type JSONWebKeySet } from 'jose';
import * as z from 'zod';
import { canonicalJson, type Json } from '../../../contract/canonical-json.ts';
import {
  receiptAlgorithm,
  receiptDocumentSchema,
  receiptHeaderType,
  receiptSchema,
  receiptType,
  receiptVersion,
  type Receipt,
  type ReceiptDocument,
} from '../../../contract/receipt.ts';

/**
 * Thrown if a text is no valid receipt, with the reason in one sentence for the person who received
 * the text.
 */
export class NotGenuine extends Error {
  override readonly name = 'NotGenuine';
}

export interface Verified {
  receipt: Receipt;
  /** The id of the key that signed the receipt. */
  kid: string;
}

const headerSchema = z.strictObject({ alg: z.string(), kid: z.string(), typ: z.string() });
const versionSchema = z.object({ type: z.literal(receiptType), version: z.number() });

/** @throws {NotGenuine} if the text is no valid receipt that one of the keys has signed. */
export async function verifyReceipt(text: string, keys: JSONWebKeySet): Promise<Verified> {
  const document = receiptDocumentSchema.safeParse(parse(text));
  if (!document.success) throw new NotGenuine('This is no receipt: it is no signed document.');
  const kid = checkHeader(document.data);
  if (!keys.keys.some((key) => key.kid === kid)) {
    throw new NotGenuine('The key that signed it is not among the published ones.');
  }
  const payload = await checkSignature(document.data, keys);
  return { receipt: readReceipt(payload), kid };
}

/**
 * Only the format that the service writes is accepted: no other algorithm, and no key inside the
 * document.
 */
function checkHeader({ protected: part }: ReceiptDocument): string {
  const text = Buffer.from(part, 'base64url').toString();
  const found: unknown = parse(text);
  const { alg } = z.object({ alg: z.string() }).safeParse(found).data ?? { alg: 'none' };
  if (alg !== receiptAlgorithm) {
    const said = JSON.stringify(alg.slice(0, 40));
    throw new NotGenuine(`It is signed by ${said}, and receipts by ${receiptAlgorithm} only.`);
  }
  const header = headerSchema.safeParse(found);
  if (!header.success) {
    throw new NotGenuine('Its header has what no receipt has, such as a key of its own.');
  }
  if (header.data.typ !== receiptHeaderType) {
    throw new NotGenuine('It is a signed document of another kind, and no receipt.');
  }
  return header.data.kid;
}

async function checkSignature(document: ReceiptDocument, keys: JSONWebKeySet): Promise<string> {
  try {
    const algorithms = [receiptAlgorithm];
    const { payload } = await flattenedVerify(document, createLocalJWKSet(keys), { algorithms });
    return Buffer.from(payload).toString();
  } catch (error: unknown) {
    if (!(error instanceof errors.JOSEError)) throw error;
    const why = 'it was changed after it was signed, or somebody else signed it';
    throw new NotGenuine(`Its signature does not fit: ${why}.`);
  }
}

function readReceipt(text: string): Receipt {
  const payload: unknown = parse(text);
  const version = versionSchema.safeParse(payload);
  if (!version.success) throw new NotGenuine('It is signed, but what was signed is no receipt.');
  if (version.data.version !== receiptVersion) {
    const { version: found } = version.data;
    throw new NotGenuine(
      `It is a receipt of format ${found}, and this command reads format ${receiptVersion} only.`,
    );
  }
  const receipt = receiptSchema.safeParse(payload);
  // JSON that is not in its canonical form, for example with a repeated member, could be read in
  // two ways.
  if (!receipt.success || canonicalJson(payload as Json) !== text) {
    throw new NotGenuine('It is signed, but it is no complete receipt.');
  }
  return receipt.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
