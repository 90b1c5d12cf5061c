import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { isUndecided } from '../../../../contract/decision.ts';
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import { submissionQueries } from '../list/submission-queries.ts';
import { decideParameter } from './use-answer-to-decide.ts';

const submissions = '/dashboard';

/**
 * Offers one decision for all leads of a form with the same answer, if other leads of the form are
 * undecided. The offer is a link to another dialog, because a decision may remove the part of the
 * page that contains the offer.
 */
export function SameAnswer({ submission }: { submission: SubmissionRowView }) {
  const { data } = useQuery(submissionQueries.undecided);
  const { pathname } = useLocation();
  const [address] = useSearchParams();
  const hasOthers = data?.rows.some(
    (row) => isUndecided(row) && row.formId === submission.formId && row.id !== submission.id,
  );
  if (!hasOthers) return null;
  const search = new URLSearchParams(pathname === submissions ? address : undefined);
  search.delete('submission');
  search.set(decideParameter, submission.id);
  return (
    <p>
      <Link
        to={{ pathname: submissions, search: String(search) }}
        preventScrollReset
        onClick={({ currentTarget, ctrlKey, metaKey, shiftKey }) => {
          // A click with Ctrl, Shift or the Command key opens another tab or window, so the dialog
          // in this tab stays open.
          if (!ctrlKey && !metaKey && !shiftKey) currentTarget.closest('dialog')?.close();
        }}
      >
        Decide all leads of this form with the same answer
      </Link>
    </p>
  );
}
