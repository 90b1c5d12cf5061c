/**
 * Alarms on the leads of all users: one rings if too many leads end without anybody knowing whether
 * the form accepted them, the other if the backlog grows.
 */
import { Duration } from 'aws-cdk-lib';
import { MathExpression, type Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import { botMetrics, reconcilerMetrics } from '../contract/metrics.ts';
import type { Bot } from './bot.ts';
import type { Reconciler } from './reconciler.ts';
import { RunbookAlarm } from './runbook-alarm.ts';

export interface OutcomesProps {
  bot: Bot;
  reconciler: Reconciler;
  botConcurrency: number;
}

const hour = Duration.hours(1);
/**
 * How many seconds the bot and the browser together usually need for one lead at an ordinary form.
 */
const secondsALead = 5;

export class Outcomes extends Construct {
  readonly alarms: readonly RunbookAlarm[];

  constructor(scope: Construct, id: string, { bot, reconciler, botConcurrency }: OutcomesProps) {
    super(scope, id);
    this.alarms = [
      new RunbookAlarm(this, 'UnknownOutcomesAlarm', {
        metric: unknownShare(bot, reconciler),
        above: 10,
        meaning: 'Too many leads end without anybody knowing whether they went in.',
        because:
          'A person must look at each of them; on labelled pages the bot is in doubt far less often.',
      }),
      new RunbookAlarm(this, 'GrowingBacklogAlarm', {
        metric: growing(reconciler, (botConcurrency * hour.toSeconds()) / secondsALead),
        above: 0,
        periods: 6,
        meaning: 'More leads arrive than the bots can send.',
        because: 'The backlog is more than the bots can send in an hour, and it grew for an hour.',
      }),
    ];
  }
}

/**
 * The percentage of leads with an unknown outcome among all leads that ended within the hour; 0 if
 * fewer than five outcomes are unknown.
 */
function unknownShare({ function: bot }: Bot, { function: reconciler }: Reconciler) {
  const ofBot = (name: keyof typeof botMetrics) =>
    bot.metricOwn(botMetrics[name], { period: hour });
  const unknown = '(FILL(unknown, 0) + FILL(closed, 0))';
  return new MathExpression({
    expression: `IF(${unknown} >= 5, 100 * ${unknown} / (${unknown} + FILL(succeeded, 0) + FILL(failed, 0)), 0)`,
    usingMetrics: {
      unknown: ofBot('unknown'),
      succeeded: ofBot('succeeded'),
      failed: ofBot('failed'),
      closed: reconciler.metricOwn(reconcilerMetrics.closedUnknown, { period: hour }),
    },
    period: hour,
    label: 'Unknown, in %',
  });
}

/**
 * Returns a metric that is 1 if more than `floor` leads are open and their number has grown within
 * ten minutes, otherwise 0.
 */
function growing({ function: reconciler }: Reconciler, floor: number): MathExpression {
  const period = Duration.minutes(10);
  const open: Metric = reconciler.metricOwn(reconcilerMetrics.open, {
    period,
    statistic: 'Maximum',
  });
  return new MathExpression({
    expression: `IF(open > ${floor} AND DIFF(open) > 0, 1, 0)`,
    usingMetrics: { open },
    period,
    label: 'Grows',
  });
}
