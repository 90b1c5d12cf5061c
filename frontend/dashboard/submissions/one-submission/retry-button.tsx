import { Button } from '@aws-amplify/ui-react';
import { useEffect, useRef } from 'react';
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import { useFocusHandover } from '../../components/hand-over-focus.ts';
import { useRetryQuestion } from './use-retry-question.tsx';

/**
 * The event that the keyboard shortcut for a retry sends to the button. The button then always asks
 * for confirmation, because a single key is easily pressed by accident.
 */
export const ASK_RETRY = 'ask-retry';

export function RetryButton({ submission }: { submission: SubmissionRowView }) {
  const place = useRef<HTMLSpanElement>(null);
  const { start, ask, isPending, question } = useRetryQuestion(submission);
  useFocusHandover(place);
  useEffect(() => {
    const element = place.current;
    element?.addEventListener(ASK_RETRY, ask);
    return () => element?.removeEventListener(ASK_RETRY, ask);
  });
  return (
    <span ref={place} className="row-button" data-retry="">
      {/* The button stays enabled during the request, because a disabled button would lose the
          focus. */}
      <Button
        size="small"
        aria-label={`Retry submission of ${submission.name}`}
        aria-disabled={isPending}
        onClick={() => start()}
      >
        Retry
      </Button>
      {question}
    </span>
  );
}
