/**
 * The only writer of submission rows. Each change of state is one conditional DynamoDB write, so
 * that of two concurrent functions only one succeeds.
 */
import type { FencePass } from '../../../contract/fence-token.ts';
import type { SubmissionRow } from '../../../contract/submission.ts';
import type { SubmissionKey, SubmissionTable } from './conditional-update.ts';
import { heldKeys, nextHeld, type HeldForm } from './held-rows.ts';
import { readOldest, type OldestQuery } from './oldest-rows.ts';
import { countAgeing } from './open-count.ts';
import {
  recordFailure,
  recordSuccess,
  type AttemptSuccess,
  type AttemptFailure,
} from './submission-results.ts';
import { claim, type ClaimResult, type ClaimRequest } from './submission-claims.ts';
import { count, type CountingQuery, type CountedPart } from './submission-counting.ts';
import { decide, type DecisionRequest } from './submission-decisions.ts';
import {
  abandon,
  cancel,
  closeExpired,
  type Cancellation,
  type AbandonmentResult,
  type Abandonment,
} from './submission-endings.ts';
import {
  endFence,
  fence,
  isFenceOpen,
  release,
  type Release,
  type FenceEnd,
  type Claim,
} from './submission-fence.ts';
import { list, type SubmissionQuery, type SubmissionPage } from './submission-listing.ts';
import { create, retry, type NewSubmission, type RetryRequest } from './submission-openings.ts';
import {
  hold,
  postpone,
  type Hold,
  type Postponement,
  type PostponementResult,
} from './submission-postponement.ts';
import {
  closeUnknown,
  lastDue,
  markResent,
  oldestOpen,
  openKeys,
  type OpenPage,
  type OpenQuery,
} from './submission-reconciliation.ts';
import { remove } from './submission-removal.ts';
import { readRow } from './submission-row.ts';
import type { RowLimits } from './row-lifetime.ts';

