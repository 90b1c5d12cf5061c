/**
 * Tracks requests that were permitted to leave the browser and are not answered yet. Each request
 * must reach the target only once, but Chromium repeats some by itself (after a reused connection
 * ends, or on 408 and 421); only the proxy can see such a repeat.
 */
import type { OutgoingHttpHeaders } from 'node:http';
import { originOf } from '../traffic/request-facts.ts';
import { OriginDoubt, type Connection } from './origin-doubt.ts';
import type { Delivery } from './delivery.ts';

/**
 * An answer of the target that makes Chromium repeat the request. The repeat gets the same answer.
 */
export interface KeptAnswer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** A request over plain HTTP, as the proxy sees it. */
export interface PlainSend {
  /**
   * Set if the answer to this request makes the browser repeat the request. A repeat without a
   * permit of its own gets this answer and is not sent.
   */
  answer: KeptAnswer | undefined;
  /** Whether the whole request was written to the target. */
  isWhole: boolean;
  /**
   * The request's position in the order of arrival at the proxy, counted together with
   * `Delivery.order`.
   */
  readonly order: number;
  /** Ends the request to the target. Undefined until the request has been started. */
  abort?: () => void;
}

export class Deliveries {
  private order = 0;
  private readonly origins = new Map<string, OriginDoubt>();
  private readonly allowed = new Map<string, number>();
  private readonly sent = new Map<string, PlainSend[]>();

  /** Permits the browser to send a request with this method and address once. */
  letOut(method: string, url: string, isDropped: Delivery['isDropped']): Delivery {
    const origin = originOf(url);
    const plain = url.startsWith('http:') ? keyOf(method, url) : undefined;
    const delivery = { origin, plain, order: (this.order += 1), isDropped };
    if (plain !== undefined) this.allowed.set(plain, (this.allowed.get(plain) ?? 0) + 1);
    else this.at(origin).unanswered.add(delivery);
    return delivery;
  }

  /** Takes back the permit of a request that was not sent. */
  withdraw(delivery: Delivery): void {
    if (delivery.plain !== undefined) this.take(delivery.plain);
    this.settle(delivery);
  }

  /**
   * Stops a request that the page dropped, unless the target may already have it. Over HTTPS
   * nothing has to be stopped, because Chromium has closed the connection. Over plain HTTP,
   * requests to one address look the same, so a request is stopped only if it is the only one and
   * is not completely written.
   * @returns whether stopping was too late: the request may have reached the target.
   */
  stop(delivery: Delivery): boolean {
    const { origin, plain, order } = delivery;
    const sends = this.sent.get(plain ?? '')?.filter((send) => send.order > order) ?? [];
    const hasLeft =
      plain === undefined
        ? this.at(origin).passedAt > order
        : sends.length > 1 || sends[0]?.isWhole;
    if (hasLeft) return true;
    sends[0]?.abort?.();
    this.withdraw(delivery);
    return false;
  }

  /**
   * Called when the browser has reported the request's answer or failure. After this report the
   * browser does not send the request again.
   */
  settle(delivery: Delivery): void {
    this.at(delivery.origin).settle(delivery);
  }

  /**
   * Records a request that arrives over plain HTTP.
   * @returns undefined if the request needs no permit; `spent` if its permit was already used or
   * taken back and no answer is kept for a repeat.
   */
  arrive(method: string, url: string): PlainSend | 'spent' | undefined {
    const key = keyOf(method, url);
    if (!this.allowed.has(key)) return undefined;
    const sends = this.sent.get(key) ?? [];
    if (!this.take(key)) {
      const last = sends.at(-1);
      return last?.answer ? last : 'spent';
    }
    const send: PlainSend = { answer: undefined, isWhole: false, order: (this.order += 1) };
    sends.push(send);
    this.sent.set(key, sends);
    return send;
  }

  private take(key: string): boolean {
    const left = this.allowed.get(key) ?? 0;
    this.allowed.set(key, Math.max(0, left - 1));
    return left > 0;
  }

  /** Called when bytes for the target wait in a tunnel. @returns whether they may pass. */
  mayPass(origin: string): true | Promise<boolean> {
    return this.origins.get(origin)?.mayPass() ?? true;
  }

  connected(origin: string, connection: Connection): void {
    this.at(origin).connections.add(connection);
  }

  /** Records that bytes that may be a request were sent to the target. */
  passed(origin: string, connection: Connection): void {
    this.at(origin).passedAt = connection.passedAt = this.order += 1;
  }

  ended(origin: string, connection: Connection): void {
    this.at(origin).ended(connection);
  }

  /**
   * Closes the connections to the request's origin if no other request uses them, so that the
   * request gets a new connection.
   */
  async closeIdle(delivery: Delivery): Promise<void> {
    const { unanswered, connections } = this.at(delivery.origin);
    if ([...unanswered].some((other) => other !== delivery)) return;
    await Promise.all([...connections].map((connection) => connection.close()));
  }

  private at(origin: string): OriginDoubt {
    const known = this.origins.get(origin) ?? new OriginDoubt();
    this.origins.set(origin, known);
    return known;
  }
}

function keyOf(method: string, url: string): string {
  // Normalises every address with the same parser, because the browser does not escape some
  // characters.
  return `${method} ${new URL(url).href.replace(/#.*/, '')}`;
}
