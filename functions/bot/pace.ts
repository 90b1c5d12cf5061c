/**
 * The pace of a form as an attempt meets it. A place that can't be asked for is not taken: the lead
 * waits for seconds, because a cap may be what its owner pays for.
 */
import { asError } from '../../contract/errors.ts';
import { isRetriable } from '../../contract/submission.ts';
import type { AttemptEnd, PaceWait } from '../stores/pace/pace-rules.ts';
import type { PaceAsking } from '../stores/pace/pace-store.ts';
import type { Ending } from './form-change.ts';

export interface Pace {
  reserve(asking: PaceAsking): Promise<{ kind: 'granted' } | PaceWait>;
  end(token: string, end: AttemptEnd): Promise<void>;
}

/** Until a place is asked for again that the table did not answer about. */
export const UNANSWERED_SECONDS = 20;

/** One attempt's place. */
export interface Place {
  reserve(leaseSeconds: number): Promise<{ kind: 'granted' } | { kind: 'unanswered' } | PaceWait>;
  /** Never fails: a place that is not given back ends with its lease, and its use counts. */
  end(end: AttemptEnd): Promise<void>;
}

/** @param pace absent where nothing limits the attempt. */
export function placeFor(
  token: string,
  pace: Pace | undefined,
  warn: (text: string, error: Error) => void,
): Place {
  return {
    reserve: async (leaseSeconds) => {
      if (!pace) return { kind: 'granted' };
      return pace.reserve({ token, leaseSeconds }).catch((error: unknown) => {
        warn('The pace of a form was not asked', asError(error));
        return { kind: 'unanswered' };
      });
    },
    end: async (end) => {
      await pace?.end(token, end).catch((error: unknown) => {
        warn('A place of a form was not given back', asError(error));
      });
    },
  };
}

/** What was not sent does not count; neither does what the target said that it did not take. */
export function attemptEndOf(ending: Ending): AttemptEnd {
  if (ending.kind !== 'failure') return 'sent';
  const { reason, fenced, byWords } = ending.failure;
  const isRefused = isRetriable(reason, fenced) && !byWords;
  return fenced && !isRefused ? 'sent' : 'not_sent';
}
