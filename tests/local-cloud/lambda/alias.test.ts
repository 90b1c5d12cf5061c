/** Tests a function with a version and an alias, as in a stage with gradual releases. */
import { afterAll, expect, test } from '@jest/globals';
import { createRoles } from '../../../local-cloud/lambda/roles.ts';
import { createFunctions } from '../../../local-cloud/lambda/functions.ts';
import { functionTypes } from '../../../local-cloud/lambda/resource-types.ts';
import { createHostRewriter } from '../../../local-cloud/template/hosts.ts';
import { notEmulatedTypes } from '../../../local-cloud/template/not-emulated.ts';
import { createPhysicalNames } from '../../../local-cloud/template/physical-names.ts';
import { standUp } from '../../../local-cloud/template/stack.ts';

const functions = createFunctions();
afterAll(() => functions.close(0));

const ref = (Ref: string) => ({ Ref });

test('calls to a version or an alias reach the function', async () => {
  const names = createPhysicalNames('Stack');
  const options = { names, functions, roles: createRoles(), dataDir: '/nowhere' };
  const paths = { assetPath: () => '', localVariables: {}, replacedVariables: {} };
  const { outputs, notHonoured } = await standUp({
    stackName: 'Stack',
    hosts: createHostRewriter(),
    types: { ...notEmulatedTypes(names), ...functionTypes({ ...options, ...paths }) },
    template: {
      Resources: {
        Hook: {
          Type: 'AWS::Lambda::Function',
          Properties: { Code: { S3Key: 'hook.zip' }, Role: 'arn:aws:iam::0:role/hook' },
        },
        Version: { Type: 'AWS::Lambda::Version', Properties: { FunctionName: ref('Hook') } },
        Live: {
          Type: 'AWS::Lambda::Alias',
          Properties: {
            FunctionName: ref('Hook'),
            FunctionVersion: { 'Fn::GetAtt': ['Version', 'Version'] },
            Name: 'live',
          },
        },
        Group: {
          Type: 'AWS::CodeDeploy::DeploymentGroup',
          Properties: { DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes' },
        },
      },
      Outputs: {
        Function: { Value: { 'Fn::GetAtt': ['Hook', 'Arn'] } },
        Version: { Value: ref('Version') },
        Live: {
          Value: { 'Fn::Join': ['', ['arn:aws:apigateway:path/', ref('Live'), '/invocations']] },
        },
      },
    },
  });
  const runner = functions.find(outputs['Function'] ?? '');
  expect(outputs['Live']).toContain(':live/');
  expect(functions.find(outputs['Live'] ?? '')).toBe(runner);
  expect(functions.find(outputs['Version'] ?? '')).toBe(runner);
  expect(notHonoured).toEqual([
    'AWS::CodeDeploy::DeploymentGroup Group: not emulated (new code gets all calls at once)',
  ]);
});
