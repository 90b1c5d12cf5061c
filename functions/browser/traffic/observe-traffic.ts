/** Logs what the browser's pages send, receive and show. */
import type { BrowserContext, Frame, Page, Request, Response, WebSocket } from 'playwright-core';
import type { CustomValues } from '../../../contract/custom-field.ts';
import type { Lead } from '../../../contract/lead.ts';
import { cut } from '../page/page-bounds.ts';
import { nothingShown, PHONE_DIGITS, shownIn, type Shown } from './lead-in-request.ts';
import type { AttemptLog } from './log.ts';
import { isBodyWanted } from './is-body-wanted.ts';
import { requestsIn } from './requests.ts';
import { isCheck, isSentByField } from './request-facts.ts';
import { compareSent } from './compare-sent.ts';
import { sizeOfValues } from './size-of-values.ts';
import { answerOf, bodyOf } from './read-answer.ts';
import { proxyRefusalHeader } from './submit-answer.ts';

const LONGEST_DIALOG = 300;
/**
 * The limits for messages from a target through a WebSocket that sent the lead. Longer messages,
 * and messages beyond the maximum number, are not kept.
 */
const MOST_MESSAGES = 200;
const LONGEST_MESSAGE = 65_536;

/** The maximum sizes, in bytes, of all kept answers together and of one answer. */
const keptAnswers = { maxTotalBufferSize: 8_388_608, maxResourceBufferSize: 2_097_152 };

interface Filled {
  lead: Lead;
  /** The lead's answers to the questions that only this form asks (its custom fields). */
  values: CustomValues;
  isDemo: boolean;
  form: Frame;
  now: () => Date;
  /** Whether operators have blocked the address's site. */
  isBlocked: (url: string) => boolean;
}

/** Observes the traffic of a browser's pages. Must be created before any page is opened. */
export class TrafficObserver {
  readonly #log: AttemptLog;
  readonly #numbers = new WeakMap<object, number>();
  #count = 0;
  readonly #leadSockets = new Set<number>();
  #heard = 0;
  #filled: Omit<Filled, 'form' | 'isDemo'> | undefined;

