/**
 * The log of one attempt: what its pages sent, received and showed, in the order in which it was
 * observed. Only observers write the log (`observe-traffic.ts`, the guard's checks and the
 * attempt). All other code reads the log by pure functions of its events.
 */
import type { AttemptReceipt, FilledField } from '../../../contract/attempt-receipt.ts';
import type { Shown } from './lead-in-request.ts';
import type { PageReading } from '../page/scripts/page-reading.ts';
import type { LeadField } from '../../../contract/lead.ts';
import type { AnswerBody, SubmitAnswer } from './submit-answer.ts';

/** A field of the lead for which another value was sent; `date` stands for any date of the lead. */
export type Contradicted = LeadField | 'date';

/** The browser has begun a request, which may still be paused or refused. */
export interface Begun {
  kind: 'begun';
  /** The request's number in this log. A redirect begins a new request. */
  request: number;
  /** The number of the request that redirected to this request; undefined without a redirect. */
  from: number | undefined;
  method: string;
  url: string;
  /** Playwright's resource type, such as `document`, `fetch` or `ping`. */
  type: string;
  isNavigation: boolean;
  /** The frame's number; undefined if its window is still opening. */
  frame: number | undefined;
  /** Whether the frame is, or will be, a whole tab or window. */
  isTop: boolean;
  /** Which values of the lead are readable in the address and the body. */
  shows: Shown;
  /** The lead's fields whose values are readable in the request. */
  holds?: readonly LeadField[];
  /** The lead's fields for which a different value is readable in the request. */
  contradicts?: readonly Contradicted[];
  /** The names of the lead's fields and answers whose values the request does not contain. */
  lacks?: readonly string[];
  /** The length of the query and of the body's values; undefined if the body can't be read. */
  size: number | undefined;
  /** Whether the site was blocked when the request began. */
  isBlocked: boolean;
  /** Whether the request only asks to validate the values, by Laravel's `Precognition: true`. */
  isCheck: boolean;
  /** Whether a changed field sends the page, not a button. Refused until a button was pressed. */
  isByField?: boolean;
}

/** The headers of an answer have arrived. */
export interface Answered {
  kind: 'answered';
  request: number;
  answer: SubmitAnswer;
  /** The frame's number, now that its window is open. */
  frame: number | undefined;
  /** Whether the guarding proxy answered, because it could not or would not reach the target. */
  byProxy: boolean;
  /** Whether an event `read` with the body will follow. */
  isRead: boolean;
}

/** An answer has ended, or the bot no longer waits for it. */
export interface Read extends AnswerBody {
  kind: 'read';
  request: number;
}

/** A request has ended: the browser no longer waits for its answer. */
export interface Ended {
  kind: 'ended';
  request: number;
  /** Chromium's error such as `net::ERR_ABORTED`; undefined if the answer arrived completely. */
  error: string | undefined;
}

/** The form is about to be filled in. Requests before this event are the page's own traffic. */
export interface Filling {
  kind: 'filling';
  /** The address and the frame of the form. */
  home: string;
  frame: number;
  /** The minimum length of a body that can contain the lead. */
  leastLength: number;
  /** Whether the form is this product's own demo form, which sends nothing. */
  isDemo: boolean;
}

/** One of the checks in `guard/` has refused a request. */
export interface Refused {
  kind: 'refused';
  /** The rule that refused the request. */
  by: 'blocked' | 'field' | 'foreign' | 'invalid' | 'native' | 'repeat' | 'rehearsal';
  /** The origin to which the request would have been sent. */
  site: string;
  /** Whether a part of the lead was readable in the request. */
  showsLead: boolean;
  /** Whether the request may change data at its target. */
  isWrite: boolean;
  /** The request's address, if the rule is about the address. */
  url?: string;
}

/** A write, or a request with the whole lead, was permitted to leave the browser once. */
export interface LetOut {
  kind: 'let out';
  permit: number;
  method: string;
  url: string;
  /** Whether the lead's e-mail address and phone number are readable in the request. */
  holdsLead: boolean;
  /** If `holdsLead`: a number that equal requests share; their tokens may differ. */
  content?: number;
  /** A number that is the same for all requests with the same tokens, such as CSRF tokens. */
  tokens?: number;
  /** Whether the request only asks the target to validate the values, without storing them. */
  isCheck?: boolean;
  /** The permit of the earlier request that this one is allowed to repeat (see renewed-send.ts). */
  renews?: number | undefined;
}

