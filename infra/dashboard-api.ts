/**
 * The dashboard's GraphQL API. Users call it with Cognito tokens, the live publisher with IAM. One
 * Lambda serves every query and mutation through one resolver, and also admits subscribers.
 * Publishing needs no Lambda. The schema's directives say who may call which field.
 */
import { join } from 'node:path';
import { Duration, Lazy, RemovalPolicy, Stack } from 'aws-cdk-lib';
import {
  AuthorizationType,
  Code,
  Definition,
  FieldLogLevel,
  FunctionRuntime,
  GraphqlApi,
  IamResource,
  IntrospectionConfig,
  type BaseDataSource,
  CfnGraphQLApi,
} from 'aws-cdk-lib/aws-appsync';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { rootFields } from '../contract/graphql-fields.ts';
import type { TargetForm } from '../contract/target-form.ts';
import { acknowledge, wildcardUnder } from './acknowledge.ts';
import { noMail } from '../contract/follow-ups.ts';
import type { Callbacks } from './callbacks.ts';
import type { FollowUps } from './follow-ups.ts';
import { failuresAlarm } from './failures-alarm.ts';
import { fieldResolvers, type FieldResolver } from './field-resolvers.ts';
import type { Rehearsals } from './rehearsals.ts';
import type { Screenshots } from './screenshots.ts';
import type { Login } from './login.ts';
import type { RunbookAlarm } from './runbook-alarm.ts';
import { ServiceFunction } from './service-function.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import type { IntakeProps, Webhook } from './webhook.ts';
import { cfnResource } from './cfn-resource.ts';
import { crashAlarm } from './crash-alarm.ts';
import { functionSeconds } from './function-limits.ts';

export interface DashboardApiProps extends IntakeProps {
  leadRetentionDays: number;
  login: Login;
  screenshots: Screenshots;
  circuitBreaker: CircuitBreaker;
  rehearsals: Rehearsals;
  webhook: Webhook;
  followUps: FollowUps;
  callbacks: Callbacks;
  mailFrom: string | undefined;
  introspection: boolean;
  /**
   * `targetForm` is a function instead of a value, because the demo form belongs to the site, which
   * is created after this API.
   */
  targetForm: () => TargetForm;
}

const schemaFile = join(import.meta.dirname, '../contract/schema.graphql');

export class DashboardApi extends Construct {
  readonly api: GraphqlApi;
  readonly function: ServiceFunction<'dashboardApi'>;
  readonly alarms: readonly RunbookAlarm[];

  constructor(scope: Construct, id: string, props: DashboardApiProps) {
    super(scope, id);
    this.function = this.createFunction(props);
    this.api = new GraphqlApi(this, 'Api', {
      name: `${Stack.of(this).stackName}-DashboardApi`,
      definition: Definition.fromFile(schemaFile),
      authorizationConfig: {
        defaultAuthorization: {
          authorizationType: AuthorizationType.USER_POOL,
          userPoolConfig: {
            userPool: props.login.userPool,
            appIdClientRegex: props.login.client.userPoolClientId,
          },
        },
        additionalAuthorizationModes: [{ authorizationType: AuthorizationType.IAM }],
      },
      introspectionConfig: props.introspection
        ? IntrospectionConfig.ENABLED
        : IntrospectionConfig.DISABLED,
      queryDepthLimit: 5,
      // The highest number of fields in one request. Each field may search a thousand rows, so the
      // limit is low; the dashboard requests one field at a time.
      resolverCountLimit: 10,
    });
    this.keepLog();
    this.addResolvers();
    this.alarms = [
      crashAlarm(this, 'DashboardApiErrorsAlarm', this.function, {
        meaning: "The dashboard's function crashed or timed out.",
      }),
      failuresAlarm(this, 'DashboardApiFailuresAlarm', this.function, {
        meaning: 'People saw "Something went wrong on our side" in the dashboard.',
      }),
    ];
  }

  /** The addresses at which browsers reach the API, for the site's Content-Security-Policy. */
  get origins(): string[] {
    const api = cfnResource(this.api, CfnGraphQLApi);
    return [`https://${api.attrGraphQlDns}`, `wss://${api.attrRealtimeDns}`];
  }

  /** Lets the live publisher call only the fields with `@aws_iam` in the schema. */
  grantPublish(grantee: LambdaFunction) {
    const fields = rootFields
      .filter(({ admits }) => admits === 'publisher')
      .map(({ typeName, fieldName }) => `types/${typeName}/fields/${fieldName}`);
    this.api.grant(grantee, IamResource.custom(...fields), 'appsync:GraphQL');
  }

