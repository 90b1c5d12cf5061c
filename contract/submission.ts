/**
 * The submission: the row of a lead in the table, with all its states. Only this file defines the
 * states, their legal moves and the closed list of failure reasons. The store turns the moves into
 * DynamoDB conditions.
 */
import type { AttemptReceipt } from './attempt-receipt.ts';
import type { Consent } from './consent.ts';
import type { CustomValues } from './custom-field.ts';
import type { Lead } from './lead.ts';
import type { WaitReason } from './wait-reason.ts';

/** States in which an attempt may still be made and the submission can be cancelled or expire. */
export const openStatuses = ['processing', 'pending'] as const;
/** States in which the service does nothing more; the owner can still retry an `error`. */
export const finalStatuses = ['success', 'error'] as const;
export type FinalStatus = (typeof finalStatuses)[number];

export const submissionStatuses = [...openStatuses, ...finalStatuses] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

/** Legal moves (from → to). Only the owner's Retry moves `error` → `processing`. */
const submissionMoves: Record<SubmissionStatus, readonly SubmissionStatus[]> = {
  processing: ['processing', 'success', 'pending', 'error'],
  pending: ['processing', 'error'],
  success: [],
  error: ['processing'],
};

/** The states from which a row may move to the state `to`. */
export function statusesBefore(to: SubmissionStatus): SubmissionStatus[] {
  return submissionStatuses.filter((from) => submissionMoves[from].includes(to));
}

/**
 * Moves (from → to) that the owner makes by deciding an uncertain outcome or by changing that
 * decision (`decision.ts`). The service itself never makes these moves: it records a `success` only
 * after an attempt that was allowed to send, and with evidence.
 */
const decisionMoves: Record<FinalStatus, readonly FinalStatus[]> = {
  success: ['error'],
  error: ['success', 'error'],
};

/** The states from which the owner's decision may move a row to the state `to`. */
export function statusesDecidedAs(to: FinalStatus): FinalStatus[] {
  return finalStatuses.filter((from) => decisionMoves[from].includes(to));
}

export function isFinal(status: SubmissionStatus): boolean {
  return finalStatuses.some((final) => final === status);
}

/** States in which an attempt can run. No attempt runs in `pending`, despite a `claimToken`. */
export const attemptStatuses = ['processing'] as const satisfies readonly SubmissionStatus[];

/** The failure reasons of attempts; the bot accepts no other reasons from a browser. */
export const attemptReasons = [
  'target_unreachable',
  'timeout',
  'form_not_found',
  'field_not_found',
  'form_changed',
  'validation_refused',
  'already_submitted',
  'verification_required',
  'login_required',
  'captcha',
  'blocked',
  'rate_limited',
  'no_confirmation',
  'outcome_unknown',
  'internal',
] as const;

/** All failure reasons, including the reasons that end a row without an attempt. */
export const failureReasons = [
  ...attemptReasons,
  'expired',
  'cancelled',
  'account_disabled',
  'form_deleted',
] as const;
export type FailureReason = (typeof failureReasons)[number];
export type AttemptReason = (typeof attemptReasons)[number];

/** Reasons after which an attempt may be repeated if it ended before it was allowed to send. */
const retriedBeforeFence: ReadonlySet<FailureReason> = new Set([
  'target_unreachable',
  'timeout',
  'form_not_found',
  'field_not_found',
  'rate_limited',
  'internal',
]);

/**
 * Whether the service may repeat the attempt. If the attempt ended before its fence (was not yet
 * allowed to send), the failure reason decides. After the fence only `rate_limited` is repeated,
 * because after every other reason the target may have stored the lead.
 */
export function isRetriable(reason: FailureReason, fenced: boolean): boolean {
  return fenced ? reason === 'rate_limited' : retriedBeforeFence.has(reason);
}

/** Reasons after which the service repeats attempts; after all others only the owner may retry. */
export const retriedReasons = failureReasons.filter(
  (reason) => isRetriable(reason, false) || isRetriable(reason, true),
);

export const attemptOutcomes = ['running', 'success', 'failed'] as const;
export type AttemptOutcome = (typeof attemptOutcomes)[number];

/** The beginning of a `detail` that quotes the target: `The form answered: “…”`. */
export const targetAnswerPrefix = 'The form answered: ';

/** One attempt to send a submission. Times: ISO 8601, UTC. No personal data in `detail`. */
export interface Attempt extends AttemptReceipt {
  number: number;
  startedAt: string;
  endedAt?: string;
  outcome: AttemptOutcome;
  failureReason?: FailureReason;
  /** Set if the attempt was allowed to send (passed its fence) but its page sent nothing. */
  nothingSent?: true;
  detail?: string;
  /** S3 key of the screenshot of a failure, or with `pictureSuccess` of a success. */
  screenshotKey?: string;
  /** Until this time the bucket certainly keeps the screenshot. */
  screenshotUntil?: string;
}