/** The request with this permit was answered, or failed without an answer. */
export interface PermitUsed {
  kind: 'permit used';
  permit: number;
  /** The status of the answer; undefined if there is no answer. */
  status: number | undefined;
  /** Whether the answer says that the target only validated the values of the request. */
  isCheck?: boolean;
}

export interface SocketOpened {
  kind: 'socket opened';
  socket: number;
  url: string;
  /** Whether the address holds a value of the lead. */
  showsLead: boolean;
  isBlocked: boolean;
}

/** A button is about to be pressed: later requests may be its submit. */
export interface Pressed {
  kind: 'pressed';
  /** Whether the page has refused an earlier press of the button without sending anything. */
  isAgain: boolean;
  /**
   * The address of the form's document, if neither the form nor the button names a method or an
   * address. Without a script the browser would then put the values into this address.
   */
  bareAt?: string;
}

/** The page was read, because its content had changed or the submit was answered. */
export interface PageRead {
  kind: 'page read';
  /** Whether this reading is from before the last press; later readings are compared with it. */
  isBefore: boolean;
  reading: PageReading;
  /** Whether all fields are shown again, with the lead's e-mail address, phone number or name. */
  isKept: boolean;
  /** Whether the submit's own answer was still awaited when the page was read. */
  isUnanswered: boolean;
}

/** The answer of `functions/fence`. The lead is sent only after "go". */
export interface FenceAnswered {
  kind: 'fence answered';
  /** `unasked`: the fence did not answer. `refused`: it refused a site that gets the lead. */
  word: 'go' | 'stop' | 'unasked' | 'refused';
}

/** How the attempt ended, judged by its page and its traffic. */
export interface Judged {
  kind: 'judged';
  reason: string;
  /** The evidence of a success. */
  proof?: Pick<AttemptReceipt, 'confirmation' | 'sign' | 'submitStatus'>;
}

export type LogEvent =
  /** A window or a frame shows a new document, or a new address of the same document. */
  | { kind: 'committed'; frame: number; isTop: boolean; url: string }
  /** The document of a window has been read to its end, with its scripts (DOMContentLoaded). */
  | { kind: 'loaded'; frame: number }
  /** A window was opened or closed; `frame` is its main frame. */
  | { kind: 'window opened' | 'window closed'; frame: number }
  /** A download: the browser was about to save this address as a file, which is always refused. */
  | { kind: 'download'; url: string }
  /** The bot has recognised the form builder that made the page. */
  | { kind: 'builder seen'; builder: string }
  | { kind: 'filled'; fields: readonly FilledField[] }
  | { kind: 'fence asked'; origins: readonly string[] }
  | FenceAnswered
  | Judged
  | PageRead
  | Begun
  | Answered
  | Read
  | Ended
  | Filling
  | Refused
  /** `held`: from now on, traffic that may contain the lead waits. `released`: it may leave. */
  | { kind: 'held' | 'released' }
  | Pressed
  | LetOut
  | PermitUsed
  /** A request that only reads was sent without a permit. */
  | { kind: 'let by'; url: string }
  /** Bytes were sent through a tunnel to `host:port`, encrypted or as part of a WebSocket. */
  | { kind: 'tunnel sent'; origin: string }
  | { kind: 'dialog'; text: string }
  | SocketOpened
  | { kind: 'socket sent'; socket: number; showsLead: boolean }
  | { kind: 'socket heard'; socket: number; text: string }
  | { kind: 'socket closed'; socket: number };

/** @property at milliseconds since the browser was started. */
export type Logged = LogEvent & { at: number };

/** An event's position in the log. */
export type Place = number;

export class AttemptLog {
  readonly events: Logged[] = [];
  readonly #start = performance.now();
  readonly #waits = new Set<() => void>();

  add(event: LogEvent): void {
    this.events.push({ ...event, at: Math.round(performance.now() - this.#start) });
    for (const look of this.#waits) look();
  }

  /** Waits until `isSo` is true for the events, or until the time limit. */
  async until(isSo: (events: readonly LogEvent[]) => boolean, limitMs: number): Promise<void> {
    if (isSo(this.events)) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, limitMs).unref();
    const look = () => isSo(this.events) && resolve();
    this.#waits.add(look);
    await promise;
    clearTimeout(timer);
    this.#waits.delete(look);
  }
}

/** @returns the position of the newest event of the given kind; undefined if there is none. */
export function newest(events: readonly LogEvent[], kind: LogEvent['kind']): Place | undefined {
  const place = events.findLastIndex((event) => event.kind === kind);
  return place < 0 ? undefined : place;
}
