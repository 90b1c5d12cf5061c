/** Functions that read the synthesised template, for the stack's contract tests. */
import type { Template } from 'aws-cdk-lib/assertions';

export interface Statement {
  Action: string | string[];
  Effect: string;
  Resource: unknown;
  Principal?: unknown;
  Condition?: Record<string, Record<string, unknown>>;
}
interface Resource {
  Type: string;
  Properties: Record<string, unknown>;
}

export function resourcesOf(template: Template, type: string): [string, Resource['Properties']][] {
  return Object.entries(template.findResources(type) as Record<string, Resource>).map(
    ([id, { Properties }]) => [id, Properties],
  );
}

/**
 * Finds the only resource of this type whose logical id begins with `prefix`.
 * @returns the resource's logical id.
 */
export function idOf(template: Template, type: string, prefix: string): string {
  const ids = Object.keys(template.findResources(type)).filter((id) => id.startsWith(prefix));
  if (ids.length !== 1) throw new Error(`${prefix}: ${ids.length} resources of type ${type}`);
  return ids[0]!;
}

/** The policy statements of one function's role. */
export function statementsOf(template: Template, rolePrefix: string): Statement[] {
  const role = idOf(template, 'AWS::IAM::Role', rolePrefix);
  return resourcesOf(template, 'AWS::IAM::Policy')
    .filter(([, policy]) => JSON.stringify(policy['Roles']).includes(role))
    .flatMap(([, policy]) => (policy['PolicyDocument'] as { Statement: Statement[] }).Statement);
}

export function actionsOf(statement: Statement): string[] {
  return [statement.Action].flat();
}

/** Returns whether this part of the template contains a `Ref` or `GetAtt` of the resource. */
export function names(part: unknown, logicalId: string): boolean {
  return JSON.stringify(part).includes(`"${logicalId}"`);
}
