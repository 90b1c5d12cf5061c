/**
 * Records why a finding of cdk-nag is accepted. The record is as close to the resource as possible.
 */
import { Stack, Validations, CfnElement } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import { cfnResource } from './cfn-resource.ts';

/**
 * Accepts each rule for `construct` and everything inside it. The argument maps each rule to a
 * reason for an auditor.
 */
export function acknowledge(construct: IConstruct, reasons: Readonly<Record<string, string>>) {
  Validations.of(construct).acknowledge(
    ...Object.entries(reasons).map(([id, reason]) => ({ id, reason })),
  );
}

/**
 * Returns the id of the finding for a policy that allows one resource's ARN plus `suffix`, which
 * contains a wildcard.
 */
export function wildcardUnder(resource: IConstruct, suffix: string): string {
  const logicalId = Stack.of(resource).getLogicalId(cfnResource(resource, CfnElement));
  return `AwsSolutions-IAM5[Resource::<${logicalId}.Arn>${suffix}]`;
}

/** Returns the id of the finding for an AWS managed policy with the given path. */
export function managedPolicy(path: string): string {
  return `AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${path}]`;
}
