/** Finds the answers and documents that the page still waits for. */
import { newest, type Begun, type LogEvent } from './log.ts';
import { originOf } from './request-facts.ts';
import { requestsIn, type SentRequest } from './requests.ts';
import { isSameSite } from './submit-weight.ts';

export interface StillWaiting {
  /**
   * The number of unanswered requests: requests with lead data, their redirects, and navigations.
   */
  waiting: number;
  /** The number of unanswered writes to the form's site whose bodies show no lead data. */
  underWay: number;
  /** Whether a request that may be the submit got no answer at all. */
  lost: boolean;
  /** Whether the connection of a write ended without an answer. */
  cut: boolean;
}

/**
 * Chromium's error for a navigation that ended without a page: by a download, a 204, or a newer
 * navigation.
 */
const replaced = 'net::ERR_ABORTED';

export function stillWaiting(events: readonly LogEvent[]): StillWaiting {
  const { all, presses } = requestsIn(events);
  const since = newest(events, 'pressed') ?? -1;
  const isOpen = ({ settled }: SentRequest) => settled === undefined;
  const isLost = (one: SentRequest) =>
    one.isAwaited && (byProxy(one) ? one.answered.place > since : hasFailed(one));
  const hasFailed = ({ ended, settled, weight, press, isPage }: SentRequest) =>
    ended?.error !== undefined &&
    ended.error !== replaced &&
    ended.place > since &&
    ended.place === settled &&
    (isPage || (weight > 0 && press === presses));
  return {
    waiting: all.filter((one) => one.isAwaited && isOpen(one)).length,
    underWay: all.filter((one) => one.isOther && isOpen(one)).length,
    lost: all.some(isLost),
    cut: events.some((event) => event.kind === 'permit used' && event.status === undefined),
  };
}

function byProxy(one: SentRequest): one is SentRequest & Required<Pick<SentRequest, 'answered'>> {
  return one.answered?.byProxy ?? false;
}

/**
 * The requests of the page's scripts to the form's site and to the submit's site. A page may ask
 * repeatedly whether a queued lead was accepted, and then replace its thanks by a refusal.
 */
export function scriptRequests(events: readonly LogEvent[], sites: readonly string[]) {
  const isOfSites = ({ type, url }: SentRequest) =>
    ['fetch', 'xhr', 'eventsource'].includes(type) && sites.some((site) => isSameSite(url, site));
  const requests = requestsIn(events).all.filter(isOfSites);
  return { begun: requests.length, open: requests.filter(({ ended }) => !ended).length };
}

/** Whether the origin of this request has no open WebSocket and no other open request. */
export function isAtRest(
  events: readonly LogEvent[],
  { method, url }: Pick<Begun, 'method' | 'url'>,
): boolean {
  const origin = originOf(url);
  const open = openRequests(events).filter((one) => originOf(one.url) === origin);
  const isOwn = open.some((one) => one.method === method && one.url === url);
  return !openSockets(events).has(origin) && open.length === (isOwn ? 1 : 0);
}

/**
 * The requests that have begun and not ended, including requests from before the form was filled
 * in.
 */
export function openRequests(events: readonly LogEvent[]): Begun[] {
  const ended = new Set(events.flatMap((event) => (event.kind === 'ended' ? event.request : [])));
  return events.filter(
    (event): event is Begun => event.kind === 'begun' && !ended.has(event.request),
  );
}

/** The targets of open WebSockets, as `host:port`. */
export function openSockets(events: readonly LogEvent[]): Set<string> {
  const open = new Map<number, string>();
  for (const event of events) {
    if (event.kind === 'socket opened') open.set(event.socket, originOf(event.url));
    else if (event.kind === 'socket closed') open.delete(event.socket);
  }
  return new Set(open.values());
}
