/** Decides which requests are refused at once, whether the lead may be sent or not. */
import { PHONE_DIGITS } from '../traffic/lead-in-request.ts';
import { newest, type LogEvent, type Refused } from '../traffic/log.ts';
import { isNativeSend } from '../traffic/native-send.ts';
import { earlierSends, isRepeatOf } from '../traffic/repeated-send.ts';
import { bodyOf, type Paused } from '../traffic/request-content.ts';
import { isIdempotent, isSentByField } from '../traffic/request-facts.ts';
import type { RequestContents } from './request-contents.ts';

interface Known {
  contents: RequestContents;
  events: readonly LogEvent[];
  /** The address of the form. */
  home: string;
}

/** @returns the rule that refuses the request; undefined if no rule does. */
export function refusalAtOnce(paused: Paused, known: Known): Refused['by'] | undefined {
  if (paused.redirectedRequestId !== undefined) return undefined;
  if (isIdempotent(paused.request.method)) return refusalOfRead(paused, known);
  // The page keeps its values, and the button sends all of them.
  const isPressed = newest(known.events, 'pressed') !== undefined;
  return !isPressed && isSentByField(String(bodyOf(paused.request))) ? 'field' : undefined;
}

/** Refuses requests that only read (such as GET) if their address may carry the lead. */
function refusalOfRead(
  paused: Paused,
  { contents, events, home }: Known,
): 'native' | 'repeat' | undefined {
  const { request, resourceType } = paused;
  const { email, phone } = contents.shows(paused);
  const isPart = email || phone;
  if (isPart && resourceType === 'Document' && isNativeSend(events, request)) return 'native';
  // A long query may contain the lead in another encoding.
  const mayHold = isPart || new URL(request.url).search.length > PHONE_DIGITS;
  const isRepeat = () => isRepeatOf(earlierSends(events, contents.factsOf(paused), home));
  return mayHold && isRepeat() ? 'repeat' : undefined;
}
