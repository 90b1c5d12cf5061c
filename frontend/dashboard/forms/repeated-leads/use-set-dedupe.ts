import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormDedupe } from '../../../../contract/form-dedupe.ts';
import { setTargetFormDedupe } from '../../../../contract/graphql-operations.ts';
import { notifySuccess } from '../../../shared/components/notify.ts';
import { runOperation } from '../../../shared/service/graphql.ts';
import { readForm } from '../target-forms/own-form.ts';
import { showForm } from '../target-forms/target-form-queries.ts';

/** Without `dedupe` the form accepts every lead, repeated or not. */
export function useSetDedupe(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (dedupe: FormDedupe | null) => {
      const variables = { id, dedupe: dedupe && JSON.stringify(dedupe) };
      const answer = await runOperation(setTargetFormDedupe, variables);
      return readForm(answer.setTargetFormDedupe);
    },
    onSuccess: async (form) => {
      await showForm(queryClient, form);
      notifySuccess('Form Changed', 'It counts for leads that come from now on');
    },
    meta: { failure: 'Error changing form' },
  });
}
