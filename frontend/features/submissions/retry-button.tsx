import { Button } from '@aws-amplify/ui-react';
import { useRef, useState } from 'react';
import type { SubmissionRowView } from '../../service/operations.ts';
import { ConfirmRetry } from './confirm-retry.tsx';
import { useFocusHandover } from './hand-over-focus.ts';
import { useRetrySubmission } from './use-submissions.ts';

export function RetryButton({ submission }: { submission: SubmissionRowView }) {
  const [asking, setAsking] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const retry = useRetrySubmission();
  useFocusHandover(place);
  const { id, name, failureReason } = submission;
  const start = () => retry.mutate({ id });
  const onClick = () => {
    if (retry.isPending) return;
    if (failureReason === 'outcome_unknown') setAsking(true);
    else start();
  };
  return (
    <span ref={place} className="retry">
      {/* Not disabled while it waits: a disabled button drops the focus. */}
      <Button
        size="small"
        aria-label={`Retry submission of ${name}`}
        aria-disabled={retry.isPending}
        onClick={onClick}
      >
        Retry
      </Button>
      {asking && <ConfirmRetry name={name} onConfirm={start} onClose={() => setAsking(false)} />}
    </span>
  );
}
