/** Counts the open WebSockets of each origin, and observes their messages. */
import type { BrowserContext } from 'playwright-core';
import { originOf } from './deliveries.ts';

export class OpenSockets {
  private readonly counts = new Map<string, number>();
  /** Called with the address of each socket that a page opens. */
  onOpened: (url: string) => void = () => undefined;
  /** Called with each message that a page sends by a socket, and with each that it gets. */
  onSent: (text: string, socket: object) => void = () => undefined;
  onReceived: (text: string, socket: object) => void = () => undefined;

  /** Must be made before any page is opened. */
  constructor(context: BrowserContext) {
    context.on('page', (page) => {
      page.on('websocket', (socket) => {
        const origin = originOf(socket.url());
        this.count(origin, 1);
        this.onOpened(socket.url());
        socket.once('close', () => this.count(origin, -1));
        socket.on('framesent', ({ payload }) => this.onSent(String(payload), socket));
        socket.on('framereceived', ({ payload }) => this.onReceived(String(payload), socket));
      });
    });
  }

  /** Where sockets are open, as `host:port`. */
  authorities(): string[] {
    return [...this.counts.keys()].filter((origin) => this.areAt(origin));
  }

  areAt(origin: string): boolean {
    return (this.counts.get(origin) ?? 0) > 0;
  }

  private count(origin: string, change: number): void {
    this.counts.set(origin, (this.counts.get(origin) ?? 0) + change);
  }
}
