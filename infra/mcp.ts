/**
 * MCP: one route of the REST API by which a model sends leads and reads their results. The route's
 * function has no rights of its own: it calls the other routes with the caller's API key.
 */
import { Aws, Duration, Fn } from 'aws-cdk-lib';
import {
  MockIntegration,
  PassthroughBehavior,
  type IAuthorizer,
  type MethodDeploymentOptions,
  type RestApi,
} from 'aws-cdk-lib/aws-apigateway';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import { failuresAlarm } from './failures-alarm.ts';
import { addRestRoutes } from './rest-routes.ts';
import type { RunbookAlarm } from './runbook-alarm.ts';
import { ServiceFunction } from './service-function.ts';
import { crashAlarm } from './crash-alarm.ts';

const mcpPath = '/mcp';

/**
 * The limit in requests a second for all users together: half of the stage's limit, so that a flood
 * on this route leaves the other half to leads. It is above the firewall's limit for one address,
 * so that one user can't block the others.
 */
export const mcpMethodOptions: Readonly<Record<string, MethodDeploymentOptions>> = {
  [`${mcpPath}/POST`]: { throttlingRateLimit: 500, throttlingBurstLimit: 500 },
};

/**
 * The stack's random id, which nobody outside the account knows. The MCP function sends it with its
 * calls, so that the firewall does not count them for the limit of one address.
 */
export const callMark = Fn.select(2, Fn.split('/', Aws.STACK_ID));

/** The protocol's headers that a browser names in a preflight request. */
const protocolHeaders = ['mcp-protocol-version', 'mcp-method', 'mcp-name'];

export interface McpProps {
  webhook: {
    api: RestApi;
    keyAuthoriser: IAuthorizer;
    /** The address of the API, including its stage. */
    baseUrl: string;
  };
}

export class Mcp extends Construct {
  readonly function: ServiceFunction<'mcp'>;
  readonly alarms: readonly RunbookAlarm[];

  constructor(scope: Construct, id: string, { webhook }: McpProps) {
    super(scope, id);
    const lambda = (this.function = new ServiceFunction(this, 'Function', {
      name: 'mcp',
      description: 'Answers models by MCP, with the caller’s own API key',
      environment: { API_URL: webhook.baseUrl, CALL_MARK: callMark },
      // This time limit is longer than any route may take to answer, and shorter than API Gateway's
      // own time limit.
      timeout: Duration.seconds(25),
      memorySize: 1024,
    }));
    addRestRoutes(webhook, 'mcp', lambda, protocolHeaders);
    this.refuseOtherMethods(webhook.api);
    this.alarms = [
      crashAlarm(this, 'McpErrorsAlarm', lambda, {
        meaning: 'The function that answers models by MCP crashed or timed out.',
      }),
      failuresAlarm(this, 'McpFailuresAlarm', lambda, {
        meaning: 'A tool of MCP failed, or the route that it called gave no answer.',
      }),
    ];
  }

  /**
   * The protocol requires the status 405 from a server without streams (GET) and sessions (DELETE).
   * The gateway gives this answer without a function. `NEVER` makes the gateway refuse bodies that
   * are not JSON, because the mock integration would fail with them.
   */
  private refuseOtherMethods(api: RestApi) {
    const resource = api.root.resourceForPath(mcpPath);
    const headers = { Allow: "'POST'", 'Access-Control-Allow-Origin': "'*'" };
    const inAnswer = Object.entries(headers).map(
      ([name, value]) => [`method.response.header.${name}`, value] as const,
    );
    const error = { code: -32000, message: 'Method not allowed. Send messages by POST.' };
    const integration = new MockIntegration({
      passthroughBehavior: PassthroughBehavior.NEVER,
      requestTemplates: { 'application/json': '{"statusCode":405}' },
      integrationResponses: [
        {
          statusCode: '405',
          responseParameters: Object.fromEntries(inAnswer),
          responseTemplates: {
            'application/json': JSON.stringify({ jsonrpc: '2.0', error, id: null }),
          },
        },
      ],
    });
    const declared = Object.fromEntries(inAnswer.map(([name]) => [name, true]));
    for (const method of ['GET', 'DELETE']) {
      const refused = resource.addMethod(method, integration, {
        methodResponses: [{ statusCode: '405', responseParameters: declared }],
      });
      const reason = 'The same fixed answer for everybody, without a function.';
      acknowledge(refused, { 'AwsSolutions-APIG4': reason, 'AwsSolutions-COG4': reason });
    }
  }
}
