import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { SubmissionRowView, TargetHealthView } from '../../../contract/graphql-operations.ts';
import { targetHealthQueries } from './target-health-queries.ts';
import { nextLook, tellsOfTarget } from './target-watch.ts';

/** Reads it and, while the target is spared, reads it again when that may have changed. */
export function useWatchedTarget(): TargetHealthView | undefined {
  return useQuery({
    ...targetHealthQueries.current,
    refetchInterval: ({ state }) => nextLook(state.data, Date.now()),
  }).data;
}

/** As it was last read: for the many places that only show it. */
export function useTargetHealth(): TargetHealthView | undefined {
  return useQuery({ ...targetHealthQueries.current, enabled: false }).data;
}

/** The row is written a moment before the target is judged by it; and changes come in bursts. */
const SETTLING_MS = 1_000;
let settling: ReturnType<typeof setTimeout> | undefined;
let changedMeanwhile = false;

/** Looks again after a row's change that may have come with another health: never right after it. */
export function lookAtTargetAfter(row: SubmissionRowView, queryClient: QueryClient): void {
  const health = queryClient.getQueryData(targetHealthQueries.current.queryKey);
  if (!tellsOfTarget(row, health)) return;
  if (settling === undefined) settle(queryClient);
  else changedMeanwhile = true;
}

function settle(queryClient: QueryClient): void {
  changedMeanwhile = false;
  settling = setTimeout(() => {
    settling = undefined;
    if (changedMeanwhile) settle(queryClient);
    void queryClient.invalidateQueries(targetHealthQueries.current);
  }, SETTLING_MS);
}
