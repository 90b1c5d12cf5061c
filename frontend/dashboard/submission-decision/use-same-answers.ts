import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SubmissionRowView } from '../../../contract/graphql-operations.ts';
import { submissionQueries } from '../submissions/submission-queries.ts';
import { answeredAttempt } from './attempt-evidence.tsx';

const AT_A_TIME = 4;

/** What the form answered to a lead, in its own words; undefined if it said nothing. */
async function answerTo(id: string, queryClient: QueryClient): Promise<string | undefined> {
  const story = await queryClient.fetchQuery(submissionQueries.story(id));
  const { detail, confirmation } = answeredAttempt(story?.attempts ?? []) ?? {};
  return detail ?? confirmation ?? undefined;
}

interface SameAnswers {
  /** The answer to the first lead; undefined until it is read, or if there is none. */
  answer?: string | undefined;
  /** The leads with that answer that were found so far. */
  rows: readonly SubmissionRowView[];
  /** How many leads were compared. */
  compared: number;
  failed?: true;
}

/**
 * Compares what the form answered to each lead with its answer to the first one. The answers are
 * not in the list, so each lead's story is read.
 * @param all the leads to compare; undefined until they are known.
 */
export function useSameAnswers(
  first: SubmissionRowView,
  all: readonly SubmissionRowView[] | undefined,
): SameAnswers {
  const queryClient = useQueryClient();
  const [found, setFound] = useState<SameAnswers>({ rows: [], compared: 0 });
  useEffect(() => {
    if (!all) return undefined;
    let isOver = false;
    const compare = async () => {
      const answer = await answerTo(first.id, queryClient);
      const waiting = all.values();
      const work = async () => {
        for (const row of waiting) {
          if (isOver) return;
          const isSame = answer !== undefined && (await answerTo(row.id, queryClient)) === answer;
          if (isOver) return;
          setFound(({ rows, compared }) => ({
            answer,
            rows: isSame ? [...rows, row] : rows,
            compared: compared + 1,
          }));
        }
      };
      await Promise.all(Array.from({ length: AT_A_TIME }, work));
    };
    compare().catch(() => setFound((before) => ({ ...before, failed: true })));
    return () => {
      isOver = true;
    };
  }, [first.id, all, queryClient]);
  return found;
}
