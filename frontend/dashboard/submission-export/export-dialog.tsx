import { useEffect, useRef, useState } from 'react';
import { TaskDialog, TaskProgress } from '../components/task-dialog.tsx';
import { messageOf } from '../../shared/service/service-error.ts';
import {
  describeFilter,
  isFiltered,
  type SubmissionFilter,
} from '../submission-filter/submission-filter.ts';
import { readAllSubmissions } from '../submissions/read-submissions.ts';
import { datedName, saveFile } from './save-file.ts';
import { csvHead, csvLines } from './write-csv.ts';

type Export = { state: 'running' | 'done' | 'failed'; count: number; message?: string };

interface ExportDialogProps {
  filter: SubmissionFilter;
  onClose: () => void;
}

/** Reads every page that matches, from the first to the last, and saves them as one file. */
export function ExportDialog({ filter, onClose }: ExportDialogProps) {
  const [{ state, count, message }, setExport] = useState<Export>({ state: 'running', count: 0 });
  const stop = useRef<AbortController>(undefined);
  const asked = useRef(filter);
  useEffect(() => {
    const controller = new AbortController();
    stop.current = controller;
    void exportAll(asked.current, controller.signal, setExport);
    return () => controller.abort();
  }, []);
  const words = isFiltered(filter) ? describeFilter(filter) || 'all' : 'all';
  return (
    <TaskDialog
      title="Export CSV"
      running={state === 'running'}
      onStop={() => stop.current?.abort(new Error('Stopped'))}
      onClose={onClose}
    >
      <p>Submissions: {words}.</p>
      {state === 'running' && (
        <p role="status">Reading, {count.toLocaleString('en-US')} submissions so far</p>
      )}
      {state === 'done' && (
        <TaskProgress
          done={1}
          total={1}
          text={`Exported ${count.toLocaleString('en-US')} ${count === 1 ? 'submission' : 'submissions'}`}
        />
      )}
      {state === 'failed' && <p role="alert">Nothing was saved. {message}</p>}
    </TaskDialog>
  );
}

async function exportAll(
  filter: SubmissionFilter,
  signal: AbortSignal,
  show: (state: Export) => void,
): Promise<void> {
  const parts = [csvHead()];
  let count = 0;
  try {
    for await (const rows of readAllSubmissions({ filter, signal })) {
      parts.push(csvLines(rows));
      count += rows.length;
      signal.throwIfAborted();
      show({ state: 'running', count });
    }
    saveFile(datedName('submissions'), parts);
    show({ state: 'done', count });
  } catch (error: unknown) {
    show({ state: 'failed', count, message: messageOf(error) });
  }
}
