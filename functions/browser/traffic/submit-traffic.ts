/**
 * Facts about the requests since the submit button was pressed (see watch-submit.ts), as plain
 * data.
 */
import type { JsonAnswer } from './submit-answer.ts';
import type { ScriptRequests } from './script-requests.ts';
import type { SubmitAnswer } from './submit-answer.ts';

export interface SubmitTraffic {
  /** The answer to the submit itself: to the request since the press that looks most like it. */
  readonly answer: SubmitAnswer | undefined;
  /** The number of unanswered requests with lead data, of their redirects and of navigations. */
  readonly waiting: number;
  /**
   * The number of other unanswered writing requests to the same site, whose bodies show no lead
   * data.
   */
  readonly underWay: number;
  /**
   * The HTTP status of an answered request of that kind, which may be the submit with an encrypted
   * body: of the first that failed, else of the newest.
   */
  readonly otherStatus: number | undefined;
  /**
   * The status of the page to which a script's submit was redirected. `answer` keeps the submit's
   * own status, because only that says whether the submit may be repeated.
   */
  readonly endStatus: number | undefined;
  /** The address of the page to which the submit was redirected, if it was a navigation. */
  readonly endUrl: string | undefined;
  /**
   * The JSON answers to requests of that kind that may hold the lead, and failures that a WebSocket
   * reports after the lead was sent by it.
   */
  readonly hidden: readonly JsonAnswer[];
  /**
   * Whether all requests that show the lead go to other sites, as trackers' requests do, and none
   * of them posts the page itself.
   */
  readonly submitsAway: boolean;
  /**
   * The status of another request that looks as much like the submit, if it says the opposite of
   * `answer`: an autosave may be accepted while the submit fails.
   */
  readonly opposite: number | undefined;
  /** The answers, except pages, to all requests that look most like the submit. */
  readonly alike: readonly JsonAnswer[];
  /**
   * Whether anything sent since the fence may have contained the lead: a request or a socket's
   * message with readable lead data, or a write to the same site whose body shows none
   * but may contain it (`other-writes.ts`).
   */
  readonly mayHoldLead: boolean;
  /** The requests of the page's scripts to the form's site and the submit's. */
  readonly byScripts: Pick<ScriptRequests, 'begun' | 'open'>;
  /** Whether the form is the site's demo form, which sends nothing. */
  readonly isDemo: boolean;
  /** Whether a request since the press is known to be the submit. */
  readonly submitSeen: boolean;
  /** The number of requests since the fence that may be a submit or are navigations of the page. */
  readonly sent: number;
  /** Like `sent`, but counted since the newest press. */
  readonly sentSincePress: number;
  /** Whether the page itself has navigated. */
  readonly navigated: boolean;
  /**
   * Whether a request since the fence carried e-mail address and phone, that is, the whole form.
   */
  readonly sentWhole: boolean;
  /** Whether a request that may be the submit got no answer at all. */
  readonly lost: boolean;
  /** Whether the page after a redirect failed to load; then its words are not about the lead. */
  readonly brokenEnd: boolean;
  /** The JSON answer to the submit. */
  readonly json: JsonAnswer | undefined;
  /** The texts of the page's dialogs. */
  readonly dialogs: readonly string[];
  /** Called before another button is pressed: earlier requests are not that button's submit. */
  pressing(): void;
  /** Called with each message that the page sends by this WebSocket. */
  sendsBySocket(text: string, socket: object): void;
  /** Called with each message that the page gets by this WebSocket. */
  hearsBySocket(text: string, socket: object): void;
}

/** The facts before any request since the newest press. */
export const untouched = {
  answer: undefined,
  json: undefined,
  endStatus: undefined,
  endUrl: undefined,
  otherStatus: undefined,
  hidden: [],
  opposite: undefined,
  alike: [],
  submitSeen: false,
  submitsAway: false,
  sentSincePress: 0,
  navigated: false,
  lost: false,
  brokenEnd: false,
  dialogs: [],
} as const;
