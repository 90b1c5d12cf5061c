/**
 * Makes the deployed schema executable: AppSync's scalars and directives, a resolver for each field
 * that has one, and an authorisation check before every field.
 */
import {
  buildASTSchema,
  defaultFieldResolver,
  getDirectiveValues,
  isObjectType,
  parse,
  print,
  responsePathAsArray,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql';
import { ResolverError, type Effects } from './appsync-utils.ts';
import type { Caller } from './caller.ts';
import { authorisationDirectives, requireAccess } from './field-authorisation.ts';
import type { FieldCall } from './run-resolver.ts';
import { awsScalar, awsScalarNames } from './scalars.ts';

/** The state of one GraphQL request while it is executed. */
export interface ExecutionContext {
  caller: Caller;
  headers: Record<string, string>;
  effects: Effects;
  /** How many resolvers this request has run so far. */
  resolversRun: number;
}

/** The request limits from the template; 0 or undefined means no limit. */
export interface RequestLimits {
  /** Whether introspection (`__schema` and `__type`) is allowed; the default is true. */
  introspection?: boolean | undefined;
  resolverCount?: number | undefined;
  queryDepth?: number | undefined;
}

export type ResolveField = (call: FieldCall, effects: Effects) => Promise<unknown>;

/**
 * @param resolvers the resolvers by `Type.field`.
 * @throws {Error} if a resolver's field does not exist.
 */
export function buildExecutableSchema(
  text: string,
  resolvers: ReadonlyMap<string, ResolveField>,
  limits: RequestLimits = {},
): GraphQLSchema {
  const scalars = awsScalarNames.map((name) => `scalar ${name}`).join('\n');
  const schema = buildASTSchema(parse(`${text}\n${authorisationDirectives}\n${scalars}`));
  for (const name of awsScalarNames) {
    Object.assign(schema.getType(name) ?? {}, awsScalar(name));
  }
  const left = new Set(resolvers.keys());
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const name = `${type.name}.${field.name}`;
      left.delete(name);
      const isEvent = type === schema.getSubscriptionType();
      guardField(schema, type, field, {
        limits,
        resolver: isEvent ? undefined : resolvers.get(name),
      });
    }
  }
  if (left.size > 0) throw new Error(`Resolvers of no field: ${[...left].join(', ')}`);
  return schema;
}

function guardField(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  { resolver, limits }: { resolver: ResolveField | undefined; limits: RequestLimits },
): void {
  field.resolve = (source, args: Record<string, unknown>, context, info) => {
    const execution = context as ExecutionContext;
    const { caller, headers, effects } = execution;
    requireAccess(schema, type, field, caller);
    requireDepth(info, limits.queryDepth);
    if (!resolver) return defaultFieldResolver(source, args, context, info);
    countResolver(execution, limits.resolverCount);
    return resolver({ caller, headers, args, source, info: describe(info) }, effects);
  };
}

/**
 * Throws an error for a field that is nested too deeply; all other fields are still answered. A
 * leaf counts as a level.
 * https://docs.aws.amazon.com/appsync/latest/devguide/configuring-limits.html
 */
function requireDepth({ path }: GraphQLResolveInfo, limit: number | undefined): void {
  const depth = responsePathAsArray(path).filter((key) => typeof key === 'string').length;
  if (limit && depth > limit) {
    throw new ResolverError('Query depth limit reached.', 'QueryDepthLimitReached');
  }
}

/**
 * Throws an error if a request runs more resolvers than the limit.
 * https://docs.aws.amazon.com/appsync/latest/devguide/configuring-limits.html
 */
function countResolver(execution: ExecutionContext, limit: number | undefined): void {
  execution.resolversRun += 1;
  if (limit && execution.resolversRun > limit) {
    throw new ResolverError('Resolver invocation limit reached.', 'ResolverExecutionLimitReached');
  }
}

function describe(info: GraphQLResolveInfo): FieldCall['info'] {
  const selected = info.fieldNodes.flatMap((node) => node.selectionSet?.selections ?? []);
  return {
    fieldName: info.fieldName,
    parentTypeName: info.parentType.name,
    variables: info.variableValues,
    selectionSetList: selected.map((node) => ('name' in node ? node.name.value : print(node))),
  };
}

/** The subscription fields that get a mutation's result, according to `@aws_subscribe`. */
export function subscribersOf(schema: GraphQLSchema, mutation: string): string[] {
  const directive = schema.getDirective('aws_subscribe');
  const fields = Object.values(schema.getSubscriptionType()?.getFields() ?? {});
  return fields
    .filter(({ astNode }) => {
      const values = directive && astNode && getDirectiveValues(directive, astNode);
      return (values?.['mutations'] as string[] | undefined)?.includes(mutation);
    })
    .map((field) => field.name);
}
