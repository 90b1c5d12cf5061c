/**
 * The origin of a distribution: a bucket, read over HTTP as CloudFront does. An immutable file is
 * read only once, because a page loads about fifty such files.
 */
import { GetObjectCommand, S3ServiceException, type S3Client } from '@aws-sdk/client-s3';

export interface OriginFile {
  body: Buffer;
  contentType: string;
  cacheControl: string | undefined;
  etag: string;
  lastModified: Date;
}

/**
 * @param key the path in the viewer's address; if no object has this key, its URL-decoded form is
 * tried.
 */
export type ReadOrigin = (bucket: string, key: string) => Promise<OriginFile | undefined>;

const KEPT = 500;

export function createOrigin(buckets: S3Client): ReadOrigin {
  const immutable = new Map<string, OriginFile>();
  return async (bucket, key) => {
    const name = `${bucket}/${key}`;
    const kept = immutable.get(name);
    if (kept) return kept;
    const file = await find(buckets, bucket, key);
    if (file?.cacheControl?.includes('immutable')) {
      if (immutable.size >= KEPT) immutable.clear();
      immutable.set(name, file);
    }
    return file;
  };
}

async function find(
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
