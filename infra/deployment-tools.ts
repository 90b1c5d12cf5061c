/**
 * Accepts the findings about the functions that CDK adds to fill and empty buckets. These functions
 * run only during a deployment, and their code, runtime and roles belong to aws-cdk-lib.
 */
import type { Stack } from 'aws-cdk-lib';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { acknowledge, managedPolicy, wildcardUnder } from './acknowledge.ts';

const copies =
  'Runs only while deploying: copies every file of the build, whose names it cannot know.';
const actions = ['s3:GetBucket*', 's3:GetObject*', 's3:List*', 's3:Abort*', 's3:DeleteObject*'];

/** @param site The bucket that a deployment fills. */
export function acknowledgeDeploymentTools(stack: Stack, site: IBucket) {
  const assets = 'arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-<AWS::Region>/*';
  for (const tool of stack.node.children.filter(({ node }) => node.id.startsWith('Custom::'))) {
    acknowledge(tool, {
      [managedPolicy('service-role/AWSLambdaBasicExecutionRole')]:
        'Set by aws-cdk-lib for its own function; it may only write logs.',
      [`AwsSolutions-IAM5[Resource::${assets}]`]: copies,
      [wildcardUnder(site, '/*')]: copies,
      ...Object.fromEntries(
        actions.map((action) => [`AwsSolutions-IAM5[Action::${action}]`, copies]),
      ),
      'AwsSolutions-L1': 'The runtime is the one that aws-cdk-lib tests its function with.',
    });
  }
}
