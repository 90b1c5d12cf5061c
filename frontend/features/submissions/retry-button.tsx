import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../design/confirm-dialog.tsx';
import type { SubmissionRowView } from '../../service/operations.ts';
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
      {asking && (
        <ConfirmDialog
          title="This lead may already have been sent"
          confirmLabel="Retry anyway"
          onConfirm={start}
          onClose={() => setAsking(false)}
        >
          The last attempt stopped after the form was submitted and before an answer came, so nobody
          can tell whether {name} is already there. Look it up at the target form’s owner first:
          retrying may submit the lead a second time.
        </ConfirmDialog>
      )}
    </>
  );
}
