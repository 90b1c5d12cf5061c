/**
 * Metrics of the requests that the webhook accepts and refuses, counted from the API's access log.
 * API Gateway's own metrics count all 4xx together, and do not count throttled requests.
 */
import { Duration, Stack } from 'aws-cdk-lib';
import { MathExpression, type Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { canaryMark } from '../contract/canary.ts';
import { metricsNamespace } from '../contract/metrics.ts';
import { errorPeriod, RunbookAlarm } from './runbook-alarm.ts';
import type { Webhook } from './webhook.ts';

export class Traffic extends Construct {
  readonly accepted: Metric;
  readonly tooMany: Metric;
  readonly alarms: readonly RunbookAlarm[];

  constructor(scope: Construct, id: string, webhook: Webhook) {
    super(scope, id);
    this.accepted = this.count(webhook, 'LeadsAccepted', 202);
    this.tooMany = this.count(webhook, 'TooManyRequests', 429);
    this.alarms = [this.refusedRequests(webhook), this.tooManyRequests()];
  }

  private refusedRequests({ api }: Webhook): RunbookAlarm {
    const period = Duration.minutes(15);
    return new RunbookAlarm(this, 'RefusedRequestsAlarm', {
      metric: new MathExpression({
        expression: 'IF(requests >= 100, 100 * refused / requests, 0)',
        usingMetrics: {
          requests: api.metricCount({ period }),
          refused: api.metricClientError({ period, statistic: 'Sum' }),
        },
        period,
        label: 'Refused, in %',
      }),
      above: 50,
      periods: 2,
      meaning: 'Most requests to the webhook are refused.',
      because:
        'One sender with a wrong key or body stays below half of all; both periods outlast one import.',
    });
  }

  private tooManyRequests(): RunbookAlarm {
    return new RunbookAlarm(this, 'TooManyRequestsAlarm', {
      metric: this.tooMany,
      above: 500,
      periods: 3,
      meaning: 'For a quarter of an hour senders have been refused by a limit (429).',
      because: 'Senders who obey Retry-After get a few 429 a minute, not a hundred.',
    });
  }

  /**
   * The stage's name is in the namespace and not in a dimension, because a metric filter can take
   * dimensions only from the log lines.
   */
  private count({ accessLog }: Webhook, metricName: string, status: number): Metric {
    return new MetricFilter(this, metricName, {
      logGroup: accessLog,
      // API Gateway writes the status into the log as a text, so it is compared as a text.
      filterPattern: FilterPattern.all(
        FilterPattern.stringValue('$.status', '=', String(status)),
        FilterPattern.stringValue('$.canary', '!=', canaryMark),
      ),
      metricNamespace: `${metricsNamespace}/${Stack.of(this).stackName}`,
      metricName,
    }).metric({ statistic: 'Sum', period: errorPeriod });
  }
}
