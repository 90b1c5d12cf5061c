import { isUndecided } from '../../../../contract/decision.ts';
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import type { LeadForm } from '../../leads/lead-forms/lead-form.ts';
import { isSettled } from '../decision/is-settled.ts';

interface Known {
  /**
   * The number of undecided submissions, counted only among the newest leads that one read of the
   * service covers.
   */
  undecided: { count: number; orMore: boolean } | undefined;
  /** The newest 100 submissions. */
  newest: readonly SubmissionRowView[] | undefined;
  forms: readonly LeadForm[] | undefined;
}

interface Need {
  text: string;
  to: string;
}

const many = (count: number, one: string, others: string) =>
  count === 1 ? `1 ${one}` : `${count} ${others}`;

/** Whether the submission has certainly failed and the user has not reacted to the failure yet. */
const hasFailed = (row: SubmissionRowView) =>
  row.status === 'error' &&
  row.failureReason !== 'cancelled' &&
  !isUndecided(row) &&
  !isSettled(row);

/**
 * Returns a task for the user if the form's leads wait for another reason than a pause by the
 * owner; otherwise undefined.
 */
function whyStopped({ id, name, state, siteRefusal }: LeadForm): Need | undefined {
  const to = `/dashboard/forms/${id}`;
  if (state === 'needs_attention') {
    return { text: `${name} needs attention, and its leads wait`, to };
  }
  if (state !== 'live' || !siteRefusal) return undefined;
  const why = siteRefusal === 'blocked' ? 'blocked' : 'not allowed';
  return { text: `The site of ${name} is ${why}, and its leads wait`, to };
}

/**
 * Returns the tasks that wait for the user, most urgent first; undefined if no task is found but
 * some data is not loaded yet.
 */
export function whatNeedsYou({ undecided, newest, forms }: Known): readonly Need[] | undefined {
  const stopped = forms?.flatMap((form) => whyStopped(form) ?? []) ?? [];
  const failed = newest?.filter(hasFailed).length ?? 0;
  const needs: Need[] = [...stopped];
  if (undecided && undecided.count > 0) {
    const { count, orMore } = undecided;
    const leads = many(count, 'lead waits', 'leads wait');
    needs.push({
      text: `${orMore ? 'At least ' : ''}${leads} for your decision`,
      to: '?undecided=1#recent-submissions',
    });
  }
  if (failed > 0) {
    const leads = many(failed, 'lead', 'leads');
    needs.push({
      text: `${leads} of the newest 100 failed`,
      to: '?status=error#recent-submissions',
    });
  }
  const isKnown = undecided !== undefined && newest !== undefined && forms !== undefined;
  return isKnown || needs.length > 0 ? needs : undefined;
}
