/**
 * The events: their table, and the function that writes them from the streams of submissions and
 * target forms. A record that fails is retried a limited number of times, separated from its batch
 * and put into the queue of failures, so that it can't block the shard. Every quarter of an hour
 * the same function reads that queue and takes the records from their stream again, as long as the
 * stream keeps them. The live channel does not repeat its failures in this way, because the
 * dashboard's next refresh shows a missed update. A missed event, however, would never be reported
 * to anybody.
 */
import { Duration, Stack } from 'aws-cdk-lib';
import { ProjectionType, Table } from 'aws-cdk-lib/aws-dynamodb';
import {
  FilterRule,
  StartingPosition,
  type Function as LambdaFunction,
} from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { writtenIndexName } from '../contract/events.ts';
import { finalStatuses } from '../contract/submission.ts';
import { acknowledge } from './acknowledge.ts';
import type { Callbacks } from './callbacks.ts';
import { RunbookAlarm } from './runbook-alarm.ts';
import { ServiceFunction } from './service-function.ts';
import { deadLettersAlarm, serviceQueue } from './service-queue.ts';
import { streamAgeAlarm } from './stream-age-alarm.ts';
import { streamSource } from './stream-source.ts';
import type { Submissions } from './submissions.ts';
import type { TargetForms } from './target-forms.ts';
import { allow } from './grants.ts';
import { keyedBy } from './keyed-by.ts';
import { keptTable } from './kept-table.ts';
import { functionSeconds, streamBatches } from './function-limits.ts';

export interface EventsProps {
  callbacks: Callbacks;
  submissions: Submissions;
  targetForms: TargetForms;
  /** Whether the events are kept when the stack is deleted. */
  keepData: boolean;
}

const redrivePeriod = Duration.minutes(15);
/** The time for which a stream keeps its records. */
const streamRetention = Duration.hours(24);
const redrives = streamRetention.toMinutes() / redrivePeriod.toMinutes();
const failureQueue = {
  retentionPeriod: Duration.days(14),
};

export class Events extends Construct {
  readonly table: Table;
  readonly function: ServiceFunction<'events'>;
  readonly alarms: readonly RunbookAlarm[];
  private readonly failures: Queue;
  private readonly lost: Queue;

  constructor(scope: Construct, id: string, props: EventsProps) {
    super(scope, id);
    const { callbacks, submissions, targetForms } = props;
    this.table = this.makeTable(props.keepData);
    this.function = new ServiceFunction(this, 'Function', {
      name: 'events',
      description: 'Writes the events of submissions and target forms',
      environment: {
        EVENTS_TABLE: this.table.tableName,
        TARGET_FORMS_TABLE: targetForms.table.tableName,
        ...callbacks.environment,
        STREAMS_ENDPOINT: `https://streams.dynamodb.${Stack.of(this).region}.${Stack.of(this).urlSuffix}/`,
      },
      timeout: Duration.seconds(functionSeconds.events),
    });
    this.lost = serviceQueue(this, 'Lost', failureQueue);
    this.failures = serviceQueue(this, 'Failures', {
      ...failureQueue,
      visibilityTimeout: redrivePeriod,
      deadLetterQueue: { queue: this.lost, maxReceiveCount: redrives },
    });
    this.failures.grant(this.function, 'sqs:SendMessage');
    this.follow(submissions.table, {
      NewImage: { status: { S: [...finalStatuses] } },
    });
    this.follow(targetForms.table, { Keys: { sortKey: { S: FilterRule.beginsWith('form#') } } });
    this.function.addEventSource(
      // The event source has no concurrency limit, because Lambda polls an idle queue with two
      // connections if there is no limit, and with five if there is one.
      new SqsEventSource(this.failures, { batchSize: 1 }),
    );
    targetForms.grantName(this.function);
    callbacks.grantPlan(this.function);
    this.grantWrite(this.function);
    this.alarms = this.makeAlarms();
    if (this.function.role) {
      acknowledge(this.function.role, {
        'AwsSolutions-IAM5[Resource::*]':
          'The ListStreams of a stream supports no resource-level permissions.',
      });
    }
  }

  /** Lets the writers of events write new events. */
  grantWrite(grantee: LambdaFunction) {
    this.grant(grantee, 'dynamodb:PutItem');
  }

  /** Lets the function that calls users' addresses read one event at a time. */
  grantReadOne(grantee: LambdaFunction) {
    this.grant(grantee, 'dynamodb:GetItem');
  }

  /** Lets a function list a user's events in the order of writing. */
  grantList(grantee: LambdaFunction) {
    const resources = [`${this.table.tableArn}/index/${writtenIndexName}`];
    allow(grantee, resources, 'dynamodb:Query');
  }

  private grant(grantee: LambdaFunction, ...actions: string[]) {
    allow(grantee, this.table.tableArn, actions);
  }

  private makeTable(keepData: boolean): Table {
    const table = new Table(this, 'Table', {
      ...keyedBy('userId', 'id'),
      ...keptTable(keepData),
      timeToLiveAttribute: 'expiresAt',
    });
    table.addGlobalSecondaryIndex({
      indexName: writtenIndexName,
      ...keyedBy('userId', 'written'),
      projectionType: ProjectionType.ALL,
    });
    return table;
  }

  private follow(table: Table, dynamodb: object) {
    this.function.addEventSource(
      streamSource(table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: streamBatches.events,
        failures: this.failures,
        // The filters only save invocations of the events function. The function itself decides
        // which changes become events.
        filters: [{ eventName: ['MODIFY'], dynamodb }],
      }),
    );
  }

  private makeAlarms(): RunbookAlarm[] {
    return [
      streamAgeAlarm(this, 'EventsLateAlarm', this.function, {
        above: Duration.minutes(5),
        meaning: 'Events are written more than five minutes late.',
        because: 'A batch is written within a second, and integrators wait for events.',
      }),
      new RunbookAlarm(this, 'EventFailuresAlarm', {
        metric: this.failures.metricApproximateNumberOfMessagesNotVisible({
          period: Duration.minutes(5),
          statistic: 'Maximum',
        }),
        above: 0,
        periods: 6,
        meaning: 'Events could not be written for half an hour and will be lost after a day.',
        because:
          'A failure that passes is repaired by the next redrive, after a quarter of an hour.',
      }),
      deadLettersAlarm(this, 'LostEventsAlarm', this.lost, {
        meaning: 'Events are lost: their stream has not kept the changes.',
        because: 'A batch is given up only after redrives of a whole day.',
      }),
    ];
  }
}
