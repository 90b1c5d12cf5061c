/**
 * A table's stream: the records of its writes in order. The stream is in memory only. If a page
 * misses a live update because of a restart, the page reads the data again.
 */
import { randomUUID } from 'node:crypto';
import { region } from '../template/template.ts';

export type AttributeMap = Record<string, unknown>;

export interface StreamRecord {
  eventID: string;
  eventName: 'INSERT' | 'MODIFY' | 'REMOVE';
  eventVersion: '1.1';
  eventSource: 'aws:dynamodb';
  awsRegion: string;
  eventSourceARN: string;
  userIdentity?: { type: 'Service'; principalId: 'dynamodb.amazonaws.com' };
  dynamodb: {
    ApproximateCreationDateTime: number;
    Keys: AttributeMap;
    NewImage?: AttributeMap;
    OldImage?: AttributeMap;
    SequenceNumber: string;
    SizeBytes: number;
    StreamViewType: string;
  };
}

export interface Change {
  keys: AttributeMap;
  newImage?: AttributeMap | undefined;
  oldImage?: AttributeMap | undefined;
  expired?: boolean;
}

export interface TableStream {
  arn: string;
  append: (change: Change) => void;
  /**
   * The records from a sequence number on; undefined if the stream no longer keeps the record with
   * this number.
   */
  readFrom: (sequence: bigint) => StreamRecord[] | undefined;
  subscribe: (reader: (record: StreamRecord) => void) => void;
}

/** The id of the only shard of each stream. */
export const shardId = 'shardId-00000000000000000000-00000000';

/**
 * The maximum number of records that a stream keeps. DynamoDB instead keeps the records of 24
 * hours.
 */
const KEPT_RECORDS = 1000;

export function createStream({ arn, viewType }: { arn: string; viewType: string }): TableStream {
  const readers: ((record: StreamRecord) => void)[] = [];
  const kept: StreamRecord[] = [];
  let sequence = BigInt(Date.now()) * 1_000_000n;
  const sequenceOf = ({ dynamodb }: StreamRecord) => BigInt(dynamodb.SequenceNumber);
  return {
    arn,
    readFrom: (from) => {
      const [oldest] = kept;
      if (oldest && from < sequenceOf(oldest)) return undefined;
      return kept.filter((record) => sequenceOf(record) >= from);
    },
    subscribe: (reader) => void readers.push(reader),
    append: (change) => {
      sequence += 1n;
      const record = toRecord(change, { arn, viewType, sequence: sequence.toString() });
      kept.push(record);
      if (kept.length > KEPT_RECORDS) kept.shift();
      for (const reader of readers) reader(record);
    },
  };
}

function toRecord(
  { keys, newImage, oldImage, expired }: Change,
  stream: { arn: string; viewType: string; sequence: string },
): StreamRecord {
  const showsNew = stream.viewType.startsWith('NEW') && newImage;
  const showsOld = stream.viewType.includes('OLD') && oldImage;
  return {
    eventID: randomUUID().replaceAll('-', ''),
    eventName: !newImage ? 'REMOVE' : oldImage ? 'MODIFY' : 'INSERT',
    eventVersion: '1.1',
    eventSource: 'aws:dynamodb',
    awsRegion: region,
    eventSourceARN: stream.arn,
    ...(expired
      ? { userIdentity: { type: 'Service', principalId: 'dynamodb.amazonaws.com' } as const }
      : {}),
    dynamodb: {
      ApproximateCreationDateTime: Math.floor(Date.now() / 1000),
      Keys: keys,
      ...(showsNew ? { NewImage: newImage } : {}),
      ...(showsOld ? { OldImage: oldImage } : {}),
      SequenceNumber: stream.sequence,
      SizeBytes: JSON.stringify(newImage ?? keys).length,
      StreamViewType: stream.viewType,
    },
  };
}
