import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { setDefaultTargetForm } from '../../../../contract/graphql-operations.ts';
import { notifySuccess } from '../../../shared/components/notify.ts';
import { runOperation } from '../../../shared/service/graphql.ts';
import { siteConfigQuery } from '../../../shared/session/site-config-query.ts';
import { formsOfLeadsKey } from './read-again.ts';
import { targetFormQueries } from './target-form-queries.ts';

/**
 * Sets the default form. Without an id, leads that name no form go again to the form that the
 * stage offers to all users.
 */
export function useSetDefaultForm() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) => runOperation(setDefaultTargetForm, { id }),
    onSuccess: (_answer, id) => showDefault(queryClient, id),
    meta: { failure: 'Error setting default form' },
  });
}

export async function showDefault(queryClient: QueryClient, id: string | null): Promise<void> {
  await queryClient.cancelQueries(targetFormQueries.list);
  const { queryKey } = targetFormQueries.list;
  const forms = queryClient.getQueryData(queryKey)?.map((form) => {
    const changed = { ...form, isDefault: form.id === id };
    queryClient.setQueryData(targetFormQueries.one(form.id).queryKey, (shown) =>
      shown ? { ...shown, isDefault: changed.isDefault } : shown,
    );
    return changed;
  });
  queryClient.setQueryData(queryKey, forms);
  queryClient.setQueryData<{ id: string }[]>(formsOfLeadsKey, (known) =>
    known?.map((form) => ({ ...form, isDefault: form.id === id })),
  );
  queryClient.setQueryData(targetFormQueries.isDefaultGone.queryKey, false);
  void queryClient.invalidateQueries(targetFormQueries.list);
  if (id !== null) return notifySuccess('Default Set', 'Leads that name no form go there');
  const { target } = await queryClient.ensureQueryData(siteConfigQuery);
  notifySuccess('Default Removed', `Leads that name no form go to “${target.name}”`);
}
