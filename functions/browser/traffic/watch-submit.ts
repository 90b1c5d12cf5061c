/**
 * Watches the requests after the press and decides which of them is the submit itself: its status
 * counts, and the answer to which a script's submit is redirected. A tracker's beacon proves
 * nothing. Failed answers to other requests that may hold the lead are kept too: beside thanks,
 * they make the outcome unknown.
 */
import type { BrowserContext, Frame, Request, Response } from 'playwright-core';
import type { Lead } from '../../../contract/lead.ts';
import type { TargetForm } from '../../../contract/target-form.ts';
import { cut } from '../page/page-bounds.ts';
import { leadIn } from './lead-in-request.ts';
import {
  answerOf,
  jsonOf,
  proxyRefusalHeader,
  type JsonAnswer,
  type SubmitAnswer,
} from './submit-answer.ts';
import { LikelySubmits } from './likely-submits.ts';
import { isOtherWrite, type OtherWrites } from './other-writes.ts';
import {
  frameOf,
  isRedirect,
  isWholePage,
  redirectsTo,
  showsPage,
  startOf,
} from './request-facts.ts';
import { ScriptRequests } from './script-requests.ts';
import { untouched, type SubmitTraffic } from './submit-traffic.ts';
import { mayTrack, weightOf } from './submit-weight.ts';

/**
 * Error texts of a navigation that ended without a page: a download, a 204, or a newer navigation.
 */
const replaced = 'net::ERR_ABORTED';
/** How many dialog texts are kept; a page may open any number of dialogs. */
const MOST_DIALOGS = 20;
const LONGEST_DIALOG = 300;
/** How many answers to requests without readable lead data are kept. */
const MOST_HIDDEN = 10;
interface Attempt {
  lead: Lead;
  target: Pick<TargetForm, 'demo'>;
  now: () => Date;
  otherWrites: OtherWrites;
  /** @returns the content of a WebSocket's message that reports a failure. */
  refusalBySocket: (text: string) => unknown;
  /** Whether requests to this address don't leave the browser. */
  isRefused?: (url: string) => boolean;
}

/** @param form the frame of the form. */
export function watchSubmit(context: BrowserContext, form: Frame, attempt: Attempt): SubmitTraffic {
  return new SubmitWatch(context, form, attempt);
}

class SubmitWatch implements SubmitTraffic {
  answer: SubmitAnswer | undefined;
  json: JsonAnswer | undefined;
  endStatus: number | undefined;
  endUrl: string | undefined;
  otherStatus: number | undefined;
  hidden: readonly JsonAnswer[] = [];
  opposite: number | undefined;
  alike: readonly JsonAnswer[] = [];
  mayHoldLead = false;
  readonly isDemo: boolean;
  readonly byScripts: ScriptRequests;
  submitSeen = false;
  submitsAway = false;
  sent = 0;
  sentSincePress = 0;
  navigated = false;
  lost = false;
  brokenEnd = false;
  dialogs: readonly string[] = [];
  sentWhole = false;
  waiting = 0;
  underWay = 0;
  readonly #form: Frame;
  readonly #home: string;
  readonly #lead: Lead;
  readonly #now: () => Date;
  readonly #otherWrites: OtherWrites;
  readonly #refusalBySocket: Attempt['refusalBySocket'];
  /** Whether a request or a message has contained readable lead data. */
  #hasShown = false;
  #likely = new LikelySubmits();
  /** The sockets that have sent lead data since the press. */
  #leadSockets = new WeakSet();
  readonly #waiting = new Set<Request>();
  readonly #others = new Set<Request>();
  /** The requests in `#others` that may hold the lead in encrypted form. */
  readonly #mayHold = new WeakSet<Request>();

