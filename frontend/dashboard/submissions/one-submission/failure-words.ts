/** The words about a failure, with other words if it is known that its page sent nothing. */
import type { FailureReason } from '../../../../contract/submission.ts';
import { failureTexts, unsentEnding, unsentTexts } from '../../../content/dashboard.ts';

/** A submission or one of its attempts. */
export interface Failed {
  failureReason?: FailureReason | null;
  nothingSent?: boolean | null;
}

/** The reason alone; it says that the lead was sent only if it may have been sent. */
export function reasonText({ failureReason, nothingSent }: Failed): string | undefined {
  if (!failureReason) return undefined;
  return (nothingSent && unsentTexts[failureReason]) || failureTexts[failureReason];
}

/** The reason of one attempt, and that it sent nothing, if that is known. */
export function failureText(failed: Failed): string | undefined {
  const text = reasonText(failed);
  return text !== undefined && failed.nothingSent ? text + unsentEnding : text;
}
