/**
 * Recognises that a page sends the lead again by itself: after an error, after its own time-out, or
 * in another way ("fetch failed, so submit natively"). The target may have stored the lead the
 * first time. Requests that one press sends to several addresses are not repeats, as long as none
 * has failed.
 */
import {
  newest,
  type Begun,
  type Ended,
  type LetOut,
  type LogEvent,
  type PermitUsed,
} from './log.ts';
import { isSameSite } from './submit-weight.ts';

/** A request that was let out since the newest press. */
export interface EarlierSend extends LetOut {
  /** Whether an answer has begun to arrive. */
  isAnswered: boolean;
  /** Whether the browser has reported how it ended. */
  hasEnded: boolean;
  /** Whether it ended without an answer, or with one after which pages try again. */
  hasFailed: boolean;
  /** Whether the page did not wait for the end of the answer. */
  isLeft: boolean;
  /** Whether the next request is to the same address. */
  isAlike: boolean;
  /** Whether both hold the lead, and this one went to the form's site or the next one's. */
  isOfLead: boolean;
}

/** @param home the address of the form. @returns what may be the same submit as the next request. */
export function earlierSends(
  events: readonly LogEvent[],
  next: Pick<LetOut, 'method' | 'url' | 'holdsLead'>,
  home: string,
): EarlierSend[] {
  const since = newest(events, 'pressed') ?? -1;
  const begun = new Map(
    events.flatMap((one): [number, Begun][] => (one.kind === 'begun' ? [[one.request, one]] : [])),
  );
  const earlier = events.flatMap((event, place) =>
    event.kind === 'let out' && place > since ? { ...event, place } : [],
  );
  return earlier
    .map(({ place, ...send }) => {
      const later = events.slice(place + 1);
      const answer = later.find(
        (event) => event.kind === 'permit used' && event.permit === send.permit,
      ) as PermitUsed | undefined;
      const ends = later.filter((event): event is Ended => {
        if (event.kind !== 'ended') return false;
        return chainOf(event.request, begun).some((one) => isSame(one, send));
      });
      const isAnsweredAt = (end: Ended) =>
        answer?.status !== undefined && later.indexOf(answer) < later.indexOf(end);
      const left = ends.filter(({ error }) => error === 'net::ERR_ABORTED');
      // A tracker of another site that fails must not stop the submit.
      const concerns = isSameSite(send.url, next.url) || isSameSite(send.url, home);
      return {
        ...send,
        isAnswered: answer?.status !== undefined,
        hasEnded: ends.length > 0,
        hasFailed:
          (answer !== undefined && mayHaveFailed(answer.status)) ||
          // Without an answer, the door finds out whether the request was sent.
          ends.some(({ error }) => error !== undefined && error !== 'net::ERR_ABORTED'),
        isLeft: left.some(isAnsweredAt),
        // An encrypted body shows no lead data, so a request to the same address counts as a repeat
        // too. An autosave that the page aborts when it submits has another address.
        isAlike: next.method === send.method && pathOf(next.url) === pathOf(send.url),
        isOfLead: next.holdsLead && send.holdsLead && concerns,
      };
    })
    .filter(({ isAlike, isOfLead }) => isAlike || isOfLead);
}

/** Whether one of these makes the next request a repeat. */
export function isRepeatOf(sends: readonly EarlierSend[]): boolean {
  return sends.some(
    ({ hasFailed, isLeft, isAlike, isOfLead }) =>
      // A page that goes on to another one leaves answers too, and may write to that address again.
      hasFailed || (isLeft && isOfLead && isAlike),
  );
}

/** Whether the target may have stored the lead despite this status, or asks to try again. */
function mayHaveFailed(status: number | undefined): boolean {
  return status === undefined || status >= 500 || status === 408 || status === 429;
}

/** A request and those that were redirected to it. */
function chainOf(number: number | undefined, begun: ReadonlyMap<number, Begun>): Begun[] {
  const request = number === undefined ? undefined : begun.get(number);
  return request ? [request, ...chainOf(request.from, begun)] : [];
}

const isSame = (one: Pick<LetOut, 'method' | 'url'>, other: Pick<LetOut, 'method' | 'url'>) =>
  one.method === other.method && one.url === other.url;

function pathOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}
