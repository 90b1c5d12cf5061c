import { describe, expect, test } from '@jest/globals';
import { Template } from 'aws-cdk-lib/assertions';
import { apiRouteNames, apiRoutes } from '../../../contract/api-routes.ts';
import { actionsOf, idOf, names, resourcesOf, statementsOf } from '../template.ts';
import { createStack, development, production, productionStage } from '../synthesise.ts';

const { template } = production;
const alias = idOf(template, 'AWS::Lambda::Alias', 'WebhookLive');

function templateOf(changes = {}): Record<string, unknown> {
  const { stack } = createStack({ ...productionStage(), ...changes });
  return Template.fromStack(stack).toJSON();
}
const versionsIn = (json: Record<string, unknown>) =>
  Object.keys(Template.fromJSON(json).findResources('AWS::Lambda::Version'));

describe('a gradual release of the webhook', () => {
  test("all routes of the webhook call the function's alias", () => {
    const methods = resourcesOf(template, 'AWS::ApiGateway::Method').filter(
      ([, { AuthorizationType }]) => AuthorizationType === 'CUSTOM',
    );
    const toAlias = methods.filter(([, { Integration }]) => names(Integration, alias));
    const routes = Object.values(apiRoutes).filter(({ answeredBy }) => answeredBy === 'webhook');
    expect([toAlias.length, methods.length]).toEqual([routes.length, apiRouteNames.length]);
  });

  test('the release check runs before a new version gets traffic', () => {
    const check = idOf(template, 'AWS::Lambda::Function', 'ReleaseCheckFunction');
    const group = idOf(template, 'AWS::CodeDeploy::DeploymentGroup', 'ReleaseGroup');
    const { UpdatePolicy, DependsOn } = template.findResources('AWS::Lambda::Alias')[alias] as {
      UpdatePolicy: { CodeDeployLambdaAliasUpdate: Record<string, unknown> };
      DependsOn: string[];
    };
    expect(UpdatePolicy.CodeDeployLambdaAliasUpdate).toMatchObject({
      BeforeAllowTrafficHook: { Ref: check },
      DeploymentGroupName: { Ref: group },
    });
    expect(DependsOn).toContain(check);
  });

  test('a gradual release is rolled back after 5xx answers', () => {
    const alarm = idOf(template, 'AWS::CloudWatch::Alarm', 'WebhookWebhookServerErrorsAlarm');
    template.hasResourceProperties('AWS::CodeDeploy::DeploymentGroup', {
      DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
      AlarmConfiguration: { Enabled: true, Alarms: [{ Name: { Ref: alarm } }] },
      AutoRollbackConfiguration: {
        Enabled: true,
        Events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM'],
      },
    });
  });

  test('the release check can call versions, cancel leads, report to CodeDeploy', () => {
    const actions = statementsOf(template, 'ReleaseCheckFunctionRole')
      .flatMap(actionsOf)
      .filter((action) => !/^logs:/.test(action));
    expect(actions.sort()).toEqual([
      'codedeploy:PutLifecycleEventHookExecutionStatus',
      'dynamodb:GetItem',
      'dynamodb:UpdateItem',
      'lambda:InvokeFunction',
    ]);
  });

  test('only a change of the webhook creates a new version', () => {
    const first = template.toJSON() as Record<string, unknown>;
    expect(templateOf()).toEqual(first);
    expect(versionsIn(first)).toHaveLength(1);
    expect(versionsIn(templateOf({ leadRetentionDays: 31 }))).toEqual(versionsIn(first));
    expect(versionsIn(templateOf({ maxAttempts: 6 }))).not.toEqual(versionsIn(first));
  });

  test('gradual releases exist only if the stage enables them', () => {
    for (const type of ['AWS::Lambda::Alias', 'AWS::CodeDeploy::DeploymentGroup']) {
      development.template.resourceCountIs(type, 0);
    }
  });
});
