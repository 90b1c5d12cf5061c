/**
 * Permits each request that may change data to leave the browser only once. From the moment the
 * form is filled, such requests are paused in the browser (by the protocol's Fetch domain, for all
 * its pages, frames and workers). Each request is then registered with the proxy and tracked until
 * its answer.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Lead } from '../../../contract/lead.ts';
import { renewedBy } from '../traffic/renewed-send.ts';
import { earlierSends, isRepeatOf, mayReplace } from '../traffic/repeated-send.ts';
import { isIdempotent } from '../traffic/request-facts.ts';
import { isAtRest } from '../traffic/still-waiting.ts';
import type { Refused } from '../traffic/log.ts';
import type { Delivery } from './delivery.ts';
import type { GuardDependencies } from './guard-dependencies.ts';
import { EndReports } from './end-reports.ts';
import { turns } from './origin-doubt.ts';
import { refusalAtOnce } from './refused-at-once.ts';
import { answersCheck, RequestContents } from './request-contents.ts';
import { sendingPatterns, type Paused } from '../traffic/request-content.ts';

/** How long the proxy may take to receive the bytes that the browser has sent. */
const LEAVES_MS = 100;
/** Matches no address; only switches on Fetch, which must be on from a document's start. */
const nothing = { patterns: [{ urlPattern: 'none:' }] };

interface LetOut {
  paused: Paused;
  delivery: Delivery;
  /** Resolves when the browser has continued the request; rejects if the page dropped it before. */
  going: Promise<unknown>;
  permit: number;
  /** When the request left the browser, in milliseconds since the process's start. */
  at: number;
  /** Set when the page has dropped the request. */
  stopping?: Promise<'stopped' | 'too late'>;
}

export class LetOutOnce {
  private readonly guard: GuardDependencies;
  private readonly contents = new RequestContents();
  private home = '';
  private refusesAll = false;
  private permits = 0;
  private readonly open = new Map<string, LetOut>();
  /** Requests that may be sent only once, by the digest of their content. */
  private readonly single = new Map<string, LetOut>();
  private readonly byPermit = new Map<number, LetOut>();
  private readonly reports = new EndReports();

  constructor(guard: GuardDependencies) {
    this.guard = guard;
    guard.session.on('Fetch.requestPaused', (paused: Paused) => {
      // If an error occurs, the paused request is aborted, because it must not stay paused.
      // Aborting fails if the page has dropped the request; this error is ignored.
      const taken = this.take(paused).catch(() => this.abort(paused));
      taken.catch(() => undefined);
    });
  }

  /** Must be called before any page is opened. */
  async prepare(): Promise<void> {
    await this.guard.session.send('Fetch.enable', nothing);
  }

  /**
   * From now on, a request that may change data leaves the browser only once, and a second request
   * with this lead is refused.
   * @param home the address of the form.
   */
  async start(lead: Lead, home: string): Promise<void> {
    this.contents.lead = lead;
    this.home = home;
    const patterns = sendingPatterns(lead);
    await this.guard.session.send('Fetch.enable', { patterns });
  }

  /** Makes every later request of the page fail. A refused navigation leaves the page unchanged. */
  async refuseAll(): Promise<void> {
    this.refusesAll = true;
    await this.guard.session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
  }

  /** How many requests were refused since `refuseAll`. */
  get refused(): number {
    return this.guard.log.events.filter(
      (event) => event.kind === 'refused' && event.by === 'rehearsal',
    ).length;
  }

  private async take(paused: Paused): Promise<void> {
    const { requestId, request } = paused;
    if (this.refusesAll) return this.refuse(paused, 'rehearsal');
    // An address that can't be parsed is refused, as the proxy would do.
    if (!URL.canParse(request.url)) return this.refuse(paused, 'invalid');
    if (this.guard.blocked.has(request.url)) return this.refuse(paused, 'blocked');
    const isAnswer = paused.responseStatusCode !== undefined || paused.responseErrorReason;
    if (isAnswer) this.answered(paused);
    const known = { contents: this.contents, home: this.home, events: this.guard.log.events };
    const refusal = isAnswer ? undefined : refusalAtOnce(paused, known);
    if (refusal) return this.refuse(paused, refusal);
    const isRead = isIdempotent(request.method) && !this.contents.carriesLead(paused);
    if (isAnswer || isRead) {
      if (!isAnswer) this.guard.log.add({ kind: 'let by', url: request.url });
      await this.guard.session.send('Fetch.continueRequest', { requestId });
      return;
    }
    await this.guard.hold.passed();
    if (this.guard.blocked.has(request.url)) return this.refuse(paused, 'blocked');
    if (await this.isRepeat(paused)) return this.refuse(paused, 'repeat');
    const copy = this.copyOf(paused);
    const isRedirect = paused.redirectedRequestId !== undefined;
    const isRenewed = renewedBy(this.guard.log.events, this.contents.factsOf(paused)) !== undefined;
    const mayGo =
      !copy || isRedirect || isRenewed || (await this.stopIfDropped(copy)) === 'stopped';
    // Another copy of this request may have been sent meanwhile. Then this copy is refused.
    if (mayGo && this.copyOf(paused) === copy) return this.letOut(paused);
    return this.refuse(paused, 'repeat');
  }

