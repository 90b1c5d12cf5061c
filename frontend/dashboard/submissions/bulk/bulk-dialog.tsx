import { Button } from '@aws-amplify/ui-react';
import type { ReactNode } from 'react';
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import { TaskDialog } from '../../components/task-dialog.tsx';
import type { SubmissionFilter } from '../filter/submission-filter.ts';
import { BulkReport } from './bulk-report.tsx';
import { BulkScope } from './bulk-scope.tsx';
import type { BulkWork } from './use-bulk-work.ts';
import type { MatchingSubmissions } from './use-matching-submissions.ts';

/** The props that the dashboard passes to the dialog of a bulk task. */
export interface BulkTaskProps {
  filter: SubmissionFilter;
  onClose: () => void;
}

interface BulkDialogProps extends BulkTaskProps {
  title: string;
  /** The button that starts the task: its verb and its style. */
  verb: string;
  variation: 'primary' | 'destructive';
  words: { doing: string; done: string };
  counted: MatchingSubmissions;
  /** The counted submissions that the task will process. */
  chosen: readonly SubmissionRowView[];
  work: BulkWork;
  /** The sentence that contains the number of counted submissions. */
  text: string;
  /** The information and the choices that the user sees before the task begins. */
  children: ReactNode;
}

/** Counts the submissions of a bulk task, asks for confirmation, and shows the progress. */
export function BulkDialog(props: BulkDialogProps) {
  const { title, verb, variation, words, filter, counted, chosen, work, text, children } = props;
  const { report, running } = work;
  return (
    <TaskDialog
      title={title}
      running={running}
      onStop={work.stop}
      onClose={props.onClose}
      actions={
        !report && (
          <Button
            variation={variation}
            isDisabled={!counted.complete || chosen.length === 0}
            onClick={() => void work.start(chosen)}
          >
            {verb} {chosen.length}
          </Button>
        )
      }
    >
      <BulkScope {...{ filter, text, ...counted }} count={counted.rows.length} />
      {!report && children}
      {report && <BulkReport {...{ report, running, words }} total={chosen.length} />}
    </TaskDialog>
  );
}
