/**
 * Who may read a field. The @aws_* directives of the field decide; without them the directives of
 * its type decide, and otherwise the default mode. As in AppSync, a user of a user pool can't read
 * a field with @aws_iam only, and vice versa.
 */
import {
  getDirectiveValues,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { Caller } from './caller.ts';
import { ResolverError } from './appsync-utils.ts';

export const authorisationDirectives = `
directive @aws_subscribe(mutations: [String!]!) on FIELD_DEFINITION
directive @aws_auth(cognito_groups: [String!]!) on FIELD_DEFINITION
directive @aws_cognito_user_pools(cognito_groups: [String!]) on OBJECT | FIELD_DEFINITION
directive @aws_iam on OBJECT | FIELD_DEFINITION
directive @aws_api_key on OBJECT | FIELD_DEFINITION
directive @aws_oidc on OBJECT | FIELD_DEFINITION
directive @aws_lambda on OBJECT | FIELD_DEFINITION
`;
const userDirectives = ['aws_cognito_user_pools', 'aws_auth'];
const otherDirectives = ['aws_iam', 'aws_api_key', 'aws_oidc', 'aws_lambda'];

type Node = GraphQLObjectType | GraphQLField<unknown, unknown>;

/** @throws {ResolverError} with AppSync's message, if the caller may not read the field. */
export function requireAccess(
  schema: GraphQLSchema,
  parent: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  caller: Caller,
): void {
  const ruled = [field, parent].find((node) =>
    [...userDirectives, ...otherDirectives].some((name) => directive(schema, node, name)),
  );
  const admitted =
    caller.mode === 'AWS_IAM'
      ? admitsRole(schema, ruled, parent, caller.mayPublish)
      : admitsUser(schema, ruled, caller.identity.groups ?? []);
  if (!admitted) {
    throw new ResolverError(
      `Not Authorized to access ${field.name} on type ${parent.name}`,
      'Unauthorized',
    );
  }
}

function admitsUser(schema: GraphQLSchema, ruled: Node | undefined, groups: string[]): boolean {
  if (!ruled) return true;
  return userDirectives.some((name) => {
    const rule = directive(schema, ruled, name);
    const wanted = rule?.['cognito_groups'] as string[] | undefined;
    return rule !== undefined && (!wanted || wanted.some((group) => groups.includes(group)));
  });
}

/**
 * Whether a role may read a field. The role's policy covers root fields; for nested fields only the
 * directives decide.
 */
function admitsRole(
  schema: GraphQLSchema,
  ruled: Node | undefined,
  parent: GraphQLObjectType,
  mayPublish: boolean,
): boolean {
  const isRoot = [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ].includes(parent);
  return ruled !== undefined && !!directive(schema, ruled, 'aws_iam') && (mayPublish || !isRoot);
}

function directive(
  schema: GraphQLSchema,
  node: Node,
  name: string,
): Record<string, unknown> | undefined {
  const definition = schema.getDirective(name);
  return definition && node.astNode ? getDirectiveValues(definition, node.astNode) : undefined;
}
