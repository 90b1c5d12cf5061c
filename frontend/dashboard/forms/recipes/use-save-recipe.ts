import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  getTargetForm,
  restoreRecipe,
  saveRecipe,
} from '../../../../contract/graphql-operations.ts';
import { notifySuccess } from '../../../shared/components/notify.ts';
import { runOperation } from '../../../shared/service/graphql.ts';
import { ServiceError } from '../../../shared/service/service-error.ts';
import { useIsDemoForm } from '../../leads/lead-forms/use-place-of.ts';
import { readForm } from '../../own-forms/one-form/own-form.ts';
import { showForm } from '../../own-forms/one-form/target-form-queries.ts';
import { makeFirstDefault } from './first-default.ts';
import type { FormContent } from './recipe-changes.ts';
import { recipeVersionQueries } from '../../own-forms/one-form/recipe-version-queries.ts';

export interface VersionToSave {
  formId: string;
  basedOn: number | undefined;
  content: FormContent;
  note: string;
  /** The rehearsal whose picture is stored with the version. */
  rehearsalId: string | undefined;
  /** Whether saving the recipe sets up the user's first form and makes that form the default. */
  isFirst: boolean;
}

export const isConflict = (error: unknown) =>
  error instanceof ServiceError && error.type === 'Conflict';

export function useSaveRecipe() {
  const queryClient = useQueryClient();
  const isDemo = useIsDemoForm();
  return useMutation({
    mutationFn: async ({ formId, basedOn, content, note, rehearsalId }: VersionToSave) => {
      const answer = await runOperation(saveRecipe, {
        formId,
        basedOn: basedOn ?? null,
        recipe: JSON.stringify(content.recipe),
        customFields: JSON.stringify(content.customFields),
        note,
        rehearsalId: rehearsalId ?? null,
      });
      return readForm(answer.saveRecipe);
    },
    // This success handler stands here and not in the save bar, because the user may have left the
    // page before the service's answer arrives.
    onSuccess: async (form, { isFirst }) => {
      await showForm(queryClient, form);
      void queryClient.invalidateQueries(recipeVersionQueries.list(form.id));
      notifySuccess(`Version ${form.recipeVersion} Saved`, form.name);
      // `makeFirstDefault` is not awaited: until this handler ends, the save bar would treat the
      // new version as another session's version.
      if (isFirst) void makeFirstDefault(queryClient, form.id, isDemo);
    },
    onError: async (error, { formId }) => {
      if (!isConflict(error)) return;
      // Shows the version that another session has saved meanwhile.
      const { getTargetForm: form } = await runOperation(getTargetForm, { id: formId });
      if (form) await showForm(queryClient, readForm(form));
    },
    meta: { failure: 'Error saving form' },
  });
}

export function useRestoreRecipe() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (restored: { formId: string; version: number }) => {
      const answer = await runOperation(restoreRecipe, restored);
      return readForm(answer.restoreRecipe);
    },
    onSuccess: async (form, { version }) => {
      await showForm(queryClient, form);
      void queryClient.invalidateQueries(recipeVersionQueries.list(form.id));
      notifySuccess(
        'Version Restored',
        `Version ${form.recipeVersion} is what version ${version} was`,
      );
    },
    meta: { failure: 'Error restoring version' },
  });
}
