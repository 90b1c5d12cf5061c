/** A row as GraphQL shows it: the one mapping that the dashboard API and the live publisher share. */
import type { Attempt as AttemptView, SubmissionInput } from '../contract/graphql-types.ts';
import type { SubmissionRow } from '../contract/submission.ts';

/** Every field but attempts and links. */
export function viewSubmission(row: SubmissionRow): SubmissionInput {
  return {
    id: row.id,
    userId: row.userId,
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    name: row.name,
    email: row.email,
    phone: row.phone,
    city: row.city,
    loanAmount: row.loanAmount,
    status: row.status,
    retryCount: row.retryCount,
    nextAttemptAt: row.nextAttemptAt ?? null,
    failureReason: row.failureReason ?? null,
    hasScreenshot: row.screenshotKey !== undefined,
  };
}

export function viewAttempts(row: SubmissionRow): AttemptView[] {
  return row.attempts.map((attempt) => ({
    number: attempt.number,
    startedAt: attempt.startedAt,
    endedAt: attempt.endedAt ?? null,
    outcome: attempt.outcome,
    failureReason: attempt.failureReason ?? null,
    detail: attempt.detail ?? null,
  }));
}
