/**
 * The fence: one route of the REST API. An attempt's browser spends its token there and gets the
 * answer whether the lead may be sent. The route has no key authoriser, because the browser
 * function has no key and no rights: the token is the permission. The fence's function may make
 * only one kind of write, and may read only the attributes that this write compares and the
 * operators' decisions on origins.
 */
import { Duration } from 'aws-cdk-lib';
import {
  JsonSchemaType,
  LambdaIntegration,
  Model,
  RequestValidator,
  type IRestApi,
  type MethodDeploymentOptions,
  type RestApi,
} from 'aws-cdk-lib/aws-apigateway';
import { Construct } from 'constructs';
import {
  fenceTokenPattern,
  longestFenceOrigin,
  longestFenceToken,
  mostFenceOrigins,
} from '../contract/fence-token.ts';
import { acknowledge } from './acknowledge.ts';
import { failuresAlarm } from './failures-alarm.ts';
import type { RunbookAlarm } from './runbook-alarm.ts';
import { ServiceFunction } from './service-function.ts';
import type { Submissions } from './submissions.ts';
import type { TargetForms } from './target-forms.ts';
import { crashAlarm } from './crash-alarm.ts';
import { functionSeconds } from './function-limits.ts';

export const fencePath = 'fence';

/**
 * The limits of the fence's route, in requests a second. They are far above the need of all bots,
 * because an attempt calls the fence once. So a stranger must send very many requests before
 * attempts have to wait. If the limit refuses an attempt's call, the attempt repeats the call for
 * some seconds. Then the bot releases the row's claim and tries the lead again later. A call with
 * an invented token costs one database read.
 */
export const fenceThrottle = { rateLimit: 200, burstLimit: 400 } as const;
export const fenceMethodOptions: Readonly<Record<string, MethodDeploymentOptions>> = {
  [`/${fencePath}/POST`]: {
    throttlingRateLimit: fenceThrottle.rateLimit,
    throttlingBurstLimit: fenceThrottle.burstLimit,
  },
};

export interface FenceProps {
  api: RestApi;
  submissions: Submissions;
  targetForms: TargetForms;
}

export class Fence extends Construct {
  readonly url: string;
  readonly function: ServiceFunction<'fence'>;
  readonly alarms: readonly RunbookAlarm[];

  constructor(scope: Construct, id: string, { api, submissions, targetForms }: FenceProps) {
    super(scope, id);
    const lambda = (this.function = new ServiceFunction(this, 'Function', {
      name: 'fence',
      description: 'Says once whether an attempt may send its lead',
      environment: {
        SUBMISSIONS_TABLE: submissions.table.tableName,
        ...targetForms.policyEnvironment,
      },
      timeout: Duration.seconds(functionSeconds.fence),
    }));
    submissions.grantFence(lambda);
    targetForms.grantJudge(lambda);
    targetForms.grantListDecisions(lambda);
    this.addRoute(api, lambda);
    this.url = api.urlForPath(`/${fencePath}`);
    this.alarms = [
      crashAlarm(this, 'FenceErrorsAlarm', lambda, {
        meaning: 'The fence crashed or timed out, so attempts stop before they submit.',
        because: 'The function answers every request, so one crash is a fault of ours.',
      }),
      failuresAlarm(this, 'FenceFailuresAlarm', lambda, {
        meaning:
          'The fence could not write to the row or read the policy of sites, so attempts stop.',
      }),
    ];
  }

  private addRoute(api: RestApi, lambda: ServiceFunction<'fence'>) {
    const restApi = api as IRestApi;
    const method = api.root
      .addResource(fencePath)
      .addMethod('POST', new LambdaIntegration(lambda, { allowTestInvoke: false }), {
        requestModels: { 'application/json': this.tokenModel(restApi) },
        requestValidator: new RequestValidator(this, 'Validator', {
          restApi,
          validateRequestBody: true,
        }),
      });
    acknowledge(method, {
      'AwsSolutions-APIG4': 'The body holds a one-time token of one attempt, which is the right.',
      'AwsSolutions-COG4': 'The caller is a function without rights, not a person who signs in.',
    });
  }

  private tokenModel(restApi: IRestApi): Model {
    return new Model(this, 'TokenModel', {
      restApi,
      schema: {
        type: JsonSchemaType.OBJECT,
        required: ['token'],
        additionalProperties: false,
        properties: {
          token: {
            type: JsonSchemaType.STRING,
            maxLength: longestFenceToken,
            pattern: fenceTokenPattern,
          },
          origins: {
            type: JsonSchemaType.ARRAY,
            maxItems: mostFenceOrigins,
            items: { type: JsonSchemaType.STRING, maxLength: longestFenceOrigin },
          },
        },
      },
    });
  }
}
