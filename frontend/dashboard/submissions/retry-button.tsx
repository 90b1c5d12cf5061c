import { Button } from '@aws-amplify/ui-react';
import { useRef } from 'react';
import type { SubmissionRowView } from '../../../contract/graphql-operations.ts';
import { useFocusHandover } from '../components/hand-over-focus.ts';
import { useAskedRetry } from './use-asked-retry.tsx';

export function RetryButton({ submission }: { submission: SubmissionRowView }) {
  const place = useRef<HTMLSpanElement>(null);
  const { start, isPending, question } = useAskedRetry(submission);
  useFocusHandover(place);
  return (
    <span ref={place} className="row-button">
      {/* Not disabled while it waits: a disabled button drops the focus. */}
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
