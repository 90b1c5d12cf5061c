/**
 * Lets receivers wait for a message. A change of the queue wakes its receivers, without repeated
 * checks.
 */
import type { MessageStore } from './message-store.ts';

export interface LongPolls {
  /**
   * Checks the queue now and after each change. Ends when a message is found, the waiting time is
   * over, or the caller has disconnected.
   */
  poll: <Found>(
    queue: string,
    waitMs: number,
    signal: AbortSignal,
    look: () => Found[],
  ) => Promise<Found[]>;
  wake: (queue: string) => void;
}

export function createLongPolls(store: Pick<MessageStore, 'nextVisibleAt'>): LongPolls {
  const waiting = new Map<string, Set<() => void>>();

  /**
   * Waits until the queue changes, one of its hidden messages becomes visible, or the waiting time
   * is over.
   */
  function change(queue: string, until: number, signal: AbortSignal): Promise<void> {
    const waiters = waiting.get(queue) ?? new Set();
    waiting.set(queue, waiters);
    return new Promise((resolve) => {
      const at = Math.min(until, store.nextVisibleAt(queue) ?? until);
      const timer = setTimeout(done, Math.max(0, at - Date.now()));
      waiters.add(done);
      signal.addEventListener('abort', done, { once: true });

      function done(): void {
        clearTimeout(timer);
        waiters.delete(done);
        signal.removeEventListener('abort', done);
        resolve();
      }
    });
  }

  return {
    poll: async (queue, waitMs, signal, look) => {
      const until = Date.now() + waitMs;
      for (;;) {
        if (signal.aborted) return [];
        const found = look();
        if (found.length > 0 || Date.now() >= until) return found;
        await change(queue, until, signal);
      }
    },
    wake: (queue) => {
      for (const done of [...(waiting.get(queue) ?? [])]) done();
    },
  };
}
