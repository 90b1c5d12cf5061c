import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PutObjectCommandInput } from '@aws-sdk/client-s3';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  bucketDeploymentSchema,
  deployToBucket,
} from '../../../local-cloud/custom-resources/bucket-deployment.ts';
import { replaceMarkers } from '../../../local-cloud/custom-resources/markers.ts';
import { createHostRewriter } from '../../../local-cloud/template/hosts.ts';
import { bucketsUnderTest, type BucketsUnderTest } from '../s3/buckets-under-test.ts';

let assets: string;
let buckets: BucketsUnderTest;
beforeEach(async () => {
  assets = mkdtempSync(join(tmpdir(), 'assets-'));
  buckets = await bucketsUnderTest(['site']);
});
afterEach(async () => {
  rmSync(assets, { recursive: true, force: true });
  await buckets.close();
});

function write(asset: string, files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(assets, asset, name)), { recursive: true });
    writeFileSync(join(assets, asset, name), content);
  }
}

async function deploy(properties: object): Promise<void> {
  const hosts = createHostRewriter();
  hosts.map('https://abc.execute-api.eu-west-1.amazonaws.com', 'http://127.0.0.1:1');
  await deployToBucket(
    {
      buckets: buckets.client,
      hosts,
      assetPath: (key) => join(assets, key),
      amend: (key, content) =>
        key === 'config.json' ? content.replace('}', ',"local":1}') : content,
    },
    bucketDeploymentSchema.parse({
      SourceBucketNames: ['assets'],
      SourceObjectKeys: ['pages'],
      DestinationBucketName: 'site',
      ...properties,
    }),
  );
}

const keys = () => buckets.keys('site');

describe('the files of a bucket deployment', () => {
  test('folders are copied with content types and cache headers', async () => {
    write('pages', { 'index.html': 'home', 'fonts/a.woff2': 'font' });
    await deploy({ SystemMetadata: { 'cache-control': 'no-cache' } });
    expect(await keys()).toEqual(['fonts/a.woff2', 'index.html']);
    expect(await buckets.read('site', 'index.html')).toMatchObject({
      ContentType: 'text/html',
      CacheControl: 'no-cache',
    });
    expect((await buckets.read('site', 'fonts/a.woff2')).ContentType).toBe('font/woff2');
  });

  test("CDK's placeholders are replaced before AWS addresses are rewritten", async () => {
    write('pages', { 'a.txt': '<<0>>' });
    write('config', {
      'config.json': '{"url":"https://<<1>>.execute-api.<<2>>.amazonaws.com/v1","name":"<<3>>"}',
    });
    await deploy({
      SourceBucketNames: ['assets', 'assets'],
      SourceObjectKeys: ['pages', 'config'],
      SourceMarkers: [{}, { '<<1>>': 'abc', '<<2>>': 'eu-west-1', '<<3>>': 'a"b' }],
      SourceMarkersConfig: [{}, { jsonEscape: 'true' }],
    });
    expect(JSON.parse(String((await buckets.read('site', 'config.json')).body))).toEqual({
      url: 'http://127.0.0.1:1/v1',
      name: 'a"b',
      local: 1,
    });
    expect(String((await buckets.read('site', 'a.txt')).body)).toBe('<<0>>');
  });

  test('removed files are deleted only if the deployment prunes', async () => {
    write('pages', { 'index.html': 'home' });
    await buckets.put('site', 'old.html', 'old');
    await deploy({ Prune: false });
    expect(await keys()).toEqual(['index.html', 'old.html']);
    await deploy({ Prune: true });
    expect(await keys()).toEqual(['index.html']);
  });

  test('a deployment prunes only under its own prefix', async () => {
    write('pages', { 'app.js': 'go' });
    await buckets.put('site', 'index.html', 'home');
    await deploy({ DestinationBucketKeyPrefix: 'assets', Prune: true });
    expect(await keys()).toEqual(['assets/app.js', 'index.html']);
  });

  test('excluded files stay in the bucket, even with pruning', async () => {
    write('pages', { 'assets/app.js': 'go', 'index.html': 'home' });
    await buckets.put('site', 'assets/old.js', 'old');
    await deploy({ Exclude: ['assets/*'] });
    expect(await keys()).toEqual(['assets/old.js', 'index.html']);
  });

  test('only files with changed content or cache header are written', async () => {
    write('pages', { 'index.html': 'home', 'about.html': 'about' });
    const written: unknown[] = [];
    await deploy({});
    buckets.client.middlewareStack.add(
      (next, { commandName }) =>
        (args) => {
          if (commandName === 'PutObjectCommand') {
            written.push((args.input as PutObjectCommandInput).Key);
          }
          return next(args);
        },
      { step: 'initialize' },
    );
    await deploy({});
    expect(written).toEqual([]);
    write('pages', { 'index.html': 'new' });
    await deploy({});
    expect(written).toEqual(['index.html']);
    await deploy({ SystemMetadata: { 'cache-control': 'no-cache' } });
    expect(written.slice(1).sort()).toEqual(['about.html', 'index.html']);
  });
});

describe("CDK's placeholders (markers) in deployed files", () => {
  test.each([
    ['a literal', 'a"b', {}, 'a"b'],
    ['escaped inside JSON', 'a"b', { jsonEscape: true }, 'a\\"b'],
    ['a JSON value', 'a', { markerEncodings: { M: 'JSON_VALUE' } }, '"a"'],
    ['a list inside JSON', ['a'], { jsonEscape: true }, '["a"]'],
    ['plain YAML', 'plain', { markerEncodings: { M: 'YAML_STRING' } }, 'plain'],
    ['quoted YAML', 'yes', { markerEncodings: { M: 'YAML_STRING' } }, '"yes"'],
  ])("a marker's value is written as %s", (_name, value, config, expected) => {
    expect(replaceMarkers('M', { M: value }, config)).toBe(expected);
  });

  test("a marker's value that is not a string is refused", () => {
    expect(() => replaceMarkers('M', { M: 1 })).toThrow('needs a string');
  });
});
