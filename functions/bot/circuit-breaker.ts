/**
 * The circuit breaker as an attempt uses it. If the breaker's table can't be read, attempts
 * continue.
 */
import { asError } from '../../contract/errors.ts';
import type {
  Asking,
  Entry,
  Judgement,
  Pass,
} from '../stores/circuit-breaker/circuit-breaker-store.ts';

export interface Breaker {
  enter(asking: Asking): Promise<Entry>;
  /**
   * Called at the end of an attempt that has run.
   * @param judgement undefined if the attempt shows nothing about the target's health.
   * @returns the time until which this user's attempts must wait from now on; undefined if they
   * need not wait.
   */
  record(pass: Pass, judgement: Judgement | undefined): Promise<Date | undefined>;
  /**
   * Called for an attempt that never began: returns its pass (the permission to start) without
   * counting the attempt.
   */
  release(pass: Pass): Promise<void>;
}

export const alwaysClosed: Breaker = {
  enter: () => Promise.resolve({ kind: 'go', pass: {} }),
  record: () => Promise.resolve(undefined),
  release: () => Promise.resolve(),
};

export function neverFailing(
  breaker: Breaker = alwaysClosed,
  warn: (text: string, error: Error) => void,
): Breaker {
  const tolerate = async <Answer>(ask: Promise<Answer>, text: string) =>
    ask.catch((error: unknown) => {
      warn(text, asError(error));
      return undefined;
    });
  return {
    enter: async (asking) => {
      const entry = await tolerate(breaker.enter(asking), 'The circuit breaker was not read');
      return entry ?? alwaysClosed.enter(asking);
    },
    record: (pass, judgement) =>
      tolerate(breaker.record(pass, judgement), 'The circuit breaker was not recorded'),
    release: (pass) => tolerate(breaker.release(pass), 'The probe was not given back'),
  };
}
