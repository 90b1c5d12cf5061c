/**
 * Ends the GraphQL subscriptions of users whose sessions were ended. The stream of the accounts
 * table triggers this function.
 */
import type { Logger } from '@aws-lambda-powertools/logger';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { isClosed, type AccountRow } from '../../contract/account.ts';
import { asError } from '../../contract/errors.ts';
import { endSubscriptions as endingMutation } from '../../contract/graphql-operations.ts';
import type { CallLiveChannel } from './live-channel.ts';
import { storedAs } from '../stores/dynamodb/stored-as.ts';
import { imageOf } from '../stores/dynamodb/image-of.ts';

/** 9999-12-31 in epoch seconds: with this limit, every session counts as ended. */
export const AFTER_ALL = 253_402_214_400;

const accountOf = storedAs<AccountRow>();

export interface Ending {
  call: CallLiveChannel;
  logger: Pick<Logger, 'error'>;
}

/**
 * Whether the stream record is from the accounts table, and not from the submissions table: only a
 * submission has an `id`.
 */
export function isAccountChange({ dynamodb }: DynamoDBRecord): boolean {
  return dynamodb?.NewImage !== undefined && !('id' in dynamodb.NewImage);
}

/**
 * @returns the failed records. The stream delivers the batch again from the first of them on;
 * ending a subscription twice is harmless.
 */
export async function endSubscriptions(
  event: DynamoDBStreamEvent,
  ending: Ending,
): Promise<DynamoDBBatchResponse> {
  const failures = await Promise.all(event.Records.map((record) => endOf(record, ending)));
  return { batchItemFailures: failures.flat() };
}

async function endOf({ dynamodb }: DynamoDBRecord, { call, logger }: Ending) {
  if (!dynamodb?.NewImage || !dynamodb.SequenceNumber) return [];
  const account = accountOf(imageOf(dynamodb.NewImage));
  const notBefore = isClosed(account) ? AFTER_ALL : account.notBefore;
  if (notBefore === undefined) return [];
  try {
    await call(endingMutation, { userId: account.userId, notBefore });
    return [];
  } catch (error: unknown) {
    logger.error('Subscriptions were not ended', { error: asError(error) });
    return [{ itemIdentifier: dynamodb.SequenceNumber }];
  }
}
