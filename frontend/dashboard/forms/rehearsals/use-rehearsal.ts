import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { rehearseTargetForm } from '../../../../contract/graphql-operations.ts';
import type { Recipe } from '../../../../contract/recipe.ts';
import { runOperation } from '../../../shared/service/graphql.ts';
import {
  isUnderWay,
  readRehearsal,
  rehearsalQueries,
  type Rehearsal,
} from './rehearsal-queries.ts';
import type { Samples } from './samples.ts';

interface AskedRehearsal {
  formId: string;
  recipe?: Recipe | undefined;
  samples?: Samples | undefined;
}

export function useStartRehearsal() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ formId, recipe, samples }: AskedRehearsal) => {
      const answer = await runOperation(rehearseTargetForm, {
        formId,
        recipe: recipe ? JSON.stringify(recipe) : null,
        sample: samples?.lead ?? null,
        fields: samples ? JSON.stringify(samples.fields) : null,
      });
      return readRehearsal(answer.rehearseTargetForm);
    },
    onSuccess: async (rehearsal) => {
      const newest = rehearsalQueries.newest(rehearsal.formId);
      await queryClient.cancelQueries(newest);
      queryClient.setQueryData(newest.queryKey, rehearsal);
    },
    meta: { failure: 'Error starting rehearsal' },
  });
}

/**
 * Returns the newest rehearsal, and the newest rehearsal with a result. That result stays visible
 * while another rehearsal runs.
 */
export function useRehearsal(formId: string) {
  const { data: newest, error, isFetching, refetch } = useQuery(rehearsalQueries.newest(formId));
  const [last, setLast] = useState<Rehearsal>();
  const done = newest?.state === 'done' && newest.report ? newest : undefined;
  if (done && done !== last) setLast(done);
  return {
    newest,
    shown: done ?? last,
    running: isUnderWay(newest),
    error: newest === undefined ? error : null,
    isFetching,
    refetch,
  };
}
