/** Reads a record of the lead queue: the lead's ids and when the message was sent. */
import type { SQSRecord } from 'aws-lambda';
import { leadMessageSchema, type LeadMessage } from '../../contract/lead-message.ts';

export interface Delivery extends LeadMessage {
  /**
   * When the message was sent; set at the first delivery only, so that it shows the queue's age.
   */
  messageSentAt?: Date | undefined;
}

/** @throws {Error} if the body is not a lead message. */
export function deliveryOf({ body, attributes }: Pick<SQSRecord, 'body' | 'attributes'>): Delivery {
  const message = leadMessageSchema.parse(JSON.parse(body));
  const { ApproximateReceiveCount, SentTimestamp } = attributes;
  // On a later delivery the time shows how long the row has waited, not how long the queue is.
  const isFirst = ApproximateReceiveCount === '1';
  return { ...message, ...(isFirst && { messageSentAt: new Date(Number(SentTimestamp)) }) };
}