  private async refuse(paused: Paused, by: Refused['by']): Promise<void> {
    const { url, method } = paused.request;
    this.guard.log.add({
      kind: 'refused',
      by,
      site: URL.parse(url)?.origin ?? 'an invalid address',
      showsLead: this.contents.shows(paused).part,
      isWrite: !isIdempotent(method),
      ...(by === 'native' && { url }),
    });
    await this.abort(paused);
  }

  /** An aborted navigation leaves the page unchanged. */
  private async abort({ requestId }: Paused): Promise<void> {
    await this.guard.session.send('Fetch.failRequest', {
      requestId,
      errorReason: 'Aborted',
    });
  }

  /** Lets the request leave. First marks its content as sent, so that copies are recognised. */
  private async letOut(paused: Paused): Promise<void> {
    const { deliveries, session } = this.guard;
    const { requestId, request } = paused;
    const started = Promise.withResolvers<void>();
    const delivery = deliveries.letOut(request.method, request.url, () => this.isDropped(paused));
    const permit = (this.permits += 1);
    const at = performance.now();
    const letOut: LetOut = { paused, delivery, going: started.promise, permit, at };
    this.byPermit.set(letOut.permit, letOut);
    const facts = this.contents.factsOf(paused);
    const renews = renewedBy(this.guard.log.events, facts)?.permit;
    this.guard.log.add({ kind: 'let out', permit, ...facts, renews });
    letOut.going.catch(() => undefined);
    this.open.set(requestId, letOut);
    const digest = this.contents.digestOfSingle(paused);
    if (digest !== undefined) this.single.set(digest, letOut);
    if (isAtRest(this.guard.log.events, request)) await deliveries.closeIdle(delivery);
    try {
      await session.send('Fetch.continueRequest', { requestId, interceptResponse: true });
      started.resolve();
    } catch (error: unknown) {
      this.open.delete(requestId);
      deliveries.withdraw(delivery);
      // Marked as stopped, because its permit was just taken back. To stop it again would take back
      // the permit of another request to the same address.
      letOut.stopping = Promise.resolve('stopped');
      started.reject(error);
      throw error;
    }
  }

  /**
   * Stops a request that the page dropped. If a page submits twice in quick succession, the browser
   * drops the first request, whether it was sent or not.
   */
  private async stopIfDropped(letOut: LetOut): Promise<'stopped' | 'too late' | 'not dropped'> {
    if (!(await this.isGone(letOut))) return 'not dropped';
    // On a busy machine the pause may end before the proxy has read the bytes that already arrived.
    // So two turns of the event loop are awaited after the pause.
    letOut.stopping ??= pause(LEAVES_MS)
      .then(turns)
      .then(() => (this.guard.deliveries.stop(letOut.delivery) ? 'too late' : 'stopped'));
    return letOut.stopping;
  }

  private isGone({ going, paused }: LetOut): Promise<boolean> {
    return going.then(
      () => this.isDropped(paused),
      () => true,
    );
  }

  /**
   * @returns whether the page dropped the request before its answer, but too late to stop the
   * request.
   */
  private async stopIfGivenUp(letOut: LetOut): Promise<boolean> {
    const isOpen = () => this.open.has(letOut.paused.requestId);
    if (!isOpen()) return false;
    // The browser may report a page's next request before it drops the previous request. So the
    // check waits a moment and is repeated.
    if (!(await this.isGone(letOut))) await pause(LEAVES_MS);
    return (await this.stopIfDropped(letOut)) === 'too late' && isOpen();
  }

  /** Whether the request repeats an earlier one. Stops earlier requests that the page dropped. */
  private async isRepeat(paused: Paused): Promise<boolean> {
    if (paused.redirectedRequestId !== undefined) return false;
    const { log } = this.guard;
    const next = this.contents.factsOf(paused);
    const earlier = () => earlierSends(log.events, next, this.home);
    await this.reports.of(earlier, log);
    const sends = earlier();
    if (isRepeatOf(sends)) return true;
    for (const send of sends) {
      const letOut = this.byPermit.get(send.permit);
      const isDoubted = letOut && mayReplace(send, performance.now() - letOut.at);
      if (isDoubted && (await this.stopIfGivenUp(letOut))) return true;
    }
    return false;
  }

  private copyOf(paused: Paused): LetOut | undefined {
    const digest = this.contents.digestOfSingle(paused);
    return digest === undefined ? undefined : this.single.get(digest);
  }

  /** Whether the page dropped the request; the only sign is that the browser forgets its id. */
  private async isDropped({ requestId }: Paused): Promise<boolean> {
    try {
      await this.guard.session.send('Fetch.continueRequest', { requestId });
    } catch (error: unknown) {
      return /Invalid InterceptionId/.test(String(error));
    }
    return false;
  }

  private answered(paused: Paused): void {
    const { requestId, responseErrorReason, responseStatusCode = 0 } = paused;
    const letOut = this.open.get(requestId);
    if (!letOut) return;
    const status = responseErrorReason === undefined ? responseStatusCode : undefined;
    this.open.delete(requestId);
    this.guard.deliveries.settle(letOut.delivery);
    const isCheck = answersCheck(paused);
    this.guard.log.add({ kind: 'permit used', permit: letOut.permit, status, isCheck });
  }
}
