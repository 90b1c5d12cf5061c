/**
 * What was let out of the browser and is not answered yet. A request is delivered once: Chromium
 * repeats some by itself (a reused connection that ends, 408, 421), which only the proxy can see.
 */
import type { OutgoingHttpHeaders } from 'node:http';
import { OriginDoubt, type Connection } from './origin-doubt.ts';

export interface Delivery {
  readonly origin: string;
  /** Over plain HTTP, where the proxy sees the request itself. */
  readonly plain: string | undefined;
  /** Place among all that was let out and all that tunnels carried. */
  readonly place: number;
  /** Whether the page no longer waits for its answer: then the browser does not repeat it. */
  isDropped: () => Promise<boolean>;
}

/** What the target answered where Chromium would ask again. */
export interface KeptAnswer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** A request over plain HTTP, as the proxy sees it. */
export interface PlainSend {
  /** Kept from its first time: another without a permit of its own is the browser's repeat. */
  answer: KeptAnswer | undefined;
  /** All of it went to the target. */
  isWhole: boolean;
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

export function isIdempotent(method = 'GET'): boolean {
  return safeMethods.has(method);
}

/** `host:port`, as a tunnel is asked for. */
export function originOf(url: string): string {
  const { hostname, port, protocol } = new URL(url);
  return `${hostname}:${port || (/^(http|ws):/.test(protocol) ? 80 : 443)}`;
}

export class Deliveries {
  private place = 0;
  private readonly origins = new Map<string, OriginDoubt>();
  private readonly allowed = new Map<string, number>();
  private readonly sent = new Map<string, PlainSend>();

  /** The browser may send this request now, once. */
  letOut(method: string, url: string, isDropped: Delivery['isDropped']): Delivery {
    const origin = originOf(url);
    const plain = url.startsWith('http:') ? keyOf(method, url) : undefined;
    const delivery = { origin, plain, place: (this.place += 1), isDropped };
    if (plain !== undefined) this.allowed.set(plain, (this.allowed.get(plain) ?? 0) + 1);
    else this.at(origin).unanswered.add(delivery);
    return delivery;
  }

  /** It did not go after all. */
  withdraw(delivery: Delivery): void {
    if (delivery.plain !== undefined) this.take(delivery.plain);
    this.settle(delivery);
  }

  /** Whether it may have reached the target. */
  hasLeft({ origin, plain, place }: Delivery): boolean {
    if (plain !== undefined) return this.sent.get(plain)?.isWhole ?? false;
    return this.at(origin).passedAt > place;
  }

  /** Its answer or its failure was reported: the browser does not send it again. */
  settle(delivery: Delivery): void {
    this.at(delivery.origin).settle(delivery);
  }

  /** @returns what is known of a request that arrives over plain HTTP. */
  arrive(method: string, url: string): PlainSend | undefined {
    const key = keyOf(method, url);
    if (!this.take(key)) return this.sent.get(key);
    const send: PlainSend = { answer: undefined, isWhole: false };
    this.sent.set(key, send);
    return send;
  }

  private take(key: string): boolean {
    const left = this.allowed.get(key) ?? 0;
    this.allowed.set(key, Math.max(0, left - 1));
    return left > 0;
  }

  /** Bytes for the target wait in this tunnel. @returns whether they may pass. */
  mayPass(origin: string): true | Promise<boolean> {
    return this.origins.get(origin)?.mayPass() ?? true;
  }

  connected(origin: string, connection: Connection): void {
    this.at(origin).connections.add(connection);
  }

  /** Bytes that may be a request went to the target. */
  passed(origin: string, connection: Connection): void {
    this.at(origin).passedAt = connection.passedAt = this.place += 1;
  }

  ended(origin: string, connection: Connection): void {
    this.at(origin).ended(connection);
  }

  /** Where nothing else is under way every connection idles: the request gets a new one. */
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
  // As one parser writes it: the browser's own leaves some characters as they are.
  return `${method} ${new URL(url).href.replace(/#.*/, '')}`;
}
