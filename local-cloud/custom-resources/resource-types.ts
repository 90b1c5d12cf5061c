/** Emulates CDK's own custom resources by their type, without running CDK's provider functions. */
import * as z from 'zod';
import { resourceType, type ResourceTypes } from '../template/resource-type.ts';
import {
  bucketDeploymentSchema,
  deployToBucket,
  type DeploymentOptions,
} from './bucket-deployment.ts';

export function customResourceTypes(options: DeploymentOptions): ResourceTypes {
  // The types for log retention and for the deletion of objects have no effect in the local cloud:
  // on AWS they act only when logs expire or a stack is deleted.
  const nothing = resourceType(z.unknown(), (_properties, logicalId) => ({
    ref: logicalId,
    attributes: { LogGroupName: logicalId },
  }));
  return {
    'Custom::CDKBucketDeployment': resourceType(
      bucketDeploymentSchema,
      async (deployment, logicalId) => {
        await deployToBucket(options, deployment);
        return {
          ref: `aws.cdk.s3deployment.${logicalId}`,
          attributes: {
            DestinationBucketArn:
              deployment.DestinationBucketArn ?? `arn:aws:s3:::${deployment.DestinationBucketName}`,
            SourceObjectKeys: deployment.SourceObjectKeys,
          },
        };
      },
    ),
    'Custom::LogRetention': nothing,
    'Custom::S3AutoDeleteObjects': nothing,
  };
}
