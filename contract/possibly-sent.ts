/**
 * Whether the target may have a lead already although its submission is not a success. Set by every
 * failed attempt that ended after its fence, and kept until a success: a later attempt that fails
 * before its fence takes nothing back.
 */
import { isRetriable, type FailureReason, type SubmissionRow } from './submission.ts';

/** Reasons that say themselves that the form was submitted, now or earlier. */
const reasonsAfterSubmit: ReadonlySet<FailureReason> = new Set([
  'already_submitted',
  'verification_required',
  'no_confirmation',
  'outcome_unknown',
]);

/** The only reasons that were never recorded of an attempt after its fence. */
const reasonsBeforeFence: ReadonlySet<FailureReason> = new Set([
  'target_unreachable',
  'timeout',
  'internal',
  'expired',
  'cancelled',
  'account_disabled',
]);

/** A row, or what a client holds of it. */
interface KnownSubmission extends Pick<SubmissionRow, 'status'> {
  possiblySent?: boolean | null | undefined;
  failureReason?: FailureReason | null | undefined;
  attempts?: readonly { failureReason?: FailureReason | null | undefined }[] | null | undefined;
}

/** Of a submission without the field: whether it cannot be ruled out. */
export function isPossiblySent({ possiblySent, ...submission }: KnownSubmission): boolean {
  if (typeof possiblySent === 'boolean') return possiblySent;
  const { status, failureReason, attempts } = submission;
  if (status === 'error' && failureReason && !reasonsBeforeFence.has(failureReason)) return true;
  // What the machine tried again it had not sent.
  const ends = attempts?.flatMap((attempt) => attempt.failureReason ?? []) ?? [];
  return ends.some((reason) => !isRetriable(reason, false) && !reasonsBeforeFence.has(reason));
}

/** The same after one more attempt of the row has failed. */
export function isPossiblySentAfter(row: SubmissionRow, reason: FailureReason): boolean {
  return row.fencedAt !== undefined || reasonsAfterSubmit.has(reason) || isPossiblySent(row);
}
