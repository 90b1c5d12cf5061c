import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import type { SubmissionRowView } from '../../service/operations.ts';
import { ConfirmRetry } from './confirm-retry.tsx';
import { useRetrySubmission } from './use-submissions.ts';

export function RetryButton({ submission }: { submission: SubmissionRowView }) {
  const [asking, setAsking] = useState(false);
  const retry = useRetrySubmission();
  const { id, name, failureReason } = submission;
  const start = () => retry.mutate({ id });
  return (
    <>
      <Button
        size="small"
        aria-label={`Retry submission of ${name}`}
        isDisabled={retry.isPending}
        onClick={() => (failureReason === 'outcome_unknown' ? setAsking(true) : start())}
      >
        Retry
      </Button>
      {asking && <ConfirmRetry name={name} onConfirm={start} onClose={() => setAsking(false)} />}
    </>
  );
}