  constructor(context: BrowserContext, log: AttemptLog) {
    this.#log = log;
    const ended = (request: Request) => {
      const error = request.failure()?.errorText;
      log.add({ kind: 'ended', request: this.#numberOf(request), error });
    };
    context.on('request', (request) => this.#begun(request));
    context.on('response', (response) => void this.#answered(response));
    context.on('requestfinished', ended).on('requestfailed', ended);
    context.on('page', (page) => {
      this.#watchWindow(page);
      keepAnswers(page).catch(() => undefined);
    });
    context.on('dialog', (dialog) => {
      log.add({ kind: 'dialog', text: cut(dialog.message(), LONGEST_DIALOG) });
      const settled = this.#filled ? dialog.accept() : dialog.dismiss();
      settled.catch(() => undefined);
    });
  }

  /** Called when the form is about to be filled in. */
  filling({ form, isDemo, ...filled }: Filled): void {
    this.#filled = filled;
    this.#log.add({
      kind: 'filling',
      home: form.url(),
      frame: this.#numberOf(form),
      leastLength: filled.lead.email.length + PHONE_DIGITS,
      isDemo,
    });
  }

  #begun(request: Request): void {
    const [url, body, frame, from] = [
      request.url(),
      request.postData(),
      frameOf(request),
      request.redirectedFrom(),
    ];
    const filled = this.#filled;
    this.#log.add({
      kind: 'begun',
      request: this.#numberOf(request),
      from: from ? this.#numberOf(from) : undefined,
      method: request.method(),
      url,
      type: request.resourceType(),
      isNavigation: request.isNavigationRequest(),
      frame: frame && this.#numberOf(frame),
      isTop: frame ? frame.parentFrame() === null : request.isNavigationRequest(),
      shows: this.#shownIn(`${url}\n${body ?? ''}`),
      ...(filled && compareSent(url, body ?? '', filled)),
      size: body === null ? undefined : (URL.parse(url)?.search.length ?? 0) + sizeOfValues(body),
      isBlocked: filled?.isBlocked(url) ?? false,
      isCheck: isCheck(request.headers()),
      ...(isSentByField(body ?? '') && { isByField: true }),
    });
  }

  async #answered(response: Response): Promise<void> {
    const request = this.#numberOf(response.request());
    const frame = frameOf(response.request());
    const answer = answerOf(response, this.#filled?.now() ?? new Date());
    const byProxy = response.headers()[proxyRefusalHeader] !== undefined;
    const isRead = isBodyWanted(this.#log.events, request, answer.status);
    this.#log.add({
      kind: 'answered',
      request,
      answer,
      frame: frame && this.#numberOf(frame),
      byProxy,
      isRead,
    });
    if (!isRead) return;
    const begun = requestsIn(this.#log.events).byNumber.get(request);
    const isShown = begun?.isNavigation === true && begun.isTop;
    const documents = this.#documentsIn(frame);
    const isInPlace = () => !frame?.isDetached() && this.#documentsIn(frame) === documents;
    this.#log.add({ kind: 'read', request, ...(await bodyOf(response, isShown, isInPlace)) });
  }

  /** How many documents the frame has shown. */
  #documentsIn(frame: Frame | undefined): number {
    const number = frame && this.#numberOf(frame);
    return this.#log.events.filter((one) => one.kind === 'committed' && one.frame === number)
      .length;
  }

  #watchWindow(page: Page): void {
    const frame = this.#numberOf(page.mainFrame());
    this.#log.add({ kind: 'window opened', frame });
    page.once('close', () => this.#log.add({ kind: 'window closed', frame }));
    page.on('domcontentloaded', () => this.#log.add({ kind: 'loaded', frame }));
    page.on('download', (download) => this.#log.add({ kind: 'download', url: download.url() }));
    page.on('framenavigated', (shown) => {
      const [number, isTop] = [this.#numberOf(shown), shown.parentFrame() === null];
      this.#log.add({ kind: 'committed', frame: number, isTop, url: shown.url() });
    });
    this.#watchSockets(page);
  }

  #watchSockets(page: Page): void {
    page.on('websocket', (opened: WebSocket) => {
      const socket = this.#numberOf(opened);
      const url = opened.url();
      const isBlocked = this.#filled?.isBlocked(url) ?? false;
      const showsLead = this.#shownIn(url).part;
      this.#log.add({ kind: 'socket opened', socket, url, showsLead, isBlocked });
      opened.once('close', () => this.#log.add({ kind: 'socket closed', socket }));
      opened.on('framesent', ({ payload }) => {
        const { email, phone } = this.#shownIn(String(payload));
        const showsLead = email || phone;
        if (showsLead) this.#leadSockets.add(socket);
        this.#log.add({ kind: 'socket sent', socket, showsLead });
      });
      opened.on('framereceived', ({ payload }) => {
        if (!this.#leadSockets.has(socket) || this.#heard >= MOST_MESSAGES) return;
        const text = String(payload);
        if (text.length > LONGEST_MESSAGE) return;
        this.#heard += 1;
        this.#log.add({ kind: 'socket heard', socket, text });
      });
    });
  }

  #shownIn(sent: string): Shown {
    return this.#filled ? shownIn(sent, this.#filled.lead) : nothingShown;
  }

  #numberOf(thing: object): number {
    const number = this.#numbers.get(thing) ?? (this.#count += 1);
    this.#numbers.set(thing, number);
    return number;
  }
}

/** Keeps answers outside the page, so that they can still be read after the page has changed. */
async function keepAnswers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.configureDurableMessages', keptAnswers);
}

function frameOf(request: Request): Frame | undefined {
  try {
    return request.frame();
  } catch {
    // Playwright throws an error if the request belongs to a window that is still opening.
    return undefined;
  }
}
