import { Button, Table, TableBody, TableCell, TableHead, TableRow } from '@aws-amplify/ui-react';
import { LoadFailure } from '../../design/load-failure.tsx';
import { notifySuccess } from '../../design/notify.ts';
import { SectionCard } from '../../design/section-card.tsx';
import type { SubmissionRowView } from '../../service/operations.ts';
import { messageOf } from '../../service/service-error.ts';
import { LiveIndicator } from './live-indicator.tsx';
import { SubmissionTableRow } from './submission-table-row.tsx';
import { useLiveSubmissions, useSubmissions } from './use-submissions.ts';
import './submissions.css';

export function SubmissionsCard() {
  const { data: rows, error, isFetching, refetch } = useSubmissions();
  const liveState = useLiveSubmissions();
  const refresh = async () => {
    const { isSuccess } = await refetch();
    if (isSuccess) notifySuccess('Refreshed', 'Submission data has been updated');
  };
  return (
    <SectionCard
      title="Recent Submissions"
      aside={
        <div className="submissions__controls">
          <LiveIndicator state={liveState} />
          <Button size="small" isDisabled={isFetching} onClick={() => void refresh()}>
            Refresh
          </Button>
        </div>
      }
    >
      {rows ? (
        <SubmissionsTable rows={rows} />
      ) : error ? (
        <LoadFailure
          text={`The submissions could not be loaded. ${messageOf(error)}`}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <p className="empty">Loading...</p>
      )}
    </SectionCard>
  );
}

const columns = ['Time', 'Lead Info', 'Status', 'Retries', 'Actions'] as const;
const captionText = 'Last 100 form submissions with status and details';

function SubmissionsTable({ rows }: { rows: readonly SubmissionRowView[] }) {
  return (
    <Table className="submissions" caption={captionText}>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell as="th" scope="col" key={column}>
              {column}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((submission) => (
          <SubmissionTableRow key={submission.id} submission={submission} />
        ))}
        {rows.length === 0 && (
          <TableRow>
            <TableCell className="cell-empty" colSpan={columns.length}>
              No submissions yet. Send a webhook request to get started.
            </TableCell>
          </TableRow>
        )}
      </TableBody>
    </Table>
  );
}
