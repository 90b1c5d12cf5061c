/**
 * Whether the target may already have a lead whose submission is not a success. Every failed
 * attempt that ended after its fence sets the flag, and it stays until a success: a later attempt
 * that fails before its fence does not reset it.
 */
import { isRetriable, type FailureReason, type SubmissionRow } from './submission.ts';

/**
 * What a failure reason shows by itself. `submitted`: the form was submitted, now or earlier.
 * `unfenced`: a row from before this field has this reason only if its attempt did not reach the
 * fence. `either`: both are possible.
 */
const saidBy: Record<FailureReason, 'submitted' | 'unfenced' | 'either'> = {
  target_unreachable: 'unfenced',
  timeout: 'unfenced',
  form_not_found: 'either',
  field_not_found: 'either',
  form_changed: 'either',
  validation_refused: 'either',
  already_submitted: 'submitted',
  verification_required: 'submitted',
  login_required: 'either',
  captcha: 'either',
  blocked: 'either',
  rate_limited: 'either',
  no_confirmation: 'submitted',
  outcome_unknown: 'submitted',
  internal: 'unfenced',
  expired: 'unfenced',
  cancelled: 'unfenced',
  account_disabled: 'unfenced',
  form_deleted: 'unfenced',
};

/** A row, or a client's copy of it. */
export interface KnownSubmission extends Pick<SubmissionRow, 'status'> {
  possiblySent?: boolean | null | undefined;
  failureReason?: FailureReason | null | undefined;
  attempts?: readonly { failureReason?: FailureReason | null | undefined }[] | null | undefined;
}

/**
 * Whether the lead may have been sent. Old submissions without `possiblySent` are judged by their
 * failure reasons: false only if those rule it out.
 */
export function isPossiblySent({ possiblySent, ...submission }: KnownSubmission): boolean {
  if (typeof possiblySent === 'boolean') return possiblySent;
  const { status, failureReason, attempts } = submission;
  if (status === 'error' && failureReason && saidBy[failureReason] !== 'unfenced') return true;
  // The service repeats only attempts that did not send the lead, so their reasons are skipped.
  const ends = attempts?.flatMap((attempt) => attempt.failureReason ?? []) ?? [];
  return ends.some(mayHaveSubmitted);
}

/** Whether an attempt that failed for this reason may have submitted the form. */
export function mayHaveSubmitted(reason: FailureReason): boolean {
  return !isRetriable(reason, false) && saidBy[reason] !== 'unfenced';
}

/** Whether the failure reason by itself shows that the form was submitted, now or earlier. */
export function saysSubmitted(reason: FailureReason | null | undefined): boolean {
  return reason ? saidBy[reason] === 'submitted' : false;
}

/** Whether a row is possibly sent after another attempt has failed. */
export function isPossiblySentAfter(row: SubmissionRow, reason: FailureReason): boolean {
  return row.fencedAt !== undefined || saysSubmitted(reason) || isPossiblySent(row);
}
