/** Starts S3 in memory on a free port, with a client and short functions for common calls. */
import {
  CreateBucketCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import type { Access } from '../../../local-cloud/iam/access.ts';
import { createBucketClient } from '../../../local-cloud/s3/client.ts';
import { startBuckets } from '../../../local-cloud/s3/server.ts';

export type BucketsUnderTest = Awaited<ReturnType<typeof bucketsUnderTest>>;

export async function bucketsUnderTest(names: string[], access?: Access) {
  const { origin, close } = await startBuckets({ port: 0, ...(access ? { access } : {}) });
  const client = createBucketClient(origin);
  for (const name of names) await client.send(new CreateBucketCommand({ Bucket: name }));
  return {
    origin,
    client,
    put: async (Bucket: string, Key: string, Body: string, headers: object = {}) => {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ...headers }));
    },
    read: async (Bucket: string, Key: string) => {
      const answer = await client.send(new GetObjectCommand({ Bucket, Key }));
      const { ContentType, CacheControl, LastModified, ETag } = answer;
      const body = Buffer.from((await answer.Body?.transformToByteArray()) ?? []);
      return { body, ContentType, CacheControl, LastModified, ETag };
    },
    keys: async (Bucket: string) => {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
      return Contents.map(({ Key }) => Key);
    },
    close: async () => {
      client.destroy();
      await close();
    },
  };
}
