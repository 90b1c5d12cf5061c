import { describe, expect, test } from '@jest/globals';
import { functionEnvironment } from '../../../contract/environment.ts';
import { idOf, names, resourcesOf } from '../template.ts';
import { development, stackName } from '../synthesise.ts';

const { template } = development;
/** The CloudWatch dashboard's JSON, with `?` for values that are known only after deployment. */
const [[, { DashboardBody }] = ['', {}]] = resourcesOf(template, 'AWS::CloudWatch::Dashboard');
const parts = (DashboardBody as { 'Fn::Join': [string, unknown[]] })['Fn::Join'][1];
const { widgets } = JSON.parse(
  parts.map((part) => (typeof part === 'string' ? part : '?')).join(''),
) as { widgets: Widget[] };

interface Widget {
  type: string;
  y: number;
  properties: { title?: string; markdown?: string; metrics?: unknown[][] };
}

describe('the stage’s CloudWatch dashboard', () => {
  test("the CloudWatch dashboard's sections follow the path of a lead", () => {
    const steps = widgets.filter(({ type }) => type === 'text').sort((a, b) => a.y - b.y);
    expect(steps.map(({ properties }) => properties.markdown)).toEqual([
      '## What users feel',
      '## 1. Leads arrive',
      '## 2. They wait for their turn',
      '## 3. The bot tries',
      '## 4. They end',
      '## 5. Their owners see it',
      '## Every alarm',
    ]);
  });

  test('the CloudWatch dashboard begins with effects on users and costs', () => {
    const values = widgets.filter(({ properties }) => properties.title && 'metrics' in properties);
    const text = JSON.stringify(values.slice(0, 4));
    for (const sign of ['"p50"', '"p95"', 'SecondsToSubmit', 'OpenSubmissions', 'US dollars']) {
      expect(text).toContain(sign);
    }
  });

  test('the cost graph of a lead includes tables, queue and API', () => {
    const [cost] = widgets.filter(({ properties }) => properties.title?.startsWith('US dollars'));
    const counted = JSON.stringify(cost?.properties.metrics);
    const parts = ['ConsumedReadCapacityUnits', 'ConsumedWriteCapacityUnits', 'Invocations'];
    for (const name of [...parts, 'NumberOfMessagesReceived', 'AWS/ApiGateway', '"Duration"']) {
      expect(counted).toContain(name);
    }
    const tables = Object.keys(template.findResources('AWS::DynamoDB::Table')).length;
    expect([...counted.matchAll(/ConsumedWriteCapacityUnits/g)]).toHaveLength(tables + 3);
    expect(counted).toContain('"label":"With tables, queue and API"');
    // CloudWatch allows no expression that is longer than 2048 characters.
    const expressions = [...counted.matchAll(/"expression":"([^"]+)"/g)].map(([, text]) => text);
    expect(expressions).toHaveLength(2);
    for (const text of expressions) expect(text!.length).toBeLessThan(2048);
  });

  test('each IF in a metric expression has an else value', () => {
    const expressions = JSON.stringify([
      widgets,
      resourcesOf(template, 'AWS::CloudWatch::Alarm').map(([, { Metrics }]) => Metrics),
    ]);
    const [...conditions] = expressions.matchAll(/IF\([^"]+?, (?:0|1, 0|\d+, FILL\(age, 0\))\)"/g);
    expect(conditions.length).toBeGreaterThan(4);
    expect(conditions).toHaveLength([...expressions.matchAll(/"[^"]*\bIF\(/g)].length);
  });

  test('the CloudWatch dashboard has a graph for each alarm', () => {
    const alarms = resourcesOf(template, 'AWS::CloudWatch::Alarm');
    const own = widgets.filter(({ properties }) => properties.title?.endsWith('Alarm'));
    expect(own).toHaveLength(alarms.length);
  });
});

describe('the saved log queries', () => {
  const queries = resourcesOf(template, 'AWS::Logs::QueryDefinition').map(([, query]) => query);
  const queryOf = (name: string) =>
    queries.find((query) => query['Name'] === `${stackName}/${name}`);

  test("a saved query searches all functions' logs for a lead", () => {
    const query = queryOf('Trace a lead');
    // Only stages with gradual releases have the release check.
    const functions = Object.keys(functionEnvironment).filter((name) => name !== 'releaseCheck');
    expect(query?.['LogGroupNames']).toHaveLength(functions.length);
    expect(query?.['QueryString']).toContain('| filter @message like /PASTE-THE-SUBMISSION-ID/');
    expect(query?.['QueryString']).toContain('| sort @timestamp asc');
  });

  test('saved queries count leads by form, errors by text, refusals by status', () => {
    expect(queries).toHaveLength(4);
    const byForm = queryOf('By form');
    expect(byForm?.['QueryString']).toContain('by attempt.formId, attempt.outcome');
    const bot = idOf(template, 'AWS::Logs::LogGroup', 'BotFunctionLogs');
    expect(names(byForm?.['LogGroupNames'], bot)).toBe(true);
    expect(queryOf('Errors and warnings')?.['QueryString']).toContain('by service, level, message');
    const accessLog = idOf(template, 'AWS::Logs::LogGroup', 'WebhookAccessLog');
    expect(names(queryOf('Refusals')?.['LogGroupNames'], accessLog)).toBe(true);
  });
});