export interface SubmissionStore {
  /**
   * Creates the row, or returns the row if it already exists, so that a request can be repeated
   * after a crash.
   */
  create(submission: NewSubmission): Promise<SubmissionRow>;
  /** Reads the row consistently; an expired row counts as missing. */
  get(userId: string, id: string): Promise<SubmissionRow | undefined>;
  /**
   * Lists a user's submissions, newest first, with limited reads: a page may be short or empty and
   * still have a `nextToken`.
   */
  list(query: SubmissionQuery): Promise<SubmissionPage>;
  /** Counts the submissions of one part of a time range. */
  count(query: CountingQuery): Promise<CountedPart>;
  claim(request: ClaimRequest): Promise<ClaimResult>;
  /**
   * Whether `fence` would now accept this pass, an attempt's permission to submit. Changes nothing.
   */
  isFenceOpen(pass: FencePass): Promise<boolean>;
  /**
   * Spends an attempt's pass. Returns true, which permits the submit, only once: for the secret of
   * the running attempt, before its lease ends.
   */
  fence(pass: FencePass): Promise<boolean>;
  /**
   * Withdraws the attempt's pass for the fence. After this call, either the attempt has already
   * passed its fence or it never can.
   */
  endFence(claim: Claim): Promise<FenceEnd>;
  /**
   * Gives back the claim of an attempt that must not count. Returns false if the attempt has passed
   * its fence (the permission to submit) or has lost its claim.
   */
  release(release: Release): Promise<boolean>;
  /**
   * Records a success. Returns false if the attempt has lost its claim, or never passed its fence
   * (the permission to submit).
   */
  recordSuccess(success: AttemptSuccess): Promise<boolean>;
  recordFailure(failure: AttemptFailure): Promise<boolean>;
  /** Makes an open row wait until a time, without an attempt. */
  postpone(postponement: Postponement): Promise<PostponementResult>;
  /**
   * Makes a row wait until its form takes leads again: the row's age does not grow, and `nextHeld`
   * finds it.
   */
  hold(hold: Hold): Promise<PostponementResult>;
  /**
   * Ends an open row because its owner's account is closed or, depending on `reason`, because its
   * form is deleted.
   */
  abandon(row: Abandonment): Promise<AbandonmentResult>;
  /**
   * Opens a row again.
   * @throws {Refusal} `not_found`, or `conflict` if the row is not in error or the retry is not
   * confirmed.
   */
  retry(request: RetryRequest): Promise<SubmissionRow>;
  /**
   * Ends an open row as `cancelled`. A running attempt is cancelled too, unless it has passed its
   * fence (the permission to submit).
   * @throws {Refusal} `not_found`, or `conflict` if the row has ended or is being submitted.
   */
  cancel(cancellation: Cancellation): Promise<SubmissionRow>;
  /**
   * Stores the owner's decision.
   * @throws {Refusal} `not_found`, or `conflict` if there is nothing to decide or the row has
   * changed.
   */
  decide(request: DecisionRequest): Promise<SubmissionRow>;
  /** A page of ids of open rows, oldest first, from an index that may lag behind the rows. */
  openKeys(query: OpenQuery): Promise<OpenPage>;
  /**
   * The ids of rows of one shard that are not due yet, the latest due times first. The index may
   * lag.
   */
  lastDue(shard: string, limit: number): Promise<SubmissionKey[]>;
  /**
   * Finds the form that follows `after` in the index and for which rows of the shard wait. The
   * index may lag.
   */
  nextHeld(shard: string, after: HeldForm | undefined): Promise<HeldForm | undefined>;
  /** The ids of the rows that wait for a form, the oldest lead first. The index may lag. */
  heldKeys(form: HeldForm & { shard: string }, limit: number): Promise<SubmissionKey[]>;
  /**
   * When the oldest open row of a shard was opened, whether or not it is due. The index may lag.
   */
  oldestOpen(shard: string): Promise<string | undefined>;
  /**
   * The number of open rows that do not wait for their form. If there are thousands, the number is
   * a lower bound.
   */
  countAgeing(): Promise<number>;
  /**
   * Notes that the reconciler has sent a new message for the row. Returns false if the row has
   * changed since it was read.
   */
  markResent(row: SubmissionRow): Promise<boolean>;
  /**
   * Ends a row as `expired` if it has been open for too long. Returns false if it has not been open
   * for so long, if an attempt runs, or if the row has changed since it was read.
   */
  closeExpired(row: SubmissionRow, limits: RowLimits): Promise<boolean>;
  /**
   * The user's rows in the order of their acceptance; `last` is the id for the next page, if there
   * is one.
   */
  oldest(query: OldestQuery): Promise<{ rows: SubmissionRow[]; last: string | undefined }>;
  /** Removes a final row. Returns false if the row has changed since it was read. */
  remove(row: Pick<SubmissionRow, 'userId' | 'id' | 'version'>): Promise<boolean>;
  /**
   * Ends a row as `outcome_unknown`: its attempt passed the fence (the permission to submit), but
   * its lease ended without a result. Returns false if the row has changed since it was read.
   */
  closeUnknown(row: SubmissionRow, retentionDays: number): Promise<boolean>;
}

export function createSubmissionStore(table: SubmissionTable): SubmissionStore {
  return {
    create: (submission) => create(table, submission),
    get: (userId, id) => readRow(table, userId, id),
    list: (query) => list(table, query),
    count: (query) => count(table, query),
    claim: (request) => claim(table, request),
    isFenceOpen: (pass) => isFenceOpen(table, pass),
    fence: (pass) => fence(table, pass),
    endFence: (claimed) => endFence(table, claimed),
    release: (request) => release(table, request),
    recordSuccess: (success) => recordSuccess(table, success),
    recordFailure: (failure) => recordFailure(table, failure),
    postpone: (postponement) => postpone(table, postponement),
    hold: (request) => hold(table, request),
    abandon: (row) => abandon(table, row),
    retry: (request) => retry(table, request),
    cancel: (cancellation) => cancel(table, cancellation),
    decide: (request) => decide(table, request),
    openKeys: (query) => openKeys(table, query),
    lastDue: (shard, limit) => lastDue(table, shard, limit),
    nextHeld: (shard, after) => nextHeld(table, shard, after),
    heldKeys: (form, limit) => heldKeys(table, form, limit),
    oldestOpen: (shard) => oldestOpen(table, shard),
    countAgeing: () => countAgeing(table),
    markResent: (row) => markResent(table, row),
    closeExpired: (row, limits) => closeExpired(table, row, limits),
    oldest: (query) => readOldest(table, query),
    remove: (row) => remove(table, row),
    closeUnknown: (row, retentionDays) => closeUnknown(table, row, retentionDays),
  };
}
