import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Match } from 'aws-cdk-lib/assertions';
import { metricsNamespace, reconcilerMetrics } from '../../../contract/metrics.ts';
import { attemptLimits } from '../../../infra/attempt-limits.ts';
import { resourcesOf } from '../template.ts';
import { development, production, stackName, stageOf } from '../synthesise.ts';

const settings = stageOf();
const { template } = development;
const alarms = resourcesOf(template, 'AWS::CloudWatch::Alarm').map(
  ([, properties]) => properties as unknown as Alarm,
);
interface Alarm {
  AlarmDescription: string;
  MetricName: string;
  Namespace: string;
  Threshold: number;
  TreatMissingData: string;
}

function headings(): string[] {
  const runbook = readFileSync(join(import.meta.dirname, '../../../docs/runbook.md'), 'utf8');
  return [...runbook.matchAll(/^## (.+)$/gm)].map(([, heading]) =>
    heading!.toLowerCase().replaceAll(' ', '-'),
  );
}

describe('alarms', () => {
  test('each has its heading in the runbook, and no other', () => {
    const anchors = alarms.map(
      ({ AlarmDescription }) => /docs\/runbook\.md#([\w-]+)$/.exec(AlarmDescription)?.[1],
    );
    expect(anchors.sort()).toEqual(headings().sort());
  });

  test('silence of reconciler and account watch counts as failing', () => {
    const byName = alarms.filter(({ TreatMissingData }) => TreatMissingData === 'breaching');
    expect(byName).toHaveLength(2);
    expect(byName).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          Namespace: metricsNamespace,
          MetricName: reconcilerMetrics.oldestOpenAge,
        }),
        expect.objectContaining({
          AlarmDescription: expect.stringContaining('#account-watch'),
          MetricName: 'Errors',
        }),
      ]),
    );
  });

  test('a lead in its last retry rings no alarm', () => {
    const oldest = alarms.find(({ MetricName }) => MetricName === 'ApproximateAgeOfOldestMessage');
    const waits = Array.from({ length: settings.maxAttempts - 1 }, (_, retry) =>
      Math.min(settings.retryBaseSeconds * 2 ** retry, settings.retryCapSeconds),
    ).reduce((total, wait) => total + wait, settings.maxAttempts * attemptLimits.visibilitySeconds);
    expect(oldest?.Threshold).toBeGreaterThan(waits);
  });

  test('the API’s metrics are its own stage’s', () => {
    const [api] = resourcesOf(template, 'AWS::ApiGateway::RestApi').map(([, { Name }]) => Name);
    expect(api).toBe(`${stackName}-api`);
  });

  test('nobody is mailed unless the stage has an address', () => {
    template.resourceCountIs('AWS::SNS::Topic', 0);
  });

  test('every alarm is mailed to the stage’s address', () => {
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