  constructor(context: BrowserContext, form: Frame, attempt: Attempt) {
    const { lead, target, now, otherWrites, isRefused = () => false } = attempt;
    this.#refusalBySocket = attempt.refusalBySocket;
    this.isDemo = target.demo;
    this.#form = form;
    this.#home = form.url();
    this.#lead = lead;
    this.#now = now;
    this.#otherWrites = otherWrites;
    const sites = () => [this.#home, this.answer?.url ?? this.#home];
    this.byScripts = new ScriptRequests(context, sites);
    otherWrites.filling();
    context.on('request', (request) => {
      if (!isRefused(request.url())) this.#begins(request);
    });
    context.on('response', (response) => void this.#answers(response));
    context.on('requestfailed', (request) => this.#fails(request));
    context.on('dialog', (dialog) => {
      if (this.dialogs.length < MOST_DIALOGS) {
        this.dialogs = [...this.dialogs, cut(dialog.message(), LONGEST_DIALOG)];
      }
      dialog.accept().catch(() => undefined);
    });
  }

  pressing(): void {
    if (this.#otherWrites.pressing()) this.mayHoldLead = this.#hasShown;
    this.#likely = new LikelySubmits();
    this.#leadSockets = new WeakSet();
    Object.assign(this, untouched);
  }

  sendsBySocket(text: string, socket: object): void {
    const { email, phone } = leadIn(text, this.#lead);
    this.#shows(email || phone);
    if (email || phone) this.#leadSockets.add(socket);
  }

  hearsBySocket(text: string, socket: object): void {
    const body = this.#leadSockets.has(socket) ? this.#refusalBySocket(text) : undefined;
    if (body !== undefined) this.#addHidden({ url: this.#home, status: 200, body });
  }

  #begins(request: Request): void {
    const from = redirectsTo(request).find((earlier) => this.#likely.has(earlier));
    const inherited = from && this.#likely.weightOf(from);
    const { weight, isWhole } = weightOf(request, this.#lead, this.#home);
    this.sentWhole ||= isWhole;
    this.navigated ||= this.#isPage(request);
    // A redirect that repeats the body (307, 308) is still the submit; any other redirect answers
    // it.
    if (inherited !== undefined && request.method() !== 'GET') {
      this.#likely.add(request, inherited);
    } else if (inherited === undefined && weight > 0) this.#likely.add(request, weight);
    if (this.#likely.has(request) || inherited !== undefined || this.#isPage(request)) {
      this.#waiting.add(request);
      this.sent += 1;
      this.sentSincePress += 1;
    } else if (isOtherWrite(request, this.#home)) this.#others.add(request);
    const readable = this.#likely.all;
    this.submitSeen = readable.length > 0;
    const isTracker = (one: Request) => mayTrack(one, this.#home, this.#isPage(one));
    this.submitsAway = this.submitSeen && readable.every(isTracker);
    this.#shows(this.#likely.has(request));
    if (this.#others.has(request) && this.#otherWrites.mayHold(request, this.#lead)) {
      this.mayHoldLead = true;
      this.#mayHold.add(request);
    }
    this.#count();
  }

  #shows(lead: boolean): void {
    this.#hasShown ||= lead;
    this.mayHoldLead ||= lead;
  }

  async #answers(response: Response): Promise<void> {
    const request = response.request();
    // If there are several such requests, a failed one may be the submit, so its status is kept.
    if (this.#others.has(request) && (this.otherStatus ?? 0) < 400) {
      this.otherStatus = response.status();
    }
    if (this.#mayHold.has(request)) await this.#noteHidden(response);
    if (this.#waiting.has(request)) await this.#note(response, request);
    this.#settle(request);
  }

  async #noteHidden(response: Response): Promise<void> {
    const press = this.#likely;
    const answer = await jsonOf(response);
    if (press === this.#likely && answer) this.#addHidden(answer);
  }

  #addHidden(answer: JsonAnswer): void {
    this.hidden = [...this.hidden, answer].slice(0, MOST_HIDDEN);
  }

  async #note(response: Response, request: Request): Promise<void> {
    if (showsPage(response) && this.#isPage(request)) {
      this.#forgetLeft(request);
      this.brokenEnd = response.status() >= 400 && !this.#likely.isSubmit(request);
    }
    const press = this.#likely;
    const isEnd = request !== startOf(request) && !isRedirect(response);
    // A script gets the answer to which its submit is redirected, as Google's sheets do.
    const isRead = isEnd && !request.isNavigationRequest();
    const json = press.has(request) || isRead ? await jsonOf(response) : undefined;
    if (press !== this.#likely) return;
    if (response.headers()[proxyRefusalHeader]) this.lost = true;
    else if (press.isSubmit(request)) {
      this.answer = answerOf(response, this.#now());
      this.json = json;
    } else if (isRead && press.isSubmit(startOf(request))) {
      this.endStatus = response.status();
      this.json = json;
    } else if (isEnd && this.#isPage(request) && press.isSubmit(startOf(request))) {
      this.endUrl = response.url();
    }
    press.noteStatus(request, response.status());
    if (json) press.noteJson(request, json);
    this.opposite = press.oppositeOf(this.answer);
    this.alike = press.alike;
  }

  #fails(request: Request): void {
    const mattered = this.#likely.has(request) || this.#isPage(request);
    if (this.#settle(request) && mattered && request.failure()?.errorText !== replaced) {
      this.lost = true;
    }
  }

  #isPage(request: Request): boolean {
    return request.isNavigationRequest() && isWholePage(frameOf(request), this.#form);
  }

  #settle(request: Request): boolean {
    const known = this.#waiting.delete(request) || this.#others.delete(request);
    this.#count();
    return known;
  }

  /** Requests of a page that was left, such as a beacon, are never reported as answered. */
  #forgetLeft(arrived: Request): void {
    const left = [...this.#waiting, ...this.#others].filter(
      (request) => !request.isNavigationRequest() && frameOf(request) === frameOf(arrived),
    );
    for (const request of left) this.#settle(request);
  }

  #count(): void {
    this.waiting = this.#waiting.size;
    this.underWay = this.#others.size;
  }
}
