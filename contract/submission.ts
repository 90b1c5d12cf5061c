/**
 * The submission: a lead's row and its life. The states, their legal moves and the closed list of
 * failure reasons are only here; the store turns the moves into DynamoDB conditions.
 */
import type { Consent } from './consent.ts';
import type { CustomValues } from './custom-field.ts';
import type { Lead } from './lead.ts';
import type { WaitReason } from './wait-reason.ts';

/** States in which an attempt may still be made and the submission can be cancelled or expire. */
export const openStatuses = ['processing', 'pending'] as const;
/** Final for the service; the owner can still retry `error`. */
export const finalStatuses = ['success', 'error'] as const;
export type FinalStatus = (typeof finalStatuses)[number];

export const submissionStatuses = [...openStatuses, ...finalStatuses] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

/** From → to. `error` → `processing` happens only by the owner's Retry. */
const submissionMoves: Record<SubmissionStatus, readonly SubmissionStatus[]> = {
  processing: ['processing', 'success', 'pending', 'error'],
  pending: ['processing', 'error'],
  success: [],
  error: ['processing'],
};

/** The states from which a row may become `to`. */
export function statusesBefore(to: SubmissionStatus): SubmissionStatus[] {
  return submissionStatuses.filter((from) => submissionMoves[from].includes(to));
}

/**
 * From → to by the owner's decision on an uncertain outcome, and by changing it (`decision.ts`).
 * Only a person makes these moves: a `success` by the service needs the fence and evidence.
 */
const decisionMoves: Record<FinalStatus, readonly FinalStatus[]> = {
  success: ['error'],
  error: ['success', 'error'],
};

/** The states from which a decision may make a row `to`. */
export function statusesDecidedAs(to: FinalStatus): FinalStatus[] {
  return finalStatuses.filter((from) => decisionMoves[from].includes(to));
}

export function isFinal(status: SubmissionStatus): boolean {
  return finalStatuses.some((final) => final === status);
}

/** States in which an attempt can run; `pending` rows keep the token of the attempt that ended. */
export const attemptStatuses = ['processing'] as const satisfies readonly SubmissionStatus[];

/** The reasons with which an attempt can end; the bot accepts no others from a browser. */
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

/** Includes the reasons that end a row without an attempt. */
export const failureReasons = [
  ...attemptReasons,
  'expired',
  'cancelled',
  'account_disabled',
  'form_deleted',
] as const;
export type FailureReason = (typeof failureReasons)[number];
export type AttemptReason = (typeof attemptReasons)[number];

/** Reasons after which an attempt may be repeated if it ended before the fence. */
const retriedBeforeFence: ReadonlySet<FailureReason> = new Set([
  'target_unreachable',
  'timeout',
  'form_not_found',
  'field_not_found',
  'rate_limited',
  'internal',
]);

/**
 * Whether the service may repeat the attempt. Before the fence the reason decides; after it only a
 * `rate_limited` answer to the submit itself, because anything else may be a stored lead.
 */
export function isRetriable(reason: FailureReason, fenced: boolean): boolean {
  return fenced ? reason === 'rate_limited' : retriedBeforeFence.has(reason);
}

/** All other reasons end the submission at once; only its owner may retry it. */
export const retriedReasons = failureReasons.filter(
  (reason) => isRetriable(reason, false) || isRetriable(reason, true),
);

export const attemptOutcomes = ['running', 'success', 'failed'] as const;
export type AttemptOutcome = (typeof attemptOutcomes)[number];

/**
 * By what the service saw that the target took a lead: the sign that its owner or the stage has
 * named, a form builder's own state, the page's words, the JSON answer to the submit, or the address.
 */
export const successSigns = ['configured', 'builder', 'words', 'answer', 'address'] as const;
export type SuccessSign = (typeof successSigns)[number];

/** One control of the target form and its value: personal data, for the row's owner only. */
export interface FilledField {
  /** The lead's field, or the bot's name for another control. */
  field: string;
  /** The label that the form shows. */
  label?: string | undefined;
  value: string;
}

/**
 * What the bot saw during an attempt, returned with its outcome. The store limits every length and
 * keeps it only in the row: never in a log, a message or a live event.
 */
export interface AttemptReceipt {
  fields?: readonly FilledField[] | undefined;
  /** What the target showed after the submit. */
  confirmation?: string | undefined;
  /** Of a success: by what it was seen. Attempts from before this field don't have it. */
  sign?: SuccessSign | undefined;
  /** Of a success: the HTTP status of the answer to the submit itself, if that was recognised. */
  submitStatus?: number | undefined;
  /** The form builder of the page, if the bot recognised it. */
  builder?: string | undefined;
  /** The address at which the attempt ended; the store drops query and fragment. */
  pageUrl?: string | undefined;
  /** As the bot measured it; otherwise the store uses the time from claim to record. */
  durationMs?: number;
}

