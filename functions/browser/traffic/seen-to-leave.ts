/**
 * Finds the lead's values that were readable in the page's submits, and the values that were in
 * none of them.
 */
import type { LeadField } from '../../../contract/lead.ts';
import type { LogEvent } from './log.ts';
import { isWrite, requestsIn, type SentRequest } from './requests.ts';
import { isSameSite } from './submit-weight.ts';

/**
 * The fields whose values were readable in a submit exactly as in the lead. A form in several parts
 * sends one request for each part. A request without an answer does not count, because it may not
 * have been sent.
 */
export function seenToLeave(events: readonly LogEvent[]): ReadonlySet<LeadField> {
  const submits = requestsIn(events).all.filter(({ weight, answered }) => weight > 0 && answered);
  return new Set(submits.flatMap(({ holds = [] }) => holds));
}

/**
 * The labels of the fields that were filled in, but whose values were in no submit: the page showed
 * these values but did not send them. Phone number and e-mail address count even if they were not
 * filled in, if both are missing: nobody could answer such a lead.
 */
export function neverSent(events: readonly LogEvent[]): string[] {
  const { all } = requestsIn(events);
  const submits = all.filter(({ weight }) => weight > 0);
  // Another write to the form's site or the submit's site may hold values too: a later part of the
  // form may send its values as ids and codes.
  const isOfSubmit = ({ url }: SentRequest) => submits.some((one) => isSameSite(one.url, url));
  const mayHold = (request: SentRequest) =>
    request.isOther || (isWrite(request) && isOfSubmit(request));
  const mayBeElsewhere =
    all.some((request) => request.weight === 0 && mayHold(request)) ||
    events.some(({ kind }) => kind === 'socket sent');
  if (submits.length === 0 || mayBeElsewhere) return [];
  const filled = events.flatMap((event) => (event.kind === 'filled' ? event.fields : []));
  const isLost = (field: string) => submits.every(({ lacks = [] }) => lacks.includes(field));
  const lost = filled.filter(({ field, value }) => value !== '' && isLost(field));
  const contact = ['phone', 'email'];
  const unreachable = lost.length === 0 && contact.every(isLost) ? contact : [];
  return [...new Set([...lost.map(({ field, label = field }) => label), ...unreachable])];
}
