/**
 * The target's circuit breaker as an attempt uses it. If the breaker's table can't be read,
 * attempts continue.
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
  record(pass: Pass, judgement: Judgement): Promise<void>;
  release(pass: Pass): Promise<void>;
}

export const alwaysClosed: Breaker = {
  enter: ({ userId, submissionId }) =>
    Promise.resolve({ kind: 'go', pass: { userId, submissionId } }),
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
    enter: (asking) =>
      breaker.enter(asking).catch((error: unknown) => {
        warn('The circuit breaker was not read', asError(error));
        return alwaysClosed.enter(asking);
      }),
    record: (pass, judgement) =>
      tolerate(breaker.record(pass, judgement), 'The circuit breaker was not recorded'),
    release: (pass) => tolerate(breaker.release(pass), 'The probe was not given back'),
  };
}
