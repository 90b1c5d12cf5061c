import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormPace } from '../../../../contract/form-pace.ts';
import { setTargetFormPace } from '../../../../contract/graphql-operations.ts';
import { notifySuccess } from '../../../shared/components/notify.ts';
import { runOperation } from '../../../shared/service/graphql.ts';
import { readForm } from './own-form.ts';
import { showForm } from './target-form-queries.ts';

export function useSetFormPace() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, pace }: { id: string; pace: FormPace }) => {
      const answer = await runOperation(setTargetFormPace, { id, pace: JSON.stringify(pace) });
      return readForm(answer.setTargetFormPace);
    },
    onSuccess: async (form) => {
      await showForm(queryClient, form);
      notifySuccess('Pace Saved', 'Leads that wait go out by it within a minute');
    },
    meta: { failure: 'Error saving pace' },
  });
}
