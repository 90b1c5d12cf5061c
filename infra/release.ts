/**
 * The gradual release of the webhook. CodeDeploy sends a canary lead to a new version, then a tenth
 * of the requests for five minutes, then all requests. If the lead fails or the webhook answers a
 * 5xx in this time, CodeDeploy goes back to the old version, and CloudFormation undoes the whole
 * update. Only the webhook has a gradual release, because integrators wait for its answers. The
 * other functions get messages and events, which are delivered again after a failure.
 */
import { Duration, Stack } from 'aws-cdk-lib';
import { LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import type { Alias } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { acknowledge, managedPolicy, wildcardUnder } from './acknowledge.ts';
import { ServiceFunction } from './service-function.ts';
import type { Submissions } from './submissions.ts';
import type { Webhook } from './webhook.ts';
import { allow } from './grants.ts';

export interface ReleaseProps {
  webhook: Webhook;
  alias: Alias;
  submissions: Submissions;
}

export class Release extends Construct {
  constructor(scope: Construct, id: string, { webhook, alias, submissions }: ReleaseProps) {
    super(scope, id);
    const { region, urlSuffix } = Stack.of(this);
    const check = new ServiceFunction(this, 'CheckFunction', {
      name: 'releaseCheck',
      description: 'Sends a canary lead to a new version of the webhook before it gets traffic',
      environment: {
        WEBHOOK_VERSION: webhook.function.currentVersion.functionArn,
        SUBMISSIONS_TABLE: submissions.table.tableName,
        CODEDEPLOY_ENDPOINT: `https://codedeploy.${region}.${urlSuffix}/`,
      },
      // The function's time-out is longer than its wait for the canary lead
      // (functions/canary-lead/round-trip.ts).
      timeout: Duration.minutes(5),
      memorySize: 256,
    });
    submissions.grantCancelCanary(check);
    this.grantCallVersions(check, webhook);
    const group = new LambdaDeploymentGroup(this, 'Group', {
      alias,
      deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
      alarms: [webhook.serverErrorsAlarm],
      preHook: check,
    });
    // The release check's function must be updated before CodeDeploy calls it, so that its
    // environment variables name the webhook's new version.
    alias.node.addDependency(check);
    acknowledge(group, {
      [managedPolicy('service-role/AWSCodeDeployRoleForLambdaLimited')]:
        'The role that AWS documents for CodeDeploy with Lambda.',
      [wildcardUnder(check, ':*')]:
        'CDK grants the invocation of the check with its versions; it has none.',
    });
  }

  /**
   * The permission covers all versions of the webhook, because the ARN of a new version is not
   * known before its release.
   */
  private grantCallVersions(check: ServiceFunction<'releaseCheck'>, webhook: Webhook) {
    allow(check, `${webhook.function.functionArn}:*`, 'lambda:InvokeFunction');
    acknowledge(check.role ?? check, {
      [wildcardUnder(webhook.function, ':*')]: 'Any version of this one function, also the next.',
    });
  }
}
