/**
 * The texts that explain a failure. Other texts are used if it is known that the attempt sent
 * nothing.
 */
import type { FailureReason } from '../../../../contract/submission.ts';
import { failureTexts, unsentEnding, unsentTexts } from '../../../content/dashboard.ts';

/** The failure fields that a submission and one of its attempts have in common. */
export interface Failed {
  failureReason?: FailureReason | null;
  nothingSent?: boolean | null;
}

/**
 * Returns the failure's reason alone. If it is known that nothing was sent, the text does not say
 * that the lead was sent.
 */
export function reasonText({ failureReason, nothingSent }: Failed): string | undefined {
  if (!failureReason) return undefined;
  return (nothingSent && unsentTexts[failureReason]) || failureTexts[failureReason];
}

/** Returns the reason of one attempt, and adds that the attempt sent nothing, if that is known. */
export function failureText(failed: Failed): string | undefined {
  const text = reasonText(failed);
  return text !== undefined && failed.nothingSent ? text + unsentEnding : text;
}
