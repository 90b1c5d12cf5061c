/** Reading a template: what the contracts ask about, in their words. */
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

/** The logical id of the one resource of a type whose id begins like this. */
export function idOf(template: Template, type: string, prefix: string): string {
  const ids = Object.keys(template.findResources(type)).filter((id) => id.startsWith(prefix));
  if (ids.length !== 1) throw new Error(`${prefix}: ${ids.length} resources of type ${type}`);
  return ids[0]!;
}

/** What one function's role may do, statement by statement. */
export function statementsOf(template: Template, rolePrefix: string): Statement[] {
  const role = idOf(template, 'AWS::IAM::Role', rolePrefix);
  return resourcesOf(template, 'AWS::IAM::Policy')
    .filter(([, policy]) => JSON.stringify(policy['Roles']).includes(role))
    .flatMap(([, policy]) => (policy['PolicyDocument'] as { Statement: Statement[] }).Statement);
}

export function actionsOf(statement: Statement): string[] {
  return [statement.Action].flat();
}

/** Whether a part of the template names a resource by `Ref` or `GetAtt`. */
export function names(part: unknown, logicalId: string): boolean {
  return JSON.stringify(part).includes(`"${logicalId}"`);
}
