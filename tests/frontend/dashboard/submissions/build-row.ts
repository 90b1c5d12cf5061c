import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';

/**
 * A submission as the dashboard stores it. The id is made from `order`: a higher `order` means a
 * newer submission.
 */
export function buildRow(
  order: number,
  overrides: Partial<SubmissionRowView> = {},
): SubmissionRowView {
  return {
    id: `0199${String(order).padStart(4, '0')}-0000-7000-8000-000000000000`,
    userId: 'user-1',
    version: 1,
    createdAt: '2026-11-20T12:00:00.000Z',
    updatedAt: '2026-11-20T12:00:00.000Z',
    name: `Person ${order}`,
    email: `person.${order}@leads.example`,
    phone: '+91 98765 43210',
    city: 'Pune',
    loanAmount: 500_000,
    status: 'processing',
    retryCount: 0,
    nextAttemptAt: null,
    failureReason: null,
    hasScreenshot: false,
    keyId: 'key-1',
    submittedAt: null,
    possiblySent: false,
    nothingSent: false,
    decidedAt: null,
    decidedWentIn: null,
    waitingFor: null,
    expiresAt: null,
    reference: null,
    formId: null,
    recipeVersion: null,
    fields: null,
    ...overrides,
  };
}
