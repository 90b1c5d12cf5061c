/**
 * Reads the records of a batch that its stream could not deliver. Lambda's message about such a
 * batch contains only the position of the records, and the stream keeps them for 24 hours.
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_Operations_Amazon_DynamoDB_Streams.html
 */
import * as z from 'zod/mini';
import type { CallAws } from '../aws-calls/call-aws.ts';
import type { ChangeRecord } from './write-events.ts';

const undeliveredSchema = z.object({
  DDBStreamBatchInfo: z.object({
    streamArn: z.string(),
    shardId: z.string(),
    startSequenceNumber: z.string(),
    endSequenceNumber: z.string(),
  }),
});

const iteratorSchema = z.object({ ShardIterator: z.string() });
const recordsSchema = z.object({
  Records: z.array(z.custom<ChangeRecord>((record) => typeof record === 'object')),
  NextShardIterator: z.optional(z.nullable(z.string())),
});

/**
 * The maximum number of reads for a batch of 25 records; a read may be empty although more records
 * follow.
 */
const MOST_READS = 20;

/** @throws {Error} if the records can't be read, for example because the stream has lost them. */
export type ReadAgain = (message: string) => Promise<ChangeRecord[]>;

export function createReadAgain(call: CallAws): ReadAgain {
  const ask = (operation: string, body: object) =>
    call({ target: `DynamoDBStreams_20120810.${operation}`, body });
  return async (message) => {
    const { DDBStreamBatchInfo: batch } = undeliveredSchema.parse(JSON.parse(message));
    const { ShardIterator } = iteratorSchema.parse(
      await ask('GetShardIterator', {
        StreamArn: batch.streamArn,
        ShardId: batch.shardId,
        ShardIteratorType: 'AT_SEQUENCE_NUMBER',
        SequenceNumber: batch.startSequenceNumber,
      }),
    );
    const records: ChangeRecord[] = [];
    let next: string | null | undefined = ShardIterator;
    for (let reads = 0; next && reads < MOST_READS; reads += 1) {
      const read = recordsSchema.parse(await ask('GetRecords', { ShardIterator: next }));
      for (const record of read.Records) {
        const ahead = placeOf(record) - BigInt(batch.endSequenceNumber);
        if (ahead <= 0) records.push(record);
        if (ahead >= 0) return records;
      }
      next = read.NextShardIterator;
    }
    throw new Error('The stream did not return the end of the batch');
  };
}

/**
 * Compares sequence numbers as numbers, because they have 21 to 40 digits. They grow within a
 * shard.
 */
function placeOf({ dynamodb }: ChangeRecord): bigint {
  return BigInt(dynamodb?.SequenceNumber ?? 0);
}
