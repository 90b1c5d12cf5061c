/** Which of the lead's values were readable in the page's submits exactly as the lead has them. */
import type { LeadField } from '../../../contract/lead.ts';
import type { LogEvent } from './log.ts';
import { requestsIn } from './requests.ts';

/**
 * A form in several parts sends one request for each part. A request without an answer may not have
 * been sent.
 */
export function seenToLeave(events: readonly LogEvent[]): ReadonlySet<LeadField> {
  const submits = requestsIn(events).all.filter(({ weight, answered }) => weight > 0 && answered);
  return new Set(submits.flatMap(({ holds = [] }) => holds));
}
