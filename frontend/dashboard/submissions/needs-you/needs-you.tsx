import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { isUndecided } from '../../../../contract/decision.ts';
import { useKnownForms } from '../../leads/lead-forms/use-lead-forms.ts';
import { submissionQueries } from '../list/submission-queries.ts';
import { whatNeedsYou } from './what-needs-you.ts';
import './needs-you.css';

/** Lists the work that only this user can do, each task with a link. */
export function NeedsYou() {
  const { data: undecided, isError } = useQuery(submissionQueries.undecided);
  const { data: newest } = useQuery(submissionQueries.list({}));
  const forms = useKnownForms();
  const needs = whatNeedsYou({
    undecided: undecided && {
      count: undecided.rows.filter(isUndecided).length,
      orMore: undecided.nextToken !== undefined,
    },
    newest: newest?.rows,
    forms,
  });
  return (
    <section className="needs-you" data-waiting={Boolean(needs?.length)} aria-label="Needs you">
      <h2>Needs you</h2>
      {needs === undefined ? (
        <p>{isError ? 'Your submissions could not be read.' : 'Loading...'}</p>
      ) : needs.length === 0 ? (
        <p>Nothing at the moment.</p>
      ) : (
        <ul>
          {needs.map(({ text, to }) => (
            <li key={text}>
              <Link to={to} preventScrollReset={to.startsWith('?')}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
