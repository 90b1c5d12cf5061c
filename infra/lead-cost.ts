/**
 * Estimates the cost of 1,000 leads from the stage's own metrics and the price table (prices.ts).
 * Not included: CloudWatch, KMS, S3, CloudFront, AppSync, Cognito, SES, the firewall, and free
 * tiers. Only the bill has the whole cost.
 */
import type { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { Architecture, CfnFunction } from 'aws-cdk-lib/aws-lambda';
import {
  oldestIndexName,
  openIndexName,
  referenceIndexName,
} from '../contract/submission-indexes.ts';
import type { FunctionName } from '../contract/environment.ts';
import type { LeadQueue } from './lead-queue.ts';
import type { ServiceFunction } from './service-function.ts';
import type { Webhook } from './webhook.ts';
import { cfnResource } from './cfn-resource.ts';
import { pricesPerMillion as prices } from './prices.ts';

export interface LeadCostProps {
  /** The functions that process leads, whose cost is estimated. */
  functions: readonly ServiceFunction<FunctionName>[];
  tables: readonly Table[];
  /** The submissions table, whose indexes of open submissions are read every minute. */
  submissions: Table;
  leadQueue: LeadQueue;
  webhook: Webhook;
  /** The metrics that count ended leads, and the expression for their sum. */
  endings: Record<string, IMetric>;
  ended: string;
  period: Duration;
}

interface Priced {
  metric: IMetric;
  /** The price in US dollars for a million units of the metric. */
  price: number;
}

/**
 * Returns two metrics over `period`: the cost of Lambda, and the cost that also includes tables,
 * queue and API.
 */
export function leadCosts(props: LeadCostProps): IMetric[] {
  const ofFunctions = functionCosts(props);
  const ofRest = [...tableCosts(props), ...requestCosts(props)];
  return [
    costOf(ofFunctions, 'Lambda', props),
    costOf([...ofFunctions, ...ofRest], 'With tables, queue and API', props),
  ];
}

function costOf(parts: Priced[], label: string, { endings, ended, period }: LeadCostProps) {
  const named = parts.map((part, at) => ({ ...part, id: `c${at}` }));
  // Metrics are grouped by price, because CloudWatch allows expressions of at most 2,048
  // characters.
  const sums = [...new Set(parts.map(({ price }) => price))].map((price) => {
    const same = named.filter((part) => part.price === price);
    return `${price} * (${same.map(({ id }) => `FILL(${id}, 0)`).join(' + ')})`;
  });
  return new MathExpression({
    // Computes the cost of a thousand leads in US dollars, from prices for a million units.
    expression: `IF(${ended} > 0, (${sums.join(' + ')}) / 1000 / ${ended}, 0)`,
    usingMetrics: {
      ...endings,
      ...Object.fromEntries(named.map(({ id, metric }) => [id, metric])),
    },
    period,
    label,
  });
}

function functionCosts({ functions, period }: LeadCostProps): Priced[] {
  const sum = { period, statistic: 'Sum' };
  return functions.flatMap((lambda) => {
    const { arm, x86 } = prices.gigabyteSecond;
    const second = lambda.architecture === Architecture.X86_64 ? x86 : arm;
    const { memorySize = 0 } = cfnResource(lambda, CfnFunction);
    return [
      // Lambda's durations are in milliseconds.
      { metric: lambda.metricDuration(sum), price: ((memorySize / 1024) * second) / 1000 },
      { metric: lambda.metricInvocations(sum), price: prices.invocation },
    ];
  });
}

/**
 * Each index has its own metric of capacity units; the table's metric does not include the units of
 * its indexes.
 */
function tableCosts({ tables, submissions, period }: LeadCostProps): Priced[] {
  const units = (dimensionsMap: Record<string, string>): Priced[] =>
    (['Read', 'Write'] as const).map((kind) => ({
      metric: new Metric({
        namespace: 'AWS/DynamoDB',
        metricName: `Consumed${kind}CapacityUnits`,
        dimensionsMap,
        statistic: 'Sum',
        period,
      }),
      price: kind === 'Read' ? prices.readUnit : prices.writeUnit,
    }));
  return [
    ...tables.flatMap(({ tableName: TableName }) => units({ TableName })),
    ...[openIndexName, oldestIndexName, referenceIndexName].flatMap((GlobalSecondaryIndexName) =>
      units({ TableName: submissions.tableName, GlobalSecondaryIndexName }),
    ),
  ];
}

function requestCosts({ leadQueue, webhook, period }: LeadCostProps): Priced[] {
  const { queue } = leadQueue;
  const sum = { period, statistic: 'Sum' };
  const requests = [
    queue.metricNumberOfMessagesSent(sum),
    queue.metricNumberOfMessagesReceived(sum),
    queue.metricNumberOfMessagesDeleted(sum),
    queue.metricNumberOfEmptyReceives(sum),
  ];
  return [
    ...requests.map((metric) => ({ metric, price: prices.queueRequest })),
    { metric: webhook.api.metricCount({ period }), price: prices.apiRequest },
  ];
}
