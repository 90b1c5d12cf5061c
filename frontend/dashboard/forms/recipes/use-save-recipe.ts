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
  /** The rehearsal (trial run) whose picture is stored with the version. */
  rehearsalId: string | undefined;
  /** True if this is the user's first form and it becomes the default form after the save. */
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
    // The success is handled here and not in the save bar, because the user may have left the page
    // before the service's answer arrives.
    onSuccess: async (form, { isFirst }) => {
      await showForm(queryClient, form);
      void queryClient.invalidateQueries(recipeVersionQueries.list(form.id));
      notifySuccess(`Version ${form.recipeVersion} Saved`, form.name);
      // `makeFirstDefault` is not awaited: while this handler runs, the save bar treats the new
      // version as a version from another session.
      if (isFirst) void makeFirstDefault(queryClient, form.id, isDemo);
    },
    onError: async (error, { formId }) => {
      if (!isConflict(error)) return;
      // Another session has saved a version before this save. Shows that version.
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
