import type { QueryClient } from '@tanstack/react-query';
import { setDefaultTargetForm } from '../../../../contract/graphql-operations.ts';
import { notifyFailure } from '../../../shared/components/notify-failure.ts';
import { runOperation } from '../../../shared/service/graphql.ts';
import type { OwnForm } from '../../own-forms/one-form/own-form.ts';
import { targetFormQueries } from '../../own-forms/one-form/target-form-queries.ts';
import { showDefault } from '../../own-forms/one-form/use-set-default-form.ts';

/**
 * Makes a newly saved form the default form if no other real form of the user is set up. The forms
 * are read again first, so that a default that was chosen elsewhere meanwhile is kept. An error
 * only shows a toast, because the form itself is saved.
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
 * Whether the form is not set up yet, or is the demo form. Such a form does not prevent the next
 * form from becoming the default.
 */
export function isNotSetUp(form: OwnForm, isDemo: (form: OwnForm) => boolean): boolean {
  return !form.isDefault && (form.recipeVersion === null || isDemo(form));
}
