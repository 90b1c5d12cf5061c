/** Reads the public keys of receipts, from a file or from a site. */
import { readFile } from 'node:fs/promises';
import type { JSONWebKeySet } from 'jose';
import * as z from 'zod';

const TIME_LIMIT_MS = 10_000;

const keySetSchema = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).min(1) });

/**
 * @param place a path, or an https address. An http address is allowed only for this machine: on a
 * network somebody could replace the keys, and forged receipts would then look genuine.
 * @throws {Error} with a message of one sentence, if the keys can't be read.
 */
export async function readKeys(place: string): Promise<JSONWebKeySet> {
  const isAddress = /^https?:\/\//i.test(place);
  const text = isAddress ? await download(new URL(place)) : await readFile(place, 'utf8');
  const parsed = keySetSchema.safeParse(parse(text));
  if (parsed.success) return parsed.data;
  const hint = isAddress ? ' A site publishes them with its first receipt.' : '';
  throw new Error(`${place} holds no public keys (a JWK set).${hint}`);
}

async function download(address: URL): Promise<string> {
  const isHere = ['127.0.0.1', '[::1]', 'localhost'].includes(address.hostname);
  if (address.protocol === 'http:' && !isHere) {
    throw new Error(
      'The keys must come by https, because a forger could change them on their way.',
    );
  }
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  const response = await fetch(address, { redirect: 'error', signal }).catch((cause: unknown) => {
    throw new Error(`The public keys at ${address.href} could not be read.`, { cause });
  });
  return response.ok ? response.text() : '';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
