/** Reads a stored screenshot, and computes the hash that a receipt contains. */
import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { createHash } from 'node:crypto';
import type { Receipt } from '../../contract/receipt.ts';
import { isMissing } from './publish-key.ts';

/** @returns undefined if the screenshot is no longer stored. */
export type ReadPicture = (key: string) => Promise<Receipt['picture']>;

export function createReadPicture({
  client,
  bucket,
}: {
  client: S3Client;
  bucket: string;
}): ReadPicture {
  return async (key) => {
    try {
      const found = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
      const bytes = (await found.Body?.transformToByteArray()) ?? new Uint8Array();
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      return { type: found.ContentType ?? 'image/jpeg', bytes: bytes.length, sha256 };
    } catch (error: unknown) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };
}
