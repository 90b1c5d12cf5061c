import { useEffect, useRef, useState } from 'react';
import type { SubmissionStatus } from '../../../../contract/submission.ts';
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import { notifyFailure } from '../../../shared/components/notify-failure.ts';
import { messageOf } from '../../../shared/service/service-error.ts';
import type { SubmissionFilter } from '../filter/submission-filter.ts';
import { readAllSubmissions } from '../list/read-submissions.ts';
import { followSubmissions, newestSubmission } from '../list/use-submissions.ts';

/**
 * The submissions that matched the filter in one of the statuses when the dialog opened.
 * Submissions that arrive later are not added. Until the task starts (`isStarted`), live events
 * update the submissions, and those that no longer have one of the statuses are left out.
 */
export function useMatchingSubmissions(
  filter: SubmissionFilter,
  statuses: readonly SubmissionStatus[],
  isStarted: boolean,
) {
  const [rows, setRows] = useState<readonly SubmissionRowView[]>([]);
  const [complete, setComplete] = useState(false);
  const [message, setMessage] = useState<string>();
  const firstQuery = useRef({ filter, statuses });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const count = async () => {
      for (const status of firstQuery.current.statuses) {
        const pages = readAllSubmissions({
          filter: { ...firstQuery.current.filter, status },
          signal,
        });
        for await (const page of pages) {
          signal.throwIfAborted();
          setRows((before) => withPage(before, page));
        }
      }
      setComplete(true);
    };
    count().catch((error: unknown) => {
      if (signal.aborted) return;
      setMessage(messageOf(error));
      notifyFailure('Error loading submissions', error);
    });
    return () => controller.abort();
  }, []);
  useEffect(() => {
    if (isStarted) return undefined;
    return followSubmissions(({ id }) =>
      setRows((before) =>
        before.some((row) => row.id === id) ? before.map(newestSubmission) : before,
      ),
    );
  }, [isStarted]);
  return { rows: rows.filter(({ status }) => statuses.includes(status)), complete, message };
}

export type MatchingSubmissions = ReturnType<typeof useMatchingSubmissions>;

/**
 * If a submission's status changes while the pages are read, two pages may contain this submission.
 * It is kept only once.
 */
function withPage(before: readonly SubmissionRowView[], page: readonly SubmissionRowView[]) {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...page.filter(({ id }) => !known.has(id)).map(newestSubmission)];
}
