/** SQS's resource type, and a function that finds a queue's name by its ARN. */
import { CreateQueueCommand, SetQueueAttributesCommand, type SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod';
import type { HostRewriter } from '../template/hosts.ts';
import type { PhysicalNames } from '../template/physical-names.ts';
import { number, resourceType, type ResourceTypes } from '../template/resource-type.ts';
import { account, region } from '../template/template.ts';

export interface QueueTypesOptions {
  queues: SQSClient;
  /** The address at which SQS listens. */
  origin: string;
  names: PhysicalNames;
  hosts: HostRewriter;
}

const awsOrigin = `https://sqs.${region}.amazonaws.com`;
const arnStart = `arn:aws:sqs:${region}:${account}:`;

const queueSchema = z.object({
  QueueName: z.string().optional(),
  VisibilityTimeout: number.optional(),
  DelaySeconds: number.optional(),
  MaximumMessageSize: number.optional(),
  ReceiveMessageWaitTimeSeconds: number.optional(),
  RedrivePolicy: z.object({ deadLetterTargetArn: z.string(), maxReceiveCount: number }).optional(),
});

export function queueTypes(options: QueueTypesOptions): ResourceTypes {
  options.hosts.map(awsOrigin, options.origin);
  return {
    'AWS::SQS::Queue': resourceType(queueSchema, (properties, logicalId) =>
      createQueue(options, properties, logicalId),
    ),
  };
}

/** The name of the queue with the given ARN; undefined if the ARN does not belong to a queue. */
export function queueUrlOf(arn: string): string | undefined {
  if (!arn.startsWith(arnStart)) return undefined;
  return `${awsOrigin}/${account}/${arn.slice(arnStart.length)}`;
}

async function createQueue(
  { queues, names }: QueueTypesOptions,
  { QueueName, RedrivePolicy, ...settings }: z.output<typeof queueSchema>,
  logicalId: string,
) {
  const name = QueueName ?? names.named(logicalId);
  const arn = `${arnStart}${name}`;
  const url = `${awsOrigin}/${account}/${name}`;
  await queues.send(new CreateQueueCommand({ QueueName: name }));
  // Applies the template's settings, because a queue from an earlier start still has its old
  // settings.
  const Attributes = {
    ...Object.fromEntries(Object.entries(settings).map(([key, value]) => [key, String(value)])),
    RedrivePolicy: RedrivePolicy ? JSON.stringify(RedrivePolicy) : '',
  };
  await queues.send(new SetQueueAttributesCommand({ QueueUrl: url, Attributes }));
  return { ref: url, attributes: { Arn: arn, QueueName: name, QueueUrl: url } };
}
