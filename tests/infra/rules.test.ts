import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { createStack, productionStage, stageOf } from './synthesise.ts';

const outputs = ['GraphqlUrl', 'Region', 'SiteUrl', 'UserPoolClientId', 'UserPoolId', 'WebhookUrl'];

describe.each([
  ['development', stageOf()],
  ['production', productionStage()],
])('rules for %s', (_, settings) => {
  const { app, stack } = createStack(settings);
  const checks = new AwsSolutionsChecks(app);
  Validations.of(app).addPlugins(checks);
  const { directory } = app.synth();

  test('AWS Solutions finds nothing that is not acknowledged', () => {
    expect(checks.validateScope(app).violations).toEqual([]);
  });

  test('synthesis warns of nothing', () => {
    const report = readFileSync(join(directory, 'validation-report.json'), 'utf8');
    expect(report).not.toContain('"severity"');
    expect(stack.node.findAll().flatMap(({ node }) => warnings(node.metadata))).toEqual([]);
  });

  test('the outputs are exactly what others build on', () => {
    const template = JSON.parse(
      readFileSync(join(directory, 'FormAutomation-test.template.json'), 'utf8'),
    ) as { Outputs: Record<string, unknown>; Parameters?: Record<string, unknown> };
    expect(Object.keys(template.Outputs).sort()).toEqual(outputs);
  });
});

function warnings(metadata: readonly { type: string; data?: unknown }[]): unknown[] {
  return metadata
    .filter(({ type }) => type === 'aws:cdk:warning' || type === 'aws:cdk:error')
    .map(({ data }) => data);
}
