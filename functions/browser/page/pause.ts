import { setTimeout as after } from 'node:timers/promises';

/** @throws the signal's reason if it aborts during the pause. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await after(milliseconds, undefined, { signal });
}
