/**
 * Whether the target may already have a lead whose submission is not a success. Every failed
 * attempt that ended after its fence sets the flag, unless it is known that its page sent nothing.
 * The flag stays until a success: a later attempt that sends nothing does not reset it.
 */
import {
  isRetriable,
  type AttemptReason,
  type FailureReason,
  type SubmissionRow,
} from './submission.ts';

/**
 * What a failure reason shows by itself. `submitted`: the form was submitted, now or earlier.
 * `unfenced`: it was not, as far as the reason goes. `either`: both are possible.
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

/**
 * The failure reasons with which the page may have sent nothing although the attempt had passed its
 * fence. The reasons by which a target answers a submit, or says that it has the lead, are not
 * among them.
 */
const unsentReasons: ReadonlySet<FailureReason> = new Set<AttemptReason>([
  'form_not_found',
  'field_not_found',
  'form_changed',
  'validation_refused',
  'login_required',
  'captcha',
  'blocked',
  'no_confirmation',
  'outcome_unknown',
]);

/** Whether an attempt that failed for this reason after its fence may have sent nothing. */
export function mayHaveSentNothing(reason: FailureReason): boolean {
  return unsentReasons.has(reason);
}

/** An attempt of a row, or of a client's copy of it. */
interface KnownAttempt {
  failureReason?: FailureReason | null | undefined;
  nothingSent?: boolean | null | undefined;
}

/** A row, or a client's copy of it. */
export interface KnownSubmission extends Pick<SubmissionRow, 'status'> {
  possiblySent?: boolean | null | undefined;
  failureReason?: FailureReason | null | undefined;
  attempts?: readonly KnownAttempt[] | null | undefined;
}

/** Whether an attempt may have submitted the form, judged by how it failed. */
export function mayHaveSubmitted({ failureReason, nothingSent }: KnownAttempt): boolean {
  if (!failureReason || nothingSent) return false;
  return !isRetriable(failureReason, false) && saidBy[failureReason] !== 'unfenced';
}

/** Whether the failure reason by itself shows that the form was submitted, now or earlier. */
export function saysSubmitted(reason: FailureReason | null | undefined): boolean {
  return reason ? saidBy[reason] === 'submitted' : false;
}

/** Whether a row is possibly sent after another attempt has failed. */
export function isPossiblySentAfter(
  row: SubmissionRow,
  { reason, nothingSent = false }: { reason: FailureReason; nothingSent?: boolean | undefined },
): boolean {
  const maySend = row.fencedAt !== undefined || saysSubmitted(reason);
  return (maySend && !nothingSent) || row.possiblySent;
}

/**
 * Whether the row ended with an attempt that passed its fence and sent nothing. Says nothing about
 * earlier attempts: see `possiblySent`.
 */
export function endedUnsent({ status, failureReason, attempts }: KnownSubmission): boolean {
  const last = attempts?.at(-1);
  return status === 'error' && last?.nothingSent === true && last.failureReason === failureReason;
}
