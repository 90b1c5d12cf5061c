/** An event as its user gets it: what was stored, and the reference that the row has now. */
import type { ServiceEvent, SubmissionEvent, ToldEvent } from '../../../contract/events.ts';

/** What an event tells of its submission's row. */
export interface ToldRow {
  reference?: string;
}

/** @param row the row of a submission's event; undefined if it is no longer there. */
export function tellEvent(event: ServiceEvent, row: ToldRow | undefined): ToldEvent {
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
