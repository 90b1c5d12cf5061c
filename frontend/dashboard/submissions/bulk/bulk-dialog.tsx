import { Button } from '@aws-amplify/ui-react';
import type { ReactNode } from 'react';
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import { TaskDialog } from '../../components/task-dialog.tsx';
import type { SubmissionFilter } from '../filter/submission-filter.ts';
import { BulkReport } from './bulk-report.tsx';
import { BulkScope } from './bulk-scope.tsx';
import type { BulkWork } from './use-bulk-work.ts';
import type { MatchingSubmissions } from './use-matching-submissions.ts';

/** What the dashboard gives the dialog of a bulk task. */
export interface BulkTaskProps {
  filter: SubmissionFilter;
  onClose: () => void;
}

interface BulkDialogProps extends BulkTaskProps {
  title: string;
  /** The button that starts the work: its verb and its style. */
  verb: string;
  variation: 'primary' | 'destructive';
  words: { doing: string; done: string };
  counted: MatchingSubmissions;
  /** The counted submissions to which the work applies. */
  chosen: readonly SubmissionRowView[];
  work: BulkWork;
  /** The sentence that tells the user the count. */
  text: string;
  /** What the user should know or choose before the work begins. */
  children: ReactNode;
}

/** Counts the submissions that a task is for, asks for confirmation, and shows the progress. */
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
