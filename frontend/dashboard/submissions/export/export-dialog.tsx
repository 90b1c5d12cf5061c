import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { TaskDialog, TaskProgress } from '../../components/task-dialog.tsx';
import { leadForms } from '../../leads/lead-forms/lead-form-queries.ts';
import type { LeadForm } from '../../leads/lead-forms/lead-form.ts';
import { useReadPlaces, type PlaceOf } from '../../leads/lead-forms/use-place-of.ts';
import { notifyFailure } from '../../../shared/components/notify-failure.ts';
import { messageOf } from '../../../shared/service/service-error.ts';
import { useFilterWords } from '../filter/use-filter-words.ts';
import { exportSubmissions } from '../../../../contract/graphql-operations.ts';
import { runOperation } from '../../../shared/service/graphql.ts';
import { filterArguments, type SubmissionFilter } from '../filter/submission-filter.ts';
import { readAllSubmissions, type ReadPage } from '../list/read-submissions.ts';
import { datedName, saveFile } from '../../components/save-file.ts';
import { csvLines, headOfForm } from '../../leads/csv/write-csv.ts';

type Export = { state: 'running' | 'done' | 'failed'; count: number; message?: string };

interface ExportDialogProps {
  filter: SubmissionFilter;
  onClose: () => void;
}

/**
 * Reads every page of matching submissions, from the first to the last, and saves them as one file.
 */
export function ExportDialog({ filter, onClose }: ExportDialogProps) {
  const [{ state, count, message }, setExport] = useState<Export>({ state: 'running', count: 0 });
  const stop = useRef<AbortController>(undefined);
  const queryClient = useQueryClient();
  const readPlaces = useReadPlaces();
  const readForms = () => queryClient.ensureQueryData(leadForms);
  const firstQuery = useRef({ filter, readForms, readPlaces });
  useEffect(() => {
    const controller = new AbortController();
    stop.current = controller;
    void exportAll(firstQuery.current, controller.signal, setExport);
    return () => controller.abort();
  }, []);
  const words = useFilterWords(filter);
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

/**
 * Reads a page of the export. The rows contain fields that live events and the list do not contain.
 */
const readPage: ReadPage = async (filter, limit, nextToken) => {
  const variables = { ...filterArguments(filter), limit, ...(nextToken && { nextToken }) };
  return (await runOperation(exportSubmissions, variables)).listSubmissions;
};

/**
 * The names of the questions that the exported forms ask; each name once. The filter selects one
 * form or all.
 */
function questionsOf(forms: readonly LeadForm[], { formId }: SubmissionFilter): string[] {
  const formsInExport = forms.filter(({ id }) => formId === undefined || id === formId);
  return [
    ...new Set(formsInExport.flatMap(({ customFields }) => customFields.map(({ name }) => name))),
  ];
}

interface AskedExport {
  filter: SubmissionFilter;
  readForms: () => Promise<readonly LeadForm[]>;
  readPlaces: () => Promise<PlaceOf>;
}

async function exportAll(
  { filter, readForms, readPlaces }: AskedExport,
  signal: AbortSignal,
  show: (state: Export) => void,
): Promise<void> {
  let count = 0;
  try {
    const questions = questionsOf(await readForms(), filter);
    const parts = [headOfForm(questions)];
    const placeOf = await readPlaces();
    for await (const rows of readAllSubmissions({ filter, signal, read: readPage })) {
      const placed = rows.map((row) => ({ ...row, place: placeOf(row) }));
      parts.push(csvLines(placed, questions));
      count += rows.length;
      signal.throwIfAborted();
      show({ state: 'running', count });
    }
    saveFile(datedName('submissions'), parts);
    show({ state: 'done', count });
  } catch (error: unknown) {
    show({ state: 'failed', count, message: messageOf(error) });
    // It is no error if the user stops the export.
    if (!signal.aborted) notifyFailure('Error exporting submissions', error);
  }
}
