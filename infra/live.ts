/**
 * The live channel's publisher: reads the submissions table's stream and publishes each changed row
 * to AppSync. Only if it is certain that the row's owner has no dashboard open, the change is not
 * published. AppSync passes the row to its owner's open dashboards. The publisher also reads the
 * accounts table's stream, to end the subscriptions of users whose sessions or accounts have ended.
 * A record that fails is retried a limited number of times, separated from its batch and then kept
 * in the failure queue, so that it can't block the shard. A dashboard that missed an event shows it
 * after Refresh.
 */
import { Duration } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { AccountRow } from '../contract/account.ts';
import type { SubmissionStatus } from '../contract/submission.ts';
import type { Accounts } from './accounts.ts';
import { acknowledge } from './acknowledge.ts';
import type { DashboardApi } from './dashboard-api.ts';
import type { RunbookAlarm } from './runbook-alarm.ts';
import { ServiceFunction } from './service-function.ts';
import { deadLettersAlarm, serviceQueue } from './service-queue.ts';
import { streamAgeAlarm } from './stream-age-alarm.ts';
import { streamSource } from './stream-source.ts';
import type { Submissions } from './submissions.ts';
import { functionSeconds, streamBatches } from './function-limits.ts';

export interface LiveProps {
  submissions: Submissions;
  accounts: Accounts;
  dashboardApi: DashboardApi;
}

/**
 * Patterns for an account's item, in the format of the table's stream. Each pattern names one
 * attribute whose presence ends the user's subscriptions. The stream stores each value in an object
 * with its type (`N` or `S`), and `exists` must be inside this object.
 */
const endings: Partial<Record<keyof AccountRow, object>>[] = [
  { notBefore: { N: FilterRule.exists() } },
  { disabledAt: { S: FilterRule.exists() } },
  { deletedAt: { S: FilterRule.exists() } },
];

export class Live extends Construct {
  readonly function: ServiceFunction<'live'>;
  readonly failures: Queue;
  readonly alarms: readonly RunbookAlarm[];

  constructor(scope: Construct, id: string, props: LiveProps) {
    super(scope, id);
    this.function = new ServiceFunction(this, 'Function', {
      name: 'live',
      description: 'Publishes changed submissions to the live channel',
      environment: {
        GRAPHQL_URL: props.dashboardApi.api.graphqlUrl,
        ACCOUNTS_TABLE: props.accounts.table.tableName,
      },
      timeout: Duration.seconds(functionSeconds.live),
    });
    this.failures = serviceQueue(this, 'Failures', {
      retentionPeriod: Duration.days(14),
    });
    this.failures.grant(this.function, 'sqs:SendMessage');
    // Filters out the fence's write, which only records that an attempt may now submit its lead. No
    // page shows this change, and publishing a change costs as much as six writes.
    this.follow(props.submissions.table, [
      { status: { S: FilterRule.notEquals('processing' satisfies SubmissionStatus) } },
      { fencedAt: { S: FilterRule.notExists() } },
    ]);
    // Filters out writes that only record whether a user has a dashboard open.
    this.follow(props.accounts.table, endings);
    props.accounts.grantRead(this.function);
    props.accounts.grantEndWatching(this.function);
    props.dashboardApi.grantPublish(this.function);
    this.alarms = [
      streamAgeAlarm(this, 'StreamAgeAlarm', this.function, {
        above: Duration.minutes(1),
        meaning: 'Live updates reach dashboards more than a minute late.',
        because: 'A batch is published within a second; people notice a delay of a minute.',
      }),
      deadLettersAlarm(this, 'LiveFailuresAlarm', this.failures, {
        meaning: 'Changes could not be published to the live channel and were set aside.',
        because: 'A change is set aside only after five tries of its own.',
      }),
    ];
    if (this.function.role) {
      acknowledge(this.function.role, {
        'AwsSolutions-IAM5[Resource::*]':
          'The ListStreams of a stream supports no resource-level permissions.',
      });
    }
    acknowledge(this.failures, {
      'AwsSolutions-SQS3': 'This queue is itself the failure destination of the stream.',
    });
  }

  /** @param images patterns: the function gets a written item only if one of them matches it. */
  private follow(table: Table, images: object[]) {
    const written = { eventName: FilterRule.or('INSERT', 'MODIFY') };
    const filters = images.map((NewImage) => ({ ...written, dynamodb: { NewImage } }));
    this.function.addEventSource(
      streamSource(table, {
        startingPosition: StartingPosition.LATEST,
        batchSize: streamBatches.live,
        failures: this.failures,
        filters: [
          ...filters,
          // Filters out removals by DynamoDB's time-to-live, whose records have a `userIdentity`:
          // dashboards hide expired rows themselves.
          { eventName: ['REMOVE'], userIdentity: { type: [{ exists: false }] } },
        ],
      }),
    );
  }
}
