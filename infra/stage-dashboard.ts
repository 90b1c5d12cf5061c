/**
 * The stage's CloudWatch dashboard, in this order: first what users notice, then each step of a
 * lead from its arrival to its display. The dashboard shows totals of the stage. Numbers of one
 * form are in the product's statistics and in the query "By form".
 */
import { Duration } from 'aws-cdk-lib';
import {
  AlarmStatusWidget,
  AlarmWidget,
  GraphWidget,
  MathExpression,
  SingleValueWidget,
  TextWidget,
  type IMetric,
  type IWidget,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { botMetrics, reconcilerMetrics } from '../contract/metrics.ts';
import type { Bot } from './bot.ts';
import type { Browser } from './browser.ts';
import type { Capacity } from './capacity.ts';
import type { DashboardApi } from './dashboard-api.ts';
import type { LeadQueue } from './lead-queue.ts';
import { leadCosts } from './lead-cost.ts';
import type { Live } from './live.ts';
import type { Reconciler } from './reconciler.ts';
import type { RunbookAlarm } from './runbook-alarm.ts';
import type { Submissions } from './submissions.ts';
import type { Traffic } from './traffic.ts';
import type { Webhook } from './webhook.ts';

export interface ShownParts {
  webhook: Webhook;
  traffic: Traffic;
  leadQueue: LeadQueue;
  bot: Bot;
  browser: Browser;
  reconciler: Reconciler;
  live: Live;
  dashboardApi: DashboardApi;
  capacity: Capacity;
  submissions: Submissions;
  /** All tables of the stage. */
  tables: readonly Table[];
}

const period = Duration.minutes(5);
const day = Duration.days(1);

/** Returns the dashboard's widgets: a heading for each step, and the step's widgets below it. */
export function stageWidgets(parts: ShownParts, alarms: readonly RunbookAlarm[]): IWidget[][] {
  const status = new AlarmStatusWidget({ title: 'Alarms', width: 24, alarms: [...alarms] });
  return [
    [status],
    ...step('What users feel', felt(parts)),
    ...step('1. Leads arrive', arrive(parts)),
    ...step('2. They wait for their turn', waiting(parts)),
    ...step('3. The bot tries', tries(parts)),
    ...step('4. They end', ends(parts)),
    ...step('5. Their owners see it', shown(parts)),
    ...step(
      'Every alarm',
      alarms.map((alarm) => alarmWidget(alarm)),
    ),
  ];
}

function step(title: string, widgets: IWidget[]): IWidget[][] {
  return [[new TextWidget({ markdown: `## ${title}`, width: 24, height: 1 })], widgets];
}

function alarmWidget(alarm: RunbookAlarm): IWidget {
  return new AlarmWidget({ title: alarm.node.id, alarm, width: 8 });
}

function graph(title: string, left: IMetric[], width = 8): IWidget {
  return new GraphWidget({ title, left, width });
}

function felt(parts: ShownParts): IWidget[] {
  const { bot, reconciler } = parts;
  const { secondsToSubmit } = botMetrics;
  const seconds = (statistic: string) =>
    bot.function.metricOwn(secondsToSubmit, { period: day, statistic });
  const oldest = reconciler.function.metricOwn(reconcilerMetrics.oldestOpenAge, {
    period,
    statistic: 'Maximum',
  });
  return [
    new SingleValueWidget({
      title: 'Accepted to submitted, seconds (p50, p95)',
      metrics: [seconds('p50'), seconds('p95')],
      width: 6,
    }),
    new SingleValueWidget({
      title: 'Success and unknown, % of those that ended',
      metrics: [share(parts, 'succeeded', 'Success'), share(parts, 'unknown', 'Unknown')],
      width: 6,
    }),
    new SingleValueWidget({
      title: 'Open now, and the oldest in seconds',
      metrics: [openSubmissions(parts), oldest],
      width: 6,
    }),
    new SingleValueWidget({
      title: 'US dollars for 1,000 leads, by list prices',
      metrics: costs(parts),
      width: 6,
    }),
  ];
}

const ended = '(FILL(succeeded, 0) + FILL(failed, 0) + FILL(unknown, 0))';

function endings({ bot }: ShownParts, over: Duration) {
  const count = (name: 'succeeded' | 'failed' | 'unknown') =>
    bot.function.metricOwn(botMetrics[name], { period: over });
  return {
    succeeded: count('succeeded'),
    failed: count('failed'),
    unknown: count('unknown'),
  };
}

function share(parts: ShownParts, part: 'succeeded' | 'unknown', label: string): IMetric {
  const expression = `IF(${ended} > 0, 100 * FILL(${part}, 0) / ${ended}, 0)`;
  const usingMetrics = endings(parts, day);
  return new MathExpression({ expression, usingMetrics, period: day, label });
}

function costs(parts: ShownParts): IMetric[] {
  const { webhook, bot, browser, reconciler, live, dashboardApi } = parts;
  return leadCosts({
    ...parts,
    functions: [
      ...[webhook.authoriser, webhook.function, bot.function, browser.function],
      ...[reconciler.function, live.function, dashboardApi.function],
    ],
    submissions: parts.submissions.table,
    endings: endings(parts, day),
    ended,
    period: day,
  });
}

function arrive({ webhook, traffic }: ShownParts): IWidget[] {
  const { api } = webhook;
  const sum = { period, statistic: 'Sum' };
  return [
    graph('Accepted', [traffic.accepted]),
    graph('Refused: 4xx, of them 429, and 5xx', [
      api.metricClientError(sum),
      traffic.tooMany,
      api.metricServerError(sum),
    ]),
    graph('Answered after, milliseconds', [
      api.metricLatency({ period, statistic: 'p50' }),
      api.metricLatency({ period, statistic: 'p95' }),
    ]),
  ];
}

/** A missing value means zero, because the reconciler does not send the metric when it is zero. */
function openSubmissions({ reconciler }: ShownParts): IMetric {
  const { open: name } = reconcilerMetrics;
  const open = reconciler.function.metricOwn(name, { period, statistic: 'Maximum' });
  return new MathExpression({
    expression: 'FILL(open, 0)',
    usingMetrics: { open },
    period,
    label: name,
  });
}

function waiting(parts: ShownParts): IWidget[] {
  const { leadQueue, reconciler, capacity } = parts;
  const { resent } = reconcilerMetrics;
  return [
    graph('Open submissions', [openSubmissions(parts)]),
    graph('Messages that wait, and the oldest in seconds', [
      leadQueue.queue.metricApproximateNumberOfMessagesVisible({ period, statistic: 'Maximum' }),
      leadQueue.queue.metricApproximateAgeOfOldestMessage({ period, statistic: 'Maximum' }),
    ]),
    graph('Sent again by the reconciler; concurrency in use', [
      reconciler.function.metricOwn(resent, { period }),
      capacity.concurrency,
    ]),
  ];
}

function tries({ bot, browser }: ShownParts): IWidget[] {
  const both = [bot.function, browser.function];
  return [
    graph(
      'Attempts: how long, milliseconds (p95)',
      both.map((one) => one.metricDuration({ period, statistic: 'p95' })),
    ),
    graph(
      'Errors and throttles',
      both.flatMap((one) => [one.metricErrors({ period }), one.metricThrottles({ period })]),
    ),
    graph('Caught by the bot', [bot.function.metricFailures(period)]),
  ];
}

function ends(parts: ShownParts): IWidget[] {
  const { closedUnknown, expired } = reconcilerMetrics;
  const { reconciler, bot } = parts;
  const seconds = (statistic: string) =>
    bot.function.metricOwn(botMetrics.secondsToSubmit, { period, statistic });
  return [
    graph('How they end', Object.values(endings(parts, period))),
    graph('Accepted to submitted, seconds', [seconds('p50'), seconds('p95')]),
    graph('Ended by the reconciler', [
      reconciler.function.metricOwn(closedUnknown, { period }),
      reconciler.function.metricOwn(expired, { period }),
    ]),
  ];
}

function shown({ live, dashboardApi }: ShownParts): IWidget[] {
  return [
    graph('Live updates behind by, milliseconds', [
      live.function.metric('IteratorAge', { period, statistic: 'Maximum' }),
    ]),
    graph('Dashboard answers after, milliseconds (p95)', [
      dashboardApi.function.metricDuration({ period, statistic: 'p95' }),
    ]),
    graph('Dashboard errors, caught and not', [
      dashboardApi.function.metricErrors({ period }),
      dashboardApi.function.metricFailures(period),
    ]),
  ];
}
