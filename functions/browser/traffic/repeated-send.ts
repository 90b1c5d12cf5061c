/**
 * Recognises that a page sends the lead again by itself: after an error, after its own time-out, in
 * another way ("fetch failed, so submit natively") or in another encoding (encrypted, or in parts).
 * The target may already have stored the lead. If one press of the button sends requests to several
 * addresses, they are no repeats of each other as long as none of them has failed.
 */
import {
  newest,
  type Answered,
  type Begun,
  type Ended,
  type LetOut,
  type LogEvent,
  type PermitUsed,
  type Place,
} from './log.ts';
import { isDefiniteRefusal } from './renewed-send.ts';
import { requestsIn } from './requests.ts';
import { isSameSite } from './submit-weight.ts';

/** A request that was sent since the button was last pressed. */
interface Send extends LetOut {
  /** Whether an answer to the request has begun to arrive. */
  isAnswered: boolean;
  /** Whether the browser has reported the end of the request, after all redirects. */
  hasEnded: boolean;
  /**
   * The place in the log at which the request, or a request to which it was redirected, failed: it
   * got no answer, or an answer after which pages try again.
   */
  failedAt: Place | undefined;
  /**
   * Whether the page stopped reading an answer before the answer's end, and the answer refuses
   * nothing.
   */
  isLeft: boolean;
}

export interface EarlierSend extends Send {
  /**
   * Whether this request has the same method and path as the next request, which may be its repeat.
   */
  isAlike: boolean;
  /** Whether both this request and the next request may hold the lead. */
  isOfLead: boolean;
  /** Whether the lead is readable both in this request and in the next request. */
  isReadable: boolean;
  /**
   * Whether an earlier press of the button sent nothing. That press may still send the same data
   * late.
   */
  isAgain: boolean;
}

/**
 * @param home the address of the form.
 * @returns the earlier requests that may be the same submit as the next request.
 */
export function earlierSends(
  events: readonly LogEvent[],
  next: Pick<LetOut, 'method' | 'url' | 'holdsLead'>,
  home: string,
): EarlierSend[] {
  const mayHoldLead = leadIn(events, home);
  const isAgain = events.findLast((event) => event.kind === 'pressed')?.isAgain ?? false;
  return sendsSincePress(events)
    .map((send) => {
      const isNear = isSameSite(send.url, next.url);
      // A failed request of a tracker at another site must not stop the submit.
      const concerns = isNear || isSameSite(next.holdsLead ? send.url : next.url, home);
      return {
        ...send,
        // An encrypted body shows no lead data, so a request to the same address counts as a repeat
        // too. An autosave that the page aborts for its submit has another address.
        isAlike: next.method === send.method && pathOf(next.url) === pathOf(send.url),
        isOfLead: mayHoldLead(send) && concerns,
        isReadable: send.holdsLead && next.holdsLead,
        isAgain,
      };
    })
    .filter(({ isAlike, isOfLead }) => isAlike || isOfLead);
}

/** Whether the next request repeats one of the given earlier requests. */
export function isRepeatOf(sends: readonly EarlierSend[]): boolean {
  return sends.some(
    ({ failedAt, isLeft, isAlike, isReadable, isOfLead, isAgain }) =>
      failedAt !== undefined ||
      // After the page loads another document, that document may send other data to the same
      // address. So only requests with readable lead data count here.
      (isLeft && isReadable && isAlike) ||
      (isAgain && isOfLead && (isReadable || isAlike)),
  );
}

/**
 * How soon after its start, in milliseconds, a request that the page drops may be an autosave: a
 * page drops its autosave when the button is pressed. A request that is dropped later may have
 * reached the page's own time-out for its submit.
 */
const AUTOSAVE_MS = 500;

/**
 * Judges an earlier request that the page has dropped before its answer.
 * @param ageMs how long ago the earlier request was sent.
 * @returns whether the next request may be the same submit.
 */
export const mayReplace = (
  { isAlike, isReadable, holdsLead }: EarlierSend,
  ageMs: number,
): boolean => isAlike || (holdsLead && (!isReadable || ageMs > AUTOSAVE_MS));

/**
 * @returns the log's first position at which a request that may hold the lead failed; undefined if
 * none failed. Only requests since the last press of the button count.
 */
export function failedLead(events: readonly LogEvent[]): Place | undefined {
  const home = requestsIn(events).filling?.home ?? '';
  const failed = sendsSincePress(events)
    .filter(leadIn(events, home))
    .flatMap(({ failedAt }) => failedAt ?? []);
  return failed.length > 0 ? Math.min(...failed) : undefined;
}

/**
 * @returns whether a request holds the lead, readably or possibly encrypted. A possibly encrypted
 * lead counts only in requests to the form's site.
 */
function leadIn(events: readonly LogEvent[], home: string): (send: Send) => boolean {
  const { all, presses } = requestsIn(events);
  const hidden = all.filter(({ mayHold, press }) => mayHold && press === presses);
  return (send) =>
    send.holdsLead || (isSameSite(send.url, home) && hidden.some((one) => isSame(one, send)));
}

function sendsSincePress(events: readonly LogEvent[]): Send[] {
  const since = newest(events, 'pressed') ?? -1;
  const begun = new Map(
    events.flatMap((one): [number, Begun][] => (one.kind === 'begun' ? [[one.request, one]] : [])),
  );
  const redirected = new Set([...begun.values()].map(({ from }) => from));
  return events.flatMap((send, place): Send[] => {
    if (send.kind !== 'let out' || place <= since) return [];
    const later = events.map((event, at) => ({ event, at })).slice(place + 1);
    const answer = later.find(
      (one): one is { event: PermitUsed; at: Place } =>
        one.event.kind === 'permit used' && one.event.permit === send.permit,
    );
    // The target has answered that it only validated the values of the request.
    if (send.isCheck && answer?.event.isCheck) return [];
    const ofChain = later.filter(
      (one): one is { event: Ended | Answered; at: Place } =>
        (one.event.kind === 'ended' || one.event.kind === 'answered') &&
        chainOf(one.event.request, begun).some((each) => isSame(each, send)),
    );
    const ends = ofChain.filter(
      (one): one is { event: Ended; at: Place } => one.event.kind === 'ended',
    );
    const broken = ofChain.find(
      ({ event }) => event.kind === 'answered' && mayHaveFailed(event.answer.status),
    );
    const status = answer?.event.status;
    // A request that the page dropped does not count as failed here: `guard/let-out-once.ts` finds
    // out whether such a request was sent.
    const cut = ends.find(({ event: { error } }) => error !== undefined && error !== aborted);
    const isLeftAt = ({ event, at }: (typeof ends)[number]) =>
      event.error === aborted && status !== undefined && (answer?.at ?? at) < at;
    return [
      {
        ...send,
        isAnswered: status !== undefined,
        hasEnded: ends.some(({ event }) => !redirected.has(event.request)),
        failedAt: answer && mayHaveFailed(status) ? answer.at : (cut ?? broken)?.at,
        isLeft: !isDefiniteRefusal(status) && ends.some(isLeftAt),
      },
    ];
  });
}

const aborted = 'net::ERR_ABORTED';

/** Whether the target may have stored the lead despite this status, or asks to try again. */
function mayHaveFailed(status: number | undefined): boolean {
  return status === undefined || status >= 500 || status === 408 || status === 429;
}

/** The request with this number, and all requests that led to it by redirects. */
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
