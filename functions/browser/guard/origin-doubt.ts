/**
 * The tunnels to one origin. Their content is encrypted, so the proxy can't see whether Chromium
 * repeats a request. But Chromium repeats a request only after the connection that carried it has
 * ended. So when a tunnel ends that may have carried an unanswered request, the proxy holds back
 * all new bytes to that origin. As soon as the request is known to be over, the bytes may pass. If
 * this takes more than a second, the proxy refuses them.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Delivery } from './delivery.ts';

const DOUBT_MS = 1000;
const ASK_EVERY_MS = 50;

export interface Connection {
  /**
   * The position, in the order of deliveries, at which the connection last sent bytes that may be a
   * request.
   */
  passedAt: number;
  close(): Promise<void>;
}

interface Doubt {
  suspects: Set<Delivery>;
  /** Resolves to whether the bytes that are held back for this origin may pass. */
  verdict: PromiseWithResolvers<boolean>;
  timer: NodeJS.Timeout;
}

export class OriginDoubt {
  readonly unanswered = new Set<Delivery>();
  readonly connections = new Set<Connection>();
  /** The latest `passedAt` of all connections to this origin. */
  passedAt = 0;
  private doubt: Doubt | undefined;

  mayPass(): true | Promise<boolean> {
    return this.unanswered.size === 0 ? true : this.passesDoubt();
  }

  ended(connection: Connection): void {
    if (!this.connections.delete(connection)) return;
    const suspects = [...this.unanswered].filter(({ order }) => order < connection.passedAt);
    if (suspects.length === 0) return;
    this.doubt ??= this.begin();
    for (const suspect of suspects) {
      if (this.doubt.suspects.has(suspect)) continue;
      this.doubt.suspects.add(suspect);
      void this.untilDropped(suspect);
    }
  }

  settle(delivery: Delivery): void {
    this.unanswered.delete(delivery);
    const { doubt } = this;
    if (!doubt?.suspects.delete(delivery) || doubt.suspects.size > 0) return;
    clearTimeout(doubt.timer);
    this.doubt = undefined;
    doubt.verdict.resolve(true);
  }

  /**
   * Asks the browser repeatedly whether the page has dropped the request; a dropped request counts
   * as over. When the browser leaves a page, it drops the page's requests only some time after the
   * next page's answer has arrived.
   */
  private async untilDropped(suspect: Delivery): Promise<void> {
    while (this.doubt?.suspects.has(suspect)) {
      if (await suspect.isDropped()) this.settle(suspect);
      else await pause(ASK_EVERY_MS, undefined, { ref: false });
    }
  }

  private begin(): Doubt {
    const verdict = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => this.refuse(), DOUBT_MS).unref();
    return { suspects: new Set(), verdict, timer };
  }

  /** Refuses new bytes to this origin until a second has passed without any new bytes. */
  private refuse(): void {
    const { doubt } = this;
    if (!doubt) return;
    doubt.verdict.resolve(false);
    clearTimeout(doubt.timer);
    doubt.timer = setTimeout(() => {
      if (this.doubt === doubt) this.doubt = undefined;
    }, DOUBT_MS).unref();
  }

  private async passesDoubt(): Promise<boolean> {
    // The browser closes a connection before it repeats the request on another connection.
    await turns();
    const { doubt } = this;
    if (!doubt) return true;
    const passes = await doubt.verdict.promise;
    if (!passes && this.doubt === doubt) this.refuse();
    return passes;
  }
}

/**
 * Waits two turns of the event loop. By then this process has read everything that has arrived:
 * bytes and ends of connections.
 */
export async function turns(): Promise<void> {
  await turn();
  await turn();
}

function turn(): Promise<void> {
  return new Promise((next) => setImmediate(next));
}
