/**
 * Waits for a condition or for an event, always with a time limit. The error of a time-out says
 * what the test waited for and which answer it saw last. Uses the real clock, even if a test sets
 * its own clock.
 */
import type { EventEmitter } from 'node:events';
import { inspect, stripVTControlCharacters } from 'node:util';

const { setTimeout: startTimer, clearTimeout: stopTimer } = globalThis;

/**
 * The usual time limit of a wait in milliseconds. It is below Jest's limit for a test, so that a
 * test fails with the message of the wait, not with Jest's message.
 */
const LIMIT_MS = 25_000;
const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 100;
const SEEN_LENGTH = 500;

type NotYet = false | undefined;

function notInTime(what: string, limitMs: number, seen: string): Error {
  const shown = stripVTControlCharacters(seen).slice(0, SEEN_LENGTH);
  return new Error(`Not in time (${limitMs / 1000} s): ${what}. Last seen: ${shown}`);
}

/**
 * Calls `ask`, first after 5 ms and then at least every 100 ms, until the answer is neither
 * undefined nor false. If `ask` throws, for example by a failed expectation, it is called again.
 * @throws {Error} after the time limit, even while an answer is pending.
 */
export async function until<Answer extends NonNullable<unknown> | null>(
  what: string,
  ask: () => Answer | NotYet | Promise<Answer | NotYet>,
  limitMs = LIMIT_MS,
): Promise<Answer> {
  const { promise: late, resolve: end } = Promise.withResolvers<'late'>();
  const timer = startTimer(end, limitMs, 'late');
  let seen = 'no answer yet';
  try {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
      const answered = Promise.resolve()
        .then(ask)
        .then(
          (answer) => ({ answer, shown: () => inspect(answer) }),
          (error: unknown) => ({
            answer: undefined,
            shown: () => (error instanceof Error ? error.message : inspect(error)),
          }),
        );
      const settled = await Promise.race([answered, late]);
      if (settled === 'late') break;
      if (settled.answer !== undefined && settled.answer !== false) return settled.answer;
      seen = settled.shown();
      const paused = new Promise<void>((resolve) => void startTimer(resolve, pauseMs));
      if ((await Promise.race([paused, late])) === 'late') break;
    }
  } finally {
    stopTimer(timer);
  }
  throw notInTime(what, limitMs, seen);
}

/**
 * Waits for an emitter's next event, or for the first of several events. Call this function before
 * the event can happen. Rejects if the emitter first emits `error`.
 * @returns the arguments of the event's listeners.
 * @throws {Error} after the time limit.
 */
export function nextEvent<Args extends unknown[]>(
  what: string,
  emitter: EventEmitter,
  events: string | readonly string[],
  limitMs = LIMIT_MS,
): Promise<Args> {
  const names = [events].flat();
  const { promise, resolve, reject } = Promise.withResolvers<Args>();
  const take = (...args: unknown[]) => resolve(args as Args);
  for (const name of names) emitter.on(name, take);
  if (!names.includes('error')) emitter.on('error', reject);
  const seen = `no event "${names.join('" or "')}"`;
  const timer = startTimer(() => reject(notInTime(what, limitMs, seen)), limitMs);
  // The timer must not keep the process running after a test that no longer needs this wait.
  timer.unref();
  const happened = promise.finally(() => {
    stopTimer(timer);
    for (const name of names) emitter.off(name, take);
    emitter.off('error', reject);
  });
  // Without this handler, a rejection before the test awaits the promise would be an unhandled
  // rejection.
  happened.catch(() => undefined);
  return happened;
}
