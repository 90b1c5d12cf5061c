import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getTargetForm, saveRecipe } from '../../../../contract/graphql-operations.ts';
import { notifySuccess } from '../../../shared/components/notify.ts';
import { runOperation } from '../../../shared/service/graphql.ts';
import { recipeVersionQueries } from '../one-form/recipe-version-queries.ts';
import { readForm, type OwnForm } from '../one-form/own-form.ts';
import { showForm } from '../one-form/target-form-queries.ts';
import { noteOf, withSign, type Side, type TypedSign } from './add-sign.ts';

interface Teaching {
  formId: string;
  /** The recipe version that the bot used for the lead. */
  recipeVersion: number;
  side: Side;
  sign: TypedSign;
}

/**
 * Whether a sign of success or refusal may be saved. If the form's page has changed, the owner must
 * check the change first, because saving a recipe also accepts the changed page.
 */
export function mayTeach(form: Pick<OwnForm, 'state' | 'recipeVersion'>, version: number): boolean {
  return form.recipeVersion === version && (form.state === 'live' || form.state === 'paused');
}

async function teach({ formId, recipeVersion, side, sign }: Teaching): Promise<OwnForm> {
  const { getTargetForm: view } = await runOperation(getTargetForm, { id: formId });
  const form = view && readForm(view);
  if (!form?.recipe || !mayTeach(form, recipeVersion)) {
    throw new Error('The form has changed since. Add the sign on its own page, under Signs.');
  }
  const recipe = withSign(form.recipe, side, sign);
  if (recipe === form.recipe) return form;
  const answer = await runOperation(saveRecipe, {
    formId,
    basedOn: recipeVersion,
    recipe: JSON.stringify(recipe),
    customFields: JSON.stringify(form.customFields),
    note: noteOf(side, sign),
  });
  return readForm(answer.saveRecipe);
}

/** Saves the sign of success or refusal in a new version of the form's recipe; no lead is sent. */
export function useTeachSign() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: teach,
    onSuccess: async (form) => {
      await showForm(queryClient, form);
      void queryClient.invalidateQueries(recipeVersionQueries.list(form.id));
      notifySuccess(
        'Sign Saved',
        `Version ${form.recipeVersion} of ${form.name} knows this answer`,
      );
    },
    meta: { failure: 'Error saving the sign' },
  });
}
