/** A row as GraphQL shows it: the one mapping that the dashboard API and the live publisher share. */
import type { Attempt as AttemptView, SubmissionInput } from '../contract/graphql-types.ts';
import type { Attempt, SubmissionRow } from '../contract/submission.ts';

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
    keyId: row.keyId,
    submittedAt: row.submittedAt ?? null,
  };
}

/** Every field but the link. Holds personal data: for the row's owner, one submission at a time. */
export function viewAttempt(attempt: Attempt): Omit<AttemptView, 'screenshotUrl'> {
  return {
    number: attempt.number,
    startedAt: attempt.startedAt,
    endedAt: attempt.endedAt ?? null,
    outcome: attempt.outcome,
    failureReason: attempt.failureReason ?? null,
    detail: attempt.detail ?? null,
    durationMs: attempt.durationMs ?? null,
    fields: attempt.fields ? [...attempt.fields] : null,
    confirmation: attempt.confirmation ?? null,
    pageUrl: attempt.pageUrl ?? null,
  };
}
