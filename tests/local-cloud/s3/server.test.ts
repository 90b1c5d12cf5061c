import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CopyObjectCommand,
  CreateBucketCommand,
  DeleteObjectCommand,
  GetBucketAclCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterEach, describe, expect, test } from '@jest/globals';
import { createBucketClient } from '../../../local-cloud/s3/client.ts';
import { startBuckets } from '../../../local-cloud/s3/server.ts';
import { bucketsUnderTest, type BucketsUnderTest } from './buckets-under-test.ts';

let buckets: BucketsUnderTest;
afterEach(() => buckets.close());

describe('reading, copying and deleting S3 objects', () => {
  test('an object is read with its type, cache header and entity tag', async () => {
    buckets = await bucketsUnderTest(['site']);
    await buckets.put('site', 'a/b c+é.txt', 'text', {
      ContentType: 'text/plain',
      CacheControl: 'no-cache',
    });
    expect(await buckets.read('site', 'a/b c+é.txt')).toMatchObject({
      body: Buffer.from('text'),
      ContentType: 'text/plain',
      CacheControl: 'no-cache',
      ETag: '"1cb251ec0d568de6a929b520c4aed8d1"',
    });
  });

  test('a signed link reads an object', async () => {
    buckets = await bucketsUnderTest(['site']);
    await buckets.put('site', 'a.txt', 'text');
    // The SDK client adds further query parameters to a signed link, as in the product's functions.
    const client = new S3Client({
      endpoint: buckets.origin,
      forcePathStyle: true,
      region: 'eu-west-1',
      credentials: { accessKeyId: 'ASIA', secretAccessKey: 'secret' },
    });
    const object = new GetObjectCommand({ Bucket: 'site', Key: 'a.txt' });
    const link = await getSignedUrl(client, object);
    expect(link).toContain('x-amz-checksum-mode');
    expect(await (await fetch(link)).text()).toBe('text');
  });

  test('an object can be copied to another key', async () => {
    buckets = await bucketsUnderTest(['site']);
    await buckets.put('site', 'a.txt', 'text');
    const copy = { Bucket: 'site', Key: 'b/c.txt', CopySource: 'site/a.txt' };
    await buckets.client.send(new CopyObjectCommand(copy));
    // `LastModified` is not compared, because the copy was made later.
    const { LastModified, ...source } = await buckets.read('site', 'a.txt');
    expect(LastModified).toBeInstanceOf(Date);
    expect(await buckets.read('site', 'b/c.txt')).toMatchObject(source);
    const missing = new CopyObjectCommand({ ...copy, CopySource: 'site/none.txt' });
    await expect(buckets.client.send(missing)).rejects.toThrow('NoSuchKey');
  });

  test('a deleted object is not found', async () => {
    buckets = await bucketsUnderTest(['site']);
    await buckets.put('site', 'a.txt', 'text');
    await buckets.client.send(new DeleteObjectCommand({ Bucket: 'site', Key: 'a.txt' }));
    await expect(buckets.read('site', 'a.txt')).rejects.toThrow('NoSuchKey');
  });

  test("the answer to HEAD has the object's headers and no body", async () => {
    buckets = await bucketsUnderTest(['site']);
    await buckets.put('site', 'a.txt', 'text');
    const head = new HeadObjectCommand({ Bucket: 'site', Key: 'a.txt' });
    expect(await buckets.client.send(head)).toMatchObject({ ContentLength: 4 });
  });

  test('objects survive a restart', async () => {
    buckets = await bucketsUnderTest([]);
    const dataDir = mkdtempSync(join(tmpdir(), 'buckets-'));
    const first = await startBuckets({ port: 0, dataDir });
    const client = createBucketClient(first.origin);
    await client.send(new CreateBucketCommand({ Bucket: 'kept' }));
    await client.send(new PutObjectCommand({ Bucket: 'kept', Key: 'a', Body: 'text' }));
    await first.close();
    const second = await startBuckets({ port: 0, dataDir });
    const again = createBucketClient(second.origin);
    const { Body } = await again.send(new GetObjectCommand({ Bucket: 'kept', Key: 'a' }));
    expect(await Body?.transformToString()).toBe('text');
    await second.close();
    rmSync(dataDir, { recursive: true });
  });
});

describe('the list of S3 objects', () => {
  test('listing a prefix returns every page in order', async () => {
    buckets = await bucketsUnderTest(['site']);
    const names = ['p/1', 'p/2', 'p/3', 'p/4', 'p/5'];
    for (const name of ['other', ...names]) await buckets.put('site', name, name);
    const found = [];
    const pages = paginateListObjectsV2(
      { client: buckets.client, pageSize: 2 },
      { Bucket: 'site', Prefix: 'p/' },
    );
    for await (const { Contents = [] } of pages) found.push(...Contents.map(({ Key }) => Key));
    expect(found).toEqual(names);
  });
});

describe('refused S3 requests', () => {
  test('an operation that is not emulated is refused', async () => {
    buckets = await bucketsUnderTest(['site']);
    await expect(buckets.client.send(new GetBucketAclCommand({ Bucket: 'site' }))).rejects.toThrow(
      '?acl is not emulated',
    );
  });

  test('a request for a missing bucket is refused', async () => {
    buckets = await bucketsUnderTest([]);
    await expect(buckets.put('none', 'a', 'text')).rejects.toThrow('NoSuchBucket');
  });
});
