/**
 * A bucket as every one of ours has to be: private, encrypted, TLS only. A function and not a class,
 * because CDK's Bucket is not assignable to its own IBucket under exact optional property types.
 */
import { RemovalPolicy } from 'aws-cdk-lib';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  type IBucket,
} from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';

export interface PrivateBucketProps extends Pick<
  BucketProps,
  'lifecycleRules' | 'serverAccessLogsBucket'
> {
  /** Whether the files outlive the stack. */
  keepData: boolean;
}

export function createPrivateBucket(
  scope: Construct,
  id: string,
  { keepData, ...props }: PrivateBucketProps,
): IBucket {
  const bucket = new Bucket(scope, id, {
    ...props,
    encryption: BucketEncryption.S3_MANAGED,
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    enforceSSL: true,
    removalPolicy: keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    autoDeleteObjects: !keepData,
  });
  return bucket as IBucket;
}
