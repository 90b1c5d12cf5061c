import { describe, expect, test } from '@jest/globals';
import { Match } from 'aws-cdk-lib/assertions';
import { eventSettleSeconds } from '../../../contract/events.ts';
import { placeSeconds, placesOfEndpoint } from '../../../functions/stores/callbacks/place-rules.ts';
import { ACCEPTED_WITHIN_MS } from '../../../functions/dashboard-api/personal-data.ts';
import { ANSWERED_WITHIN_MS } from '../../../functions/mcp/call-route.ts';
import { callsAtOnce, lookingBots, placesOfUser } from '../../../infra/attempt-limits.ts';
import { idOf, resourcesOf } from '../template.ts';
import { development, stageOf } from '../synthesise.ts';

const settings = stageOf();
const { template } = development;

interface Limits {
  Timeout: number;
  Environment?: { Variables: Record<string, string> };
}

function limitsOf(prefix: string): Limits {
  const id = idOf(template, 'AWS::Lambda::Function', prefix);
  return (template.findResources('AWS::Lambda::Function')[id] as { Properties: Limits }).Properties;
}

function queue(construct: 'LeadQueue' | 'Rehearsals' | 'EventsFailures' | 'CallbacksQueue') {
  const queues = resourcesOf(template, 'AWS::SQS::Queue').filter(
    ([id, { RedrivePolicy }]) => id.startsWith(construct) && Boolean(RedrivePolicy),
  );
  expect(queues).toHaveLength(1);
  return queues[0]![1] as {
    VisibilityTimeout: number;
    MessageRetentionPeriod: number;
    RedrivePolicy: { maxReceiveCount: number };
  };
}
const leadQueue = () => queue('LeadQueue');

