/**
 * Lets each request that may change something out of the browser once. From the moment the form is
 * filled, such requests are paused in the browser (the protocol's Fetch domain, for all its pages,
 * frames and workers), registered with the proxy, and tracked until their answer.
 */
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page, Request } from 'playwright-core';
import type { Lead } from '../../../contract/lead.ts';
import { isIdempotent, originOf, type Deliveries, type Delivery } from './deliveries.ts';
import type { Hold } from './hold.ts';
import { leadIn } from './lead-in-request.ts';

/** The used part of the protocol's `Fetch.requestPaused` event. */
interface Paused {
  requestId: string;
  resourceType: string;
  request: { method: string; url: string; postDataEntries?: { bytes?: string }[] };
  responseStatusCode?: number;
  responseErrorReason?: string;
  redirectedRequestId?: string;
}

/**
 * The types of requests by which pages send data; images, scripts and similar ones only load
 * content.
 */
const sendingTypes = ['Document', 'XHR', 'Fetch', 'Ping', 'CSPViolationReport', 'Other'] as const;
/** How long the proxy may take to see what the browser has sent. */
const LEAVES_MS = 100;
/**
 * A URL pattern that matches no request. Fetch must be enabled when a document starts, or its
 * requests can't be paused later.
 */
const nothing = { patterns: [{ urlPattern: 'none:' }] };

interface LetOut {
  paused: Paused;
  delivery: Delivery;
  /**
   * Resolves when the browser has continued the request; rejects if the page dropped the request
   * before.
   */
  going: Promise<unknown>;
}

export interface Door {
  session: CDPSession;
  context: BrowserContext;
  hold: Hold;
  deliveries: Deliveries;
}

export class LetOutOnce {
  private readonly door: Door;
  private lead: Lead | undefined;
  private refusesAll = false;
  /** How many requests were refused since `refuseAll`. */
  refused = 0;
  private readonly underWay = new Set<Request>();
  private readonly sockets = new Map<string, number>();
  private readonly open = new Map<string, LetOut>();
  /** Requests that may be sent only once, by the digest of their content. */
  private readonly single = new Map<string, LetOut>();

  constructor(door: Door) {
    this.door = door;
    const { context, session } = door;
    context.on('request', (request) => this.underWay.add(request));
    context.on('requestfinished', (request) => this.underWay.delete(request));
    context.on('requestfailed', (request) => this.underWay.delete(request));
    context.on('page', (page) => this.watchSockets(page));
    session.on('Fetch.requestPaused', (paused: Paused) => {
      // A request that the page has dropped is gone; the error is expected.
      this.take(paused).catch(() => undefined);
    });
  }

  /** Must be called before any page is opened. */
  async prepare(): Promise<void> {
    await this.door.session.send('Fetch.enable', nothing);
  }

  /**
   * From here on each request is let out once, and a request with this lead is not let out again.
   */
  async start(lead: Lead): Promise<void> {
    this.lead = lead;
    const email = [lead.email, encodeURIComponent(lead.email)].map(literally);
    const patterns = [
      ...sendingTypes.map((resourceType) => ({ urlPattern: '*', resourceType })),
      // Also covers scripts that send the form's values in an address (GET).
      ...email.map((part) => ({ urlPattern: `*${part}*` })),
    ];
    await this.door.session.send('Fetch.enable', { patterns });
  }

  /** From here on every request of the page fails, and a navigation leaves the page as it is. */
  async refuseAll(): Promise<void> {
    this.refusesAll = true;
    await this.door.session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
  }

  private watchSockets(page: Page): void {
    page.on('websocket', (socket) => {
      const origin = originOf(socket.url());
      const count = (change: number) =>
        this.sockets.set(origin, (this.sockets.get(origin) ?? 0) + change);
      count(1);
      socket.once('close', () => count(-1));
    });
  }

