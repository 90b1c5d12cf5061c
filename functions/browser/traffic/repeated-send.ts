/**
 * Recognises that a page sends the lead again by itself: after an error, after its own time-out, or
 * in another way ("fetch failed, so submit natively"). The target may have stored the lead the
 * first time. Requests that one press sends to several addresses are not repeats, as long as none
 * has failed.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Request } from 'playwright-core';
import { redirectsTo } from './request-facts.ts';
import { isSameSite } from './submit-weight.ts';

/** How long the browser may take to report how an answered request ended. */
const REPORTED_MS = 2000;

/** A request that may change something, and that was let out. */
export interface Sending {
  method: string;
  url: string;
  /** Whether its address or body readably holds the lead's e-mail address and phone number. */
  holdsLead: boolean;
  /** Whether it ended without an answer, or with one after which pages try again. */
  hasFailed: boolean;
  /** Whether an answer has begun to arrive. */
  isAnswered?: boolean;
  /** Whether the page did not wait for the end of that answer. */
  isLeft?: boolean;
  /** Resolved when the browser has reported how the request ended. */
  ended: PromiseWithResolvers<void>;
  /**
   * Stops the request if the page no longer waits for its answer.
   * @returns whether that was too late: it may have arrived.
   */
  stopIfGivenUp: () => Promise<boolean>;
}

/**
 * Notes the end of a request. If it failed, the page does not get its answer: it was cut off or
 * left, or CORS hides it.
 */
export function noteEnd(request: Request, sendings: readonly Sending[]): void {
  const failure = request.failure()?.errorText;
  for (const one of [request, ...redirectsTo(request)]) {
    for (const send of sendings) {
      if (send.method !== one.method() || send.url !== one.url()) continue;
      // Without an answer, `stopIfGivenUp` finds out whether the request was sent.
      if (failure === 'net::ERR_ABORTED') send.isLeft = send.isAnswered === true;
      else send.hasFailed ||= failure !== undefined;
      send.ended.resolve();
    }
  }
}

/** Whether the target may have stored the lead despite this status, or asks to try again. */
export function mayHaveFailed(status: number): boolean {
  return status >= 500 || status === 408 || status === 429;
}

/**
 * Stops earlier requests to the same address that the page has given up.
 * @param earlier what was sent since the last press.
 * @param home the address of the form.
 */
export async function isRepeat(
  next: Pick<Sending, 'method' | 'url' | 'holdsLead'>,
  earlier: readonly Sending[],
  home: string,
): Promise<boolean> {
  // A tracker of another site that fails must not stop the submit.
  const concerns = ({ url }: Sending) => isSameSite(url, next.url) || isSameSite(url, home);
  const isOfLead = (send: Sending) => next.holdsLead && send.holdsLead && concerns(send);
  // An encrypted body shows no lead data, so a request to the same address counts as a repeat too.
  // An autosave that the page aborts when it submits has another address.
  const isAlike = ({ method, url }: Sending) =>
    method === next.method && pathOf(url) === pathOf(next.url);
  const answered = earlier.filter((one) => one.isAnswered && (isOfLead(one) || isAlike(one)));
  await reported(answered);
  if (earlier.some((send) => send.hasFailed && (isOfLead(send) || isAlike(send)))) return true;
  // A page that goes on to another one leaves answers too, and may write to that address again.
  if (earlier.some((send) => send.isLeft && isOfLead(send) && isAlike(send))) return true;
  for (const send of earlier) if (isAlike(send) && (await send.stopIfGivenUp())) return true;
  return false;
}

/** The browser may report the end of a request after the page has begun the next one. */
async function reported(sendings: readonly Sending[]): Promise<void> {
  const ends = Promise.all(sendings.map(({ ended }) => ended.promise));
  await Promise.race([ends, pause(REPORTED_MS, undefined, { ref: false })]);
  // No report comes while the page leaves an answer unread, so it is not awaited again.
  for (const { ended } of sendings) ended.resolve();
}

function pathOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}
