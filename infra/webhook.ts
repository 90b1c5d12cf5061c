/**
 * The webhook's HTTP API: a regional REST API whose authoriser knows API keys, and the function that
 * takes leads. REST and not HTTP API, because only REST lets every refusal be shaped.
 */
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import {
  AccessLogField,
  AccessLogFormat,
  Cors,
  EndpointType,
  IdentitySource,
  LambdaIntegration,
  LogGroupLogDestination,
  MethodLoggingLevel,
  RequestAuthorizer,
  RestApi,
} from 'aws-cdk-lib/aws-apigateway';
import { AttributeType, BillingMode, Table } from 'aws-cdk-lib/aws-dynamodb';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { acknowledge, managedPolicy } from './acknowledge.ts';
import type { ApiKeys } from './api-keys.ts';
import { addGatewayResponses } from './gateway-responses.ts';
import type { LeadQueue } from './lead-queue.ts';
import { errorPeriod, RunbookAlarm } from './runbook-alarm.ts';
import { ServiceFunction } from './service-function.ts';
import type { Submissions } from './submissions.ts';

export interface WebhookProps {
  maxAttempts: number;
  apiKeys: ApiKeys;
  submissions: Submissions;
  leadQueue: LeadQueue;
}

const leadPath = 'process-lead';

export class Webhook extends Construct {
  readonly api: RestApi;
  readonly alarms: readonly RunbookAlarm[];

  constructor(scope: Construct, id: string, props: WebhookProps) {
    super(scope, id);
    this.api = this.createApi();
    addGatewayResponses(this.api);
    const authoriser = this.createAuthoriser(props);
    this.addRoutes(authoriser, this.createFunction(props));
    this.alarms = [
      new RunbookAlarm(this, 'WebhookServerErrorsAlarm', {
        metric: this.api.metricServerError({ period: errorPeriod }),
        above: 0,
        meaning: 'The webhook answered integrators with a 5xx.',
      }),
      new RunbookAlarm(this, 'AuthoriserErrorsAlarm', {
        metric: authoriser.metricErrors({ period: errorPeriod }),
        above: 0,
        meaning: 'The key authoriser crashed or timed out, so leads are refused.',
      }),
    ];
    this.acknowledgeFindings();
  }

  /** The address that takes the POST. */
  get url(): string {
    return this.api.urlForPath(`/${leadPath}`);
  }

  /** Where browsers reach the webhook, for the site's Content-Security-Policy. */
  get origin(): string {
    const { region, urlSuffix } = Stack.of(this);
    return `https://${this.api.restApiId}.execute-api.${region}.${urlSuffix}`;
  }

