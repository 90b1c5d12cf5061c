/** Which of the lead's fields the page's submits were seen to hold as the lead has them. */
import type { LeadField } from '../../../contract/lead.ts';
import type { LogEvent } from './log.ts';
import { requestsIn } from './requests.ts';

/** A form of several parts sends a request for each of them. One without an answer may not have left. */
export function seenToLeave(events: readonly LogEvent[]): ReadonlySet<LeadField> {
  const submits = requestsIn(events).all.filter(({ weight, answered }) => weight > 0 && answered);
  return new Set(submits.flatMap(({ holds = [] }) => holds));
}
