/**
 * The owner's decision on a submission whose outcome the service can't know: the lead went in, or
 * it did not. It may be changed as long as the row exists. The service never submits because of it.
 */
import { isPossiblySent, type KnownSubmission } from './possibly-sent.ts';

interface DecidableSubmission extends KnownSubmission {
  decidedWentIn?: boolean | null | undefined;
}

/**
 * Whether the outcome is uncertain: the submission failed, and the target may have the lead. These
 * are the submissions for which a Retry asks first, whatever the last reason: apart from
 * `no_confirmation` and `outcome_unknown`, an earlier attempt may have got through, or a refused
 * lead may have been stored. A decision ends the uncertainty; a later attempt that fails after its
 * fence brings it back.
 */
export function isUndecided(submission: KnownSubmission): boolean {
  return submission.status === 'error' && isPossiblySent(submission);
}

/** Whether a person, not the form, said that the lead went in. */
export function isDecidedSuccess({ status, decidedWentIn }: DecidableSubmission): boolean {
  return status === 'success' && decidedWentIn === true;
}

/**
 * Whether a person said that the lead did not go in, and no later attempt has made that uncertain.
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
