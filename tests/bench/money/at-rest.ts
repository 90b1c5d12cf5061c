/** What a stage without leads costs in a month, computed from the stage's template. */
import { pricesPerMillion, pricesPerMonth } from '../../../infra/prices.ts';
import type { Bill } from './price.ts';

interface Resources {
  Resources: Record<string, { Type: string; Properties?: unknown }>;
}

export const MINUTES_A_MONTH = 43_800;
/**
 * Lambda polls an idle queue with long polls of 20 s, so each connection makes three a minute.
 * Lambda keeps two connections open, or five if the event source mapping limits its concurrency.
 * https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-scaling.html
 */
const POLLS_A_MINUTE = 3;
const pollers = { free: 2, limited: 5 } as const;

/**
 * Computes the costs without leads. The costs of scheduled functions are not included, because the
 * bench measures them.
 */
export function restOf(template: Resources): Bill {
  const all = Object.values(template.Resources);
  const propertiesOf = (type: string) =>
    all.filter(({ Type }) => Type === type).map(({ Properties = {} }) => Properties as object);
  const { encryptionKey, alarmMetric, operatorDashboard } = pricesPerMonth;
  const { firewall, firewallRule } = pricesPerMonth;
  const mappings = propertiesOf('AWS::Lambda::EventSourceMapping');
  const polls = mappings.reduce((sum, mapping) => sum + pollersOf(mapping), 0) * POLLS_A_MINUTE;
  const firewalls = propertiesOf('AWS::WAFv2::WebACL');
  const rules = firewalls.reduce((sum, acl) => sum + listIn(acl, 'Rules').length, 0);
  const metrics = propertiesOf('AWS::CloudWatch::Alarm').reduce(
    (sum, alarm) => sum + metricsOf(alarm),
    0,
  );
  return {
    KMS: propertiesOf('AWS::KMS::Key').length * encryptionKey,
    alarms: metrics * alarmMetric,
    'operator’s dashboard': propertiesOf('AWS::CloudWatch::Dashboard').length * operatorDashboard,
    'empty receives': (polls * MINUTES_A_MONTH * pricesPerMillion.queueRequest) / 1e6,
    firewall: firewalls.length * firewall + rules * firewallRule,
  };
}

/** The number of metrics that the alarm reads: one metric, or the metrics in its expression. */
function metricsOf(alarm: object): number {
  return Math.max(1, listIn(alarm, 'Metrics').filter((one) => 'MetricStat' in one).length);
}

function listIn(properties: object, name: string): object[] {
  return (properties as Record<string, object[] | undefined>)[name] ?? [];
}

/**
 * The number of connections with which Lambda polls the event source. Reading a stream costs
 * nothing, so 0 for a stream.
 */
function pollersOf(mapping: object): number {
  if ('StartingPosition' in mapping) return 0;
  return 'ScalingConfig' in mapping ? pollers.limited : pollers.free;
}
