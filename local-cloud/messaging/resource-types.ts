/** The resource types of SQS and S3. */
import * as z from 'zod';
import type { HostRewriter } from '../template/hosts.ts';
import type { PhysicalNames } from '../template/physical-names.ts';
import { number, resourceType, type ResourceTypes } from '../template/resource-type.ts';
import { account, region } from '../template/template.ts';
import type { Messaging } from './messaging.ts';

export interface MessagingTypesOptions {
  messaging: Messaging;
  names: PhysicalNames;
  hosts: HostRewriter;
}

const queueSchema = z.object({
  QueueName: z.string().optional(),
  VisibilityTimeout: number.optional(),
  DelaySeconds: number.optional(),
  MaximumMessageSize: number.optional(),
  ReceiveMessageWaitTimeSeconds: number.optional(),
  RedrivePolicy: z.object({ deadLetterTargetArn: z.string(), maxReceiveCount: number }).optional(),
});

const bucketSchema = z.object({ BucketName: z.string().optional() });

export function messagingTypes(options: MessagingTypesOptions): ResourceTypes {
  const { messaging, names, hosts } = options;
  hosts.map(`https://sqs.${region}.amazonaws.com`, messaging.origin);
  hosts.map(`https://s3.${region}.amazonaws.com`, messaging.origin);
  return {
    'AWS::SQS::Queue': resourceType(queueSchema, (properties, logicalId) =>
      createQueue(options, properties, logicalId),
    ),
    'AWS::S3::Bucket': resourceType(bucketSchema, ({ BucketName }, logicalId) => {
      const name = BucketName ?? names.bucket(logicalId);
      messaging.buckets.createBucket(name);
      const domain = `${name}.s3.${region}.amazonaws.com`;
      hosts.map(`https://${domain}`, messaging.origin, `/${name}`);
      hosts.map(`https://${name}.s3.amazonaws.com`, messaging.origin, `/${name}`);
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

/** The bucket that an origin's domain name means. */
export function bucketOfDomain(domain: string): string {
  return domain.replace(/\.s3(\.[a-z0-9-]+)?\.amazonaws\.com$/, '');
}

function createQueue(
  { messaging, names }: MessagingTypesOptions,
  { QueueName, RedrivePolicy, ...settings }: z.output<typeof queueSchema>,
  logicalId: string,
) {
  const name = QueueName ?? names.named(logicalId);
  const arn = `arn:aws:sqs:${region}:${account}:${name}`;
  const url = `https://sqs.${region}.amazonaws.com/${account}/${name}`;
  const attributes: Record<string, string> = Object.fromEntries(
    Object.entries(settings).map(([key, value]) => [key, String(value)]),
  );
  if (RedrivePolicy) attributes['RedrivePolicy'] = JSON.stringify(RedrivePolicy);
  const kept = messaging.queues.getQueueByArn(arn);
  if (kept) kept.setAttributes(attributes);
  else messaging.queues.createQueue(name, url, arn, attributes);
  return { ref: url, attributes: { Arn: arn, QueueName: name, QueueUrl: url } };
}
