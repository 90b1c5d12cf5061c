import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { StreamRecord } from 'aws-lambda';

/**
 * The item in a record of a table's stream. The two AWS packages have different types for the same
 * values.
 */
export function imageOf(image: NonNullable<StreamRecord['NewImage']>): Record<string, unknown> {
  return unmarshall(image as Record<string, AttributeValue>);
}
