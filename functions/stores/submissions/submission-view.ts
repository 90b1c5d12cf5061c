/** Converts a row to its GraphQL type: one mapping for the dashboard API and the live publisher. */
import type { Consent } from '../../../contract/consent.ts';
import type {
  Attempt as AttemptView,
  Consent as ConsentView,
  SubmissionInput,
} from '../../../contract/graphql-types.ts';
import { leadOf, type Lead } from '../../../contract/lead.ts';
import { endedUnsent } from '../../../contract/possibly-sent.ts';
import type { Attempt, SubmissionRow } from '../../../contract/submission.ts';
import { keptPicture } from './picture-key.ts';

/**
 * All fields of a submission except attempts and links, as the argument of a mutation, in which
 * AWSJSON fields are text.
 */
export function viewSubmission(row: SubmissionRow, now: Date): Required<SubmissionInput> & Lead {
  return {
    id: row.id,
    userId: row.userId,
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    ...leadOf(row),
    status: row.status,
    retryCount: row.retryCount,
    nextAttemptAt: row.nextAttemptAt ?? null,
    failureReason: row.failureReason ?? null,
    hasScreenshot: keptPicture(row, now) !== undefined,
    keyId: row.keyId ?? null,
    submittedAt: row.submittedAt ?? null,
    possiblySent: row.possiblySent,
    nothingSent: endedUnsent(row),
    decidedAt: row.decision?.at ?? null,
    decidedWentIn: row.decision?.wentIn ?? null,
    formId: row.formId ?? null,
    recipeVersion: row.recipeVersion ?? null,
    fields: row.fields ? JSON.stringify(row.fields) : null,
    waitingFor: row.waitingFor ?? null,
    reference: row.reference ?? null,
    expiresAt: row.expiresAt === undefined ? null : new Date(row.expiresAt * 1000).toISOString(),
  };
}

/** The evidence of consent as GraphQL shows it; live events do not contain it. */
export function viewConsent(consent: Consent): Required<ConsentView> {
  const { text = null, time = null, sourceAddress = null, certificateUrl = null } = consent;
  return { text, time, sourceAddress, certificateUrl };
}

/**
 * All fields of an attempt except the link to its screenshot. They contain personal data, so they
 * are only for the row's owner, one submission at a time.
 */
export function viewAttempt(attempt: Attempt): Required<Omit<AttemptView, 'screenshotUrl'>> {
  return {
    number: attempt.number,
    startedAt: attempt.startedAt,
    endedAt: attempt.endedAt ?? null,
    outcome: attempt.outcome,
    failureReason: attempt.failureReason ?? null,
    nothingSent: attempt.nothingSent ?? false,
    detail: attempt.detail ?? null,
    durationMs: attempt.durationMs ?? null,
    fields:
      attempt.fields?.map(({ field, label, value }) => ({ field, value, label: label ?? null })) ??
      null,
    confirmation: attempt.confirmation ?? null,
    builder: attempt.builder ?? null,
    pageUrl: attempt.pageUrl ?? null,
  };
}
