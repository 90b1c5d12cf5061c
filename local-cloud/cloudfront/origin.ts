/** The origin of a distribution: a bucket, read over HTTP as CloudFront does. */
import { GetObjectCommand, S3ServiceException, type S3Client } from '@aws-sdk/client-s3';

export interface OriginFile {
  body: Buffer;
  contentType: string;
  cacheControl: string | undefined;
  etag: string;
  lastModified: Date;
}

/** @param key as in the viewer's address; the object's key may be its decoded form. */
export async function readOrigin(
  buckets: S3Client,
  bucket: string,
  key: string,
): Promise<OriginFile | undefined> {
  for (const candidate of new Set([key, decode(key)])) {
    const file = candidate === '' ? undefined : await read(buckets, bucket, candidate);
    if (file) return file;
  }
  return undefined;
}

async function read(
  buckets: S3Client,
  Bucket: string,
  Key: string,
): Promise<OriginFile | undefined> {
  try {
    const answer = await buckets.send(new GetObjectCommand({ Bucket, Key }));
    return {
      body: Buffer.from((await answer.Body?.transformToByteArray()) ?? []),
      contentType: answer.ContentType ?? 'binary/octet-stream',
      cacheControl: answer.CacheControl,
      etag: answer.ETag ?? '',
      lastModified: answer.LastModified ?? new Date(0),
    };
  } catch (error: unknown) {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
    if (status !== undefined && status < 500) return undefined;
    throw error;
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
