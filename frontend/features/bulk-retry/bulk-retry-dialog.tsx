import { Button } from '@aws-amplify/ui-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { TaskDialog, TaskProgress } from '../../design/task-dialog.tsx';
import { runOperation } from '../../service/graphql.ts';
import { retrySubmission, type SubmissionRowView } from '../../service/operations.ts';
import { messageOf } from '../../service/service-error.ts';
import {
  describeFilter,
  isFiltered,
  type SubmissionFilter,
} from '../submission-filter/submission-filter.ts';
import { readAllSubmissions } from '../submissions/read-submissions.ts';
import { showSubmission } from '../submissions/use-submissions.ts';
import { retryAll, type RetryReport } from './retry-all.ts';

interface BulkRetryDialogProps {
  filter: SubmissionFilter;
  onClose: () => void;
}

/** Counts what would be retried, asks, and shows how far it is. */
export function BulkRetryDialog({ filter, onClose }: BulkRetryDialogProps) {
  const queryClient = useQueryClient();
  const { rows, complete, message } = useFailedSubmissions(filter);
  const [withUnknown, setWithUnknown] = useState(false);
  const [report, setReport] = useState<RetryReport>();
  const [running, setRunning] = useState(false);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const unknown = rows.filter(({ failureReason }) => failureReason === 'outcome_unknown');
  const chosen = withUnknown ? rows : rows.filter((row) => !unknown.includes(row));
  const start = async () => {
    stop.current = new AbortController();
    setRunning(true);
    setReport({ done: 0, retried: 0, failures: [] });
    await retryAll({
      rows: chosen,
      signal: stop.current.signal,
      onProgress: setReport,
      retry: async ({ id }) =>
        showSubmission(queryClient, (await runOperation(retrySubmission, { id })).retrySubmission),
    });
    setRunning(false);
  };
  return (
    <TaskDialog
      title="Retry failed submissions"
      running={running}
      onStop={() => stop.current?.abort()}
      onClose={onClose}
      actions={
        !report && (
          <Button
            variation="primary"
            isDisabled={!complete || chosen.length === 0}
            onClick={() => void start()}
          >
            Retry {chosen.length}
          </Button>
        )
      }
    >
      <p>
        {isFiltered(filter) ? `Filter: ${describeFilter(filter) || 'all'}.` : 'All submissions.'}
      </p>
      {message && <p role="alert">They could not be counted. {message}</p>}
      <p role="status">
        {complete ? countText(rows.length) : !message && `Counting, ${rows.length} so far`}
      </p>
      {!report && unknown.length > 0 && (
        <UnknownChoice count={unknown.length} chosen={withUnknown} onChoose={setWithUnknown} />
      )}
      {report && <Report report={report} total={chosen.length} running={running} />}
    </TaskDialog>
  );
}

function countText(count: number): string {
  if (count === 0) return 'No submission in error matches.';
  return count === 1 ? '1 submission is in error.' : `${count} submissions are in error.`;
}

interface UnknownChoiceProps {
  count: number;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
}

function UnknownChoice({ count, chosen, onChoose }: UnknownChoiceProps) {
  return (
    <label>
      <input type="checkbox" checked={chosen} onChange={({ target }) => onChoose(target.checked)} />
      <span>
        {count === 1
          ? 'Also the one that may already have been sent. Its last attempt stopped after the form was submitted and before an answer came: a retry may submit it a second time, so look it up at the target form’s owner first.'
          : `Also the ${count} that may already have been sent. Their last attempt stopped after the form was submitted and before an answer came: a retry may submit them a second time, so look them up at the target form’s owner first.`}
      </span>
    </label>
  );
}

function Report({
  report,
  total,
  running,
}: {
  report: RetryReport;
  total: number;
  running: boolean;
}) {
  const { done, retried, failures } = report;
  const state = running ? 'Retrying' : done < total ? 'Stopped' : 'Finished';
  return (
    <>
      <TaskProgress done={done} total={total} text={`${state}: ${retried} of ${total} retried`} />
      {failures.length > 0 && (
        <div role="alert">
          <p>{failures.length} could not be retried:</p>
          <div className="task-table-frame" role="region" aria-label="Not retried" tabIndex={0}>
            <ul>
              {failures.map(({ name, message }, index) => (
                <li key={index}>
                  {name}: {message}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </>
  );
}

/** What matched when the dialog opened; it does not grow under the question. */
function useFailedSubmissions(filter: SubmissionFilter) {
  const [rows, setRows] = useState<readonly SubmissionRowView[]>([]);
  const [complete, setComplete] = useState(false);
  const [message, setMessage] = useState<string>();
  const asked = useRef(filter);
  useEffect(() => {
    const { signal, abort } = abortable();
    const count = async () => {
      const found: SubmissionRowView[] = [];
      const pages = readAllSubmissions({ filter: { ...asked.current, status: 'error' }, signal });
      for await (const page of pages) {
        signal.throwIfAborted();
        found.push(...page);
        setRows([...found]);
      }
      setComplete(true);
    };
    count().catch((error: unknown) => {
      if (!signal.aborted) setMessage(messageOf(error));
    });
    return abort;
  }, []);
  return { rows, complete, message };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
