/** Reads a record of the lead queue: the lead's ids and when the message was sent. */
import type { SQSRecord } from 'aws-lambda';
import { leadMessageSchema, type LeadMessage } from '../../contract/lead-message.ts';

export interface Delivery extends LeadMessage {
  /**
   * When the message was sent. Set only at the first delivery, because only then does the time show
   * how long messages wait in the queue.
   */
  messageSentAt?: Date | undefined;
}

/**
 * Reads the message from a record of the queue.
 * @throws {Error} if the body is not a lead message.
 */
export function deliveryOf({ body, attributes }: Pick<SQSRecord, 'body' | 'attributes'>): Delivery {
  const message = leadMessageSchema.parse(JSON.parse(body));
  const { ApproximateReceiveCount, SentTimestamp } = attributes;
  // At a later delivery, the message's sending time would show how long the row has waited, not how
  // long messages wait in the queue.
  const isFirst = ApproximateReceiveCount === '1';
  return { ...message, ...(isFirst && { messageSentAt: new Date(Number(SentTimestamp)) }) };
}
