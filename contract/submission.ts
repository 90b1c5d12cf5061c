/**
 * The submission: a lead's row and its life. States, their legal moves and the closed list of
 * failure reasons live here and nowhere else; the store turns the moves into DynamoDB conditions.
 */
import type { CustomValues } from './custom-field.ts';
import type { Lead } from './lead.ts';
import type { WaitReason } from './wait-reason.ts';

/** What an attempt may still be made of, and what can still be cancelled or run out of time. */
export const openStatuses = ['processing', 'pending'] as const;
/** Final for the machine; `error` can still be retried by its owner. */
export const finalStatuses = ['success', 'error'] as const;
export type FinalStatus = (typeof finalStatuses)[number];

export const submissionStatuses = [...openStatuses, ...finalStatuses] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

/** From → to. `error` → `processing` happens only by the user's Retry. */
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
 * From → to by the owner's decision on an uncertain outcome, and by changing it (`decision.ts`). Only
 * a person makes these moves: the machine's `success` needs the fence and its evidence.
 */
const decisionMoves: Record<FinalStatus, readonly FinalStatus[]> = {
  success: ['error'],
  error: ['success', 'error'],
};

/** The states in which a decision may make a row `to`. */
export function statusesDecidedAs(to: FinalStatus): FinalStatus[] {
  return finalStatuses.filter((from) => decisionMoves[from].includes(to));
}

export function isFinal(status: SubmissionStatus): boolean {
  return finalStatuses.some((final) => final === status);
}

/** Where an attempt can be running: `pending` rows hold the token of the one that ended. */
export const attemptStatuses = ['processing'] as const satisfies readonly SubmissionStatus[];

/** What an attempt can end with: all that the bot takes from a browser. */
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

/** With those that end a row without an attempt. */
export const failureReasons = [
  ...attemptReasons,
  'expired',
  'cancelled',
  'account_disabled',
  'form_deleted',
] as const;
export type FailureReason = (typeof failureReasons)[number];
export type AttemptReason = (typeof attemptReasons)[number];

/** Reasons that may be tried again while nothing has been sent to the target (before the fence). */
const retriedBeforeFence: ReadonlySet<FailureReason> = new Set([
  'target_unreachable',
  'timeout',
  'form_not_found',
  'field_not_found',
  'rate_limited',
  'internal',
]);

/**
 * Whether the machine may try again. Before the fence the reason decides; after it only a
 * `rate_limited` answer to the submit itself, because anything else may be a stored lead.
 */
export function isRetriable(reason: FailureReason, fenced: boolean): boolean {
  return fenced ? reason === 'rate_limited' : retriedBeforeFence.has(reason);
}

/** All others end the submission at once; only its owner may try it again. */
export const retriedReasons = failureReasons.filter(
  (reason) => isRetriable(reason, false) || isRetriable(reason, true),
);

export const attemptOutcomes = ['running', 'success', 'failed'] as const;
export type AttemptOutcome = (typeof attemptOutcomes)[number];

/** One control of the target form and what went in: personal data, for the row's owner only. */
export interface FilledField {
  /** The lead's field, or the bot's word for another control. */
  field: string;
  /** What the form calls it. */
  label?: string | undefined;
  value: string;
}

/**
 * What the bot saw of an attempt, handed over with its outcome. The store bounds every length and
 * keeps it in the row alone: never in a log, a message or a live event.
 */
export interface AttemptReceipt {
  fields?: readonly FilledField[] | undefined;
  /** What the target showed after the submit. */
  confirmation?: string | undefined;
  /** The form builder that the page was made with, where the bot recognised it. */
  builder?: string | undefined;
  /** Where the attempt ended; the store drops query and fragment. */
  pageUrl?: string | undefined;
  /** As the bot measured it; else the store takes the time from claim to record. */
  durationMs?: number;
}

/** How a `detail` begins that quotes the target: `The form answered: “…”`. */
export const targetAnswerPrefix = 'The form answered: ';

