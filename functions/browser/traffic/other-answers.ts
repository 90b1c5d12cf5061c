/** Finds the answers to requests in which no lead data is readable, but which may hold the lead. */
import { newest, type LogEvent } from './log.ts';
import { requestsIn } from './requests.ts';
import type { JsonAnswer } from './submit-answer.ts';

export interface OtherAnswers {
  /**
   * The status of the first failed answer since the button was pressed, or of the newest answer if
   * none failed.
   */
  otherStatus: number | undefined;
  /** The answers, except pages, to requests that may hold the lead in encrypted form. */
  hidden: readonly JsonAnswer[];
  /**
   * The messages that a target sent through a WebSocket after the lead was sent through the same
   * WebSocket.
   */
  heard: readonly string[];
}

/** The maximum number of kept answers to requests that may hold the lead in encrypted form. */
const MOST_HIDDEN = 10;

export function otherAnswers(events: readonly LogEvent[]): OtherAnswers {
  const since = newest(events, 'pressed') ?? -1;
  const answered = requestsIn(events)
    .all.filter((one) => (one.answered?.place ?? -1) > since)
    .sort((one, other) => (one.answered?.place ?? 0) - (other.answered?.place ?? 0));
  const statuses = answered
    .filter(({ isOther }) => isOther)
    .map((one) => one.answered?.answer.status ?? 0);
  return {
    otherStatus: statuses.find((status) => status >= 400) ?? statuses.at(-1),
    hidden: answered
      .flatMap(({ mayHold, read }) => (mayHold && read?.json) || [])
      .slice(0, MOST_HIDDEN),
    heard: heardSince(events, since),
  };
}

function heardSince(events: readonly LogEvent[], since: number): string[] {
  const requests = new Set<number>();
  return events.slice(since + 1).flatMap((event) => {
    if (event.kind === 'socket sent' && event.showsLead) requests.add(event.socket);
    return event.kind === 'socket heard' && requests.has(event.socket) ? event.text : [];
  });
}
