/**
 * Waits until an expectation holds, without a fixed sleep. After too long it fails with the
 * expectation's own message.
 */
import { setTimeout as sleep } from 'node:timers/promises';

const LIMIT_MS = 4_000;

export async function eventually(expectation: () => void | Promise<void>): Promise<void> {
  const deadline = performance.now() + LIMIT_MS;
  for (;;) {
    try {
      await expectation();
      return;
    } catch (error: unknown) {
      if (performance.now() > deadline) throw error;
      await sleep(5);
    }
  }
}
