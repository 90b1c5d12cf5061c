import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createTargetForm,
  deleteTargetForm,
  setTargetFormState,
  updateTargetForm,
} from '../../../../contract/graphql-operations.ts';
import { notifySuccess } from '../../../shared/components/notify.ts';
import { runOperation } from '../../../shared/service/graphql.ts';
import { readForm } from './own-form.ts';
import { forgetForm, showForm, targetFormQueries } from './target-form-queries.ts';

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
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (form: NewForm) => {
      const answer = await runOperation(createTargetForm, { ...form, confirmed: true });
      return readForm(answer.createTargetForm);
    },
    onSuccess: (form) => showForm(queryClient, form),
    meta: { failure: 'Error adding form' },
  });
}

export function useUpdateForm() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (
      change: { id: string; confirmed?: boolean; pictureSuccess?: boolean } & Partial<NewForm>,
    ) => {
      const answer = await runOperation(updateTargetForm, change);
      return readForm(answer.updateTargetForm);
    },
    onSuccess: async (form) => {
      await showForm(queryClient, form);
      notifySuccess('Form Changed', 'Its settings have been updated');
    },
    meta: { failure: 'Error changing form' },
  });
}

export function useSetFormState() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change: { id: string; state: 'live' | 'paused' }) => {
      const answer = await runOperation(setTargetFormState, change);
      return readForm(answer.setTargetFormState);
    },
    onSuccess: async (form) => {
      await showForm(queryClient, form);
      if (form.state === 'paused') notifySuccess('Form Paused', 'Its leads wait');
      else notifySuccess('Form Resumed', 'Leads that waited go out');
    },
    meta: { failure: 'Error changing form' },
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
