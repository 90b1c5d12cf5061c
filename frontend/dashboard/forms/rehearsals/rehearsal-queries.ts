/**
 * The TanStack queries for rehearsals (trial runs without a submit). They read the newest rehearsal
 * of a form, every second while it runs.
 */
import { queryOptions } from '@tanstack/react-query';
import { getRehearsal, type RehearsalView } from '../../../../contract/graphql-operations.ts';
import { rehearsalReportSchema, type RehearsalReport } from '../../../../contract/rehearsal.ts';
import { runOperation } from '../../../shared/service/graphql.ts';
import { parseJson } from '../../../shared/service/parse-json.ts';

const POLL_MS = 1_000;

export interface Rehearsal extends Omit<RehearsalView, 'report'> {
  report?: RehearsalReport;
}

export function isUnderWay(rehearsal: Pick<RehearsalView, 'state'> | null | undefined): boolean {
  return rehearsal?.state === 'queued' || rehearsal?.state === 'running';
}

export function readRehearsal({ report, ...rest }: RehearsalView): Rehearsal {
  return { ...rest, ...(report && { report: parseJson(rehearsalReportSchema, report) }) };
}

export const rehearsalQueries = {
  newest: (formId: string) =>
    queryOptions({
      queryKey: ['rehearsal', formId],
      queryFn: async () => {
        const { getRehearsal: newest } = await runOperation(getRehearsal, { formId });
        return newest && readRehearsal(newest);
      },
      refetchInterval: ({ state }) => (isUnderWay(state.data) ? POLL_MS : false),
      meta: { failure: 'Error loading rehearsal' },
    }),
};
