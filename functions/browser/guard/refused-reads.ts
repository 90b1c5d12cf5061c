/**
 * Decides which requests that only read (such as GET) are refused because their address may carry
 * the lead.
 */
import { PHONE_DIGITS } from '../traffic/lead-in-request.ts';
import type { LogEvent, Refused } from '../traffic/log.ts';
import { isNativeSend } from '../traffic/native-send.ts';
import { earlierSends, isRepeatOf } from '../traffic/repeated-send.ts';
import { isIdempotent } from '../traffic/request-facts.ts';
import type { Paused } from '../traffic/request-content.ts';
import type { RequestContents } from './request-contents.ts';

interface Known {
  contents: RequestContents;
  events: readonly LogEvent[];
  /** The address of the form. */
  home: string;
}

/** @returns the rule that refuses the request; undefined if no rule does. */
export function refusalOfRead(
  paused: Paused,
  { contents, events, home }: Known,
): Refused['by'] | undefined {
  const { request, resourceType, redirectedRequestId } = paused;
  if (redirectedRequestId !== undefined || !isIdempotent(request.method)) return undefined;
  const { email, phone } = contents.shows(paused);
  const isPart = email || phone;
  if (isPart && resourceType === 'Document' && isNativeSend(events, request)) return 'native';
  // A long query may contain the lead in another encoding.
  const mayHold = isPart || new URL(request.url).search.length > PHONE_DIGITS;
  const isRepeat = () => isRepeatOf(earlierSends(events, contents.factsOf(paused), home));
  return mayHold && isRepeat() ? 'repeat' : undefined;
}
