/**
 * The webhook's HTTP API: a regional REST API with an authoriser that checks API keys, and the
 * function that accepts leads. The type is REST API instead of API Gateway's HTTP API, because only
 * a REST API lets every refusal be formatted.
 */
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import {
  EndpointType,
  IdentitySource,
  LogGroupLogDestination,
  MethodLoggingLevel,
  RequestAuthorizer,
  RestApi,
} from 'aws-cdk-lib/aws-apigateway';
import { BillingMode, Table } from 'aws-cdk-lib/aws-dynamodb';
import { Alias, type IFunction, type IVersion } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { webhookMetrics } from '../contract/metrics.ts';
import { accessLogFormat } from './access-log-format.ts';
import { acknowledge } from './acknowledge.ts';
import type { Allowances } from './allowances.ts';
import type { Accounts } from './accounts.ts';
import type { ApiKeys } from './api-keys.ts';
import { fenceMethodOptions } from './fence.ts';
import { mcpMethodOptions } from './mcp.ts';
import { addGatewayResponses } from './gateway-responses.ts';
import type { LeadQueue } from './lead-queue.ts';
import type { People } from './people.ts';
import { errorPeriod, RunbookAlarm } from './runbook-alarm.ts';
import { ServiceFunction } from './service-function.ts';
import { addRestRoutes } from './rest-routes.ts';
import type { RepeatedLeads } from './repeated-leads.ts';
import type { Submissions } from './submissions.ts';
import type { TargetForms } from './target-forms.ts';
import { acknowledgeWebhookFindings } from './webhook-findings.ts';
import { crashAlarm } from './crash-alarm.ts';
import { keyedBy } from './keyed-by.ts';
import { functionSeconds } from './function-limits.ts';

/** The constructs and settings that a function needs to accept leads. */
export interface IntakeProps {
  maxAttempts: number;
  accounts: Accounts;
  apiKeys: ApiKeys;
  submissions: Submissions;
  targetForms: TargetForms;
  repeatedLeads: RepeatedLeads;
  people: People;
  leadQueue: LeadQueue;
  allowances: Allowances;
}

export interface WebhookProps extends IntakeProps {
  /** Whether requests go to an alias, so that a new version can be released gradually. */
  gradualRelease: boolean;
}

/**
 * The rate limit for all users together. It is far above one user's limit, so that each user's own
 * limit applies first. The burst is within a new account's quota in every region.
 */
export const stageThrottle = { throttlingRateLimit: 1000, throttlingBurstLimit: 1000 };

/**
 * How long the gateway caches the authoriser's answer for a key, so that it looks up each key at
 * most once in ten seconds. Within this time a deleted key may still work, a new expiry has no
 * effect yet, and a key that was refused because it did not exist yet stays refused.
 */
export const authoriserCacheTtl = Duration.seconds(10);

const stageName = 'v1';

export class Webhook extends Construct {
  readonly api: RestApi;
  readonly accessLog: LogGroup;
  readonly function: ServiceFunction<'webhook'>;
  readonly authoriser: ServiceFunction<'authoriser'>;
  readonly idempotencyTable: Table;
  /**
   * The version that receives the requests; undefined if a new version receives all requests at
   * once.
   */
  readonly alias: Alias | undefined;
  readonly serverErrorsAlarm: RunbookAlarm;
  readonly alarms: readonly RunbookAlarm[];
  readonly keyAuthoriser: RequestAuthorizer;

