/** API Gateway's resource types: each resource adds its part to the description of the REST API. */
import * as z from 'zod';
import type { HostRewriter } from '../template/hosts.ts';
import type { PhysicalNames } from '../template/physical-names.ts';
import { number, resourceType, type ResourceTypes } from '../template/resource-type.ts';
import { region, TemplateError } from '../template/template.ts';
import { createRestApi, type RestApi, type Throttle } from './rest-api.ts';

export interface RestApiTypesOptions {
  names: PhysicalNames;
  hosts: HostRewriter;
  /** The address at which the REST API is served. */
  origin: string;
  /** The list to which the stack's REST APIs are added. */
  apis: Map<string, RestApi>;
}

const strings = z.record(z.string(), z.string());

const integrationSchema = z.object({
  Type: z.enum(['AWS_PROXY', 'MOCK']),
  Uri: z.string().default(''),
  IntegrationHttpMethod: z.literal('POST').optional(),
  TimeoutInMillis: number.default(29_000),
  RequestTemplates: strings.default({}),
  IntegrationResponses: z
    .array(
      z.object({
        StatusCode: z.string(),
        SelectionPattern: z.string().optional(),
        ResponseParameters: strings.default({}),
        ResponseTemplates: strings.default({}),
      }),
    )
    .default([]),
});

const methodSchema = z.object({
  RestApiId: z.string(),
  ResourceId: z.string(),
  HttpMethod: z.string(),
  AuthorizationType: z.enum(['NONE', 'CUSTOM']),
  AuthorizerId: z.string().optional(),
  ApiKeyRequired: z.literal(false).optional(),
  Integration: integrationSchema,
  // `MethodResponses` only declares which headers the integration's answers set. It has no effect
  // in the local cloud.
  MethodResponses: z.array(z.unknown()).optional(),
});

const authoriserSchema = z.object({
  RestApiId: z.string(),
  Name: z.string().optional(),
  Type: z.literal('REQUEST'),
  AuthorizerUri: z.string(),
  IdentitySource: z.string(),
  AuthorizerResultTtlInSeconds: number.default(300),
});

const gatewayResponseSchema = z.object({
  RestApiId: z.string(),
  ResponseType: z.string(),
  StatusCode: z.string().optional(),
  ResponseParameters: strings.default({}),
  ResponseTemplates: strings.default({}),
});

const stageSchema = z.object({
  RestApiId: z.string(),
  StageName: z.string(),
  DeploymentId: z.string().optional(),
  MethodSettings: z
    .array(
      z.object({
        ResourcePath: z.string(),
        HttpMethod: z.string(),
        ThrottlingRateLimit: number.optional(),
        ThrottlingBurstLimit: number.optional(),
      }),
    )
    .default([]),
});

const restApiSchema = z.object({
  Name: z.string().optional(),
  Description: z.string().optional(),
  EndpointConfiguration: z.unknown().optional(),
  BinaryMediaTypes: z.array(z.string()).optional(),
});

export function restApiTypes({ names, hosts, origin, apis }: RestApiTypesOptions): ResourceTypes {
  function apiOf(id: string): RestApi {
    const api = apis.get(id);
    if (!api) throw new TemplateError(`There is no REST API ${id}`);
    return api;
  }
  return {
    'AWS::ApiGateway::RestApi': resourceType(restApiSchema, ({ BinaryMediaTypes }, logicalId) => {
      const api = createRestApi({
        id: names.id(logicalId, 10),
        binaryMediaTypes: BinaryMediaTypes,
      });
      apis.set(api.id, api);
      hosts.map(`https://${api.id}.execute-api.${region}.amazonaws.com`, origin);
      return {
        ref: api.id,
        attributes: { RootResourceId: api.rootResourceId, RestApiId: api.id },
      };
    }),
    'AWS::ApiGateway::Resource': resourceType(
      z.object({ RestApiId: z.string(), ParentId: z.string(), PathPart: z.string() }),
      ({ RestApiId, ParentId, PathPart }, logicalId) => {
        const id = names.id(logicalId, 6);
        apiOf(RestApiId).resources.set(id, { parentId: ParentId, pathPart: PathPart });
        return { ref: id, attributes: { ResourceId: id } };
      },
    ),
    'AWS::ApiGateway::Method': resourceType(methodSchema, (method, logicalId) => {
      apiOf(method.RestApiId).methods.push(methodOf(method));
      return { ref: names.named(logicalId) };
    }),
    'AWS::ApiGateway::Authorizer': resourceType(authoriserSchema, (authoriser, logicalId) => {
      const id = names.id(logicalId, 6);
      apiOf(authoriser.RestApiId).authorisers.set(id, {
        uri: authoriser.AuthorizerUri,
        identityHeaders: identityHeaders(authoriser.IdentitySource),
        ttlSeconds: authoriser.AuthorizerResultTtlInSeconds,
      });
      return { ref: id, attributes: { AuthorizerId: id } };
    }),
    'AWS::ApiGateway::GatewayResponse': resourceType(
      gatewayResponseSchema,
      (properties, logicalId) => {
        apiOf(properties.RestApiId).gatewayResponses.set(properties.ResponseType, {
          statusCode: properties.StatusCode,
          parameters: properties.ResponseParameters,
          templates: properties.ResponseTemplates,
        });
        return { ref: names.named(logicalId) };
      },
    ),
    'AWS::ApiGateway::Deployment': resourceType(
      z.object({ RestApiId: z.string(), Description: z.string().optional() }),
      (_deployment, logicalId) => {
        const id = names.id(logicalId, 6);
        return { ref: id, attributes: { DeploymentId: id } };
      },
    ),
    'AWS::ApiGateway::Stage': resourceType(stageSchema, (stage) => {
      const { stages } = apiOf(stage.RestApiId);
      stages.set(stage.StageName, { name: stage.StageName, throttles: throttlesOf(stage) });
      return { ref: stage.StageName };
    }),
  };
}

function methodOf({ Integration: integration, ...method }: z.output<typeof methodSchema>) {
  return {
    resourceId: method.ResourceId,
    httpMethod: method.HttpMethod,
    authoriserId: method.AuthorizationType === 'CUSTOM' ? method.AuthorizerId : undefined,
    integration: {
      type: integration.Type,
      uri: integration.Uri,
      timeoutMs: integration.TimeoutInMillis,
      requestTemplates: integration.RequestTemplates,
      responses: integration.IntegrationResponses.map((response) => ({
        statusCode: response.StatusCode,
        selectionPattern: response.SelectionPattern,
        parameters: response.ResponseParameters,
        templates: response.ResponseTemplates,
      })),
    },
  };
}

function identityHeaders(identitySource: string): string[] {
  return identitySource.split(',').map((source) => {
    const [, header] = /^method\.request\.header\.(.+)$/.exec(source.trim()) ?? [];
    if (!header) throw new TemplateError(`Unknown identity source ${source}`);
    return header.toLowerCase();
  });
}

function throttlesOf({ MethodSettings }: z.output<typeof stageSchema>): Map<string, Throttle> {
  return new Map(
    MethodSettings.filter(({ ThrottlingRateLimit }) => ThrottlingRateLimit !== undefined).map(
      (setting) => [
        // In the template, the path `/~1process-lead` means `/process-lead`. The path `/*` with the
        // method `*` means all methods.
        `${setting.ResourcePath.replaceAll('~1', '/').replace('//', '/')}/${setting.HttpMethod}`,
        {
          ratePerSecond: setting.ThrottlingRateLimit ?? 0,
          burst: setting.ThrottlingBurstLimit ?? 0,
        },
      ],
    ),
  );
}
