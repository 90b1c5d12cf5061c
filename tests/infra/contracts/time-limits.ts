import { describe, expect, test } from '@jest/globals';
import { Match } from 'aws-cdk-lib/assertions';
import { idOf, resourcesOf } from '../template.ts';
import { development, stageOf } from '../synthesise.ts';

const settings = stageOf();
const { template } = development;

function botLimits() {
  const bot = template.findResources('AWS::Lambda::Function', {
    Properties: {
      Environment: { Variables: Match.objectLike({ LEASE_SECONDS: Match.anyValue() }) },
    },
  });
  const [{ Properties }] = Object.values(bot) as [{ Properties: BotProperties }];
  return { timeout: Properties.Timeout, variables: Properties.Environment.Variables };
}
interface BotProperties {
  Timeout: number;
  Environment: { Variables: Record<string, string> };
}

function leadQueue() {
  const queues = resourcesOf(template, 'AWS::SQS::Queue').filter(([, { RedrivePolicy }]) =>
    Boolean(RedrivePolicy),
  );
  expect(queues).toHaveLength(1);
  return queues[0]![1] as {
    VisibilityTimeout: number;
    RedrivePolicy: { maxReceiveCount: number };
  };
}

describe('time limits of an attempt', () => {
  test('deadline < function time-out < lease ≤ visibility', () => {
    const { timeout, variables } = botLimits();
    const lease = Number(variables['LEASE_SECONDS']);
    expect(Number(variables['ATTEMPT_DEADLINE_SECONDS'])).toBeLessThan(timeout);
    expect(timeout).toBeLessThan(lease);
    expect(lease).toBeLessThanOrEqual(leadQueue().VisibilityTimeout);
  });

  test('a dead letter takes four deliveries per attempt', () => {
    expect(leadQueue().RedrivePolicy.maxReceiveCount).toBeGreaterThanOrEqual(
      4 * settings.maxAttempts,
    );
  });

  test('the bot takes one lead at a time, bounded', () => {
    template.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      FunctionName: { Ref: idOf(template, 'AWS::Lambda::Function', 'BotFunction') },
      BatchSize: 1,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      ScalingConfig: { MaximumConcurrency: settings.botConcurrency },
    });
  });

  test('no function reserves concurrency', () => {
    for (const [, properties] of resourcesOf(template, 'AWS::Lambda::Function')) {
      expect(properties).not.toHaveProperty('ReservedConcurrentExecutions');
    }
  });

  test('the reconciler runs every minute', () => {
    template.hasResourceProperties('AWS::Events::Rule', {
      ScheduleExpression: 'rate(1 minute)',
      State: 'ENABLED',
    });
  });

  test('a bad change cannot stop the live channel', () => {
    template.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      FunctionName: { Ref: idOf(template, 'AWS::Lambda::Function', 'LiveFunction') },
      BisectBatchOnFunctionError: true,
      MaximumRetryAttempts: 5,
      MaximumRecordAgeInSeconds: 3600,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      DestinationConfig: { OnFailure: { Destination: Match.anyValue() } },
    });
  });
});
