/**
 * The advice about a failure. In a separate file from the failure's texts, because the first view
 * needs only those texts.
 */
import {
  failureAdvice,
  SENT_BEFORE,
  unsentAdvice,
  type FailureAdvice,
} from '../../../content/failure-advice.ts';
import type { Failed } from './failure-words.ts';

export function adviceOn({ failureReason, nothingSent }: Failed): FailureAdvice | undefined {
  if (!failureReason) return undefined;
  const advice = failureAdvice[failureReason];
  if (!nothingSent) return advice;
  return { ...advice, ...unsentAdvice[failureReason], ifSent: SENT_BEFORE };
}
