import { Suspense, useState, type ReactNode } from 'react';
import type { LeadInput } from '../../../../contract/graphql-types.ts';
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';
import { useRetrySubmission } from '../list/use-submissions.ts';

const ConfirmRetry = lazyPart(async () => (await import('./confirm-retry.tsx')).ConfirmRetry);
const ConfirmPlainRetry = lazyPart(
  async () => (await import('./confirm-retry.tsx')).ConfirmPlainRetry,
);

/** The changes of the lead for the retry; without changes the lead is retried as it is. */
interface Retried {
  lead?: LeadInput;
  /** The answers to the form's own questions, as JSON. */
  fields?: string;
}

interface PendingRetry extends Retried {
  /** The row's version when the user was asked to confirm the retry. */
  version: number;
  /** Whether the lead was certainly not sent. */
  isPlain?: boolean;
}

interface RetryQuestion {
  start: (retried?: Retried) => void;
  /** Like `start`, but always asks the user for confirmation. */
  ask: () => void;
  isPending: boolean;
  error: Error | null;
  /** The dialog that asks for the confirmation, to render until the user has answered. */
  question: ReactNode;
}

/**
 * The only way in which a user can retry a submission. If the lead may have been sent, asks the
 * user for confirmation first. This page may not know yet that the lead may have been sent: then
 * the service refuses the retry, and the user is asked after the refusal. The dialog closes when
 * this page shows a newer version of the row.
 */
export function useRetryQuestion(
  submission: SubmissionRowView,
  onStarted?: () => void,
): RetryQuestion {
  const [pending, setPending] = useState<PendingRetry>();
  const retry = useRetrySubmission();
  const send = (retried: Retried, confirmedVersion?: number) =>
    retry.mutate(
      {
        id: submission.id,
        ...retried,
        confirmed: confirmedVersion !== undefined,
        ...(confirmedVersion !== undefined && { version: confirmedVersion }),
      },
      {
        onSuccess: ({ status, version }) =>
          status === 'error' ? setPending({ ...retried, version }) : onStarted?.(),
      },
    );
  const { version } = submission;
  const Question = pending?.isPlain ? ConfirmPlainRetry : ConfirmRetry;
  return {
    start: (retried = {}) => {
      if (retry.isPending) return;
      if (submission.possiblySent) setPending({ ...retried, version });
      // After a decision, the Retry button appears where the decision's button was. A second click
      // may be meant for the decision, so the user is asked before the retry.
      else if (submission.decidedAt !== null) setPending({ ...retried, version, isPlain: true });
      else send(retried);
    },
    ask: () => {
      if (!retry.isPending) setPending({ version, isPlain: !submission.possiblySent });
    },
    isPending: retry.isPending,
    error: retry.error,
    question: pending && version <= pending.version && (
      <Suspense>
        <Question
          submission={submission}
          onConfirm={() => {
            const { isPlain, version, ...retried } = pending;
            send(retried, isPlain ? undefined : version);
          }}
          onClose={() => setPending(undefined)}
        />
      </Suspense>
    ),
  };
}
