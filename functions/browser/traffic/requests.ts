/**
 * Finds the requests since the form was filled in, with their answers, and what each request may
 * be: the submit, a page, or a write without readable lead data.
 */
import { isIdempotent, showsPage } from './request-facts.ts';
import type { Answered, Begun, Ended, Filling, LogEvent, Place, Read } from './log.ts';
import { isSameSite, weightOf } from './submit-weight.ts';

export interface SentRequest extends Omit<Begun, 'from'> {
  place: Place;
  /** How many buttons had been pressed when the request began. */
  press: number;
  /** The request whose answer redirected to this request; undefined without a redirect. */
  from: SentRequest | undefined;
  /**
   * Whether the request's answer is shown as a whole page or in the form's own frame; an
   * advertisement's frame does not count.
   */
  isPage: boolean;
  /**
   * How likely the request is the submit; 0 if it is not the submit. A redirect that repeats the
   * body (307, 308) is still the submit.
   */
  weight: number;
  /**
   * Whether the request's answer may decide the outcome: the request may be the submit, follows the
   * submit by a redirect, or is shown as a page.
   */
  isAwaited: boolean;
  /** Whether the request writes to the form's site without readable lead data. */
  isOther: boolean;
  /**
   * Whether the request is a write without readable lead data that may hold the lead, encrypted or
   * encoded.
   */
  mayHold: boolean;
  answered?: Answered & { place: Place };
  read?: Read & { place: Place };
  ended?: Ended & { place: Place };
  /**
   * The position in the log of the first event that shows that the request is over: its answer, its
   * failure, or that its page was left.
   */
  settled?: Place;
}

export interface Requests {
  readonly filling: Filling | undefined;
  /** All requests in the order in which they began. */
  readonly all: readonly SentRequest[];
  readonly byNumber: ReadonlyMap<number, SentRequest>;
  /** How many buttons have been pressed so far. */
  readonly presses: number;
}

const readers = new WeakMap<readonly LogEvent[], Reader>();

export function requestsIn(events: readonly LogEvent[]): Requests {
  const reader = readers.get(events) ?? new Reader();
  readers.set(events, reader);
  reader.read(events);
  return reader;
}

/**
 * Reads only the events that were added since its last call, because the log is read again after
 * each event.
 */
class Reader implements Requests {
  filling: Filling | undefined;
  readonly all: SentRequest[] = [];
  readonly byNumber = new Map<number, SentRequest>();
  presses = 0;
  #place = 0;
  /**
   * Addresses to which the page writes even without a submit: page views, heartbeats, logs of
   * consent.
   */
  readonly #earlier = new Set<string>();
  /**
   * The addresses to which the page wrote after the form was filled in and before a button was
   * pressed, for example to send logs or because the form submits itself.
   */
  #beforePress: string[] = [];

  read(events: readonly LogEvent[]): void {
    for (; this.#place < events.length; this.#place += 1) {
      const event = events[this.#place];
      if (event) this.#take(event, this.#place);
    }
  }

  #take(event: LogEvent, place: Place): void {
    if (event.kind === 'filling') this.filling = event;
    else if (event.kind === 'pressed') this.#press();
    else if (event.kind === 'begun') this.#begin(event, place);
    else if (event.kind === 'answered' || event.kind === 'read' || event.kind === 'ended') {
      const request = this.byNumber.get(event.request);
      if (request) this.#note(request, event, place);
    }
  }

  #press(): void {
    this.presses += 1;
    for (const address of this.#beforePress) this.#earlier.add(address);
    this.#beforePress = [];
  }

  #begin(event: Begun, place: Place): void {
    const filling = this.filling;
    if (!filling) {
      if (event.method !== 'GET') this.#earlier.add(addressOf(event));
      return;
    }
    if (event.isBlocked || (event.isByField && this.presses === 0)) return;
    const from = event.from === undefined ? undefined : this.byNumber.get(event.from);
    const inherited = this.#weightOfChain(from);
    const isPage = event.isNavigation && (event.isTop || event.frame === filling.frame);
    const weight = event.isCheck
      ? 0
      : inherited === undefined
        ? weightOf(event, filling.home)
        : event.method === 'GET'
          ? 0
          : inherited;
    const isAwaited = weight > 0 || inherited !== undefined || isPage;
    const isOther = !isAwaited && !event.isCheck && isOtherWrite(event, filling.home);
    const request: SentRequest = {
      ...event,
      place,
      press: this.presses,
      from,
      isPage,
      weight,
      isAwaited,
      isOther,
      mayHold: isOther && this.#mayHold(event, filling),
    };
    this.all.push(request);
    this.byNumber.set(event.request, request);
  }

  /**
   * Follows the redirects back from the given request.
   * @returns the first weight (likelihood to be the submit) above 0 of a request that began since
   * the button was last pressed.
   */
  #weightOfChain(from: SentRequest | undefined): number | undefined {
    for (let one = from; one; one = one.from) {
      if (one.weight > 0 && one.press === this.presses) return one.weight;
    }
    return undefined;
  }

  /**
   * Whether a write may hold the lead: the page did not write to the same address earlier, and the
   * body is long enough for a lead.
   */
  #mayHold(event: Begun, { leastLength }: Filling): boolean {
    if (this.presses === 0) this.#beforePress.push(addressOf(event));
    if (this.#earlier.has(addressOf(event))) return false;
    return event.size === undefined || event.size >= leastLength;
  }

  #note(request: SentRequest, event: Answered | Read | Ended, place: Place): void {
    if (event.kind === 'answered') {
      request.answered = { ...event, place };
      if (request.isPage && showsPage(event.answer.status)) this.#leave(event, place);
      if (!event.isRead) request.settled ??= place;
    } else if (event.kind === 'read') {
      request.read = { ...event, place };
      request.settled ??= place;
    } else {
      request.ended = { ...event, place };
      if (event.error !== undefined) request.settled ??= place;
    }
  }

  /**
   * When a page is left, records that its requests and those of its frames are over, because the
   * browser never reports them as answered.
   */
  #leave({ request: by, frame }: Answered, place: Place): void {
    const isTop = this.byNumber.get(by)?.isTop;
    for (const request of this.all) {
      const isLeft = request.isNavigation ? isTop && !request.isTop : request.frame === frame;
      if (isLeft) request.settled ??= place;
    }
  }
}

/** The first request of the chain of redirects that led to this request. */
export function startOf(request: SentRequest): SentRequest {
  return request.from ? startOf(request.from) : request;
}

/**
 * Whether a request writes to the form's site. Without readable lead data it may still be the
 * submit, encrypted or encoded.
 */
function isOtherWrite(request: Begun, home: string): boolean {
  return isWrite(request) && isSameSite(request.url, home);
}

export function isWrite({ method, type }: Pick<Begun, 'method' | 'type'>): boolean {
  return !isIdempotent(method) && type !== 'ping';
}

export function addressOf({ method, url }: Pick<Begun, 'method' | 'url'>): string {
  return `${method} ${url.replace(/[?#].*/, '')}`;
}
