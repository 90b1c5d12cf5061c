import { useQuery } from '@tanstack/react-query';
import type { Attempt } from '../../../../contract/graphql-types.ts';
import { mayHaveSubmitted } from '../../../../contract/possibly-sent.ts';
import { QueryFailure } from '../../components/query-failure.tsx';
import { failureText } from '../one-submission/failure-words.ts';
import { ScreenshotPreview } from '../one-submission/screenshot-preview.tsx';
import { submissionQueries } from '../list/submission-queries.ts';
import './decision.css';

/** The form's answer: its text and its screenshot. */
export function AttemptEvidence({ submissionId, name }: { submissionId: string; name: string }) {
  const { data, error, isFetching, refetch } = useQuery(submissionQueries.story(submissionId));
  if (error && !data) {
    return (
      <QueryFailure
        text="What the form answered could not be loaded."
        {...{ error, isFetching, refetch }}
      />
    );
  }
  if (!data) return <p>Loading what the form answered...</p>;
  const attempt = answeredAttempt(data.attempts ?? []);
  if (!attempt) return null;
  const { number, outcome, detail, confirmation, screenshotUrl } = attempt;
  return (
    <div className="decision__evidence">
      <p>
        Attempt {number}: {failureText(attempt) ?? outcomeWords[outcome]}
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

const outcomeWords: Record<Attempt['outcome'], string> = {
  running: 'Running now',
  success: 'The bot saw that the form took the lead',
  failed: 'Failed',
};

/**
 * The newest attempt that may have submitted the form, judged by how the attempt ended. If there is
 * no such attempt, the newest attempt.
 */
export function answeredAttempt(attempts: readonly Attempt[]): Attempt | undefined {
  const newest = attempts.toSorted((one, other) => other.number - one.number);
  const answered = newest.find(
    (attempt) => attempt.outcome === 'success' || mayHaveSubmitted(attempt),
  );
  return answered ?? newest[0];
}