  private async take(paused: Paused): Promise<void> {
    const { session } = this.door;
    const { requestId, request } = paused;
    if (this.refusesAll) {
      this.refused += 1;
      await session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
      return;
    }
    const isAnswer = paused.responseStatusCode !== undefined || paused.responseErrorReason;
    if (isAnswer) this.answered(paused);
    if (isAnswer || (isIdempotent(request.method) && !this.carriesLead(paused))) {
      await session.send('Fetch.continueRequest', { requestId });
    } else {
      await this.door.hold.passed();
      const digest = this.digestOfSingle(paused);
      if (digest === undefined || (await this.isFirst(digest, paused))) {
        await this.letOut(paused, digest);
      } else {
        // An aborted navigation leaves the page as it is.
        await session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
      }
    }
  }

  private async letOut(paused: Paused, digest: string | undefined): Promise<void> {
    const { deliveries, session } = this.door;
    const { requestId, request } = paused;
    const started = Promise.withResolvers<void>();
    const delivery = deliveries.letOut(request.method, request.url, () => this.isDropped(paused));
    const letOut = { paused, delivery, going: started.promise };
    letOut.going.catch(() => undefined);
    this.open.set(requestId, letOut);
    if (digest !== undefined) this.single.set(digest, letOut);
    if (this.isAtRest(paused)) await deliveries.closeIdle(delivery);
    try {
      await session.send('Fetch.continueRequest', { requestId, interceptResponse: true });
      started.resolve();
    } catch (error: unknown) {
      this.open.delete(requestId);
      deliveries.withdraw(delivery);
      started.reject(error);
    }
  }

  /**
   * A page may submit twice in quick succession; then the browser drops the first request, whether
   * it was sent or not.
   */
  private async isFirst(digest: string, { redirectedRequestId }: Paused): Promise<boolean> {
    const before = this.single.get(digest);
    if (!before || redirectedRequestId !== undefined) return true;
    const isGone = await before.going.then(
      () => this.isDropped(before.paused),
      () => true,
    );
    if (!isGone) return false;
    await pause(LEAVES_MS);
    const { deliveries } = this.door;
    if (this.single.get(digest) !== before || deliveries.hasLeft(before.delivery)) return false;
    deliveries.withdraw(before.delivery);
    return true;
  }

  /**
   * Reloading the page after a submit, or sending the whole lead again, would store the lead twice.
   */
  private digestOfSingle(paused: Paused): string | undefined {
    const { request, resourceType } = paused;
    if (resourceType !== 'Document' && !this.carriesLead(paused)) return undefined;
    const digest = createHash('sha256').update(`${request.method} ${request.url}\n`);
    return digest.update(bodyOf(paused)).digest('base64');
  }

  private carriesLead(paused: Paused): boolean {
    if (!this.lead) return false;
    const { email, phone } = leadIn(`${paused.request.url}\n${String(bodyOf(paused))}`, this.lead);
    return email && phone;
  }

  /** Whether no other request to this origin is unanswered. */
  private isAtRest({ request: { method, url } }: Paused): boolean {
    const origin = originOf(url);
    const others = [...this.underWay].filter((request) => originOf(request.url()) === origin);
    const own = others.findIndex((request) => request.method() === method && request.url() === url);
    return !this.sockets.get(origin) && others.length === (own < 0 ? 0 : 1);
  }

  /**
   * When a page drops a request, for example because the browser leaves the page, no event reports
   * it; but then the browser no longer knows the request's id.
   */
  private async isDropped({ requestId }: Paused): Promise<boolean> {
    try {
      await this.door.session.send('Fetch.continueRequest', { requestId });
    } catch (error: unknown) {
      return /Invalid InterceptionId/.test(String(error));
    }
    return false;
  }

  private answered({ requestId, responseErrorReason }: Paused): void {
    const letOut = this.open.get(requestId);
    if (!letOut) return;
    this.open.delete(requestId);
    this.door.deliveries.settle(letOut.delivery);
    if (responseErrorReason !== undefined) this.door.hold.cut = true;
  }
}

function bodyOf({ request: { postDataEntries = [] } }: Paused): Buffer {
  return Buffer.concat(postDataEntries.map(({ bytes = '' }) => Buffer.from(bytes, 'base64')));
}

/** Escapes a text for the protocol's URL patterns. */
function literally(text: string): string {
  return text.replace(/[*?\\]/g, '\\$&');
}
