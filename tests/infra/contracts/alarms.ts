import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Match } from 'aws-cdk-lib/assertions';
import { metricsNamespace, reconcilerMetrics, workMetrics } from '../../../contract/metrics.ts';
import { attemptLimits } from '../../../infra/attempt-limits.ts';
import { idOf, names, resourcesOf } from '../template.ts';
import { development, production, stackName, stageOf } from '../synthesise.ts';

const settings = stageOf();
const { template } = development;
const alarms = resourcesOf(template, 'AWS::CloudWatch::Alarm').map(
  ([, properties]) => properties as unknown as Alarm,
);
const ofProduction = resourcesOf(production.template, 'AWS::CloudWatch::Alarm').map(
  ([, properties]) => properties as unknown as Alarm,
);
interface Alarm {
  AlarmDescription: string;
  MetricName?: string;
  Namespace?: string;
  Dimensions?: { Name: string; Value: unknown }[];
  Metrics?: unknown[];
  Threshold: number;
  TreatMissingData: string;
}

function headings(): string[] {
  const runbook = readFileSync(join(import.meta.dirname, '../../../docs/runbook.md'), 'utf8');
  return [...runbook.matchAll(/^## (.+)$/gm)].map(([, heading]) =>
    heading!.toLowerCase().replaceAll(' ', '-'),
  );
}

describe('the alarms of a stage', () => {
  test('the runbook has exactly one heading per alarm', () => {
    const anchors = [...alarms, ...ofProduction].map(
      ({ AlarmDescription }) => /docs\/runbook\.md#([\w-]+)$/.exec(AlarmDescription)?.[1],
    );
    // The budget has a heading too. It is not a CloudWatch alarm, and it exists only if the stage
    // has an e-mail address for alarms.
    const [[, { Budget }] = ['', {}]] = resourcesOf(production.template, 'AWS::Budgets::Budget');
    const budget = (Budget as { BudgetName: string }).BudgetName.replace(`${stackName}-`, '');
    expect([...new Set([...anchors, budget])].sort()).toEqual(headings().sort());
  });

  test('no two alarms have the same metric and threshold', () => {
    const watched = alarms.map(({ MetricName, Namespace, Dimensions, Metrics, Threshold }) =>
      JSON.stringify([MetricName, Namespace, Dimensions, Metrics, Threshold]),
    );
    expect(new Set(watched).size).toBe(watched.length);
  });

  test("each alarm's description says what happened, why and what to do", () => {
    for (const { AlarmDescription } of alarms) {
      expect(AlarmDescription).toMatch(/^[A-Z].+\. [A-Z].+\. What to do: /);
      expect(AlarmDescription.length).toBeLessThan(1024);
    }
  });

  test.each([
    ['Bot', 'bot'],
    ['DashboardApi', 'dashboard-api'],
    ['Fence', 'fence'],
    ['Rehearser', 'rehearser'],
    ['FormWatch', 'form-watch'],
    ['Reconciler', 'reconciler'],
  ])('an error that the function %s catches raises an alarm', (_construct, service) => {
    const [alarm, ...others] = alarms.filter(
      ({ MetricName, Dimensions }) =>
        MetricName === workMetrics.failures &&
        Dimensions?.some(({ Name, Value }) => Name === 'service' && Value === service),
    );
    expect(others).toEqual([]);
    expect(alarm).toMatchObject({ Namespace: metricsNamespace, Threshold: 0 });
  });

  test('metrics of accepted and refused requests come from the access log', () => {
    const counted = resourcesOf(template, 'AWS::Logs::MetricFilter').map(([, filter]) => filter);
    const accessLog = idOf(template, 'AWS::Logs::LogGroup', 'WebhookAccessLog');
    expect(counted.map((filter) => filter['FilterPattern']).sort()).toEqual([
      '{ ($.status = "202") && ($.canary != "true") }',
      '{ ($.status = "429") && ($.canary != "true") }',
    ]);
    expect(counted.every((filter) => names(filter['LogGroupName'], accessLog))).toBe(true);
    const [[, { AccessLogSetting }] = ['', {}]] = resourcesOf(template, 'AWS::ApiGateway::Stage');
    expect((AccessLogSetting as { Format: string }).Format).toContain('"status":"$context.status"');
    // The metrics do not count the canary's test leads, which the authoriser marks in the log.
    expect((AccessLogSetting as { Format: string }).Format).toContain(
      '"canary":"$context.authorizer.canary"',
    );
  });

  test('costs or forecast costs above the budget cause an e-mail', () => {
    template.resourceCountIs('AWS::Budgets::Budget', 0);
    const notifications = ['FORECASTED', 'ACTUAL'].map((NotificationType) =>
      Match.objectLike({
        Notification: Match.objectLike({ NotificationType, Threshold: 100 }),
        Subscribers: [{ SubscriptionType: 'EMAIL', Address: 'on-call@example.com' }],
      }),
    );
    production.template.hasResourceProperties('AWS::Budgets::Budget', {
      Budget: Match.objectLike({ BudgetLimit: { Amount: 100, Unit: 'USD' } }),
      NotificationsWithSubscribers: notifications,
    });
  });

  test('an alarm fires if the reconciler or the account watch stops', () => {
    const byName = alarms.filter(({ TreatMissingData }) => TreatMissingData === 'breaching');
    expect(byName).toHaveLength(2);
    expect(byName).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          AlarmDescription: expect.stringContaining('#reconciler-stopped'),
          MetricName: 'Errors',
        }),
        expect.objectContaining({
          AlarmDescription: expect.stringContaining('#account-watch'),
          MetricName: 'Errors',
        }),
      ]),
    );
  });

  test('alarms fire if the reconciler stops or leads stay open', () => {
    const alarmOf = (words: string) =>
      alarms.find(({ AlarmDescription }) => AlarmDescription.includes(words));
    // Lambda sends the metric `Errors` with each run. So if the reconciler does not run, the metric
    // has no value, which this alarm treats as a failure.
    expect(alarmOf('#reconciler-stopped')).toMatchObject({
      ...{ Namespace: 'AWS/Lambda', MetricName: 'Errors', Statistic: 'Average' },
      ...{ Threshold: 0.99, TreatMissingData: 'breaching' },
    });
    expect(alarmOf('#open-submissions-too-old')).toMatchObject({
      ...{ Namespace: metricsNamespace, MetricName: reconcilerMetrics.oldestOpenAge },
      ...{ Statistic: 'Maximum', TreatMissingData: 'notBreaching' },
    });
  });

  test("waiting for a lead's last attempt raises no alarm", () => {
    const oldest = alarms.find(({ MetricName }) => MetricName === 'ApproximateAgeOfOldestMessage');
    const waits = Array.from({ length: settings.maxAttempts - 1 }, (_, retry) =>
      Math.min(settings.retryBaseSeconds * 2 ** retry, settings.retryCapSeconds),
    ).reduce((total, wait) => total + wait, settings.maxAttempts * attemptLimits.visibilitySeconds);
    expect(oldest?.Threshold).toBeGreaterThan(waits);
  });

  test("the API’s name in the metrics contains the stage's name", () => {
    const [api] = resourcesOf(template, 'AWS::ApiGateway::RestApi').map(([, { Name }]) => Name);
    expect(api).toBe(`${stackName}-api`);
  });

  test('a stage without an e-mail address sends no e-mails', () => {
    template.resourceCountIs('AWS::SNS::Topic', 0);
  });

  test('every alarm sends an e-mail to the stage’s e-mail address', () => {
    production.template.hasResourceProperties('AWS::SNS::Subscription', {
      Protocol: 'email',
      Endpoint: 'on-call@example.com',
    });
    production.template.hasResourceProperties('AWS::SNS::TopicPolicy', {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({
            Effect: 'Allow',
            Action: 'sns:Publish',
            Principal: { Service: 'cloudwatch.amazonaws.com' },
            Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
          }),
        ]),
      },
    });
    for (const [, { AlarmActions }] of resourcesOf(production.template, 'AWS::CloudWatch::Alarm')) {
      expect(AlarmActions).toHaveLength(1);
    }
  });
});
