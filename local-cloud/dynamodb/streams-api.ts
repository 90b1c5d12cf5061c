/**
 * The two operations of the DynamoDB Streams API with which a function reads a stream's records:
 * GetShardIterator and GetRecords. Each stream has one shard.
 */
import type { EngineAnswer } from './engine.ts';
import type { TableStream } from './stream.ts';

type Answer = (input: Record<string, unknown>) => EngineAnswer;

export function createStreamsApi(streamOf: (arn: string) => TableStream | undefined) {
  const operations: Record<string, Answer> = {
    GetShardIterator: ({ StreamArn, SequenceNumber }) =>
      streamOf(String(StreamArn))
        ? answer({ ShardIterator: [StreamArn, SequenceNumber].join(separator) })
        : refusal('ResourceNotFoundException'),
    GetRecords: ({ ShardIterator }) => {
      const [arn = '', from = '0'] = String(ShardIterator).split(separator);
      const records = streamOf(arn)?.readFrom(BigInt(from));
      if (!records) return refusal('TrimmedDataAccessException');
      const last = records.at(-1)?.dynamodb.SequenceNumber;
      const next = last === undefined ? from : String(BigInt(last) + 1n);
      return answer({ Records: records, NextShardIterator: [arn, next].join(separator) });
    },
  };
  return (operation: string, input: Record<string, unknown>): EngineAnswer =>
    operations[operation]?.(input) ?? refusal('UnknownOperationException');
}

const separator = '|';

function answer(body: object): EngineAnswer {
  return { status: 200, headers: {}, body: { ...body } };
}

function refusal(error: string): EngineAnswer {
  return {
    status: 400,
    headers: {},
    body: { __type: `com.amazonaws.dynamodb.v20120810#${error}` },
  };
}
