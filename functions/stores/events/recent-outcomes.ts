/**
 * How a user's newest leads ended, for the rules of alerts: newest first, in the order of writing.
 */
import {
  writtenIndexName,
  type EventRow,
  type SubmissionEventType,
} from '../../../contract/events.ts';
import { stageForm } from '../../../contract/submission.ts';
import { queryPages } from '../dynamodb/read-items.ts';
import type { EventTable } from './event-store.ts';

export interface Outcome {
  /** When the outcome's event was written, in epoch milliseconds. */
  at: number;
  /** The id of the user's own form, or `stage` for the form that the stage offers to all users. */
  formId: string;
  hasFailed: boolean;
}

/**
 * Whether the event means that a lead failed; undefined if the lead's owner caused the event, for
 * example by cancelling the lead.
 */
const failures: Record<SubmissionEventType, boolean | undefined> = {
  'submission.succeeded': false,
  'submission.failed': true,
  'submission.undecided': true,
  'submission.expired': true,
  'submission.cancelled': undefined,
  'submission.decided': undefined,
};

const PAGE = 100;

/** Yields pages of outcomes until the user has no older event. */
export async function* recentOutcomes(
  table: Pick<EventTable, 'client' | 'table'>,
  userId: string,
): AsyncGenerator<Outcome[]> {
  const pages = queryPages<EventRow>(table, {
    IndexName: writtenIndexName,
    KeyConditionExpression: 'userId = :userId',
    ExpressionAttributeValues: { ':userId': userId },
    ScanIndexForward: false,
    Limit: PAGE,
  });
  for await (const page of pages) yield page.flatMap(outcomeOf);
}

function outcomeOf({ type, data, written }: EventRow): Outcome[] {
  const hasFailed = type in failures ? failures[type as SubmissionEventType] : undefined;
  if (hasFailed === undefined) return [];
  const at = Date.parse(written.slice(0, written.indexOf('#')));
  return [{ at, formId: ('formId' in data ? data.formId : undefined) ?? stageForm, hasFailed }];
}
