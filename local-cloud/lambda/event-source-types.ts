/** The resource types that invoke functions: event source mappings and schedule rules. */
import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod';
import { shardId, type StreamRecord, type TableStream } from '../dynamodb/stream.ts';
import { queueUrlOf } from '../sqs/resource-types.ts';
import type { PhysicalNames } from '../template/physical-names.ts';
import { flag, number, resourceType, type ResourceTypes } from '../template/resource-type.ts';
import { account, region, TemplateError } from '../template/template.ts';
import { createEventFilter } from './event-filter.ts';
import type { Functions } from './functions.ts';
import { startQueuePoller } from './queue-poller.ts';
import { rateMilliseconds, scheduledEvent, startSchedule } from './schedule.ts';
import { startStreamPoller } from './stream-poller.ts';

export interface EventSourceTypesOptions {
  functions: Functions;
  queues: SQSClient;
  streams: ReadonlyMap<string, TableStream>;
  names: PhysicalNames;
  /**
   * Registers a start function, which is called after everything else has started. It returns a
   * stop function, which is called when the cloud stops.
   */
  onStart: (start: () => () => void) => void;
  /**
   * Registers a callback for the stop of the cloud. The cloud waits for its promise, so that
   * functions can finish their events.
   */
  onDrain: (drain: () => Promise<void>) => void;
}

const mappingSchema = z.object({
  EventSourceArn: z.string(),
  FunctionName: z.string(),
  Enabled: flag.default(true),
  BatchSize: number.optional(),
  FunctionResponseTypes: z.array(z.string()).default([]),
  ScalingConfig: z.object({ MaximumConcurrency: number.optional() }).optional(),
  StartingPosition: z.string().optional(),
  MaximumRetryAttempts: number.default(-1),
  MaximumRecordAgeInSeconds: number.default(-1),
  BisectBatchOnFunctionError: flag.default(false),
  DestinationConfig: z
    .object({ OnFailure: z.object({ Destination: z.string() }).optional() })
    .optional(),
  FilterCriteria: z.object({ Filters: z.array(z.object({ Pattern: z.string() })) }).optional(),
});
type MappingProperties = z.output<typeof mappingSchema>;

const ruleSchema = z.object({
  ScheduleExpression: z.string(),
  State: z.string().default('ENABLED'),
  Targets: z.array(z.object({ Arn: z.string(), Id: z.string(), Input: z.string().optional() })),
});

export function eventSourceTypes(options: EventSourceTypesOptions): ResourceTypes {
  const { names, onStart, functions } = options;
  return {
    'AWS::Lambda::EventSourceMapping': resourceType(mappingSchema, (properties, logicalId) => {
      if (properties.Enabled) onStart(() => startMapping(options, properties));
      return { ref: names.id(logicalId, 36) };
    }),
    'AWS::Events::Rule': resourceType(ruleSchema, (rule, logicalId) => {
      const name = names.named(logicalId);
      const arn = `arn:aws:events:${region}:${account}:rule/${name}`;
      const everyMs = rateMilliseconds(rule.ScheduleExpression);
      for (const { Arn, Input } of rule.State === 'ENABLED' ? rule.Targets : []) {
        onStart(() =>
          startSchedule({
            everyMs,
            run: () =>
              functions.invoke(Arn, Input ? JSON.parse(Input) : scheduledEvent(arn, new Date())),
          }),
        );
      }
      return { ref: name, attributes: { Arn: arn } };
    }),
  };
}

function startMapping(options: EventSourceTypesOptions, mapping: MappingProperties): () => void {
  const { functions, queues, streams, onDrain } = options;
  const shared = {
    reportsItemFailures: mapping.FunctionResponseTypes.includes('ReportBatchItemFailures'),
    invoke: (event: unknown) => functions.invoke(mappedFunction(mapping.FunctionName), event),
  };
  const queueUrl = queueUrlOf(mapping.EventSourceArn);
  if (queueUrl !== undefined) {
    const poller = startQueuePoller({
      ...shared,
      queues,
      queueUrl,
      queueArn: mapping.EventSourceArn,
      batchSize: mapping.BatchSize ?? 10,
      maximumConcurrency: mapping.ScalingConfig?.MaximumConcurrency ?? 4,
    });
    onDrain(poller.idle);
    return poller.stop;
  }
  const stream = streams.get(mapping.EventSourceArn);
  if (!stream) throw new TemplateError(`There is no event source ${mapping.EventSourceArn}`);
  return startStreamPoller({
    ...shared,
    stream,
    batchSize: mapping.BatchSize ?? 100,
    maximumRetries: mapping.MaximumRetryAttempts,
    maximumAgeSeconds: mapping.MaximumRecordAgeInSeconds,
    bisects: mapping.BisectBatchOnFunctionError,
    accepts: createEventFilter(mapping.FilterCriteria?.Filters.map(({ Pattern }) => Pattern) ?? []),
    setAside: (records, attempts) => setAside(queues, mapping, records, attempts),
  }).stop;
}

/**
 * Sends Lambda's message about failed records to the failure queue. The message contains the
 * records' positions in the stream, but not their content.
 */
async function setAside(
  queues: SQSClient,
  { DestinationConfig, FunctionName }: MappingProperties,
  records: StreamRecord[],
  attempts: number,
): Promise<void> {
  const QueueUrl = queueUrlOf(DestinationConfig?.OnFailure?.Destination ?? '');
  if (QueueUrl === undefined) return;
  const message = {
    requestContext: {
      functionArn: mappedFunction(FunctionName),
      condition: 'RetryAttemptsExhausted',
      approximateInvokeCount: attempts,
    },
    DDBStreamBatchInfo: {
      shardId,
      batchSize: records.length,
      startSequenceNumber: records[0]?.dynamodb.SequenceNumber,
      endSequenceNumber: records.at(-1)?.dynamodb.SequenceNumber,
      streamArn: records[0]?.eventSourceARN,
    },
  };
  await queues.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(message) }));
}

/** Returns the function's ARN: a mapping names its function by name or by ARN. */
function mappedFunction(nameOrArn: string): string {
  return nameOrArn.startsWith('arn:')
    ? nameOrArn
    : `arn:aws:lambda:${region}:${account}:function:${nameOrArn}`;
}
