/** What a record of the lead queue says: whose turn it is, and how long the queue is. */
import type { SQSRecord } from 'aws-lambda';
import { leadMessageSchema, type LeadMessage } from '../../contract/lead-message.ts';

export interface Delivery extends LeadMessage {
  /** When the message was sent; only at its first delivery, so that it tells the queue's age. */
  messageSentAt?: Date | undefined;
}

/** @throws {Error} where the body is no lead message. */
export function deliveryOf({ body, attributes }: Pick<SQSRecord, 'body' | 'attributes'>): Delivery {
  const message = leadMessageSchema.parse(JSON.parse(body));
  const { ApproximateReceiveCount, SentTimestamp } = attributes;
  // One that came before tells how long its row has waited, not how long the queue is.
  const isFirst = ApproximateReceiveCount === '1';
  return { ...message, ...(isFirst && { messageSentAt: new Date(Number(SentTimestamp)) }) };
}
