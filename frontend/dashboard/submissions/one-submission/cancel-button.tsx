import { Button } from '@aws-amplify/ui-react';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import { useFocusHandover } from '../../components/hand-over-focus.ts';
import { useCancelSubmission } from '../list/use-submissions.ts';

/**
 * The cancel button of an open submission. It disappears when the submission ends, and moves the
 * focus to another element.
 */
export function CancelButton({ submission }: { submission: SubmissionRowView }) {
  const place = useRef<HTMLSpanElement>(null);
  const [asks, setAsks] = useState(false);
  const cancel = useCancelSubmission();
  useFocusHandover(place);
  const { id, name } = submission;
  return (
    <span ref={place} className="row-button">
      {/* The button stays enabled during the request, because a disabled button would lose the
          focus. */}
      <Button
        size="small"
        aria-label={`Cancel submission of ${name}`}
        aria-disabled={cancel.isPending}
        onClick={() => cancel.isPending || setAsks(true)}
      >
        Cancel
      </Button>
      {asks && (
        <ConfirmDialog
          title="Cancel this submission?"
          confirmLabel="Cancel submission"
          dismissLabel="Keep it"
          destructive
          onConfirm={() => cancel.mutate(id)}
          onClose={() => setAsks(false)}
        >
          The lead of {name} is not sent{submission.possiblySent && ' again'}. It ends as an error,
          and you can retry it later.
          {submission.possiblySent &&
            ' It may already have been sent by an earlier attempt: that is not taken back.'}
        </ConfirmDialog>
      )}
    </span>
  );
}
