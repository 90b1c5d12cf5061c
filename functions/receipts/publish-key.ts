/**
 * Adds the public key to the JWK set on the site; the keys of earlier receipts stay in the set. The
 * function that signs receipts writes the set itself, once per process, because the public key is
 * known only after a deployment has created the key pair.
 */
import { GetObjectCommand, PutObjectCommand, S3ServiceException } from '@aws-sdk/client-s3';
import type { S3Client } from '@aws-sdk/client-s3';
import * as z from 'zod/mini';
import { receiptKeysPath } from '../../contract/receipt.ts';
import type { PublicKey } from './receipt-key.ts';

export interface SiteBucket {
  client: S3Client;
  bucket: string;
}

const keySetSchema = z.object({ keys: z.array(z.looseObject({ kid: z.string() })) });
type KeySet = z.infer<typeof keySetSchema>;

const object = receiptKeysPath.slice(1);

/** @throws {Error} if the JWK set can't be written. */
export async function publishKey(site: SiteBucket, key: PublicKey): Promise<void> {
  await addKey(site, key).catch((error: unknown) => {
    if (statusOf(error) !== 412 && statusOf(error) !== 409) throw error;
    // Another process has written the set in the meantime, probably with the same key, so the set
    // is read again.
    return addKey(site, key);
  });
}

async function addKey(site: SiteBucket, key: PublicKey): Promise<void> {
  const found = await readKeys(site);
  if (found?.set.keys.some(({ kid }) => kid === key.kid)) return;
  const keys: KeySet['keys'] = [...(found?.set.keys ?? []), { ...key }];
  await site.client.send(
    new PutObjectCommand({
      Bucket: site.bucket,
      Key: object,
      Body: JSON.stringify({ keys }),
      ContentType: 'application/json',
      CacheControl: 'public, max-age=300',
      // The write is conditional: two processes may write at the same time, and neither may remove
      // keys that the other one has added.
      ...(found ? { IfMatch: found.etag } : { IfNoneMatch: '*' }),
    }),
  );
}

async function readKeys({ client, bucket }: SiteBucket) {
  try {
    const found = await client.send(new GetObjectCommand({ Bucket: bucket, Key: object }));
    const text = (await found.Body?.transformToString()) ?? '';
    return { set: keySetSchema.parse(JSON.parse(text)), etag: found.ETag ?? '' };
  } catch (error: unknown) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** S3 answers 403 for a missing object if the caller may not list the bucket. */
export function isMissing(error: unknown): boolean {
  return statusOf(error) === 404 || statusOf(error) === 403;
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}
