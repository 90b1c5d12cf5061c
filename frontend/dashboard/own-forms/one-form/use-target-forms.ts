import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createTargetForm,
  deleteTargetForm,
  setTargetFormState,
  updateTargetForm,
} from '../../../../contract/graphql-operations.ts';
import { notifySuccess } from '../../../shared/components/notify.ts';
import { runOperation } from '../../../shared/service/graphql.ts';
import { forgetForm, targetFormQueries } from './target-form-queries.ts';
import { useChangeForm } from './use-change-form.ts';

export function useTargetForms() {
  return useQuery(targetFormQueries.list);
}

export function useIsDefaultGone() {
  return useQuery(targetFormQueries.isDefaultGone);
}

export function useTargetForm(id: string) {
  return useQuery(targetFormQueries.one(id));
}

interface NewForm {
  name: string;
  shortName: string;
  url: string;
}

export function useCreateForm() {
  return useChangeForm({
    request: async (form: NewForm) =>
      (await runOperation(createTargetForm, { ...form, confirmed: true })).createTargetForm,
    failure: 'Error adding form',
  });
}

export function useUpdateForm() {
  return useChangeForm({
    request: async (
      change: { id: string; confirmed?: boolean; pictureSuccess?: boolean } & Partial<NewForm>,
    ) => (await runOperation(updateTargetForm, change)).updateTargetForm,
    onChanged: () => notifySuccess('Form Changed', 'Its settings have been updated'),
  });
}

export function useSetFormState() {
  return useChangeForm({
    request: async (change: { id: string; state: 'live' | 'paused' }) =>
      (await runOperation(setTargetFormState, change)).setTargetFormState,
    onChanged: ({ state }) => {
      if (state === 'paused') notifySuccess('Form Paused', 'Its leads wait');
      else notifySuccess('Form Resumed', 'Leads that waited go out');
    },
  });
}

export function useDeleteForm() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => runOperation(deleteTargetForm, { id }),
    onSuccess: async (_answer, id) => {
      await forgetForm(queryClient, id);
      notifySuccess('Form Deleted', 'No lead goes there any more');
    },
    meta: { failure: 'Error deleting form' },
  });
}
