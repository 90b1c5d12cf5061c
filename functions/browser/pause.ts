import { setTimeout as after } from 'node:timers/promises';

/** @throws the signal's reason, when it aborts meanwhile. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await after(milliseconds, undefined, { signal });
}
