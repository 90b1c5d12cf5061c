import type { LogEvent } from './log.ts';
import { isRedirectStatus, showsPage } from './request-facts.ts';
import { requestsIn } from './requests.ts';

/** Whether the body of the answer to the given request may show how the submit ended. */
export function isBodyWanted(events: readonly LogEvent[], number: number, status: number): boolean {
  const { byNumber, presses } = requestsIn(events);
  const request = byNumber.get(number);
  if (!request) return false;
  // A stream of events never ends, and an answer with status 204 or 205 has no body.
  if (request.type === 'eventsource' || status === 204 || status === 205) return false;
  if (isRedirectStatus(status)) return false;
  if (request.mayHold) return true;
  if (!request.isAwaited || request.settled !== undefined) return false;
  if (request.isPage && showsPage(status)) return true;
  // If a submit by a script or into a hidden frame is redirected, its result is the answer of the
  // last address.
  const isEnd = request.from !== undefined && !request.isPage;
  return isEnd || (request.weight > 0 && request.press === presses);
}
