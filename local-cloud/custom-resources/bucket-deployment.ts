/**
 * CDK's bucket deployment: copies asset directories into a bucket, replaces CDK's markers
 * (placeholders) in the files, and sets the template's metadata. Only changed files are written, so
 * that a second start writes nothing.
 */
import {
  DeleteObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob, relative, sep } from 'node:path';
import * as z from 'zod';
import type { Assembly } from '../template/assembly.ts';
import type { HostRewriter } from '../template/hosts.ts';
import { flag } from '../template/resource-type.ts';
import { TemplateError } from '../template/template.ts';
import { contentTypeOf } from './content-types.ts';
import { replaceMarkers } from './markers.ts';

export const bucketDeploymentSchema = z.object({
  ServiceToken: z.unknown().optional(),
  SourceBucketNames: z.array(z.string()),
  SourceObjectKeys: z.array(z.string()),
  SourceMarkers: z.array(z.record(z.string(), z.unknown())).default([]),
  SourceMarkersConfig: z
    .array(
      z.object({
        jsonEscape: z.union([z.boolean(), z.string()]).optional(),
        markerEncodings: z.record(z.string(), z.string()).optional(),
      }),
    )
    .default([]),
  DestinationBucketName: z.string(),
  DestinationBucketArn: z.string().optional(),
  DestinationBucketKeyPrefix: z.string().default(''),
  Extract: flag.default(true),
  Prune: flag.default(true),
  Include: z.array(z.string()).default([]),
  Exclude: z.array(z.string()).default([]),
  SystemMetadata: z.record(z.string(), z.string()).default({}),
  OutputObjectKeys: flag.default(true),
});
export type BucketDeployment = z.output<typeof bucketDeploymentSchema>;

export interface DeploymentOptions {
  buckets: S3Client;
  assetPath: Assembly['assetPath'];
  hosts: HostRewriter;
  /** Changes the content of a file after CDK's placeholders in it were replaced. */
  amend?: (key: string, content: string) => string;
}

/** The number of concurrent requests to S3. The S3 client could send 50 at once. */
const AT_ONCE = 25;

interface WantedObject {
  Bucket: string;
  Key: string;
  Body: Buffer;
  ContentType: string;
  CacheControl: string | undefined;
}

export async function deployToBucket(
  options: DeploymentOptions,
  deployment: BucketDeployment,
): Promise<void> {
  const { buckets } = options;
  const { DestinationBucketName: Bucket, SystemMetadata: metadata } = deployment;
  if (!deployment.Extract)
    throw new TemplateError('Deployments of unextracted archives are unknown');
  const prefix = deployment.DestinationBucketKeyPrefix.replace(/^\/$/, '').replace(
    /([^/])$/,
    '$1/',
  );
  const files = gather(options, deployment);
  const stored = await tagsByKey(buckets, Bucket, prefix);
  const write = async ([name, Body]: [string, Buffer]) => {
    const wanted = {
      Bucket,
      Key: prefix + name,
      Body,
      ContentType: metadata['content-type'] ?? contentTypeOf(name),
      CacheControl: metadata['cache-control'],
    };
    const kept = stored.get(wanted.Key) === tagOf(Body) && (await hasMetadata(buckets, wanted));
    if (!kept) await buckets.send(new PutObjectCommand(wanted));
  };
  const waiting = [...files];
  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(write));
  if (deployment.Prune) await prune(options, deployment, prefix, files, [...stored.keys()]);
}

/** The deployed files by name; a later source replaces an earlier one. */
function gather(options: DeploymentOptions, deployment: BucketDeployment): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  deployment.SourceObjectKeys.forEach((objectKey, index) => {
    const directory = options.assetPath(objectKey);
    const markers = deployment.SourceMarkers[index] ?? {};
    const config = deployment.SourceMarkersConfig[index];
    for (const name of filesIn(directory)) {
      if (!isIncluded(name, deployment)) continue;
      const content = readFileSync(join(directory, name));
      files.set(name, Object.keys(markers).length > 0 ? finish(name, content) : content);
    }

    function finish(name: string, content: Buffer): Buffer {
      // CDK's markers (placeholders) are replaced first, because one AWS address may consist of
      // several markers. Then AWS addresses are replaced by local ones.
      const text = options.hosts.rewrite(replaceMarkers(content.toString('utf8'), markers, config));
      return Buffer.from(options.amend?.(name, text) ?? text);
    }
  });
  return files;
}

/**
 * Whether a file is deployed. As in `aws s3 sync`, an excluded file is left out unless it is
 * included again.
 */
function isIncluded(name: string, { Include, Exclude }: BucketDeployment): boolean {
  const excluded = Exclude.some((pattern) => matches(name, pattern));
  return !excluded || Include.some((pattern) => matches(name, pattern));
}

/** Matches a pattern as the AWS CLI does: `*` also matches slashes. */
function matches(name: string, pattern: string): boolean {
  return matchesGlob(name.replaceAll('/', '|'), pattern.replaceAll('/', '|'));
}

async function tagsByKey(
  buckets: S3Client,
  Bucket: string,
  Prefix: string,
): Promise<Map<string, string | undefined>> {
  const tags = new Map<string, string | undefined>();
  for await (const { Contents = [] } of paginateListObjectsV2(
    { client: buckets },
    { Bucket, Prefix },
  )) {
    for (const { Key = '', ETag } of Contents) tags.set(Key, ETag);
  }
  return tags;
}

function tagOf(body: Buffer): string {
  return `"${createHash('md5').update(body).digest('hex')}"`;
}

async function hasMetadata(
  buckets: S3Client,
  { Bucket, Key, ContentType, CacheControl }: WantedObject,
): Promise<boolean> {
  const stored = await buckets.send(new HeadObjectCommand({ Bucket, Key }));
  return stored.ContentType === ContentType && stored.CacheControl === CacheControl;
}

async function prune(
  { buckets }: DeploymentOptions,
  deployment: BucketDeployment,
  prefix: string,
  files: Map<string, Buffer>,
  stored: string[],
): Promise<void> {
  const { DestinationBucketName: Bucket } = deployment;
  for (const Key of stored) {
    const name = Key.slice(prefix.length);
    if (!files.has(name) && isIncluded(name, deployment)) {
      await buckets.send(new DeleteObjectCommand({ Bucket, Key }));
    }
  }
}

function filesIn(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