  private createApi(): RestApi {
    const accessLog = new LogGroup(this, 'AccessLog', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const api = new RestApi(this, 'Api', {
      description: 'Takes leads from integrators',
      endpointTypes: [EndpointType.REGIONAL],
      cloudWatchRole: true,
      cloudWatchRoleRemovalPolicy: RemovalPolicy.RETAIN,
      deployOptions: {
        stageName: 'v1',
        throttlingRateLimit: 50,
        throttlingBurstLimit: 200,
        tracingEnabled: true,
        metricsEnabled: true,
        loggingLevel: MethodLoggingLevel.ERROR,
        dataTraceEnabled: false,
        accessLogDestination: new LogGroupLogDestination(accessLog),
        accessLogFormat,
      },
    });
    api.node.tryRemoveChild('Endpoint');
    return api;
  }

  private createAuthoriser({ apiKeys }: WebhookProps): ServiceFunction<'authoriser'> {
    const lambda = new ServiceFunction(this, 'AuthoriserFunction', {
      name: 'authoriser',
      description: 'Decides whether an API key opens the webhook',
      environment: { API_KEY_LOOKUP_TABLE: apiKeys.lookupTable.tableName },
      timeout: Duration.seconds(5),
    });
    apiKeys.grantLookup(lambda);
    return lambda;
  }

  private createFunction(props: WebhookProps): ServiceFunction<'webhook'> {
    const { apiKeys, submissions, leadQueue } = props;
    const idempotency = new Table(this, 'IdempotencyTable', {
      partitionKey: { name: 'id', type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      timeToLiveAttribute: 'expiresAt',
      removalPolicy: RemovalPolicy.DESTROY,
    });
    acknowledge(idempotency, {
      'AwsSolutions-DDB3':
        'Holds replay notes that end after 24 hours; there is nothing to restore.',
    });
    const lambda = new ServiceFunction(this, 'Function', {
      name: 'webhook',
      description: 'Takes a lead, or answers how one stands',
      environment: {
        API_KEY_LOOKUP_TABLE: apiKeys.lookupTable.tableName,
        SUBMISSIONS_TABLE: submissions.table.tableName,
        IDEMPOTENCY_TABLE: idempotency.tableName,
        LEAD_QUEUE_URL: leadQueue.queue.queueUrl,
        MAX_ATTEMPTS: String(props.maxAttempts),
      },
      memorySize: 1024,
    });
    apiKeys.grantNoteUse(lambda);
    submissions.grantAccept(lambda);
    idempotency.grant(lambda, 'dynamodb:GetItem', 'dynamodb:PutItem');
    leadQueue.grantSend(lambda);
    return lambda;
  }

  private addRoutes(
    authoriser: ServiceFunction<'authoriser'>,
    webhook: ServiceFunction<'webhook'>,
  ) {
    const integration = new LambdaIntegration(webhook, { allowTestInvoke: false });
    const options = {
      authorizer: new RequestAuthorizer(this, 'Authoriser', {
        handler: authoriser,
        identitySources: [IdentitySource.header('x-api-key')],
        resultsCacheTtl: Duration.seconds(60),
      }),
    };
    const cors = {
      allowOrigins: Cors.ALL_ORIGINS,
      allowHeaders: ['Content-Type', 'x-api-key', 'Idempotency-Key'],
      exposeHeaders: ['Idempotent-Replayed', 'Retry-After'],
      maxAge: Duration.hours(1),
    };
    const leads = this.api.root.addResource(leadPath);
    leads.addMethod('POST', integration, options);
    leads.addCorsPreflight({ ...cors, allowMethods: ['POST'] });
    const lead = leads.addResource('{id}');
    lead.addMethod('GET', integration, options);
    lead.addCorsPreflight({ ...cors, allowMethods: ['GET'] });
  }

  private acknowledgeFindings() {
    acknowledge(this.api, {
      'AwsSolutions-APIG2':
        'The function validates every request with the lead schema and answers each wrong field ' +
        'by name, which the contract demands and a gateway validator cannot do.',
      'AwsSolutions-APIG3':
        'A web ACL has a fixed monthly price that a stage may not want; the API is protected by ' +
        'keys, throttling, a 16 KB body limit and strict parsing. The contract is ready for one.',
      'AwsSolutions-APIG4': 'Only CORS preflight has no authoriser: browsers send it without keys.',
      'AwsSolutions-COG4':
        'Integrators are programs: they authenticate with API keys, not log-ins.',
      [managedPolicy('service-role/AmazonAPIGatewayPushToCloudWatchLogs')]:
        'AmazonAPIGatewayPushToCloudWatchLogs is the role AWS documents for gateway logging.',
    });
  }
}

/** No addresses, keys, bodies or paths with ids: when, what, how it ended and how long it took. */
const accessLogFormat = AccessLogFormat.custom(
  JSON.stringify({
    requestId: AccessLogField.contextRequestId(),
    requestTime: AccessLogField.contextRequestTime(),
    method: AccessLogField.contextHttpMethod(),
    resource: AccessLogField.contextResourcePath(),
    status: AccessLogField.contextStatus(),
    errorType: AccessLogField.contextErrorResponseType(),
    latency: AccessLogField.contextResponseLatency(),
    integrationLatency: AccessLogField.contextIntegrationLatency(),
  }),
);
