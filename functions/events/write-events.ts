/**
 * Writes the events of a batch of changed submissions and forms. The order does not matter, because
 * each event carries the version of the changed item.
 */
import type { Logger } from '@aws-lambda-powertools/logger';
import type { DynamoDBRecord } from 'aws-lambda';
import { asError } from '../../contract/errors.ts';
import type { ServiceEvent } from '../../contract/events.ts';
import type { SubmissionRow } from '../../contract/submission.ts';
import type { TargetFormRow } from '../../contract/target-forms.ts';
import type { EventStore } from '../stores/events/event-store.ts';
import { imageOf } from '../stores/dynamodb/image-of.ts';
import { storedAs } from '../stores/dynamodb/stored-as.ts';
import { isFormKey } from '../stores/target-forms/target-form-rows.ts';
import { formEventOf, submissionEventOf } from './event-of-change.ts';

export interface EventDependencies {
  events: Pick<EventStore, 'write'>;
  /** The short name of a user's form; undefined if the form is gone. */
  shortNameOf: (userId: string, formId: string) => Promise<string | undefined>;
  /**
   * Called with each event, whether it was just written or already existed. May be called again for
   * the same event, after a crash between the write and this call.
   */
  planDeliveries: (event: UserEvent) => Promise<void>;
  logger: Pick<Logger, 'error'>;
}

export type UserEvent = ServiceEvent & { userId: string };

/** The members of a stream's record that the function reads. */
export type ChangeRecord = Pick<DynamoDBRecord, 'eventName' | 'dynamodb'>;

const submissionOf = storedAs<SubmissionRow>();
const formOf = storedAs<TargetFormRow>();

/** @returns the sequence numbers of the records whose events could not be written. */
export async function writeEvents(
  records: readonly ChangeRecord[],
  dependencies: EventDependencies,
): Promise<string[]> {
  const failures = await Promise.all(records.map((record) => writeEvent(record, dependencies)));
  return failures.flat();
}

async function writeEvent(record: ChangeRecord, dependencies: EventDependencies) {
  const { SequenceNumber: sequenceNumber = '' } = record.dynamodb ?? {};
  try {
    const event = eventOf(record);
    if (!event) return [];
    const named = await withShortName(event, dependencies);
    const { userId, ...stored } = named;
    await dependencies.events.write(userId, stored);
    await dependencies.planDeliveries(named);
    return [];
  } catch (error: unknown) {
    dependencies.logger.error('An event was not written', {
      sequenceNumber,
      error: asError(error),
    });
    return [sequenceNumber];
  }
}

/**
 * Records are filtered here too: the filters of the event sources do not apply to a batch that is
 * read again from its stream.
 */
function eventOf({ dynamodb }: ChangeRecord): UserEvent | undefined {
  const { OldImage, NewImage } = dynamodb ?? {};
  if (!OldImage || !NewImage) return undefined;
  const [before, after] = [imageOf(OldImage), imageOf(NewImage)];
  const { userId, sortKey } = after as { userId: string; sortKey?: string };
  const event =
    sortKey === undefined
      ? submissionEventOf(submissionOf(before), submissionOf(after))
      : isFormKey(sortKey) && formEventOf(formOf(before), formOf(after));
  return event ? { ...event, userId } : undefined;
}

/**
 * The event stores the form's short name, because the submission has only the form's id, and the
 * form may be renamed or deleted later.
 */
async function withShortName(
  event: UserEvent,
  { shortNameOf }: EventDependencies,
): Promise<UserEvent> {
  if (!('submissionId' in event.data) || event.data.formId === undefined) return event;
  const form = await shortNameOf(event.userId, event.data.formId);
  return form === undefined ? event : ({ ...event, data: { ...event.data, form } } as UserEvent);
}
