import { describe, expect, test } from '@jest/globals';
import { Match } from 'aws-cdk-lib/assertions';
import { resourcesOf } from '../template.ts';
import { apiRouteNames, partsOf } from '../../../contract/api-routes.ts';
import { refusalSchema } from '../../../contract/webhook-answers.ts';
import { usersAnAddress } from '../../../infra/firewall.ts';
import { mcpMethodOptions } from '../../../infra/mcp.ts';
import { stageSettings } from '../../../infra/stages.ts';
import { stageThrottle } from '../../../infra/webhook.ts';
import { development } from '../synthesise.ts';

const { template } = development;

interface GatewayResponse {
  ResponseType: string;
  StatusCode?: string;
  ResponseParameters: Record<string, string>;
  ResponseTemplates: Record<string, string>;
}
const responses = resourcesOf(template, 'AWS::ApiGateway::GatewayResponse').map(
  ([, properties]) => properties as unknown as GatewayResponse,
);

describe('the responses of API Gateway itself', () => {
  test.each([
    ['BAD_REQUEST_BODY', '400'],
    ['BAD_REQUEST_PARAMETERS', '400'],
    ['UNAUTHORIZED', '401'],
    ['ACCESS_DENIED', '403'],
    ['WAF_FILTERED', '403'],
    ['MISSING_AUTHENTICATION_TOKEN', '404'],
    ['RESOURCE_NOT_FOUND', '404'],
    ['REQUEST_TOO_LARGE', '413'],
    ['UNSUPPORTED_MEDIA_TYPE', '415'],
    ['THROTTLED', '429'],
    ['QUOTA_EXCEEDED', '429'],
    ['DEFAULT_4XX', undefined],
    ['DEFAULT_5XX', undefined],
  ])('the gateway response %s has the status %s', (type, status) => {
    const response = responses.find(({ ResponseType }) => ResponseType === type);
    expect(response).toBeDefined();
    expect(response?.StatusCode).toBe(status);
  });

  test('every gateway response is an RFC 9457 problem with CORS headers', () => {
    for (const { ResponseParameters, ResponseTemplates } of responses) {
      expect(Object.keys(ResponseTemplates)).toEqual(['application/json']);
      const body = JSON.parse(ResponseTemplates['application/json']!) as unknown;
      const text = expect.stringMatching(/^[A-Z].*\.$/);
      expect(body).toMatchObject({ success: false, error: text, detail: text });
      expect(body).toHaveProperty('instance', 'urn:uuid:$context.requestId');
      expect(refusalSchema.safeParse(body).success).toBe(true);
      expect(ResponseParameters).toMatchObject({
        'gatewayresponse.header.Access-Control-Allow-Origin': "'*'",
        'gatewayresponse.header.Access-Control-Expose-Headers': "'Idempotent-Replayed,Retry-After'",
      });
    }
  });

  test('only throttled requests get a Retry-After header', () => {
    for (const { StatusCode, ResponseParameters } of responses) {
      const hasRetryAfter = 'gatewayresponse.header.Retry-After' in ResponseParameters;
      expect(hasRetryAfter).toBe(StatusCode === '429');
    }
  });

  test('the refusal of an API key says where to find keys', () => {
    for (const type of ['UNAUTHORIZED', 'ACCESS_DENIED']) {
      const response = responses.find(({ ResponseType }) => ResponseType === type);
      expect(response?.ResponseTemplates['application/json']).toContain('in the dashboard');
    }
  });
});

