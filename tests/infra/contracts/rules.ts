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
])('rules for %s', (_, { app, checks, directory, template }) => {
  test('AWS Solutions reports only acknowledged findings', () => {
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

  test('the stack’s outputs are exactly the documented ones', () => {
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
