/**
 * The owner's decision on a submission whose outcome the service can't know: whether the target has
 * the lead. The owner may change the decision, but not while a Retry is open, and not after the
 * form has confirmed the lead. A decision never makes the service submit a lead.
 */
import type { KnownSubmission } from './possibly-sent.ts';

interface DecidableSubmission extends KnownSubmission {
  decidedWentIn?: boolean | null | undefined;
}

/**
 * Whether the outcome is uncertain: the submission failed, and the target may have the lead. A
 * Retry of an uncertain submission first asks the owner for confirmation, whatever the failure
 * reason is: an earlier attempt may have delivered the lead, or the target may have stored the lead
 * that it refused. The owner's decision ends the uncertainty. The outcome becomes uncertain again
 * if a later attempt fails after it was allowed to send.
 */
export function isUndecided(submission: KnownSubmission): boolean {
  return submission.status === 'error' && submission.possiblySent === true;
}

/**
 * Whether the submission is a success only because its owner decided that the target has the lead;
 * no form confirmed the lead.
 */
export function isDecidedSuccess({ status, decidedWentIn }: DecidableSubmission): boolean {
  return status === 'success' && decidedWentIn === true;
}

/**
 * Whether the owner decided that the target does not have the lead, and no later attempt has made
 * the outcome uncertain again.
 */
export function isDecidedFailure(submission: DecidableSubmission): boolean {
  const { status, decidedWentIn } = submission;
  return status === 'error' && decidedWentIn === false && !isUndecided(submission);
}

/**
 * Whether the owner may now make the given decision, as a first decision or as a change of the
 * earlier decision.
 */
export function canDecide(submission: DecidableSubmission, wentIn: boolean): boolean {
  if (isUndecided(submission)) return true;
  return wentIn ? isDecidedFailure(submission) : isDecidedSuccess(submission);
}
