import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { setDefaultTargetForm } from '../../../contract/graphql-operations.ts';
import { notifyFailure } from '../../shared/components/notify-failure.ts';
import { notifySuccess } from '../../shared/components/notify.ts';
import { runOperation } from '../../shared/service/graphql.ts';
import { siteConfigQuery } from '../../shared/session/site-config-query.ts';
import type { OwnForm } from './own-form.ts';
import { targetFormQueries } from './target-form-queries.ts';

/** Sets the default form; without an id, leads that name no form go to the stage's form again. */
export function useSetDefaultForm() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) => runOperation(setDefaultTargetForm, { id }),
    onSuccess: (_answer, id) => showDefault(queryClient, id),
    meta,
  });
}

/**
 * Makes a form that was just saved the default if it is still the user's first real one, so that
 * nothing overwrites a default that was chosen meanwhile elsewhere. A failure is only shown: the
 * form is saved.
 */
export async function makeFirstDefault(
  queryClient: QueryClient,
  id: string,
  isDemo: (form: OwnForm) => boolean,
): Promise<void> {
  try {
    const forms = await queryClient.fetchQuery(targetFormQueries.list);
    const isGone = await queryClient.fetchQuery(targetFormQueries.isDefaultGone);
    const others = forms.filter((form) => form.id !== id || form.isDefault);
    if (isGone || !others.every((form) => isNotSetUp(form, isDemo))) return;
    await runOperation(setDefaultTargetForm, { id });
    await showDefault(queryClient, id);
  } catch (error: unknown) {
    notifyFailure(meta.failure, error);
  }
}

/** Whether a form leaves the next one to be the user's first real one. */
export function isNotSetUp(form: OwnForm, isDemo: (form: OwnForm) => boolean): boolean {
  return !form.isDefault && (form.recipeVersion === null || isDemo(form));
}

const meta = { failure: 'Error setting default form' };

async function showDefault(queryClient: QueryClient, id: string | null): Promise<void> {
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
  queryClient.setQueryData(targetFormQueries.isDefaultGone.queryKey, false);
  void queryClient.invalidateQueries(targetFormQueries.list);
  if (id !== null) return notifySuccess('Default Set', 'Leads that name no form go there');
  const { target } = await queryClient.ensureQueryData(siteConfigQuery);
  notifySuccess('Default Removed', `Leads that name no form go to “${target.name}”`);
}