describe("the routes and limits of the webhook's API", () => {
  test('API keys may call only the routes in contract/api-routes.ts', () => {
    const resources = new Map(resourcesOf(template, 'AWS::ApiGateway::Resource'));
    const pathOf = (id: string | undefined): string => {
      const { ParentId, PathPart } = (resources.get(id ?? '') ?? {}) as unknown as Resource;
      return PathPart === undefined ? '' : `${pathOf(ParentId?.Ref)}/${PathPart}`;
    };
    const methods = resourcesOf(template, 'AWS::ApiGateway::Method').map(
      ([, method]) => method as unknown as Method,
    );
    const keyed = methods.filter(({ AuthorizationType }) => AuthorizationType === 'CUSTOM');
    const named = keyed.map(
      ({ HttpMethod, ResourceId }) => `${HttpMethod} ${pathOf(ResourceId.Ref)}`,
    );
    expect(named.sort()).toEqual([...apiRouteNames].sort());
  });

  test('only preflight, fence and refused methods skip the authoriser', () => {
    const open = resourcesOf(template, 'AWS::ApiGateway::Method')
      .filter(([, { AuthorizationType }]) => AuthorizationType !== 'CUSTOM')
      .map(([, { HttpMethod }]) => HttpMethod);
    const paths = new Set(apiRouteNames.map((name) => partsOf(name).path));
    const preflights = [...paths].map(() => 'OPTIONS');
    expect(open.sort()).toEqual(['DELETE', 'GET', ...preflights, 'POST']);
  });

  test("the authoriser's answer is cached for ten seconds", () => {
    template.hasResourceProperties('AWS::ApiGateway::Authorizer', {
      Type: 'REQUEST',
      IdentitySource: 'method.request.header.x-api-key',
      AuthorizerResultTtlInSeconds: 10,
    });
  });

  test('the CORS preflight response allows the API’s request headers', () => {
    template.hasResourceProperties('AWS::ApiGateway::Method', {
      HttpMethod: 'OPTIONS',
      Integration: {
        IntegrationResponses: [
          Match.objectLike({
            ResponseParameters: Match.objectLike({
              'method.response.header.Access-Control-Allow-Headers':
                "'Content-Type,x-api-key,Idempotency-Key'",
              'method.response.header.Access-Control-Expose-Headers':
                "'Idempotent-Replayed,Retry-After'",
            }),
          }),
        ],
      },
    });
  });

  test('the MCP route has its own throttle, no streams, no sessions', () => {
    for (const HttpMethod of ['GET', 'DELETE']) {
      template.hasResourceProperties('AWS::ApiGateway::Method', {
        ...{ HttpMethod, AuthorizationType: 'NONE' },
        Integration: {
          ...{ Type: 'MOCK', PassthroughBehavior: 'NEVER' },
          IntegrationResponses: [
            Match.objectLike({
              StatusCode: '405',
              ResponseParameters: Match.objectLike({
                'method.response.header.Allow': "'POST'",
              }),
            }),
          ],
        },
      });
    }
    template.hasResourceProperties('AWS::ApiGateway::Stage', {
      MethodSettings: Match.arrayWith([
        Match.objectLike({ ...{ ResourcePath: '/~1mcp', HttpMethod: 'POST' } }),
      ]),
    });
  });

  test("API Gateway's throttle is far above one user's limit", () => {
    template.hasResourceProperties('AWS::ApiGateway::Stage', {
      TracingEnabled: Match.absent(),
      MethodSettings: Match.arrayWith([
        Match.objectLike({
          ResourcePath: '/*',
          ThrottlingRateLimit: 1000,
          ThrottlingBurstLimit: 1000,
          DataTraceEnabled: false,
        }),
      ]),
    });
    const { requestsPerSecond, requestBurst } = stageSettings('dev').userLimits;
    expect(requestsPerSecond * 10).toBeLessThan(1000);
    expect(requestBurst * 3).toBeLessThan(1000);
  });

  test("one IP address gets at most half of MCP's throttle", () => {
    const { throttlingRateLimit = 0 } = mcpMethodOptions['/mcp/POST'] ?? {};
    const ofAddress = usersAnAddress * stageSettings('dev').userLimits.requestsPerSecond;
    expect(throttlingRateLimit).toBeGreaterThan(2 * ofAddress);
    expect(throttlingRateLimit).toBeLessThanOrEqual(stageThrottle.throttlingRateLimit / 2);
  });

  test('the access log omits IP address, key, path, query and body', () => {
    const [[, stage]] = resourcesOf(template, 'AWS::ApiGateway::Stage') as [[string, StageLog]];
    const logged = [...stage.AccessLogSetting.Format.matchAll(/\$context\.([\w.]+)/g)].map(
      ([, name]) => name,
    );
    expect(logged).toEqual([
      'requestId',
      'requestTime',
      'httpMethod',
      'resourcePath',
      'status',
      'error.responseType',
      'responseLatency',
      'integrationLatency',
      'authorizer.canary',
    ]);
  });

  test("the role for API Gateway’s logs survives the stack's deletion", () => {
    template.hasResource('AWS::ApiGateway::Account', { DeletionPolicy: 'Retain' });
  });
});

interface Resource {
  ParentId?: { Ref?: string };
  PathPart: string;
}
interface Method {
  HttpMethod: string;
  AuthorizationType: string;
  ResourceId: { Ref?: string };
}
interface StageLog extends Record<string, unknown> {
  AccessLogSetting: { Format: string };
}
