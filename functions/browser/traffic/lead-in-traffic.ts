/**
 * Decides how much of the lead may be in the requests that were sent since the form was filled in.
 */
import { isWhole } from './lead-in-request.ts';
import type { LogEvent } from './log.ts';
import { requestsIn } from './requests.ts';

/**
 * Whether a request carried the whole form (e-mail address and phone number) and did more than ask
 * for a validation of the values.
 */
export function sentWhole(events: readonly LogEvent[]): boolean {
  return requestsIn(events).all.some(({ shows, isCheck }) => isWhole(shows) && !isCheck);
}

/**
 * Whether any request or message may have contained the lead: a request or a WebSocket's message
 * with readable lead data, or, since the button was first pressed, a write to the form's site that
 * is long enough for a lead.
 */
export function mayHoldLead(events: readonly LogEvent[]): boolean {
  const { all, presses } = requestsIn(events);
  const isHeld = all.some(
    ({ weight, mayHold, press }) => weight > 0 || (mayHold && (press > 0 || presses === 0)),
  );
  return isHeld || events.some((event) => event.kind === 'socket sent' && event.showsLead);
}
