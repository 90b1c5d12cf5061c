import type { IConstruct } from 'constructs';

/**
 * Returns the CloudFormation resource that a construct makes, to set options for which the
 * construct has no property.
 */
export function cfnResource<Resource>(
  construct: IConstruct,
  type: abstract new (...args: never[]) => Resource,
): Resource {
  const { defaultChild } = construct.node;
  if (defaultChild instanceof type) return defaultChild;
  throw new Error(`${construct.node.path} is no ${type.name}`);
}