  constructor(scope: Construct, id: string, props: WebhookProps) {
    super(scope, id);
    this.accessLog = new LogGroup(this, 'AccessLog', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.api = this.createApi();
    addGatewayResponses(this.api);
    this.authoriser = this.createAuthoriser(props);
    this.idempotencyTable = this.createIdempotencyTable();
    this.function = this.createFunction(props);
    this.alias = props.gradualRelease ? this.aliasOf(this.function) : undefined;
    this.keyAuthoriser = new RequestAuthorizer(this, 'Authoriser', {
      handler: this.authoriser,
      identitySources: [IdentitySource.header('x-api-key')],
      resultsCacheTtl: authoriserCacheTtl,
    });
    addRestRoutes(this, 'webhook', (this.alias ?? this.function) as IFunction);
    this.serverErrorsAlarm = new RunbookAlarm(this, 'WebhookServerErrorsAlarm', {
      metric: this.api.metricServerError({ period: errorPeriod }),
      above: 0,
      meaning: 'The webhook answered integrators with a 5xx.',
      because: 'Refusals are answered with a 4xx, so one 5xx is a fault of ours.',
      isVital: true,
    });
    this.alarms = [
      this.serverErrorsAlarm,
      crashAlarm(this, 'AuthoriserErrorsAlarm', this.authoriser, {
        meaning: 'The key authoriser crashed or timed out, so leads are refused.',
        because: 'The authoriser answers for every key, so one crash is a fault of ours.',
      }),
      new RunbookAlarm(this, 'AllowanceUnknownAlarm', {
        metric: this.function.metricOwn(webhookMetrics.allowanceUnknown, { period: errorPeriod }),
        above: 10,
        meaning: "Users' allowances can't be read, so nobody is limited.",
        because: 'One slow answer of the table is harmless; ten in five minutes are an outage.',
      }),
    ];
    acknowledgeWebhookFindings(this.api);
  }

  /** The address for POST requests with leads. */
  get url(): string {
    return this.api.urlForPath('/process-lead');
  }

  /** The origin at which browsers reach the webhook, for the site's Content-Security-Policy. */
  get origin(): string {
    const { region, urlSuffix } = Stack.of(this);
    return `https://${this.api.restApiId}.execute-api.${region}.${urlSuffix}`;
  }

  /**
   * The address of the API for a function that serves one of its routes, such as MCP. The address
   * does not refer to the deployed stage, because the stage contains the function's route and the
   * reference would be circular.
   */
  get baseUrl(): string {
    return `${this.origin}/${stageName}`;
  }

  /** Lets a function that accepts leads read and write the records of Idempotency-Keys. */
  grantIdempotency(grantee: ServiceFunction<'webhook' | 'dashboardApi'>) {
    this.idempotencyTable.grant(grantee, 'dynamodb:GetItem', 'dynamodb:PutItem');
  }

  /** Lets the dashboard API erase the Idempotency-Key record of an erased lead. */
  grantForget(grantee: ServiceFunction<'dashboardApi'>) {
    this.idempotencyTable.grant(grantee, 'dynamodb:DeleteItem');
  }

  private createApi(): RestApi {
    const api = new RestApi(this, 'Api', {
      // The API's name is the dimension of the API's metrics, so two stages in one account must
      // have different names.
      restApiName: `${Stack.of(this).stackName}-api`,
      description: 'Takes leads from integrators',
      endpointTypes: [EndpointType.REGIONAL],
      cloudWatchRole: true,
      cloudWatchRoleRemovalPolicy: RemovalPolicy.RETAIN,
      deployOptions: {
        stageName,
        ...stageThrottle,
        loggingLevel: MethodLoggingLevel.ERROR,
        dataTraceEnabled: false,
        accessLogDestination: new LogGroupLogDestination(this.accessLog),
        accessLogFormat,
        methodOptions: { ...fenceMethodOptions, ...mcpMethodOptions },
      },
    });
    api.node.tryRemoveChild('Endpoint');
    return api;
  }

  private createAuthoriser({ accounts, apiKeys }: WebhookProps): ServiceFunction<'authoriser'> {
    const lambda = new ServiceFunction(this, 'AuthoriserFunction', {
      name: 'authoriser',
      description: 'Decides whether an API key opens the webhook',
      environment: {
        API_KEY_LOOKUP_TABLE: apiKeys.lookupTable.tableName,
        ACCOUNTS_TABLE: accounts.table.tableName,
      },
      timeout: Duration.seconds(functionSeconds.authoriser),
    });
    apiKeys.grantLookup(lambda);
    accounts.grantRead(lambda);
    return lambda;
  }

  private createIdempotencyTable(): Table {
    const table = new Table(this, 'IdempotencyTable', {
      ...keyedBy('id'),
      billingMode: BillingMode.PAY_PER_REQUEST,
      timeToLiveAttribute: 'expiresAt',
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const reason = 'Holds replay notes that end after 24 hours; there is nothing to restore.';
    acknowledge(table, { 'AwsSolutions-DDB3': reason });
    return table;
  }

  private createFunction(props: WebhookProps): ServiceFunction<'webhook'> {
    const { apiKeys, submissions, leadQueue, allowances, targetForms } = props;
    const { repeatedLeads, people } = props;
    const lambda = new ServiceFunction(this, 'Function', {
      name: 'webhook',
      description: 'Takes a lead, or answers how one stands',
      environment: {
        API_KEY_LOOKUP_TABLE: apiKeys.lookupTable.tableName,
        SUBMISSIONS_TABLE: submissions.table.tableName,
        IDEMPOTENCY_TABLE: this.idempotencyTable.tableName,
        LEAD_QUEUE_URL: leadQueue.queue.queueUrl,
        MAX_ATTEMPTS: String(props.maxAttempts),
        ...allowances.environment,
        TARGET_FORMS_TABLE: targetForms.table.tableName,
        ...repeatedLeads.environment,
        ...people.environment,
      },
      timeout: Duration.seconds(functionSeconds.webhook),
      memorySize: 1024,
    });
    apiKeys.grantNoteUse(lambda);
    submissions.grantAccept(lambda);
    this.grantIdempotency(lambda);
    leadQueue.grantSend(lambda);
    allowances.grantLease(lambda);
    targetForms.grantFind(lambda);
    repeatedLeads.grantTake(lambda);
    people.grantNote(lambda);
    return lambda;
  }

  private aliasOf({ currentVersion }: ServiceFunction<'webhook'>): Alias {
    return new Alias(this, 'Live', { aliasName: 'live', version: currentVersion as IVersion });
  }
}
