import { expect, test } from '@jest/globals';
import type { SQSRecordAttributes } from 'aws-lambda';
import { deliveryOf } from '../../../functions/bot/delivery.ts';

const message = { userId: 'user', submissionId: 'submission' };
const sentAt = new Date('2026-03-01T09:00:00.000Z');

const record = (count: number, body: object = message) => ({
  body: JSON.stringify(body),
  attributes: {
    ApproximateReceiveCount: String(count),
    SentTimestamp: String(sentAt.getTime()),
  } as SQSRecordAttributes,
});

test('the first delivery of a queue message contains its send time', () => {
  expect(deliveryOf(record(1))).toEqual({ ...message, messageSentAt: sentAt });
});

test('a repeated delivery of a queue message contains no send time', () => {
  expect(deliveryOf(record(2))).toEqual(message);
});

test('a message body that is not a lead message is refused', () => {
  expect(() => deliveryOf(record(1, { userId: 'user' }))).toThrow();
});
