import { useQueryClient } from '@tanstack/react-query';
import { openStatuses } from '../../../../contract/submission.ts';
import { BulkDialog, type BulkTaskProps } from './bulk-dialog.tsx';
import { useBulkWork } from './use-bulk-work.ts';
import { useMatchingSubmissions } from './use-matching-submissions.ts';
import { cancelOnce } from '../list/use-submissions.ts';

const words = { doing: 'Cancelling', done: 'cancelled' };

export function BulkCancelDialog({ filter, onClose }: BulkTaskProps) {
  const queryClient = useQueryClient();
  const work = useBulkWork(({ id }) => cancelOnce(queryClient, id), words.done);
  const statuses = openStatuses.filter((status) => !filter.status || status === filter.status);
  const counted = useMatchingSubmissions(filter, statuses, work.report !== undefined);
  const { rows } = counted;
  return (
    <BulkDialog
      title="Cancel open submissions"
      verb="Cancel"
      variation="destructive"
      {...{ words, filter, counted, work, onClose }}
      chosen={rows}
      text={countText(rows.length)}
    >
      {rows.length > 0 && (
        <p>
          They end as errors and are not sent. You can retry them later.{' '}
          {sentText(rows.filter(({ possiblySent }) => possiblySent).length)}
        </p>
      )}
    </BulkDialog>
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
