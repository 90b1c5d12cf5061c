/** Counts the open WebSockets of each origin, and observes what they send. */
import type { BrowserContext } from 'playwright-core';
import { originOf } from './deliveries.ts';

export class OpenSockets {
  private readonly counts = new Map<string, number>();
  /** Called with each message that a page sends by a socket. */
  onSent: (text: string) => void = () => undefined;

  /** Must be made before any page is opened. */
  constructor(context: BrowserContext) {
    context.on('page', (page) => {
      page.on('websocket', (socket) => {
        const origin = originOf(socket.url());
        this.count(origin, 1);
        socket.once('close', () => this.count(origin, -1));
        socket.on('framesent', ({ payload }) => this.onSent(String(payload)));
      });
    });
  }

  areAt(origin: string): boolean {
    return (this.counts.get(origin) ?? 0) > 0;
  }

  private count(origin: string, change: number): void {
    this.counts.set(origin, (this.counts.get(origin) ?? 0) + change);
  }
}
