import type { QueryClient } from '@tanstack/react-query';
import { setDefaultTargetForm } from '../../../../contract/graphql-operations.ts';
import { notifyFailure } from '../../../shared/components/notify-failure.ts';
import { runOperation } from '../../../shared/service/graphql.ts';
import type { OwnForm } from '../../own-forms/one-form/own-form.ts';
import { targetFormQueries } from '../../own-forms/one-form/target-form-queries.ts';
import { showDefault } from '../../own-forms/one-form/use-set-default-form.ts';

/**
 * Makes a newly saved form the default form if it is still the user's first real form. The forms
 * are read again first, so a default that was chosen elsewhere meanwhile is kept. An error is only
 * shown, because the form itself is saved.
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
    notifyFailure('Error setting default form', error);
  }
}

/**
 * Whether the form is not set up yet. If so, the next form still counts as the user's first real
 * form.
 */
export function isNotSetUp(form: OwnForm, isDemo: (form: OwnForm) => boolean): boolean {
  return !form.isDefault && (form.recipeVersion === null || isDemo(form));
}
