import { Button } from '@aws-amplify/ui-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isUndecided } from '../../../../contract/decision.ts';
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import { stageForm } from '../../../../contract/submission.ts';
import { decisionTexts } from '../../../content/decision-texts.ts';
import { BulkReport } from '../bulk/bulk-report.tsx';
import { useBulkWork } from '../bulk/use-bulk-work.ts';
import { useMatchingSubmissions } from '../bulk/use-matching-submissions.ts';
import { LoadFailure } from '../../components/load-failure.tsx';
import { TaskDialog } from '../../components/task-dialog.tsx';
import { usePlaceOf } from '../../leads/lead-forms/use-place-of.ts';
import { submissionQueries } from '../list/submission-queries.ts';
import type { SameAnswers } from './compare-answers.ts';
import { decideSame, nextSteps, type Step } from './decide-same.ts';
import { useSameAnswers } from './use-same-answers.ts';

interface BulkDecisionProps {
  /**
   * The id of the first lead: the dialog decides all leads to which the form gave the same answer
   * as to this lead.
   */
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

/**
 * Makes one decision for all leads of a form with the same answer. Until the dialog closes, the
 * user can also reverse the decision.
 */
function BulkDecisionDialog({ submission, onClose }: BulkDecisionDialogProps) {
  const filter = { undecided: true, formId: submission.formId ?? stageForm } as const;
  const counted = useMatchingSubmissions(filter, ['error'], true);
  const [all, setAll] = useState<readonly SubmissionRowView[]>();
  if (counted.complete && !all) setAll(counted.rows.filter(isUndecided));
  const { tryAgain, ...found } = useSameAnswers(submission, all);
  const { rows = [] } = found;
  const { work, last, decided, start } = useDecideAll();
  return (
    <TaskDialog
      title="Decide all with the same answer"
      running={work.running}
      onStop={work.stop}
      onClose={onClose}
      actions={
        rows.length > 0 &&
        !work.running &&
        nextSteps(rows, decided, last?.wentIn).map((step) => (
          <Button
            key={step.label}
            onClick={({ detail: clicks }) => {
              // Ignores the second click of a double click: the button of the next step appears in
              // the place of the clicked button and would be pressed too.
              if (clicks < 2) start(step);
            }}
          >
            {step.label}
          </Button>
        ))
      }
    >
      {counted.message ? (
        <p role="alert">The leads could not be counted. {counted.message}</p>
      ) : (
        <Found submission={submission} found={found} total={all?.length} onTryAgain={tryAgain} />
      )}
      {rows.length > 0 && !last && <Question />}
      {work.report && last && (
        <BulkReport {...work} report={work.report} words={words} total={last.rows.length} />
      )}
      {last && !work.running && (
        <p>
          You can change all of them until you close this window. After that, change each one in its
          own story.
        </p>
      )}
    </TaskDialog>
  );
}

/** Makes the chosen decision for the given leads, and remembers the rows of the decided leads. */
function useDecideAll() {
  const queryClient = useQueryClient();
  const [last, setLast] = useState<Step>();
  // The running bulk decision reads `wentIn` and changes `decided`, so both must stay the same
  // objects in every render.
  const wentIn = useRef(false);
  const [decided] = useState(() => new Map<string, SubmissionRowView>());
  const work = useBulkWork(async (row) => {
    const known = decided.get(row.id);
    const request = { row, wentIn: wentIn.current, ...(known && { known }) };
    decided.set(row.id, await decideSame(queryClient, request));
  }, words.done);
  const start = (step: Step) => {
    wentIn.current = step.wentIn;
    setLast(step);
    void work.start(step.rows);
  };
  return { work, last, decided, start };
}

/** The question that the buttons answer, with what each answer means. */
function Question() {
  const { question, wentIn, didNot, thenSuccess, thenError } = decisionTexts;
  return (
    <>
      <p>
        <strong>{question}</strong>
      </p>
      <ul>
        <li>
          {wentIn}: {thenSuccess}
        </li>
        <li>
          {didNot}: {thenError}
        </li>
      </ul>
    </>
  );
}

interface FoundProps {
  submission: SubmissionRowView;
  found: SameAnswers;
  /**
   * The number of leads whose answers are compared with the first lead's answer; undefined until
   * the leads are counted.
   */
  total: number | undefined;
  onTryAgain: () => void;
}

/** The form's answer, and the number of leads with this answer. */
function Found({ submission, found, total, onTryAgain }: FoundProps) {
  const place = usePlaceOf()(submission);
  const { answer, rows, compared, failure } = found;
  const text = () => {
    if (!rows) return `Comparing answers, ${compared} of ${total ?? '…'}`;
    if (answer === undefined)
      return 'The form said nothing to this lead, so no answer is the same.';
    if (rows.length === 1) return '1 lead that needs a decision has this answer.';
    const leads = `${rows.length} leads${place ? ` to ${place.form}` : ''}`;
    return `${leads} that need a decision have this answer.`;
  };
  return (
    <>
      {answer && <p className="breakable">{answer}</p>}
      {failure === undefined ? (
        <p role="status">{text()}</p>
      ) : (
        <div role="alert">
          <LoadFailure
            text={`Not every answer could be read. ${failure}`}
            busy={false}
            onRetry={onTryAgain}
          />
        </div>
      )}
    </>
  );
}
