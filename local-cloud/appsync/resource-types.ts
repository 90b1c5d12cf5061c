/**
 * AppSync's resource types, which collect the description of the stack's GraphQL API for the
 * emulator.
 */
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { RequestLimits } from './executable-schema.ts';
import type { Assembly } from '../template/assembly.ts';
import type { HostRewriter } from '../template/hosts.ts';
import type { PhysicalNames } from '../template/physical-names.ts';
import { number, resourceType, type ResourceTypes } from '../template/resource-type.ts';
import { account, region, TemplateError } from '../template/template.ts';

export interface GraphqlApiDescription {
  id: string;
  userPoolId: string;
  /** A regular expression that the client id of a token must match. */
  clientIdPattern: string | undefined;
  takesIam: boolean;
  limits: RequestLimits;
  schema: string;
  dataSources: Map<string, { type: 'NONE' } | { type: 'AWS_LAMBDA'; functionArn: string }>;
  resolvers: { typeName: string; fieldName: string; code: string; dataSourceName: string }[];
}

export interface GraphqlApiTypesOptions {
  names: PhysicalNames;
  hosts: HostRewriter;
  /** The HTTP address of AppSync; its realtime channel has the same host. */
  origin: string;
  assetPath: Assembly['assetPath'];
  apis: Map<string, GraphqlApiDescription>;
}

const apiSchema = z.object({
  Name: z.string(),
  AuthenticationType: z.literal('AMAZON_COGNITO_USER_POOLS'),
  UserPoolConfig: z.object({
    UserPoolId: z.string(),
    AwsRegion: z.string().optional(),
    AppIdClientRegex: z.string().optional(),
    DefaultAction: z.literal('ALLOW').optional(),
  }),
  AdditionalAuthenticationProviders: z
    .array(z.object({ AuthenticationType: z.literal('AWS_IAM') }))
    .default([]),
  IntrospectionConfig: z.enum(['ENABLED', 'DISABLED']).optional(),
  QueryDepthLimit: number.optional(),
  ResolverCountLimit: number.optional(),
});

const schemaSchema = z.object({
  ApiId: z.string(),
  Definition: z.string().optional(),
  DefinitionS3Location: z.string().optional(),
});

const dataSourceSchema = z.object({
  ApiId: z.string(),
  Name: z.string(),
  Type: z.enum(['NONE', 'AWS_LAMBDA']),
  LambdaConfig: z.object({ LambdaFunctionArn: z.string() }).optional(),
});

const resolverSchema = z.object({
  ApiId: z.string(),
  TypeName: z.string(),
  FieldName: z.string(),
  DataSourceName: z.string(),
  Kind: z.literal('UNIT').optional(),
  Code: z.string().optional(),
  CodeS3Location: z.string().optional(),
  Runtime: z.object({ Name: z.literal('APPSYNC_JS'), RuntimeVersion: z.literal('1.0.0') }),
});

export function graphqlApiTypes(options: GraphqlApiTypesOptions): ResourceTypes {
  const { names, apis, assetPath } = options;
  function apiOf(id: string): GraphqlApiDescription {
    const api = apis.get(id);
    if (!api) throw new TemplateError(`There is no GraphQL API ${id}`);
    return api;
  }
  /** The text of a resolver's code or of the schema, from the template itself or from an asset. */
  const text = (inline: string | undefined, location: string | undefined) =>
    inline ?? readFileSync(assetPath(location?.split('/').at(-1) ?? ''), 'utf8');
  return {
    'AWS::AppSync::GraphQLApi': resourceType(apiSchema, (properties, logicalId) =>
      createApi(options, properties, logicalId),
    ),
    'AWS::AppSync::GraphQLSchema': resourceType(schemaSchema, (schema, logicalId) => {
      apiOf(schema.ApiId).schema = text(schema.Definition, schema.DefinitionS3Location);
      return { ref: names.named(logicalId) };
    }),
    'AWS::AppSync::DataSource': resourceType(dataSourceSchema, (source) => {
      const functionArn = source.LambdaConfig?.LambdaFunctionArn ?? '';
      apiOf(source.ApiId).dataSources.set(
        source.Name,
        source.Type === 'NONE' ? { type: 'NONE' } : { type: 'AWS_LAMBDA', functionArn },
      );
      const arn = `arn:aws:appsync:${region}:${account}:apis/${source.ApiId}/datasources/${source.Name}`;
      return { ref: arn, attributes: { DataSourceArn: arn, Name: source.Name } };
    }),
    'AWS::AppSync::Resolver': resourceType(resolverSchema, (resolver, logicalId) => {
      apiOf(resolver.ApiId).resolvers.push({
        typeName: resolver.TypeName,
        fieldName: resolver.FieldName,
        code: text(resolver.Code, resolver.CodeS3Location),
        dataSourceName: resolver.DataSourceName,
      });
      return { ref: names.named(logicalId) };
    }),
  };
}

function createApi(
  { names, hosts, origin, apis }: GraphqlApiTypesOptions,
  properties: z.output<typeof apiSchema>,
  logicalId: string,
) {
  const id = names.id(logicalId, 26);
  const dns = `${id}.appsync-api.${region}.amazonaws.com`;
  const realtimeDns = `${id}.appsync-realtime-api.${region}.amazonaws.com`;
  apis.set(id, {
    id,
    userPoolId: properties.UserPoolConfig.UserPoolId,
    clientIdPattern: properties.UserPoolConfig.AppIdClientRegex,
    takesIam: properties.AdditionalAuthenticationProviders.length > 0,
    limits: {
      introspection: properties.IntrospectionConfig !== 'DISABLED',
      resolverCount: properties.ResolverCountLimit,
      queryDepth: properties.QueryDepthLimit,
    },
    schema: '',
    dataSources: new Map(),
    resolvers: [],
  });
  hosts.map(`https://${dns}`, origin);
  hosts.map(`wss://${realtimeDns}`, origin.replace('http', 'ws'));
  const arn = `arn:aws:appsync:${region}:${account}:apis/${id}`;
  return {
    ref: arn,
    attributes: {
      Arn: arn,
      ApiId: id,
      GraphQLDns: dns,
      GraphQLUrl: `https://${dns}/graphql`,
      GraphQLEndpointArn: `${arn}/endpoints/graphql-api/${id}`,
      RealtimeDns: realtimeDns,
      RealtimeUrl: `wss://${realtimeDns}/graphql`,
    },
  };
}
