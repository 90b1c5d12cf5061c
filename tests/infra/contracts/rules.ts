import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { development, production } from '../synthesise.ts';

interface ValidationReport {
  pluginReports: { violations: unknown[] }[];
}

describe.each([
  ['development', development],
  ['production', production],
])('the checks of the synthesised stack for %s', (_, { app, checks, directory, template }) => {
  test('the AWS Solutions rules report only acknowledged findings', () => {
    expect(checks.validateScope(app).violations).toEqual([]);
  });

  test('synthesis gives no warnings', () => {
    const report = JSON.parse(
      readFileSync(join(directory, 'validation-report.json'), 'utf8'),
    ) as ValidationReport;
    expect(report.pluginReports.flatMap(({ violations }) => violations)).toEqual([]);
    const annotations = app.node
      .findAll()
      .flatMap(({ node }) => node.metadata)
      .filter(({ type }) => /^aws:cdk:(warning|error)$/.test(type));
    expect(annotations).toEqual([]);
  });

  test('the stack has exactly the documented outputs', () => {
    expect(Object.keys(template.findOutputs('*')).sort()).toEqual([
      'AccountsTable',
      'CanaryFunction',
      'GraphqlUrl',
      'OriginsTable',
      'Region',
      'SiteUrl',
      'TargetFormsTable',
      'UserPoolClientId',
      'UserPoolId',
      'WebhookUrl',
    ]);
  });
});
