/**
 * Creates a bucket with the settings that all our buckets must have: private, encrypted, TLS only.
 * A function instead of a class, because CDK's Bucket is not assignable to its own IBucket under
 * exact optional property types.
 */
import { CfnResource, RemovalPolicy, Stack } from 'aws-cdk-lib';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  type IBucket,
} from 'aws-cdk-lib/aws-s3';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

export interface PrivateBucketProps extends Pick<
  BucketProps,
  'lifecycleRules' | 'serverAccessLogsBucket'
> {
  /** Whether the bucket's files are kept when the stack is deleted. */
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
  if (!keepData) boundEmptyingLogs(Stack.of(scope));
  return bucket as IBucket;
}

/**
 * Sets a log group of the stack for CDK's function that empties buckets. Otherwise Lambda would
 * create a log group whose lines never expire and which remains after the stack is deleted.
 */
function boundEmptyingLogs(stack: Stack): void {
  const id = 'EmptyingLogs';
  if (stack.node.tryFindChild(id)) return;
  const provider = stack.node.tryFindChild('Custom::S3AutoDeleteObjectsCustomResourceProvider');
  const handler = provider?.node.findChild('Handler');
  if (!(handler instanceof CfnResource)) return;
  const { logGroupName } = new LogGroup(stack, id, {
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  handler.addPropertyOverride('LoggingConfig', { LogGroup: logGroupName });
}
