/** Records why a finding of cdk-nag is accepted, as close to the resource as possible. */
import { Stack, Validations, type CfnElement } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** Accepts each rule for `construct` and everything inside it: rule → reason for an auditor. */
export function acknowledge(construct: IConstruct, reasons: Readonly<Record<string, string>>) {
  Validations.of(construct).acknowledge(
    ...Object.entries(reasons).map(([id, reason]) => ({ id, reason })),
  );
}

/** The finding for a policy with `suffix` (with a wildcard) after one resource's ARN. */
export function wildcardUnder(resource: IConstruct, suffix: string): string {
  const logicalId = Stack.of(resource).getLogicalId(resource.node.defaultChild as CfnElement);
  return `AwsSolutions-IAM5[Resource::<${logicalId}.Arn>${suffix}]`;
}

/** The finding for an AWS managed policy, by its path. */
export function managedPolicy(path: string): string {
  return `AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${path}]`;
}
