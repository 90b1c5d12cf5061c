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
  /** Returns the existing row, if there is one, so that a repeat completes after a crash. */
  create(submission: NewSubmission): Promise<SubmissionRow>;
  /** Reads the row consistently; an expired row counts as missing. */
  get(userId: string, id: string): Promise<SubmissionRow | undefined>;
  /**
   * Newest first, with limited reads: a page may be short or empty and still have a `nextToken`.
   */
  list(query: SubmissionQuery): Promise<SubmissionPage>;
  /** Counts the submissions of one part of a time range. */
  count(query: CountingQuery): Promise<CountedPart>;
  claim(request: ClaimRequest): Promise<ClaimResult>;
  /** Whether `fence` would accept this pass now. Changes nothing. */
  isFenceOpen(pass: FencePass): Promise<boolean>;
  /** Returns true once: for the running attempt's own secret, before its lease ends. */
  fence(pass: FencePass): Promise<boolean>;
  /** After this call the claim's attempt has either passed its fence or never will. */
  endFence(claim: Claim): Promise<FenceEnd>;
  /**
   * Takes back a claim whose attempt does not count. False if it passed its fence or lost its
   * claim.
   */
  release(release: Release): Promise<boolean>;
  /** False if the claim was lost, or if the attempt has not passed its fence. */
  recordSuccess(success: AttemptSuccess): Promise<boolean>;
  recordFailure(failure: AttemptFailure): Promise<boolean>;
  /** Lets an open row wait without an attempt. */
  postpone(postponement: Postponement): Promise<PostponementResult>;
  /** Lets a row wait that its form holds: its age does not grow, and `nextHeld` finds it. */
  hold(hold: Hold): Promise<PostponementResult>;
  /** Ends an open row whose owner's account is closed or, by `reason`, whose form is deleted. */
  abandon(row: Abandonment): Promise<AbandonmentResult>;
  /** @throws {Refusal} `not_found`, or `conflict` if it is not in error or not confirmed. */
  retry(request: RetryRequest): Promise<SubmissionRow>;
  /**
   * Ends an open row as `cancelled`, also while its attempt runs, until the attempt passes its
   * fence.
   * @throws {Refusal} `not_found`, or `conflict` if it has ended or is being submitted.
   */
  cancel(cancellation: Cancellation): Promise<SubmissionRow>;
  /**
   * @throws {Refusal} `not_found`, or `conflict` if there is nothing to decide or the row changed.
   */
  decide(request: DecisionRequest): Promise<SubmissionRow>;
  /** A page of ids, oldest first, from an index that may lag behind the rows. */
  openKeys(query: OpenQuery): Promise<OpenPage>;
  /**
   * Ids of rows of one shard: of those not due yet, the ones with the latest due times. The index
   * may lag.
   */
  lastDue(shard: string, limit: number): Promise<SubmissionKey[]>;
  /** The next form after `after` that holds rows in a shard. The index may lag. */
  nextHeld(shard: string, after: HeldForm | undefined): Promise<HeldForm | undefined>;
  /** Ids of the rows that a form holds, the oldest lead first. The index may lag. */
  heldKeys(form: HeldForm & { shard: string }, limit: number): Promise<SubmissionKey[]>;
  /** When the oldest open row of a shard became open, due or not. The index may lag. */
  oldestOpen(shard: string): Promise<string | undefined>;
  /** The number of open rows that no form holds; a lower bound if there are thousands. */
  countAgeing(): Promise<number>;
  /** Notes that a message was sent for the row; false if the row has changed since it was read. */
  markResent(row: SubmissionRow): Promise<boolean>;
  /** Ends a row that is open for too long as `expired`; false while held, or if it has changed. */
  closeExpired(row: SubmissionRow, limits: RowLimits): Promise<boolean>;
  /** The user's rows in the order of their acceptance; `last` is set if there are more. */
  oldest(query: OldestQuery): Promise<{ rows: SubmissionRow[]; last: string | undefined }>;
  /** Removes a final row; false if it has changed since it was read. */
  remove(row: Pick<SubmissionRow, 'userId' | 'id' | 'version'>): Promise<boolean>;
  /** Ends a fenced row with an ended lease as `outcome_unknown`; false if it has changed. */
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
