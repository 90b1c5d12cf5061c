import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import { BulkDialog, type BulkTaskProps } from './bulk-dialog.tsx';
import { useBulkWork } from './use-bulk-work.ts';
import { useMatchingSubmissions } from './use-matching-submissions.ts';
import { retryOnce } from '../list/use-submissions.ts';
import { rowsToRetry } from './rows-to-retry.ts';

const words = { doing: 'Retrying', done: 'retried' };

export function BulkRetryDialog({ filter, onClose }: BulkTaskProps) {
  const queryClient = useQueryClient();
  const [withSent, setWithSent] = useState(false);
  const work = useBulkWork((row) => retryCounted(queryClient, row), words.done);
  const counted = useMatchingSubmissions(filter, ['error'], work.report !== undefined);
  const { rows } = counted;
  const { chosen, sent, withoutForm } = rowsToRetry(rows, withSent);
  const texts = [
    countText(rows.length),
    leftOutText(withoutForm, ['its form was deleted', 'their forms were deleted']),
    leftOutText(withSent ? 0 : sent.length, [
      'it may already have been sent',
      'they may already have been sent',
    ]),
  ];
  return (
    <BulkDialog
      title="Retry failed submissions"
      verb="Retry"
      variation="primary"
      {...{ words, filter, counted, chosen, work, onClose }}
      text={texts.filter(Boolean).join(' ')}
    >
      {sent.length > 0 && <SentChoice rows={sent} chosen={withSent} onChoose={setWithSent} />}
    </BulkDialog>
  );
}

/**
 * Retries a row only in the state in which it was counted. A row that may have been sent since the
 * count stays unchanged.
 */
async function retryCounted(queryClient: QueryClient, row: SubmissionRowView): Promise<void> {
  const { id, version } = row;
  // The confirmation applies only to this version of the row: if another tab has sent the lead
  // meanwhile, the row has a newer version and the service refuses this retry.
  const request = row.possiblySent ? { confirmed: true, version } : { confirmed: false };
  const { status } = await retryOnce(queryClient, { id, ...request });
  if (status === 'error') throw new Error('It may have been sent since it was counted');
}

function countText(count: number): string {
  if (count === 0) return 'No submission in error matches.';
  return count === 1 ? '1 submission is in error.' : `${count} submissions are in error.`;
}

function leftOutText(count: number, [ofOne, ofMany]: [ofOne: string, ofMany: string]): string {
  if (count === 0) return '';
  return count === 1
    ? `1 is left out, because ${ofOne}.`
    : `${count} are left out, because ${ofMany}.`;
}

interface SentChoiceProps {
  rows: readonly SubmissionRowView[];
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
}

function SentChoice({ rows, chosen, onChoose }: SentChoiceProps) {
  const there = rows.filter(({ failureReason }) => failureReason === 'already_submitted').length;
  return (
    <label>
      <input type="checkbox" checked={chosen} onChange={({ target }) => onChoose(target.checked)} />
      <span>
        {rows.length === 1
          ? 'Also the one that may already have been sent. A retry may submit it a second time: first ask the target form’s owner whether it is there.'
          : `Also the ${rows.length} that may already have been sent. A retry may submit them a second time: first ask the target form’s owner which of them are there.`}
        {there > 0 &&
          ` The form answered that it has ${rows.length === 1 ? 'it' : `${there} of them`} already.`}
      </span>
    </label>
  );
}
