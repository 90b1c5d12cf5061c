/**
 * Whether the target may have a lead already although its submission is not a success. Set by every
 * failed attempt that ended after its fence, and kept until a success: a later attempt that fails
 * before its fence takes nothing back.
 */
import { isRetriable, type FailureReason, type SubmissionRow } from './submission.ts';

/**
 * What a reason says by itself. `submitted`: the form was submitted, now or earlier. `unfenced`: in
 * rows without the field it was never recorded of an attempt after its fence. `either`: nothing.
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

/** A row, or what a client holds of it. */
export interface KnownSubmission extends Pick<SubmissionRow, 'status'> {
  possiblySent?: boolean | null | undefined;
  failureReason?: FailureReason | null | undefined;
  attempts?: readonly { failureReason?: FailureReason | null | undefined }[] | null | undefined;
}

/** Of a submission without the field: whether it cannot be ruled out. */
export function isPossiblySent({ possiblySent, ...submission }: KnownSubmission): boolean {
  if (typeof possiblySent === 'boolean') return possiblySent;
  const { status, failureReason, attempts } = submission;
  if (status === 'error' && failureReason && saidBy[failureReason] !== 'unfenced') return true;
  // What the machine tried again it had not sent.
  const ends = attempts?.flatMap((attempt) => attempt.failureReason ?? []) ?? [];
  return ends.some((reason) => !isRetriable(reason, false) && saidBy[reason] !== 'unfenced');
}

/** Whether the reason alone says that the form was submitted, now or earlier. */
export function saysSubmitted(reason: FailureReason | null | undefined): boolean {
  return reason ? saidBy[reason] === 'submitted' : false;
}

/** Whether a row is possibly sent after one more attempt of it has failed. */
export function isPossiblySentAfter(row: SubmissionRow, reason: FailureReason): boolean {
  return row.fencedAt !== undefined || saysSubmitted(reason) || isPossiblySent(row);
}
