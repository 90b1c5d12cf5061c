/** The target's circuit breaker as an attempt meets it. Its own failures stop no lead. */
import { asError } from '../contract/errors.ts';
import type { Entry, Judgement } from '../stores/target-health-store.ts';

export interface Breaker {
  enter(attempt: { token: string; leaseSeconds: number }): Promise<Entry>;
  record(judgement: Judgement): Promise<void>;
  release(probe: string): Promise<void>;
}

const alwaysClosed: Breaker = {
  enter: () => Promise.resolve({ kind: 'go', isProbe: false }),
  record: () => Promise.resolve(),
  release: () => Promise.resolve(),
};

export function neverFailing(
  breaker: Breaker = alwaysClosed,
  warn: (text: string, error: Error) => void,
): Breaker {
  const tolerate = async (ask: Promise<void>, text: string) =>
    ask.catch((error: unknown) => warn(text, asError(error)));
  return {
    enter: (attempt) =>
      breaker.enter(attempt).catch((error: unknown) => {
        warn('The target health was not read', asError(error));
        return alwaysClosed.enter(attempt);
      }),
    record: (judgement) =>
      tolerate(breaker.record(judgement), 'The target health was not recorded'),
    release: (probe) => tolerate(breaker.release(probe), 'The probe was not given back'),
  };
}
