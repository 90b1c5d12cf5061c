/**
 * The owner's decision on a submission whose outcome the machine can't know: it went in, or it did
 * not. It may be changed for as long as the row is there. The machine never submits because of it.
 */
import { isPossiblySent, type KnownSubmission } from './possibly-sent.ts';

interface DecidableSubmission extends KnownSubmission {
  decidedWentIn?: boolean | null | undefined;
}

/**
 * Whether the outcome is open: the submission failed, and the target may have the lead. These are
 * all that a Retry asks about, whatever the last reason: besides `no_confirmation` and
 * `outcome_unknown` an earlier attempt may have got through, and a refusal may have been stored.
 * A decision ends it; a later attempt that fails after its fence opens it again.
 */
export function isUndecided(submission: KnownSubmission): boolean {
  return submission.status === 'error' && isPossiblySent(submission);
}

/** Whether a person, not the form, said that it went in. */
export function isDecidedSuccess({ status, decidedWentIn }: DecidableSubmission): boolean {
  return status === 'success' && decidedWentIn === true;
}

/** Whether a person said that it did not go in, and nothing has happened since that casts a doubt. */
export function isDecidedFailure(submission: DecidableSubmission): boolean {
  const { status, decidedWentIn } = submission;
  return status === 'error' && decidedWentIn === false && !isUndecided(submission);
}

/** Whether its owner may decide so now, for the first time or otherwise than before. */
export function canDecide(submission: DecidableSubmission, wentIn: boolean): boolean {
  if (isUndecided(submission)) return true;
  return wentIn ? isDecidedFailure(submission) : isDecidedSuccess(submission);
}
