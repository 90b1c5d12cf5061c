/**
 * Lets each request that may change something out of the browser once. From the moment the form is
 * filled, such requests are paused in the browser (the protocol's Fetch domain, for all its pages,
 * frames and workers), registered with the proxy, and tracked until their answer.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Request } from 'playwright-core';
import type { Lead } from '../../../contract/lead.ts';
import { isIdempotent, originOf, type Delivery } from './deliveries.ts';
import type { Door } from './door.ts';
import { OpenSockets } from './open-sockets.ts';
import { turns } from './origin-doubt.ts';
import { isRepeat, mayHaveFailed, noteEnd, type Sending } from '../traffic/repeated-send.ts';
import {
  bodyOf,
  carriesWholeLead,
  digestOf,
  sendingPatterns,
  type Paused,
} from '../traffic/request-content.ts';

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
  sending: Sending;
  /** Set once the page has dropped it. */
  stopping?: Promise<'stopped' | 'too late'>;
}

export class LetOutOnce {
  private readonly door: Door;
  private lead: Lead | undefined;
  private home = '';
  private sinceThePress: Sending[] = [];
  private refusesAll = false;
  /** How many requests were refused since `refuseAll`. */
  refused = 0;
  private readonly underWay = new Set<Request>();
  readonly sockets: OpenSockets;
  private readonly open = new Map<string, LetOut>();
  /** Requests that may be sent only once, by the digest of their content. */
  private readonly single = new Map<string, LetOut>();

  constructor(door: Door) {
    this.door = door;
    const { context, session } = door;
    context.on('request', (request) => this.underWay.add(request));
    const end = (request: Request) => {
      this.underWay.delete(request);
      noteEnd(request, this.sinceThePress);
    };
    context.on('requestfinished', end).on('requestfailed', end);
    this.sockets = new OpenSockets(context);
    session.on('Fetch.requestPaused', (paused: Paused) => {
      // No request may stay paused. One that the page has dropped is gone; the error is expected.
      const taken = this.take(paused).catch(() => this.refuse(paused));
      taken.catch(() => undefined);
    });
  }

  /** Must be called before any page is opened. */
  async prepare(): Promise<void> {
    await this.door.session.send('Fetch.enable', nothing);
  }

  /**
   * From here on each request is let out once, and a request with this lead is not let out again.
   * @param home the address of the form.
   */
  async start(lead: Lead, home: string): Promise<void> {
    this.lead = lead;
    this.home = home;
    const patterns = sendingPatterns(lead);
    await this.door.session.send('Fetch.enable', { patterns });
  }

  /** Called before a button is pressed: what an autosave did before is no reason to refuse. */
  pressing(): void {
    this.sinceThePress = [];
  }

  /** From here on every request of the page fails, and a navigation leaves the page as it is. */
  async refuseAll(): Promise<void> {
    this.refusesAll = true;
    await this.door.session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
  }

  private async take(paused: Paused): Promise<void> {
    const { requestId, request } = paused;
    if (this.refusesAll) this.refused += 1;
    if (this.refusesAll || this.isUnsendable(paused)) return this.refuse(paused);
    const isAnswer = paused.responseStatusCode !== undefined || paused.responseErrorReason;
    if (isAnswer) this.answered(paused);
    if (isAnswer || (isIdempotent(request.method) && !this.carriesLead(paused))) {
      await this.door.session.send('Fetch.continueRequest', { requestId });
      return;
    }
    await this.door.hold.passed();
    if (this.isUnsendable(paused) || (await this.isRepeat(paused))) return this.refuse(paused);
    const copy = this.copyOf(paused);
    const isRedirect = paused.redirectedRequestId !== undefined;
    const mayGo = !copy || isRedirect || (await this.stopIfDropped(copy)) === 'stopped';
    // Another copy that waited together with this one may have gone first.
    await (mayGo && this.copyOf(paused) === copy ? this.letOut(paused) : this.refuse(paused));
  }

  private isUnsendable({ request }: Paused): boolean {
    return this.door.blocked.refuses({ ...request, body: String(bodyOf(request)) });
  }

  /** An aborted navigation leaves the page as it is. */
  private async refuse({ requestId }: Paused): Promise<void> {
    await this.door.session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
  }

