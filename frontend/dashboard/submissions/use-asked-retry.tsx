import { useState, type ReactNode } from 'react';
import type { LeadInput } from '../../../contract/graphql-types.ts';
import { isPossiblySent } from '../../../contract/possibly-sent.ts';
import type { SubmissionRowView } from '../../../contract/graphql-operations.ts';
import { ConfirmPlainRetry, ConfirmRetry } from './confirm-retry.tsx';
import { useRetrySubmission } from './use-submissions.ts';

/** What to send: as it is, or corrected. */
interface Retried {
  lead?: LeadInput;
  /** JSON of the answers to the form's own questions. */
  fields?: string;
}

interface Asked extends Retried {
  /** Nothing speaks against it. */
  isPlain?: boolean;
}

interface AskedRetry {
  start: (retried?: Retried) => void;
  /** The same, but it always asks. */
  ask: () => void;
  isPending: boolean;
  error: Error | null;
  /** To be rendered: the open question, if there is one. */
  question: ReactNode;
}

/**
 * The one way in which a person retries a submission: asks first where the lead may have been sent,
 * by what this page knows of the row or, where the page is behind, by what the service knows.
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
