import { Button } from '@aws-amplify/ui-react';
import { useQueryClient } from '@tanstack/react-query';
import { isPossiblySent } from '../../../../contract/possibly-sent.ts';
import { openStatuses } from '../../../../contract/submission.ts';
import { TaskDialog } from '../../components/task-dialog.tsx';
import { BulkReport } from './bulk-report.tsx';
import { BulkScope } from './bulk-scope.tsx';
import { useBulkWork } from './use-bulk-work.ts';
import { useMatchingSubmissions } from './use-matching-submissions.ts';
import type { SubmissionFilter } from '../filter/submission-filter.ts';
import { cancelOnce } from '../list/use-submissions.ts';

interface BulkCancelDialogProps {
  filter: SubmissionFilter;
  onClose: () => void;
}

const words = { doing: 'Cancelling', done: 'cancelled' };

/** Counts the submissions to cancel, asks for confirmation, and shows the progress. */
export function BulkCancelDialog({ filter, onClose }: BulkCancelDialogProps) {
  const queryClient = useQueryClient();
  const work = useBulkWork(({ id }) => cancelOnce(queryClient, id), words.done);
  const { report, running } = work;
  const statuses = openStatuses.filter((status) => !filter.status || status === filter.status);
  const counted = useMatchingSubmissions(filter, statuses, report !== undefined);
  const { rows, complete } = counted;
  return (
    <TaskDialog
      title="Cancel open submissions"
      running={running}
      onStop={work.stop}
      onClose={onClose}
      actions={
        !report && (
          <Button
            variation="destructive"
            isDisabled={!complete || rows.length === 0}
            onClick={() => void work.start(rows)}
          >
            Cancel {rows.length}
          </Button>
        )
      }
    >
      <BulkScope {...{ filter, ...counted }} count={rows.length} text={countText(rows.length)} />
      {!report && rows.length > 0 && (
        <p>
          They end as errors and are not sent. You can retry them later.{' '}
          {sentText(rows.filter(isPossiblySent).length)}
        </p>
      )}
      {report && <BulkReport {...{ report, running, words }} total={rows.length} />}
    </TaskDialog>
  );
}

function countText(count: number): string {
  if (count === 0) return 'No open submission matches.';
  return count === 1 ? '1 submission is open.' : `${count} submissions are open.`;
}

function sentText(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? '1 may already have been sent by an earlier attempt: that is not taken back.'
    : `${count} may already have been sent by earlier attempts: that is not taken back.`;
}