/** The beginning of a `detail` that quotes the target: `The form answered: “…”`. */
export const targetAnswerPrefix = 'The form answered: ';

/** One attempt to send a submission. Times are ISO 8601, UTC. No personal data in `detail`. */
export interface Attempt extends AttemptReceipt {
  number: number;
  startedAt: string;
  endedAt?: string;
  outcome: AttemptOutcome;
  failureReason?: FailureReason;
  detail?: string;
  /** S3 key of the screenshot: of a failure, or with `pictureSuccess` of a success. */
  screenshotKey?: string;
}

/** What the owner said about an uncertain outcome. A Retry keeps it as a record of that outcome. */
export interface Decision {
  wentIn: boolean;
  at: string;
  /** The owner's user id. */
  by: string;
  /** The failure reason of a row that the decision made a success, restored if it is taken back. */
  failureReason?: FailureReason;
}

/**
 * The row in the submissions table. Key: `userId` (partition), `id` (sort; UUIDv7, so newest last).
 * Times are ISO 8601 UTC strings; `expiresAt` is in epoch seconds, as DynamoDB's TTL wants it.
 */
export interface SubmissionRow extends Lead {
  userId: string;
  id: string;
  /** The API key that it came in under; undefined if its owner sent it from the dashboard. */
  keyId?: string;
  /** The user's own form that it goes to, set at acceptance; undefined for the stage's form. */
  formId?: string;
  /** The version of the form's recipe that the last attempt used. */
  recipeVersion?: number;
  /** The answers to the form's own questions; only with a `formId`. */
  fields?: CustomValues;
  /** What its sender sent as evidence of the person's consent; a correction of the lead keeps it. */
  consent?: Consent;
  /** Whether to take a screenshot of a success too, so that the owner sees the form's answer. */
  pictureSuccess?: boolean;
  /** A keyed hash of the person, if the form takes one lead per person (`form-dedupe.ts`). */
  fingerprint?: string;
  /** The keys of its person records, of former values of the lead too (`person-records.ts`). */
  people?: string[];
  /** The id of its Idempotency-Key's record. */
  idempotencyId?: string;
  /** Its sender wanted it sent although it may be a person's second lead. */
  duplicateAllowed?: true;
  /**
   * SHA-256 of the lead as it was accepted: an edit changes the values, but a repeat of the first
   * body must still be recognised. Rows from before this field don't have it.
   */
  bodyHash?: string;
  /** Grows by one with every write; live clients drop older versions. */
  version: number;
  createdAt: string;
  updatedAt: string;
  status: SubmissionStatus;
  /** The number of attempts after the first. */
  retryCount: number;
  /** The number of attempts claimed so far, and the maximum. */
  attemptCount: number;
  attemptBudget: number;
  attempts: Attempt[];
  /** Also undefined if nobody knows when, for example while its form is paused. */
  nextAttemptAt?: string;
  waitingFor?: WaitReason;
  /** Since when its form holds it; that time does not count as age. */
  heldSince?: string;
  failureReason?: FailureReason;
  /** Read it with `isPossiblySent`: rows from before this field don't have it. */
  possiblySent?: boolean;
  decision?: Decision;
  /** S3 key of the newest screenshot. */
  screenshotKey?: string;
  /** The running attempt's claim: whoever has the token may record the outcome. */
  claimToken?: string;
  /**
   * SHA-256 of the secret with which the running attempt passes its fence. Once the secret is used,
   * the hash of who used it; removed when the bot withdraws it.
   */
  fenceHash?: string;
  leaseUntil?: string;
  /** Set just before the first request that could carry lead data. */
  fencedAt?: string;
  /** When the message of the running attempt was sent, if this was its first delivery. */
  messageSentAt?: string;
  /** For the sparse indexes of open rows: lane and shard (`open-lanes.ts`), and when it is due. */
  openShard?: string;
  dueAt?: string;
  /** When the row last became open: at its lead's arrival or its owner's Retry. See `isOverAge`. */
  openedAt?: string;
  /** Seconds the reconciler waited before its last re-send; doubles each time. */
  resendInterval?: number;
  /** When its success was recorded; undefined for a decided success, which nobody observed. */
  submittedAt?: string;
  /** Epoch seconds; set only by the final write. */
  expiresAt?: number;
}

/** The filter value for the stage's own form; no form id looks like it. */
export const stageForm = 'stage';

export function isOfForm(row: { formId?: string | null }, formId: string): boolean {
  return (row.formId ?? stageForm) === formId;
}

/** Ordered by `dueAt`: what the reconciler should look at next. */
export const openIndexName = 'open';
/** Ordered by `openedAt`: what has been open for longest, due or not. */
export const oldestIndexName = 'oldest';
