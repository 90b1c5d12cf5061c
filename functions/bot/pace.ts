/**
 * The pace of a form (its limits of attempts), as an attempt uses it. If the pace can't be read, no
 * attempt slot is reserved and the lead waits some seconds, because each submission above a cap may
 * cost the form's owner money.
 */
import { asError } from '../../contract/errors.ts';
import { isRetriable } from '../../contract/submission.ts';
import type { AttemptEnd, PaceAsking, PaceWait } from '../stores/pace/pace-rules.ts';
import type { Ending } from './believe-answer.ts';

export interface Pace {
  reserve(asking: PaceAsking): Promise<{ kind: 'granted' } | PaceWait>;
  end(token: string, end: AttemptEnd): Promise<void>;
}

/** How long a lead waits if the limits of its form could not be read. */
export const UNANSWERED_SECONDS = 20;

/** The slot that one attempt takes under its form's limits. */
export interface Place {
  reserve(leaseSeconds: number): Promise<{ kind: 'granted' } | { kind: 'unanswered' } | PaceWait>;
  /**
   * Gives the attempt's slot back. Never throws: if the write fails, the slot stays taken until its
   * lease ends, and the attempt counts towards the limits.
   */
  end(end: AttemptEnd): Promise<void>;
}

/**
 * Returns the attempt's slot under its form's limits.
 * @param pace undefined if nothing limits the attempt.
 */
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

/**
 * An attempt counts towards its form's limits only if it sent the lead and the target did not
 * refuse the lead as too early.
 */
export function attemptEndOf(ending: Ending): AttemptEnd {
  if (ending.kind !== 'failure') return 'sent';
  const { reason, fenced, byWords } = ending.failure;
  const isRefused = isRetriable(reason, fenced) && !byWords;
  return fenced && !isRefused ? 'sent' : 'not_sent';
}
