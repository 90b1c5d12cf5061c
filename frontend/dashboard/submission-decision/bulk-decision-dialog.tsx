import { Button } from '@aws-amplify/ui-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isUndecided } from '../../../contract/decision.ts';
import type { SubmissionRowView } from '../../../contract/graphql-operations.ts';
import { stageForm } from '../../../contract/submission.ts';
import { decisionTexts } from '../../content/decision-texts.ts';
import { BulkReport } from '../bulk-work/bulk-report.tsx';
import { useBulkWork } from '../bulk-work/use-bulk-work.ts';
import { useMatchingSubmissions } from '../bulk-work/use-matching-submissions.ts';
import { TaskDialog } from '../components/task-dialog.tsx';
import { usePlaceOf } from '../lead-forms/use-place-of.ts';
import { submissionQueries } from '../submissions/submission-queries.ts';
import { decideOnce } from '../submissions/use-submissions.ts';
import { useSameAnswers } from './use-same-answers.ts';

interface BulkDecisionProps {
  /** The lead whose answer is decided for all. */
  submissionId: string;
  onClose: () => void;
}

export function BulkDecision({ submissionId, onClose }: BulkDecisionProps) {
  const { data: submission } = useQuery(submissionQueries.story(submissionId));
  return submission ? <BulkDecisionDialog submission={submission} onClose={onClose} /> : null;
}

interface BulkDecisionDialogProps {
  submission: SubmissionRowView;
  onClose: () => void;
}

const words = { doing: 'Deciding', done: 'decided' };

/** One decision for all leads of a form with the same answer; afterwards it can be turned round. */
function BulkDecisionDialog({ submission, onClose }: BulkDecisionDialogProps) {
  const queryClient = useQueryClient();
  const [said, setSaid] = useState<boolean>();
  // The work reads them while it runs.
  const now = useRef({ wentIn: false, decided: new Map<string, SubmissionRowView>() });
  const work = useBulkWork(async (row) => {
    const { wentIn, decided } = now.current;
    const { id, version } = decided.get(row.id) ?? row;
    decided.set(id, await decideOnce(queryClient, { id, wentIn, version }));
  }, words.done);
  const filter = { undecided: true, formId: submission.formId ?? stageForm } as const;
  const counted = useMatchingSubmissions(filter, ['error'], true);
  const [all, setAll] = useState<readonly SubmissionRowView[]>();
  if (counted.complete && !all) setAll(counted.rows.filter(isUndecided));
  const { answer, rows, compared, failed } = useSameAnswers(submission, all);
  const isReady = all !== undefined && compared === all.length;
  const decide = (wentIn: boolean) => {
    now.current.wentIn = wentIn;
    setSaid(wentIn);
    void work.start(rows);
  };
  return (
    <TaskDialog
      title="Decide all with the same answer"
      running={work.running}
      onStop={work.stop}
      onClose={onClose}
      actions={
        isReady &&
        rows.length > 0 &&
        !work.running && <Choices said={said} count={rows.length} onDecide={decide} />
      }
    >
      <Found
        {...{ answer, count: rows.length, compared, total: all?.length, submission }}
        problem={counted.message ?? (failed && 'An answer could not be read.')}
      />
      {work.report && (
        <BulkReport report={work.report} running={work.running} words={words} total={rows.length} />
      )}
    </TaskDialog>
  );
}

interface ChoicesProps {
  /** What was decided for all; undefined before that. */
  said: boolean | undefined;
  count: number;
  onDecide: (wentIn: boolean) => void;
}

function Choices({ said, count, onDecide }: ChoicesProps) {
  const choices = [true, false].filter((wentIn) => wentIn !== said);
  return choices.map((wentIn) => (
    <Button key={String(wentIn)} onClick={() => onDecide(wentIn)}>
      {choiceText(wentIn, count, said !== undefined)}
    </Button>
  ));
}

function choiceText(wentIn: boolean, count: number, isChange: boolean): string {
  const choice = wentIn ? decisionTexts.wentIn : decisionTexts.didNot;
  return isChange ? `Change all to “${choice}”` : `${choice} (${count})`;
}

interface FoundProps {
  submission: SubmissionRowView;
  answer: string | undefined;
  count: number;
  compared: number;
  /** The number of leads to compare; undefined until they are counted. */
  total: number | undefined;
  problem: string | false | undefined;
}

/** The answer, and how many leads have it. */
function Found({ submission, answer, count, compared, total, problem }: FoundProps) {
  const place = usePlaceOf()(submission);
  if (problem) return <p role="alert">The leads could not be compared. {problem}</p>;
  const isReady = total !== undefined && compared === total;
  return (
    <>
      {answer && <p className="breakable">{answer}</p>}
      <p role="status">
        {isReady
          ? count === 1
            ? '1 lead that needs a decision has this answer.'
            : `${count} leads${place ? ` to ${place.form}` : ''} that need a decision have this answer.`
          : `Comparing answers, ${compared} of ${total ?? '…'}`}
      </p>
    </>
  );
}
