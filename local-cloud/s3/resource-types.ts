/** S3's resource type, and a function that finds a bucket's name by a domain name. */
import { CreateBucketCommand, type S3Client } from '@aws-sdk/client-s3';
import * as z from 'zod';
import type { HostRewriter } from '../template/hosts.ts';
import type { PhysicalNames } from '../template/physical-names.ts';
import { resourceType, type ResourceTypes } from '../template/resource-type.ts';
import { region } from '../template/template.ts';

export interface BucketTypesOptions {
  buckets: S3Client;
  /** The address at which S3 listens. */
  origin: string;
  names: PhysicalNames;
  hosts: HostRewriter;
}

const bucketSchema = z.object({ BucketName: z.string().optional() });

export function bucketTypes({ buckets, origin, names, hosts }: BucketTypesOptions): ResourceTypes {
  hosts.map(`https://s3.${region}.amazonaws.com`, origin);
  return {
    'AWS::S3::Bucket': resourceType(bucketSchema, async ({ BucketName }, logicalId) => {
      const name = BucketName ?? names.bucket(logicalId);
      await buckets.send(new CreateBucketCommand({ Bucket: name }));
      const domain = `${name}.s3.${region}.amazonaws.com`;
      hosts.map(`https://${domain}`, origin, `/${name}`);
      hosts.map(`https://${name}.s3.amazonaws.com`, origin, `/${name}`);
      return {
        ref: name,
        attributes: {
          Arn: `arn:aws:s3:::${name}`,
          DomainName: `${name}.s3.amazonaws.com`,
          RegionalDomainName: domain,
        },
      };
    }),
  };
}

/** The name of the bucket to which an origin's domain name belongs. */
export function bucketOfDomain(domain: string): string {
  return domain.replace(/\.s3(\.[a-z0-9-]+)?\.amazonaws\.com$/, '');
}