  /** Connects a function to the fields that it answers (`contract/served-fields.ts`). */
  serveBy(name: NonNullable<FieldResolver['asks']>, lambda: LambdaFunction) {
    const id = name === 'dashboardApi' ? 'Lambda' : `Lambda-${name}`;
    const source = this.api.addLambdaDataSource(id, lambda);
    this.resolveBy(source, name);
    acknowledge(source, {
      [wildcardUnder(lambda, ':*')]: 'One function; the wildcard stands for its versions.',
    });
  }

  private createFunction(props: DashboardApiProps): ServiceFunction<'dashboardApi'> {
    const { login, accounts, apiKeys, submissions, leadQueue, allowances } = props;
    const { rehearsals, screenshots, circuitBreaker, targetForms, repeatedLeads, webhook } = props;
    const lambda = new ServiceFunction(this, 'Function', {
      name: 'dashboardApi',
      description: "Answers the dashboard's queries and mutations",
      environment: {
        API_KEY_LOOKUP_TABLE: apiKeys.lookupTable.tableName,
        API_KEYS_TABLE: apiKeys.table.tableName,
        SUBMISSIONS_TABLE: submissions.table.tableName,
        LEAD_QUEUE_URL: leadQueue.queue.queueUrl,
        REHEARSAL_QUEUE_URL: rehearsals.queue.queueUrl,
        SCREENSHOT_BUCKET: screenshots.bucket.bucketName,
        CIRCUIT_BREAKER_TABLE: circuitBreaker.table.tableName,
        TARGET_FORM: Lazy.string({ produce: () => JSON.stringify(props.targetForm()) }),
        MAX_ATTEMPTS: String(props.maxAttempts),
        ...allowances.environment,
        ACCOUNTS_TABLE: accounts.table.tableName,
        USER_POOL_ENDPOINT: login.endpoint,
        LEAD_RETENTION_DAYS: String(props.leadRetentionDays),
        ...targetForms.environment,
        FOLLOW_UPS_TABLE: props.followUps.table.tableName,
        ...props.callbacks.environment,
        MAIL_FROM: props.mailFrom ?? noMail,
        IDEMPOTENCY_TABLE: webhook.idempotencyTable.tableName,
        ...repeatedLeads.environment,
        ...props.people.environment,
      },
      timeout: Duration.seconds(functionSeconds.dashboardApi),
      memorySize: 1024,
    });
    accounts.grantOwn(lambda);
    apiKeys.grantOwn(lambda);
    submissions.grantOwn(lambda);
    leadQueue.grantSend(lambda);
    rehearsals.grantSend(lambda);
    allowances.grantLease(lambda);
    screenshots.grantOwn(lambda);
    circuitBreaker.grantShow(lambda);
    targetForms.grantOwn(lambda);
    props.followUps.grantOwn(lambda);
    props.callbacks.grantOwn(lambda);
    webhook.grantIdempotency(lambda);
    repeatedLeads.grantTake(lambda);
    repeatedLeads.grantNoteSent(lambda);
    this.grantErase(lambda, props);
    return lambda;
  }

  /**
   * Lets the dashboard API find a person's leads and erase them, together with all records and
   * pictures of these leads.
   */
  private grantErase(lambda: ServiceFunction<'dashboardApi'>, props: DashboardApiProps) {
    const { people, submissions, repeatedLeads, screenshots, webhook } = props;
    people.grantNote(lambda);
    people.grantFind(lambda);
    submissions.grantErase(lambda);
    repeatedLeads.grantForget(lambda);
    screenshots.grantErase(lambda);
    webhook.grantForget(lambda);
  }

  /**
   * The retention is set directly on the log group, because GraphqlApi's `logConfig` adds a
   * function only for this purpose.
   */
  private keepLog() {
    const writer = new Role(this, 'LogRole', {
      assumedBy: new ServicePrincipal('appsync.amazonaws.com'),
    });
    cfnResource(this.api, CfnGraphQLApi).logConfig = {
      cloudWatchLogsRoleArn: writer.roleArn,
      fieldLogLevel: FieldLogLevel.ERROR,
      excludeVerboseContent: true,
    };
    const log = new LogGroup(this, 'Log', {
      logGroupName: `/aws/appsync/apis/${this.api.apiId}`,
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    log.grantWrite(writer);
    acknowledge(this.api, {
      'AwsSolutions-ASC3':
        'Logging is on; its verbose content is left out, because it holds personal data of leads.',
    });
  }

  private addResolvers() {
    this.resolveBy(this.api.addNoneDataSource('Local'), undefined);
    this.serveBy('dashboardApi', this.function);
  }

  private resolveBy(source: BaseDataSource, target: FieldResolver['asks']) {
    for (const { typeName, fieldName, asks, code } of fieldResolvers) {
      if (asks !== target) continue;
      source.createResolver(`${typeName}-${fieldName}`, {
        typeName,
        fieldName,
        runtime: FunctionRuntime.JS_1_0_0,
        code: Code.fromInline(code),
      });
    }
  }
}
