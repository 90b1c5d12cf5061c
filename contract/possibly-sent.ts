/**
 * Whether the target may already have a lead whose submission is not a success. Set by every failed
 * attempt that ended after its fence, and kept until a success: a later attempt that fails before
 * its fence does not reset it.
 */
import { isRetriable, type FailureReason, type SubmissionRow } from './submission.ts';

/**
 * What a reason alone shows. `submitted`: the form was submitted, now or earlier. `unfenced`: in
 * rows without the field, it was only recorded before the fence. `either`: neither.
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

/** For a submission without the field: true if it can't be ruled out. */
export function isPossiblySent({ possiblySent, ...submission }: KnownSubmission): boolean {
  if (typeof possiblySent === 'boolean') return possiblySent;
  const { status, failureReason, attempts } = submission;
  if (status === 'error' && failureReason && saidBy[failureReason] !== 'unfenced') return true;
  // If the service repeated an attempt by itself, that attempt had not sent the lead.
  const ends = attempts?.flatMap((attempt) => attempt.failureReason ?? []) ?? [];
  return ends.some((reason) => !isRetriable(reason, false) && saidBy[reason] !== 'unfenced');
}

/** Whether the reason alone shows that the form was submitted, now or earlier. */
export function saysSubmitted(reason: FailureReason | null | undefined): boolean {
  return reason ? saidBy[reason] === 'submitted' : false;
}

/** Whether a row is possibly sent after another attempt has failed. */
export function isPossiblySentAfter(row: SubmissionRow, reason: FailureReason): boolean {
  return row.fencedAt !== undefined || saysSubmitted(reason) || isPossiblySent(row);
}