/** One try of the bot at one submission. Times are ISO 8601, UTC. `detail` holds no personal data. */
export interface Attempt extends AttemptReceipt {
  number: number;
  startedAt: string;
  endedAt?: string;
  outcome: AttemptOutcome;
  failureReason?: FailureReason;
  detail?: string;
  /** S3 key of this attempt's screenshot: of a failure, or where `pictureSuccess` asks for one. */
  screenshotKey?: string;
}

/** What the owner said of an uncertain outcome. A Retry keeps it: it tells of what was sent until then. */
export interface Decision {
  wentIn: boolean;
  at: string;
  /** The owner's user id. */
  by: string;
  /** Of a row that it made a success: why that had failed, for when it is taken back. */
  failureReason?: FailureReason;
}

/**
 * The row in the submissions table. Key: `userId` (partition), `id` (sort; UUIDv7, so newest last).
 * Times are ISO 8601 UTC strings; `expiresAt` is in epoch seconds, as DynamoDB's TTL wants it.
 */
export interface SubmissionRow extends Lead {
  userId: string;
  id: string;
  /** The API key that it came in under; none where its owner sent it from the dashboard. */
  keyId?: string;
  /** The user's own form that it goes to, from its acceptance on; without one, the stage's. */
  formId?: string;
  /** Of the form's recipe, as the last attempt took it. */
  recipeVersion?: number;
  /** The answers to the form's own questions; where there is a `formId`. */
  fields?: CustomValues;
  /** Whether a success is pictured too: its owner looks at what the form answers. */
  pictureSuccess?: boolean;
  /** A keyed hash of whose lead it is, where its form takes a person once only (`form-dedupe.ts`). */
  fingerprint?: string;
  /** Its sender wanted it sent although it may be a person's second one. */
  duplicateAllowed?: true;
  /**
   * SHA-256 of the lead as it was accepted: an edit changes the values, and a repeat of the first body
   * must still be known. Rows from before this field do not have it.
   */
  bodyHash?: string;
  /** Grows by one with every write; live clients drop older ones. */
  version: number;
  createdAt: string;
  updatedAt: string;
  status: SubmissionStatus;
  /** Attempts after the first. */
  retryCount: number;
  /** Attempts claimed so far, and how many there may be. */
  attemptCount: number;
  attemptBudget: number;
  attempts: Attempt[];
  /** Absent also where nobody knows when: while its form is paused, for example. */
  nextAttemptAt?: string;
  waitingFor?: WaitReason;
  /** Since when its form holds it; that time does not count as age. */
  heldSince?: string;
  failureReason?: FailureReason;
  /** Read it by `isPossiblySent`: rows from before this field do not have it. */
  possiblySent?: boolean;
  decision?: Decision;
  /** S3 key of the newest screenshot. */
  screenshotKey?: string;
  /** The running attempt's claim: whoever holds the token may record. */
  claimToken?: string;
  /**
   * SHA-256 of the secret that fences the running attempt; once that is used, of who used it; gone
   * once taken back.
   */
  fenceHash?: string;
  leaseUntil?: string;
  /** Set just before the first request that could carry lead data. */
  fencedAt?: string;
  /** When the message that began the running attempt was sent, where it was delivered at once. */
  messageSentAt?: string;
  /** Sparse indexes of open rows: lane and shard (`open-lanes.ts`), and when the row is due in it. */
  openShard?: string;
  dueAt?: string;
  /** When the row last became open: by its lead's arrival or its owner's Retry. See `isOverAge`. */
  openedAt?: string;
  /** Seconds the reconciler waited before its last re-send; doubles each time. */
  resendInterval?: number;
  /** When its success was recorded; not of one that was decided, which nobody saw. */
  submittedAt?: string;
  /** Epoch seconds; set only by the final write. */
  expiresAt?: number;
}

/** What a filter says for the stage's own form; no id of a user's form looks like it. */
export const stageForm = 'stage';

export function isOfForm(row: { formId?: string | null }, formId: string): boolean {
  return (row.formId ?? stageForm) === formId;
}

/** By `dueAt`: what the reconciler should look at next. */
export const openIndexName = 'open';
/** By `openedAt`: what has been open for longest, due or not. */
export const oldestIndexName = 'oldest';
