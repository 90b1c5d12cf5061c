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
  test('AWS Solutions finds nothing that is not acknowledged', () => {
    expect(checks.validateScope(app).violations).toEqual([]);
  });

  test('synthesis warns of nothing', () => {
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

  test('the outputs are exactly what others build on', () => {
    expect(Object.keys(template.findOutputs('*')).sort()).toEqual([
      'AccountsTable',
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
