import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { StreamRecord } from 'aws-lambda';

/**
 * Converts the item in a stream record of a table. A cast is needed, because two AWS packages have
 * different types for the same values.
 */
export function imageOf(image: NonNullable<StreamRecord['NewImage']>): Record<string, unknown> {
  return unmarshall(image as Record<string, AttributeValue>);
}
