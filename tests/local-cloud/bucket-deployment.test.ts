import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  bucketDeploymentSchema,
  deployToBucket,
} from '../../local-cloud/custom-resources/bucket-deployment.ts';
import { replaceMarkers } from '../../local-cloud/custom-resources/markers.ts';
import { S3Store } from '../../local-cloud/messaging/messaging.ts';
import { createHostRewriter } from '../../local-cloud/template/hosts.ts';

let assets: string;
let buckets: S3Store;
beforeEach(() => {
  assets = mkdtempSync(join(tmpdir(), 'assets-'));
  buckets = new S3Store();
  buckets.createBucket('site');
});
afterEach(() => rmSync(assets, { recursive: true, force: true }));

function write(asset: string, files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(assets, asset, name)), { recursive: true });
    writeFileSync(join(assets, asset, name), content);
  }
}

function deploy(properties: object): void {
  const hosts = createHostRewriter();
  hosts.map('https://abc.execute-api.eu-west-1.amazonaws.com', 'http://127.0.0.1:1');
  deployToBucket(
    {
      buckets,
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

const keys = () => buckets.listObjects('site').objects.map(({ key }) => key);

describe('a deployment', () => {
  test('copies folders with types and cache headers', () => {
    write('pages', { 'index.html': 'home', 'fonts/a.woff2': 'font' });
    deploy({ SystemMetadata: { 'cache-control': 'no-cache' } });
    expect(keys()).toEqual(['fonts/a.woff2', 'index.html']);
    expect(buckets.getObject('site', 'index.html')).toMatchObject({
      contentType: 'text/html',
      cacheControl: 'no-cache',
    });
    expect(buckets.getObject('site', 'fonts/a.woff2').contentType).toBe('font/woff2');
  });

  test('replaces markers and then rewrites their addresses', () => {
    write('pages', { 'a.txt': '<<0>>' });
    write('config', {
      'config.json': '{"url":"https://<<1>>.execute-api.<<2>>.amazonaws.com/v1","name":"<<3>>"}',
    });
    deploy({
      SourceBucketNames: ['assets', 'assets'],
      SourceObjectKeys: ['pages', 'config'],
      SourceMarkers: [{}, { '<<1>>': 'abc', '<<2>>': 'eu-west-1', '<<3>>': 'a"b' }],
      SourceMarkersConfig: [{}, { jsonEscape: 'true' }],
    });
    expect(JSON.parse(buckets.getObject('site', 'config.json').body.toString())).toEqual({
      url: 'http://127.0.0.1:1/v1',
      name: 'a"b',
      local: 1,
    });
    expect(buckets.getObject('site', 'a.txt').body.toString()).toBe('<<0>>');
  });

  test('deletes what is gone only when it prunes', () => {
    write('pages', { 'index.html': 'home' });
    buckets.putObject('site', 'old.html', Buffer.from('old'));
    deploy({ Prune: false });
    expect(keys()).toEqual(['index.html', 'old.html']);
    deploy({ Prune: true });
    expect(keys()).toEqual(['index.html']);
  });

  test('prunes under its own prefix only', () => {
    write('pages', { 'app.js': 'go' });
    buckets.putObject('site', 'index.html', Buffer.from('home'));
    deploy({ DestinationBucketKeyPrefix: 'assets', Prune: true });
    expect(keys()).toEqual(['assets/app.js', 'index.html']);
  });

  test('leaves out excluded files, also when it prunes', () => {
    write('pages', { 'assets/app.js': 'go', 'index.html': 'home' });
    buckets.putObject('site', 'assets/old.js', Buffer.from('old'));
    deploy({ Exclude: ['assets/*'] });
    expect(keys()).toEqual(['assets/old.js', 'index.html']);
  });

  test('leaves unchanged files alone', () => {
    write('pages', { 'index.html': 'home' });
    deploy({});
    const before = buckets.getObject('site', 'index.html');
    deploy({});
    expect(buckets.getObject('site', 'index.html')).toBe(before);
  });
});

describe('a marker', () => {
  test.each([
    ['a literal', 'a"b', {}, 'a"b'],
    ['escaped inside JSON', 'a"b', { jsonEscape: true }, 'a\\"b'],
    ['a JSON value', 'a', { markerEncodings: { M: 'JSON_VALUE' } }, '"a"'],
    ['a list inside JSON', ['a'], { jsonEscape: true }, '["a"]'],
    ['plain YAML', 'plain', { markerEncodings: { M: 'YAML_STRING' } }, 'plain'],
    ['quoted YAML', 'yes', { markerEncodings: { M: 'YAML_STRING' } }, '"yes"'],
  ])('becomes %s', (_name, value, config, expected) => {
    expect(replaceMarkers('M', { M: value }, config)).toBe(expected);
  });

  test('that is no string is refused as a literal', () => {
    expect(() => replaceMarkers('M', { M: 1 })).toThrow('needs a string');
  });
});
