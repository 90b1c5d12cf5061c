import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { judgeAssembly } from '../../../infra/commands/deploy/judge-assembly.ts';
import { resourcesOf } from '../template.ts';
import { development, stackName } from '../synthesise.ts';

const document = readFileSync(join(import.meta.dirname, '../../../docs/deploy.md'), 'utf8');

describe('the deployment and the destruction of a stage', () => {
  test('a deployment refuses an assembly that was not bundled', () => {
    const stage = stackName.replace('FormAutomation-', '');
    const functions = resourcesOf(development.template, 'AWS::Lambda::Function');
    const bundled = functions.filter(([id]) => !id.startsWith('Custom'));
    expect(() => judgeAssembly(development.directory, stage)).toThrow(
      new RegExp(`without bundling .* and ${bundled.length - 1} more\\): run npx cdk synth`),
    );
  });

  test("docs/deploy.md lists the KMS keys that remain after a stack's deletion", () => {
    const [, count, keys = ''] = /the (\w+) KMS keys, of ([^.]*), which AWS/.exec(document) ?? [];
    const inTemplate = resourcesOf(development.template, 'AWS::KMS::Key').map(([id]) => id);
    expect(inTemplate.map((id) => id.replace(/(Encryption)?Key[0-9A-F]{8}$/, ''))).toEqual([
      'ApiKeys',
      'RepeatedLeads',
      'Callbacks',
      'Receipts',
    ]);
    expect(count).toBe('four');
    expect(keys).toBe('API keys, of repeated leads, of callbacks and of receipts');
  });
});
