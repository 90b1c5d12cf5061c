import { useQuery } from '@tanstack/react-query';
import type { Attempt } from '../../../contract/graphql-types.ts';
import type { SubmissionRowView } from '../../../contract/graphql-operations.ts';
import { isRetriable } from '../../../contract/submission.ts';
import { failureTexts } from '../../content/dashboard.ts';
import { decisionTexts } from '../../content/decision-texts.ts';
import { failureAdvice } from '../../content/failure-advice.ts';
import { LoadFailure } from '../components/load-failure.tsx';
import { TaskDialog } from '../components/task-dialog.tsx';
import { ScreenshotPreview } from '../submissions/screenshot-preview.tsx';
import { messageOf } from '../../shared/service/service-error.ts';
import { submissionQueries } from '../submissions/submission-queries.ts';
import { DecisionChoices } from './decision-choices.tsx';

interface DecisionDialogProps {
  submission: SubmissionRowView;
  onClose: () => void;
}

/** The table's question, with what the form answered. */
export function DecisionDialog({ submission, onClose }: DecisionDialogProps) {
  const { id, name, failureReason } = submission;
  const advice = failureReason ? failureAdvice[failureReason] : undefined;
  return (
    <TaskDialog title={decisionTexts.question} running={false} onStop={onClose} onClose={onClose}>
      <p>
        The lead of {name}. {advice && `${advice.why} ${advice.ifSent}`}
      </p>
      <Evidence submissionId={id} name={name} />
      <DecisionChoices
        submission={submission}
        onChosen={(button) => button.closest('dialog')?.close()}
      />
    </TaskDialog>
  );
}

function Evidence({ submissionId, name }: { submissionId: string; name: string }) {
  const { data, error, isFetching, refetch } = useQuery(submissionQueries.story(submissionId));
  if (error && !data) {
    return (
      <LoadFailure
        text={`What the form answered could not be loaded. ${messageOf(error)}`}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <p>Loading what the form answered...</p>;
  const attempt = doubtfulAttempt(data.attempts ?? []);
  if (!attempt) return null;
  const { number, failureReason, detail, confirmation, screenshotUrl } = attempt;
  return (
    <div className="decision__evidence">
      <p>
        Attempt {number}: {failureReason && failureTexts[failureReason]}
      </p>
      {detail && <p className="breakable">{detail}</p>}
      {confirmation && (
        <p>
          The page answered: <q>{confirmation}</q>
        </p>
      )}
      {screenshotUrl && (
        <ScreenshotPreview
          url={screenshotUrl}
          text={`What attempt ${number} for ${name} ended at`}
        />
      )}
    </div>
  );
}

/** The newest that may have sent the lead; what failed before its submit says nothing of that. */
function doubtfulAttempt(attempts: readonly Attempt[]): Attempt | undefined {
  const newest = attempts.toSorted((one, other) => other.number - one.number);
  const doubtful = newest.find((attempt) => {
    const { failureReason } = attempt;
    return failureReason && !isRetriable(failureReason, false);
  });
  return doubtful ?? newest[0];
}
