import { describe, expect, test } from '@jest/globals';
import { judgeAssembly } from '../../../infra/commands/deploy/judge-assembly.ts';
import { resourcesOf } from '../template.ts';
import { development, stackName } from '../synthesise.ts';

describe('deploying and destroying', () => {
  test('a deployment refuses an assembly that was not bundled', () => {
    const stage = stackName.replace('FormAutomation-', '');
    const functions = resourcesOf(development.template, 'AWS::Lambda::Function');
    const bundled = functions.filter(([id]) => !id.startsWith('Custom'));
    expect(() => judgeAssembly(development.directory, stage)).toThrow(
      new RegExp(`without bundling .* and ${bundled.length - 1} more\\): run npx cdk synth`),
    );
  });
});
