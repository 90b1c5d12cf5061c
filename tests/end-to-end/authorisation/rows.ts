/**
 * The rows of the authorisation matrix: the fields and routes in the deployed schema and template.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  getNamedType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLOutputType,
} from 'graphql';
import {
  rootFields,
  type RootField,
  type RootFieldName,
} from '../../../contract/graphql-fields.ts';
import { buildExecutableSchema } from '../../../local-cloud/appsync/executable-schema.ts';
import { buildDirectoryName } from '../../../local-cloud/command-line/build.ts';
import { readAssembly } from '../../../local-cloud/template/assembly.ts';
import type { Template } from '../../../local-cloud/template/template.ts';
import { deployedOutputs, repository } from '../stage.ts';

export interface FieldRow {
  /** The field's name, for example `Query.getSubmission`. */
  name: RootFieldName;
  field: RootField['fieldName'];
  kind: 'query' | 'mutation' | 'subscription';
  /** A GraphQL operation that passes every argument and selects every field. */
  document: string;
  arguments: { name: string; required: boolean }[];
  /** The names of the object types that the answer may contain. */
  types: string[];
}

export interface RouteRow {
  /** The route's name, for example `GET /process-lead/{id}`. */
  name: string;
  method: string;
  path: string;
  /** The path variables of the route. */
  arguments: string[];
}

export function readFieldRows(): FieldRow[] {
  const file = path.join(repository, 'contract/schema.graphql');
  const schema = buildExecutableSchema(readFileSync(file, 'utf8'), new Map());
  return rootFields.map((row) => {
    const type = schema.getType(row.typeName);
    const field = isObjectType(type) ? type.getFields()[row.fieldName] : undefined;
    if (!field) throw new Error(`${row.typeName}.${row.fieldName} is not in the schema`);
    return rowOf(row, field);
  });
}

const kinds = { Query: 'query', Mutation: 'mutation', Subscription: 'subscription' } as const;

function rowOf(
  { typeName, fieldName }: RootField,
  field: GraphQLField<unknown, unknown>,
): FieldRow {
  const { args, type } = field;
  const declared = args.map((one) => `$${one.name}: ${String(one.type)}`).join(', ');
  const passed = args.map((one) => `${one.name}: $${one.name}`).join(', ');
  const call = args.length > 0 ? `${fieldName}(${passed})` : fieldName;
  const kind = kinds[typeName];
  const head = args.length > 0 ? `${kind} Ask(${declared})` : `${kind} Ask`;
  const types = new Set<string>();
  return {
    name: `${typeName}.${fieldName}` as RootFieldName,
    field: fieldName,
    kind,
    document: `${head} { ${call}${selectionOf(type, types)} }`,
    arguments: args.map((one) => ({ name: one.name, required: isNonNullType(one.type) })),
    types: [...types],
  };
}

/** Selects every field below a type, and collects the names of the types. */
function selectionOf(
  type: GraphQLOutputType,
  types: Set<string>,
  above: readonly string[] = [],
): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  types.add(named.name);
  const fields = Object.values(named.getFields())
    .filter((field) => !above.includes(getNamedType(field.type).name))
    .map((field) => field.name + selectionOf(field.type, types, [...above, named.name]));
  return ` { ${fields.join(' ')} }`;
}

/** Reads the CDK assembly of the stage: the local cloud's or the deployed one. */
export function readRouteRows(): RouteRow[] {
  const local = path.join('.local', buildDirectoryName, 'assembly');
  const assembly = deployedOutputs ? 'cdk.out' : local;
  return routesOf(readAssembly(path.join(repository, assembly)).template);
}

interface Properties {
  ParentId?: { Ref?: string };
  PathPart?: string;
  ResourceId?: { Ref?: string };
  HttpMethod?: string;
}

function routesOf({ Resources }: Template): RouteRow[] {
  const pathOf = (id: string | undefined): string => {
    const resource = id === undefined ? undefined : Resources[id];
    if (resource?.Type !== 'AWS::ApiGateway::Resource') return '';
    const { ParentId, PathPart } = resource.Properties as Properties;
    return `${pathOf(ParentId?.Ref)}/${PathPart}`;
  };
  return Object.values(Resources)
    .filter(({ Type }) => Type === 'AWS::ApiGateway::Method')
    .map(({ Properties }) => {
      const { HttpMethod: method = '', ResourceId } = Properties as Properties;
      const found = pathOf(ResourceId?.Ref) || '/';
      const variables = [...found.matchAll(/\{(\w+)\+?\}/g)].map(([, name]) => name ?? '');
      return { name: `${method} ${found}`, method, path: found, arguments: variables };
    });
}
