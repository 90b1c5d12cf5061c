/**
 * Whether the target may already have a lead whose submission is not a success. A failed attempt
 * sets the flag if it had passed its fence (was allowed to send), unless its page certainly sent
 * nothing. The flag stays until a success: a later attempt that sends nothing does not reset it.
 */
import { isRetriable, type FailureReason, type SubmissionRow } from './submission.ts';

interface ReasonEvidence {
  /**
   * What an attempt's failure reason alone shows about the submit. `submitted`: the form was
   * submitted, now or earlier. `unfenced`: the reason gives no sign of a submit. `either`: the form
   * may have been submitted or not.
   */
  shows: 'submitted' | 'unfenced' | 'either';
  /**
   * Whether the page may have sent nothing although the attempt was allowed to send (had passed its
   * fence). False if the reason means that the target answered a submit, or reported that it has
   * the lead.
   */
  mayBeUnsent: boolean;
}

const evidenceOf: Record<FailureReason, ReasonEvidence> = {
  target_unreachable: { shows: 'unfenced', mayBeUnsent: false },
  timeout: { shows: 'unfenced', mayBeUnsent: false },
  form_not_found: { shows: 'either', mayBeUnsent: true },
  field_not_found: { shows: 'either', mayBeUnsent: true },
  form_changed: { shows: 'either', mayBeUnsent: true },
  validation_refused: { shows: 'either', mayBeUnsent: true },
  already_submitted: { shows: 'submitted', mayBeUnsent: false },
  verification_required: { shows: 'submitted', mayBeUnsent: false },
  login_required: { shows: 'either', mayBeUnsent: true },
  captcha: { shows: 'either', mayBeUnsent: true },
  blocked: { shows: 'either', mayBeUnsent: true },
  rate_limited: { shows: 'either', mayBeUnsent: false },
  no_confirmation: { shows: 'submitted', mayBeUnsent: true },
  outcome_unknown: { shows: 'submitted', mayBeUnsent: true },
  internal: { shows: 'unfenced', mayBeUnsent: false },
  expired: { shows: 'unfenced', mayBeUnsent: false },
  cancelled: { shows: 'unfenced', mayBeUnsent: false },
  account_disabled: { shows: 'unfenced', mayBeUnsent: false },
  form_deleted: { shows: 'unfenced', mayBeUnsent: false },
};

/**
 * Whether an attempt that was allowed to send (passed its fence) and then failed with the given
 * reason may have sent nothing.
 */
export function mayHaveSentNothing(reason: FailureReason): boolean {
  return evidenceOf[reason].mayBeUnsent;
}

/** An attempt as the submission's row or a client's copy of the row describes it. */
interface KnownAttempt {
  failureReason?: FailureReason | null | undefined;
  nothingSent?: boolean | null | undefined;
}

/** A submission's row, or a client's copy of the row. */
export interface KnownSubmission extends Pick<SubmissionRow, 'status'> {
  possiblySent?: boolean | null | undefined;
  failureReason?: FailureReason | null | undefined;
  attempts?: readonly KnownAttempt[] | null | undefined;
}

/**
 * Whether an attempt may have submitted the form, judged by its failure reason and `nothingSent`.
 */
export function mayHaveSubmitted({ failureReason, nothingSent }: KnownAttempt): boolean {
  if (!failureReason || nothingSent) return false;
  return !isRetriable(failureReason, false) && evidenceOf[failureReason].shows !== 'unfenced';
}

/** Whether the failure reason by itself shows that the form was submitted, now or earlier. */
export function saysSubmitted(reason: FailureReason | null | undefined): boolean {
  return reason ? evidenceOf[reason].shows === 'submitted' : false;
}

/** Whether the target may have a submission's lead after one more attempt has failed. */
export function isPossiblySentAfter(
  row: SubmissionRow,
  { reason, nothingSent = false }: { reason: FailureReason; nothingSent?: boolean | undefined },
): boolean {
  const maySend = row.fencedAt !== undefined || saysSubmitted(reason);
  return (maySend && !nothingSent) || row.possiblySent;
}

/**
 * Whether the submission's last attempt failed after it was allowed to send (passed its fence), but
 * sent nothing. Earlier attempts are not considered; `possiblySent` covers them.
 */
export function endedUnsent({ status, failureReason, attempts }: KnownSubmission): boolean {
  const last = attempts?.at(-1);
  return status === 'error' && last?.nothingSent === true && last.failureReason === failureReason;
}
