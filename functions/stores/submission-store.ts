/**
 * The only writer of submission rows. Each move of a submission is one conditional DynamoDB write,
 * so that two functions that race can't both win.
 */
import type { Lead } from '../contract/lead.ts';
import type { StatsPart } from '../contract/submission-stats.ts';
import type {
  AttemptEvidence,
  FailureReason,
  SubmissionRow,
  SubmissionStatus,
} from '../contract/submission.ts';
import type { SubmissionKey, SubmissionTable } from './conditional-update.ts';
import type { TimeRange } from './newest-rows.ts';
import { claim, fence, recordFailure, recordSuccess } from './submission-claims.ts';
import { count } from './submission-counting.ts';
import { list } from './submission-listing.ts';
import { create, retry } from './submission-openings.ts';
import { postpone } from './submission-postponement.ts';
import { closeUnknown, dueOpen, markResent, oldestOpen } from './submission-reconciliation.ts';
import { readRow } from './submission-row.ts';

export interface NewSubmission {
  userId: string;
  id: string;
  keyId: string;
  lead: Lead;
  maxAttempts: number;
}

export interface SubmissionQuery extends TimeRange {
  userId: string;
  limit?: number;
  nextToken?: string;
  status?: SubmissionStatus;
  search?: string;
  keyId?: string;
}

export interface SubmissionPage {
  items: SubmissionRow[];
  nextToken?: string;
}

export interface CountingQuery extends Required<TimeRange> {
  userId: string;
  nextToken?: string;
}

/** Adds up with the other parts of its range; the last one has no `nextToken`. */
export interface CountedPart extends StatsPart {
  nextToken?: string;
}

export type ClaimResult =
  | { kind: 'claimed'; row: SubmissionRow }
  | { kind: 'missing' }
  | { kind: 'final' }
  | { kind: 'leased' }
  | { kind: 'not_due'; nextAttemptAt: string }
  /** Dead lease after the fence: left to the reconciler. */
  | { kind: 'fenced' }
  /** The budget is used up: the row was ended as `error`. */
  | { kind: 'exhausted' };

/** The holder of an attempt. */
export interface Claim extends SubmissionKey {
  token: string;
}

export interface ClaimRequest extends Claim {
  leaseSeconds: number;
  /** For the row that a claim beyond the budget ends. */
  retentionDays: number;
}

/** A row of the open index, which may lag behind the table. */
export interface OpenKey extends SubmissionKey {
  dueAt: string;
}

export interface AttemptSuccess extends Claim {
  retentionDays: number;
  evidence?: AttemptEvidence;
}

export interface AttemptFailure extends Claim {
  reason: FailureReason;
  detail?: string;
  screenshotKey?: string;
  /** When to try again; without it, or with the budget used up, the row ends as `error`. */
  retryAt?: Date;
  retentionDays: number;
  evidence?: AttemptEvidence;
}

export interface Postponement extends SubmissionKey {
  until: Date;
}

export interface RetryRequest extends SubmissionKey {
  maxAttempts: number;
  /** Takes the place of the values that the target refused. */
  lead?: Lead;
}

export interface SubmissionStore {
  /** Answers the row that exists already, if there is one: completes a crash. */
  create(submission: NewSubmission): Promise<SubmissionRow>;
  /** Consistent; never a row past its end. */
  get(userId: string, id: string): Promise<SubmissionRow | undefined>;
  /** Newest first, bounded reads: a page may be short or empty and still have a `nextToken`. */
  list(query: SubmissionQuery): Promise<SubmissionPage>;
  /** Counts of a part of a range of time. */
  count(query: CountingQuery): Promise<CountedPart>;
  claim(request: ClaimRequest): Promise<ClaimResult>;
  /** True only if the token is its own and the lease has not run out. */
  fence(claim: Claim): Promise<boolean>;
  recordSuccess(success: AttemptSuccess): Promise<boolean>;
  recordFailure(failure: AttemptFailure): Promise<boolean>;
  /** Lets an open row wait without an attempt; false when it is final, running or has changed. */
  postpone(postponement: Postponement): Promise<boolean>;
  /** @throws {Refusal} `not_found`, or `conflict` when the submission is not in error. */
  retry(request: RetryRequest): Promise<SubmissionRow>;
  /** Ids of open rows of one shard that are due, oldest first; the index lags. */
  dueOpen(query: { shard: string; limit: number }): Promise<OpenKey[]>;
  /** When the oldest open row of a shard became open, due or not; the index lags. */
  oldestOpen(shard: string): Promise<string | undefined>;
  /** Moves `dueAt` on; false when the row has changed since it was read. */
  markResent(row: SubmissionRow): Promise<boolean>;
  /** Ends a fenced row with a dead lease as `outcome_unknown`; false when it has changed. */
  closeUnknown(row: SubmissionRow, retentionDays: number): Promise<boolean>;
}

export function createSubmissionStore(table: SubmissionTable): SubmissionStore {
  return {
    create: (submission) => create(table, submission),
    get: (userId, id) => readRow(table, userId, id),
    list: (query) => list(table, query),
    count: (query) => count(table, query),
    claim: (request) => claim(table, request),
    fence: (claimed) => fence(table, claimed),
    recordSuccess: (success) => recordSuccess(table, success),
    recordFailure: (failure) => recordFailure(table, failure),
    postpone: (postponement) => postpone(table, postponement),
    retry: (request) => retry(table, request),
    dueOpen: (query) => dueOpen(table, query),
    oldestOpen: (shard) => oldestOpen(table, shard),
    markResent: (row) => markResent(table, row),
    closeUnknown: (row, retentionDays) => closeUnknown(table, row, retentionDays),
  };
}
