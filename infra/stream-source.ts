/**
 * Makes a table's stream the source of a function's events. A record that fails is tried again a
 * limited number of times, separated from its batch and then put into a queue of failures, so that
 * it cannot block the shard.
 */
import { Duration } from 'aws-cdk-lib';
import type { ITable, Table } from 'aws-cdk-lib/aws-dynamodb';
import { FilterCriteria, type StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { streamRetries } from './function-limits.ts';

export interface StreamSourceProps {
  startingPosition: StartingPosition;
  /**
   * The largest number of changes in a batch. A shard's batches run one after the other, so small
   * batches slow down the handling of many changes.
   */
  batchSize: number;
  /** The queue for failed records. The function needs the right to send messages to this queue. */
  failures: Queue;
  /** Patterns; a record must match at least one of them. */
  filters: readonly Record<string, unknown>[];
}

export function streamSource(
  table: Table,
  { startingPosition, batchSize, failures, filters }: StreamSourceProps,
): DynamoEventSource {
  return new DynamoEventSource(table as ITable, {
    startingPosition,
    batchSize,
    retryAttempts: streamRetries,
    maxRecordAge: Duration.hours(1),
    bisectBatchOnError: true,
    reportBatchItemFailures: true,
    // `SqsDlq` is not used, because it would also grant reading the queue's address and length.
    onFailure: { bind: () => ({ destination: failures.queueArn }) },
    filters: filters.map((filter) => FilterCriteria.filter(filter)),
  });
}
