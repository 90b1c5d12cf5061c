/** Waits for what a service will answer once its own work is done. */
import { setTimeout as wait } from 'node:timers/promises';

const ASK_AGAIN_MS = 100;

/**
 * Asks until there is an answer that is neither undefined nor false.
 * @throws {Error} after the time limit, with `what` was awaited.
 */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined | false>,
  limitMs = 120_000,
): Promise<Answer> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (Date.now() > deadline) throw new Error(`Not in time: ${what}`);
    await wait(ASK_AGAIN_MS);
  }
}