  /** Claims the request's content before its first wait. */
  private async letOut(paused: Paused): Promise<void> {
    const { deliveries, session } = this.door;
    const { requestId, request } = paused;
    const started = Promise.withResolvers<void>();
    const stopIfGivenUp = () => this.stopIfGivenUp(letOut);
    const delivery = deliveries.letOut(request.method, request.url, () => this.isDropped(paused));
    const letOut: LetOut = {
      paused,
      delivery,
      going: started.promise,
      sending: {
        ...this.contentOf(paused),
        hasFailed: false,
        ended: Promise.withResolvers(),
        stopIfGivenUp,
      },
    };
    this.sinceThePress.push(letOut.sending);
    letOut.going.catch(() => undefined);
    this.open.set(requestId, letOut);
    const digest = this.digestOfSingle(paused);
    if (digest !== undefined) this.single.set(digest, letOut);
    if (this.isAtRest(paused)) await deliveries.closeIdle(delivery);
    try {
      await session.send('Fetch.continueRequest', { requestId, interceptResponse: true });
      started.resolve();
    } catch (error: unknown) {
      this.open.delete(requestId);
      deliveries.withdraw(delivery);
      // Stopping it later would take the permit of another request to the same address.
      letOut.stopping = Promise.resolve('stopped');
      started.reject(error);
      throw error;
    }
  }

  /**
   * A page may submit twice in quick succession; then the browser drops the first request, whether
   * it was sent or not.
   */
  private async stopIfDropped(letOut: LetOut): Promise<'stopped' | 'too late' | 'not dropped'> {
    if (!(await this.isGone(letOut))) return 'not dropped';
    // On a busy machine the timer fires before the proxy has read what already arrived.
    letOut.stopping ??= pause(LEAVES_MS)
      .then(turns)
      .then(() => (this.door.deliveries.stop(letOut.delivery) ? 'too late' : 'stopped'));
    return letOut.stopping;
  }

  private isGone({ going, paused }: LetOut): Promise<boolean> {
    return going.then(
      () => this.isDropped(paused),
      () => true,
    );
  }

  /** @returns whether the page gave it up, unanswered, too late to stop it. */
  private async stopIfGivenUp(letOut: LetOut): Promise<boolean> {
    const isOpen = () => this.open.has(letOut.paused.requestId);
    return isOpen() && (await this.stopIfDropped(letOut)) === 'too late' && isOpen();
  }

  private async isRepeat(paused: Paused): Promise<boolean> {
    if (paused.redirectedRequestId !== undefined) return false;
    return isRepeat(this.contentOf(paused), this.sinceThePress, this.home);
  }

  private contentOf(paused: Paused): Pick<Sending, 'method' | 'url' | 'holdsLead'> {
    const { method, url } = paused.request;
    return { method, url, holdsLead: this.carriesLead(paused) };
  }

  /**
   * Reloading the page after a submit, or sending the whole lead again, would store the lead twice.
   */
  private digestOfSingle(paused: Paused): string | undefined {
    const isSingle = paused.resourceType === 'Document' || this.carriesLead(paused);
    return isSingle ? digestOf(paused.request) : undefined;
  }

  private copyOf(paused: Paused): LetOut | undefined {
    const digest = this.digestOfSingle(paused);
    return digest === undefined ? undefined : this.single.get(digest);
  }

  private carriesLead({ request }: Paused): boolean {
    return carriesWholeLead(request, this.lead);
  }

  /** Whether no other request to this origin is unanswered. */
  private isAtRest({ request: { method, url } }: Paused): boolean {
    const origin = originOf(url);
    const others = [...this.underWay].filter((request) => originOf(request.url()) === origin);
    const own = others.findIndex((request) => request.method() === method && request.url() === url);
    return !this.sockets.areAt(origin) && others.length === (own < 0 ? 0 : 1);
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

  private answered({ requestId, responseErrorReason, responseStatusCode = 0 }: Paused): void {
    const letOut = this.open.get(requestId);
    if (!letOut) return;
    letOut.sending.isAnswered = responseErrorReason === undefined;
    letOut.sending.hasFailed =
      responseErrorReason !== undefined || mayHaveFailed(responseStatusCode);
    this.open.delete(requestId);
    this.door.deliveries.settle(letOut.delivery);
    if (responseErrorReason !== undefined) this.door.hold.cut = true;
  }
}
