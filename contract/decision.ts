/**
 * The owner's decision on a submission whose outcome the service can't know: the target has the
 * lead, or it has not. The owner may change the decision unless a Retry is open or the form has
 * confirmed the lead since. A decision never makes the service submit a lead.
 */
import type { KnownSubmission } from './possibly-sent.ts';

interface DecidableSubmission extends KnownSubmission {
  decidedWentIn?: boolean | null | undefined;
}

/**
 * Whether the outcome is uncertain: the submission failed, and the target may have the lead. For
 * these submissions a Retry asks for confirmation first, whatever the last failure reason is: even
 * after reasons other than `no_confirmation` and `outcome_unknown`, an earlier attempt may have
 * delivered the lead, or the target may have stored a lead that it refused. A decision ends the
 * uncertainty; a later attempt that fails after its fence brings it back.
 */
export function isUndecided(submission: KnownSubmission): boolean {
  return submission.status === 'error' && submission.possiblySent === true;
}

/** Whether a person decided, and no form confirmed, that the target has the lead. */
export function isDecidedSuccess({ status, decidedWentIn }: DecidableSubmission): boolean {
  return status === 'success' && decidedWentIn === true;
}

/**
 * Whether a person decided that the target does not have the lead, and no later attempt has made
 * that uncertain again.
 */
export function isDecidedFailure(submission: DecidableSubmission): boolean {
  const { status, decidedWentIn } = submission;
  return status === 'error' && decidedWentIn === false && !isUndecided(submission);
}

/** Whether the owner may make this decision now, for the first time or as a change. */
export function canDecide(submission: DecidableSubmission, wentIn: boolean): boolean {
  if (isUndecided(submission)) return true;
  return wentIn ? isDecidedFailure(submission) : isDecidedSuccess(submission);
}
