/**
 * The reconciler: every minute it sends due open submissions again. It closes submissions whose
 * outcome can no longer be known or that are open for too long. It makes lost messages, crashes and
 * dead letters harmless, so an alarm rings if the reconciler stops reporting.
 */
import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { reconcilerMetrics } from '../contract/metrics.ts';
import type { Accounts } from './accounts.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { failuresAlarm } from './failures-alarm.ts';
import type { FollowUps } from './follow-ups.ts';
import type { LeadQueue } from './lead-queue.ts';
import type { RepeatedLeads } from './repeated-leads.ts';
import { RunbookAlarm } from './runbook-alarm.ts';
import { runEvery } from './run-every.ts';
import { ServiceFunction } from './service-function.ts';
import type { Submissions } from './submissions.ts';
import type { TargetForms } from './target-forms.ts';
import { functionSeconds } from './function-limits.ts';

export interface ReconcilerProps {
  leadRetentionDays: number;
  maxOpenDays: number;
  submissions: Submissions;
  repeatedLeads: RepeatedLeads;
  leadQueue: LeadQueue;
  targetForms: TargetForms;
  circuitBreaker: CircuitBreaker;
  accounts: Accounts;
  followUps: FollowUps;
}

/**
 * The alarm rings if the oldest open submission is older than this. In an ordinary stage no
 * submission is open for so long.
 */
const oldestAge = Duration.minutes(30);

export class Reconciler extends Construct {
  readonly function: ServiceFunction<'reconciler'>;
  readonly alarms: readonly RunbookAlarm[];

  constructor(scope: Construct, id: string, props: ReconcilerProps) {
    super(scope, id);
    this.function = new ServiceFunction(this, 'Function', {
      name: 'reconciler',
      description: 'Re-sends due submissions and closes those that nothing else will end',
      environment: {
        SUBMISSIONS_TABLE: props.submissions.table.tableName,
        LEAD_QUEUE_URL: props.leadQueue.queue.queueUrl,
        LEAD_RETENTION_DAYS: String(props.leadRetentionDays),
        MAX_OPEN_DAYS: String(props.maxOpenDays),
        ...props.repeatedLeads.tableEnvironment,
        CIRCUIT_BREAKER_TABLE: props.circuitBreaker.table.tableName,
        ...props.targetForms.environment,
        ACCOUNTS_TABLE: props.accounts.table.tableName,
        FOLLOW_UPS_TABLE: props.followUps.table.tableName,
      },
      timeout: Duration.seconds(functionSeconds.reconciler),
    });
    props.submissions.grantReconcile(this.function);
    props.repeatedLeads.grantNoteSent(this.function);
    props.followUps.grantAsk(this.function);
    props.leadQueue.grantSend(this.function);
    props.leadQueue.grantWatch(this.function);
    props.targetForms.grantRead(this.function);
    props.circuitBreaker.grantShow(this.function);
    props.accounts.grantRead(this.function);
    runEvery(Duration.minutes(1), this, 'EveryMinute', this.function);
    const period = Duration.minutes(5);
    this.alarms = [
      new RunbookAlarm(this, 'OpenSubmissionsTooOldAlarm', {
        metric: this.function.metricOwn(reconcilerMetrics.oldestOpenAge, {
          statistic: 'Maximum',
          period,
        }),
        above: oldestAge.toSeconds(),
        meaning: 'A submission stays open for too long.',
        because: 'In an ordinary stage, all attempts at one lead together take less time.',
        isVital: true,
      }),
      // Rings if the reconciler stops. The alarm on the age of the oldest open submission can't
      // detect this: the age is also not sent while no submission is open, because a custom metric
      // costs money in each hour in which it is sent.
      new RunbookAlarm(this, 'ReconcilerStoppedAlarm', {
        // Lambda sends the metric `Errors` with every run, so it is missing only if no run has
        // begun.
        metric: this.function.metricErrors({ statistic: 'Average', period }),
        above: 0.99,
        meaning: 'The reconciler does not run, or all its runs fail.',
        because: 'It runs each minute, so five runs in a row are no accident.',
        missingIsFailing: true,
        isVital: true,
      }),
      failuresAlarm(this, 'ReconcilerFailuresAlarm', this.function, {
        meaning: 'The reconciler cannot move some submissions on.',
        periods: 3,
        because:
          'A failed row is tried again a minute later, so a quarter of an hour is no accident.',
      }),
    ];
  }
}
