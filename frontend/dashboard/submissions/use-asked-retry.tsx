import { useState, type ReactNode } from 'react';
import type { LeadInput } from '../../../contract/graphql-types.ts';
import { isPossiblySent } from '../../../contract/possibly-sent.ts';
import type { SubmissionRowView } from '../../../contract/graphql-operations.ts';
import { ConfirmPlainRetry, ConfirmRetry } from './confirm-retry.tsx';
import { useRetrySubmission } from './use-submissions.ts';

/** Retries the lead unchanged, or corrected. */
interface Retried {
  lead?: LeadInput;
  /** JSON of the answers to the form's own questions. */
  fields?: string;
}

interface Asked extends Retried {
  /** Whether the lead was certainly not sent. */
  isPlain?: boolean;
}

interface AskedRetry {
  start: (retried?: Retried) => void;
  /** Retries as well, but always asks first. */
  ask: () => void;
  isPending: boolean;
  error: Error | null;
  /** The open question to render, if there is one. */
  question: ReactNode;
}

/**
 * The only way for a user to retry a submission. It asks first where the lead may have been sent,
 * as far as this page's row tells; if the page is out of date, the service refuses and the question
 * follows.
 */
export function useAskedRetry(submission: SubmissionRowView, onStarted?: () => void): AskedRetry {
  const [asked, setAsked] = useState<Asked>();
  const retry = useRetrySubmission();
  const send = (retried: Retried, confirmed: boolean) =>
    retry.mutate(
      { id: submission.id, ...retried, confirmed },
      { onSuccess: (row) => (row.status === 'error' ? setAsked(retried) : onStarted?.()) },
    );
  const Question = asked?.isPlain ? ConfirmPlainRetry : ConfirmRetry;
  return {
    start: (retried = {}) => {
      if (retry.isPending) return;
      if (isPossiblySent(submission)) setAsked(retried);
      else send(retried, false);
    },
    ask: () => {
      if (!retry.isPending) setAsked({ isPlain: !isPossiblySent(submission) });
    },
    isPending: retry.isPending,
    error: retry.error,
    question: asked && (
      <Question
        submission={submission}
        onConfirm={() => {
          const { isPlain, ...retried } = asked;
          send(retried, !isPlain);
        }}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
}
