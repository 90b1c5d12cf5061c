/** The TanStack queries for a user's forms. */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import {
  getTargetForm,
  isDefaultFormGone,
  listTargetForms,
} from '../../../../contract/graphql-operations.ts';
import { runOperation } from '../../../shared/service/graphql.ts';
import { readForm, type OwnForm } from './own-form.ts';
import { FORMS_READ_AGAIN_MS } from './read-again.ts';

export const targetFormQueries = {
  list: queryOptions({
    queryKey: ['target-forms'],
    queryFn: async () => (await runOperation(listTargetForms, {})).listTargetForms.map(readForm),
    meta: { failure: 'Error loading forms' },
    refetchInterval: FORMS_READ_AGAIN_MS,
  }),
  isDefaultGone: queryOptions({
    queryKey: ['is-default-form-gone'],
    queryFn: async () => (await runOperation(isDefaultFormGone, {})).isDefaultFormGone,
    meta: { failure: 'Error loading default form' },
  }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['target-form', id],
      queryFn: async () => {
        const { getTargetForm: form } = await runOperation(getTargetForm, { id });
        return form && readForm(form);
      },
      meta: { failure: 'Error loading form' },
      refetchInterval: FORMS_READ_AGAIN_MS,
    }),
};

/** Replaces a changed form in every query that contains it. */
export async function showForm(queryClient: QueryClient, form: OwnForm): Promise<void> {
  const one = targetFormQueries.one(form.id);
  // Stops a running read of the list, because its older answer would overwrite the change.
  await Promise.all([
    queryClient.cancelQueries(one),
    queryClient.cancelQueries(targetFormQueries.list),
  ]);
  queryClient.setQueryData(one.queryKey, (shown) => {
    const recipe = form.recipe ?? shown?.recipe;
    return { ...form, ...(recipe && { recipe }) };
  });
  queryClient.setQueryData(targetFormQueries.list.queryKey, (forms) =>
    forms?.map((known) => (known.id === form.id ? form : known)),
  );
  void queryClient.invalidateQueries(targetFormQueries.list);
}

export async function forgetForm(queryClient: QueryClient, id: string): Promise<void> {
  await queryClient.cancelQueries(targetFormQueries.list);
  queryClient.setQueryData(targetFormQueries.list.queryKey, (forms) =>
    forms?.filter((form) => form.id !== id),
  );
  queryClient.removeQueries(targetFormQueries.one(id));
  void queryClient.invalidateQueries(targetFormQueries.isDefaultGone);
}