describe('time limits of an attempt', () => {
  test("an attempt's time limits increase: deadline, browser, wait, bot, lease, visibility", () => {
    const bot = limitsOf('BotFunction');
    const [deadline, wait, lease] = ['ATTEMPT_DEADLINE', 'BROWSER_WAIT', 'LEASE'].map((name) =>
      Number(bot.Environment?.Variables[`${name}_SECONDS`]),
    ) as [number, number, number];
    const { Timeout: browser } = limitsOf('BrowserFunction');
    // After the deadline the browser takes a screenshot (3 s) and uploads it (5 s).
    expect(deadline + 10).toBeLessThan(browser);
    // A cold start of up to 10 s does not count towards a function's time-out.
    expect(browser + 10).toBeLessThan(wait);
    expect(wait).toBeLessThan(bot.Timeout);
    expect(bot.Timeout).toBeLessThan(lease);
    expect(lease).toBeLessThanOrEqual(leadQueue().VisibilityTimeout);
  });

  test("a browser whose bot died ends before the attempt's lease", () => {
    const bot = limitsOf('BotFunction');
    const { Timeout: browser } = limitsOf('BrowserFunction');
    // The claim, the invocation and a cold start take seconds before the browser's time-out begins.
    expect(browser + 20).toBeLessThan(Number(bot.Environment?.Variables['LEASE_SECONDS']));
  });

  test.each([
    [10, 2, 1, 1],
    [100, 5, 2, 1],
    [1000, 50, 10, 5],
    [10_000, 50, 10, 5],
  ])('of %i executions, %i run callbacks: %i per user, %i per endpoint', (...row) => {
    const [accountConcurrency, calls, ofUser, ofEndpoint] = row;
    expect(callsAtOnce({ accountConcurrency })).toBe(calls);
    expect(placesOfUser({ accountConcurrency })).toBe(ofUser);
    expect(placesOfEndpoint(ofUser)).toBe(ofEndpoint);
  });

  test('a callback ends before its call slot expires or its message reappears', () => {
    const { Timeout } = limitsOf('CallbackDeliveryFunction');
    // The call of the endpoint takes up to 15 s. The reads and writes before and after the call
    // take seconds.
    expect(Timeout).toBeGreaterThanOrEqual(15 + 10);
    expect(Timeout).toBeLessThan(placeSeconds);
    expect(placeSeconds).toBeLessThan(queue('CallbacksQueue').VisibilityTimeout);
  });

  test('a rehearsal ends before its message is redelivered or expires', () => {
    const { Timeout, Environment } = limitsOf('RehearserFunction');
    expect(Number(Environment?.Variables['BROWSER_WAIT_SECONDS'])).toBeLessThan(Timeout);
    const { VisibilityTimeout, MessageRetentionPeriod, RedrivePolicy } = queue('Rehearsals');
    expect(Timeout).toBeLessThan(Math.min(VisibilityTimeout, 180));
    expect(VisibilityTimeout * RedrivePolicy.maxReceiveCount).toBeLessThan(MessageRetentionPeriod);
    template.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      FunctionName: { Ref: idOf(template, 'AWS::Lambda::Function', 'RehearserFunction') },
      BatchSize: 1,
      ScalingConfig: {
        MaximumConcurrency: Number(Environment?.Variables['REHEARSALS_AT_ONCE']) + 2,
      },
    });
  });

  test('the fence function answers before the browser stops waiting', () => {
    expect(limitsOf('FenceFunction').Timeout).toBeLessThan(8);
  });

  test('a lead cannot be erased while a request still accepts it', () => {
    const seconds = ['WebhookFunction', 'DashboardApiFunction'].map(
      (name) => limitsOf(name).Timeout,
    );
    // The clocks of two processes differ by less than two seconds.
    expect(Math.max(...seconds) + 2).toBeLessThan(ACCEPTED_WITHIN_MS / 1000);
  });

  test('a message becomes a dead letter after four deliveries per attempt', () => {
    expect(leadQueue().RedrivePolicy.maxReceiveCount).toBeGreaterThanOrEqual(
      4 * settings.maxAttempts,
    );
  });

  test('one more bot may receive messages than may run attempts', () => {
    template.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      FunctionName: { Ref: idOf(template, 'AWS::Lambda::Function', 'BotFunction') },
      BatchSize: 1,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      ScalingConfig: { MaximumConcurrency: settings.botConcurrency + lookingBots },
    });
  });

  test("no function reserves concurrency unless the stage's settings require it", () => {
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

  test('functions that write events end before the events become readable', () => {
    expect(limitsOf('EventsFunction').Timeout).toBeLessThanOrEqual(eventSettleSeconds / 3);
    expect(limitsOf('CallbackDeliverySweep').Timeout).toBeLessThan(eventSettleSeconds);
  });

  test('failed stream records are retried while the stream keeps them', () => {
    const { VisibilityTimeout, MessageRetentionPeriod, RedrivePolicy } = queue('EventsFailures');
    const day = 24 * 60 * 60;
    expect(VisibilityTimeout * RedrivePolicy.maxReceiveCount).toBe(day);
    expect(MessageRetentionPeriod).toBeGreaterThan(day);
    expect(limitsOf('EventsFunction').Timeout).toBeLessThan(VisibilityTimeout);
  });

  test.each(['LiveFunction', 'EventsFunction'])(
    'a bad stream record cannot block the function %s',
    (name) => {
      template.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
        FunctionName: { Ref: idOf(template, 'AWS::Lambda::Function', name) },
        BisectBatchOnFunctionError: true,
        MaximumRetryAttempts: 5,
        MaximumRecordAgeInSeconds: 3600,
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        DestinationConfig: { OnFailure: { Destination: Match.anyValue() } },
      });
    },
  );
});

test("the MCP function's time limit lies between its routes' and API Gateway's", () => {
  const { Timeout: mcp } = limitsOf('McpFunction');
  for (const route of ['WebhookFunction', 'KeyApiFunction']) {
    // A cold start of up to 5 s does not count towards a function's time-out.
    expect((limitsOf(route).Timeout + 5) * 1000).toBeLessThan(ANSWERED_WITHIN_MS);
  }
  expect(ANSWERED_WITHIN_MS).toBeLessThan(mcp * 1000);
  // API Gateway waits for 29 s, and MCP clients for 60 s.
  expect(mcp).toBeLessThan(29);
});
