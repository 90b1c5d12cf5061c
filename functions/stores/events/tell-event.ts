/** An event as its user receives it: the stored event, with the submission's current reference. */
import type { ServiceEvent, SubmissionEvent, ToldEvent } from '../../../contract/events.ts';
import type { SubmissionRow } from '../../../contract/submission.ts';

/**
 * @param row the submission's row, for an event about a submission; undefined if the row is gone.
 */
export function tellEvent(
  event: ServiceEvent,
  row: Pick<SubmissionRow, 'reference'> | undefined,
): ToldEvent {
  const { id, timestamp } = event;
  if (!isOfSubmission(event)) {
    const { type, data } = event;
    return { id, type, timestamp, data } as ToldEvent;
  }
  const { type, data } = event;
  const { reference } = row ?? {};
  return {
    ...{ id, type, timestamp },
    data: {
      ...data,
      ...(reference !== undefined && { reference }),
      ...(!row && { erased: true as const }),
    },
  };
}

function isOfSubmission(event: ServiceEvent): event is SubmissionEvent {
  return 'submissionId' in event.data;
}
