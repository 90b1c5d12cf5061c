import type { IConstruct } from 'constructs';

/** The CloudFormation resource that a construct makes, for what the construct has no property. */
export function cfnResource<Resource>(
  construct: IConstruct,
  type: abstract new (...args: never[]) => Resource,
): Resource {
  const { defaultChild } = construct.node;
  if (defaultChild instanceof type) return defaultChild;
  throw new Error(`${construct.node.path} is no ${type.name}`);
}
