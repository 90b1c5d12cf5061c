import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import { submissionQueries } from '../list/submission-queries.ts';
import { answeredAttempt } from './attempt-evidence.tsx';
import { compareAnswers, type SameAnswers } from './compare-answers.ts';

/**
 * How long, in milliseconds, loaded details of submissions stay cached, so that a second try loads
 * only the details that the first try could not load.
 */
const KEPT_MS = 60_000;

/** The form's answer to a lead, in the form's own words; undefined if the form gave no answer. */
async function answerTo(id: string, queryClient: QueryClient): Promise<string | undefined> {
  const story = await queryClient.fetchQuery({
    ...submissionQueries.story(id),
    staleTime: KEPT_MS,
  });
  const { detail, confirmation } = answeredAttempt(story?.attempts ?? []) ?? {};
  return detail ?? confirmation ?? undefined;
}

/**
 * Finds the leads to which the form gave the same answer as to the first lead.
 * @param all the leads to compare with the first lead; undefined until they are known.
 */
export function useSameAnswers(
  first: SubmissionRowView,
  all: readonly SubmissionRowView[] | undefined,
) {
  const queryClient = useQueryClient();
  const [found, setFound] = useState<SameAnswers>({ compared: 0 });
  const [tries, setTries] = useState(1);
  const { id } = first;
  useEffect(() => {
    if (!all) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const read = (one: string) => answerTo(one, queryClient);
    void compareAnswers({ firstId: id, all, answerTo: read, signal, onProgress: setFound });
    return () => controller.abort();
  }, [id, all, queryClient, tries]);
  return { ...found, tryAgain: () => setTries(tries + 1) };
}