/** The owner's decision about an uncertain outcome; a Retry keeps it as a record. */
export interface Decision {
  wentIn: boolean;
  at: string;
  /** The owner's user id. */
  by: string;
  /** The failure reason before the decision; restored if the owner takes the decision back. */
  failureReason?: FailureReason;
}

/**
 * The row in the submissions table. Key: `userId` (partition), `id` (sort; a UUIDv7, so the newest
 * row is last). Times are ISO 8601 UTC strings; `expiresAt` is in epoch seconds, as DynamoDB's
 * time-to-live requires.
 */
export interface SubmissionRow extends Lead {
  userId: string;
  id: string;
  /** The API key that sent the lead; undefined if its owner sent it from the dashboard. */
  keyId?: string;
  /** The id of the user's own form; undefined for the form that the stage offers to all. */
  formId?: string;
  /** The version of the form's recipe that the last attempt used. */
  recipeVersion?: number;
  /** The answers to the form's own questions; exists only with a `formId`. */
  fields?: CustomValues;
  /** The evidence of consent that came with the lead; a correction of the lead keeps it. */
  consent?: Consent;
  /** The sender's own id of the lead; a correction of the lead keeps it. */
  reference?: string;
  /** The row's key in the index that finds a lead by its reference (`referenceKeyOf`). */
  referenceKey?: string;
  /** Whether to take a screenshot of a success too, so that the owner sees the form's answer. */
  pictureSuccess?: boolean;
  /** A keyed hash of the person, if the form takes one lead per person (`form-dedupe.ts`). */
  fingerprint?: string;
  /** The fingerprints of the values before a correction of the lead; an erasure needs them. */
  formerFingerprints?: string[];
  /**
   * The keys of the records that find the lead by person, past values included
   * (`person-records.ts`).
   */
  people?: string[];
  /** The id of the record that the store keeps of the lead's Idempotency-Key. */
  idempotencyId?: string;
  /** Whether the sender allowed a second lead of a person whose lead the form already has. */
  duplicateAllowed?: true;
  /** SHA-256 of the accepted lead; an edit keeps it, so a repeat of the request is recognised. */
  bodyHash: string;
  /** The row's version grows by one with every write; live clients drop older versions. */
  version: number;
  /** The time of acceptance; the id contains the same time. */
  createdAt: string;
  updatedAt: string;
  status: SubmissionStatus;
  /** The number of attempts after the first attempt. */
  retryCount: number;
  /** The number of attempts claimed so far. `attemptBudget` is the maximum. */
  attemptCount: number;
  attemptBudget: number;
  attempts: Attempt[];
  /** When the next attempt is planned; undefined while the form is paused, for example. */
  nextAttemptAt?: string;
  waitingFor?: WaitReason;
  /**
   * Since when the lead waits because its form accepts no leads now, for example while the form is
   * paused. The waiting time does not count towards the row's age.
   */
  heldSince?: string;
  failureReason?: FailureReason;
  /** Whether the target may have the lead (`possibly-sent.ts`). */
  possiblySent: boolean;
  decision?: Decision;
  /** S3 key of the newest screenshot, and until when the bucket certainly keeps it. */
  screenshotKey?: string;
  screenshotUntil?: string;
  /** The token of the attempt that has claimed the row; only its holder may record the outcome. */
  claimToken?: string;
  /**
   * SHA-256 of the secret that the running attempt must send to its fence, the permission to send
   * the lead. After the secret was used, this is a hash that identifies the call which used it.
   * Removed when the bot withdraws the secret.
   */
  fenceHash?: string;
  /** How many attempts in a row got no answer from the fence; `attemptCount` leaves them out. */
  unaskedFences?: number;
  leaseUntil?: string;
  /** When the attempt passed its fence (was allowed to send), before any request with lead data. */
  fencedAt?: string;
  /** When the attempt's queue message was sent; absent if the queue had delivered it before. */
  messageSentAt?: string;
  /**
   * Keys of the index of open rows: the lane (`open-lanes.ts`) with its shard, and the due time.
   */
  openShard?: string;
  dueAt?: string;
  /** When the row last became open: at its lead's arrival or its owner's Retry. See `isOverAge`. */
  openedAt?: string;
  /**
   * Seconds that the reconciler last waited before it sent the message again; doubles each time.
   */
  resendInterval?: number;
  /** When the success was recorded; undefined for a success by the owner's decision. */
  submittedAt?: string;
  /** Epoch seconds: when DynamoDB removes the row; set by the write that ends the submission. */
  expiresAt?: number;
}

/**
 * Means the form that the stage offers to all users, for example in filters; no form has this id.
 */
export const stageForm = 'stage';

export function isOfForm(row: { formId?: string | null }, formId: string): boolean {
  return (row.formId ?? stageForm) === formId;
}
