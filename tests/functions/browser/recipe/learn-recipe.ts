/** Makes recipes for test pages, as a rehearsal (a trial run without a submit) proposes them. */
import type { Fill, Recipe } from '../../../../contract/recipe.ts';
import { planFilling, type FillPlan } from '../../../../functions/browser/form/fill-plan.ts';
import type { LeadForm } from '../../../../functions/browser/form/find-lead-form.ts';
import { openTarget, waitForLeadForm } from '../../../../functions/browser/attempt/open-target.ts';
import { BeforeFence } from '../../../../functions/browser/guard/before-fence.ts';
import { noConfig } from '../../../../functions/browser/form/recipe/choices.ts';
import { plannedFields } from '../../../../functions/browser/form/recipe/planned-fields.ts';
import { aLead } from '../../builders.ts';
import { launch } from '../attempt/attempt-builders.ts';
import { rehearse } from '../rehearsal/rehearse-builders.ts';

function recipeOf(form: LeadForm, plan: FillPlan): Recipe {
  return {
    fields: plannedFields(form, plan).map(({ signs, options, required, fill }) => ({
      step: 1,
      signs,
      required,
      ...(options.length > 0 && { options: options.map(({ text }) => text.slice(0, 200)) }),
      fill,
    })),
    button: { text: form.submit.text },
    allowedOrigins: [],
  };
}

/** Rehearses the page and returns the proposed recipe, with the owner's choices by label. */
export async function rehearsedRecipe(
  url: string,
  chosen: (label: string) => Fill | undefined,
): Promise<Recipe> {
  const result = await rehearse(url);
  if (result.kind === 'failure') throw result.failure;
  const { fields, button } = result.report;
  const mapped = fields.map(({ step, signs, required, options, fill }) => ({
    ...{ step, signs, required },
    ...(options && { options }),
    fill: chosen(signs.label) ?? fill,
  }));
  return { fields: mapped, button: { text: button }, allowedOrigins: [] };
}

export async function learnRecipe(url: string, formMs: number): Promise<Recipe> {
  const browser = await launch();
  try {
    const { page, context } = browser;
    await openTarget(page, url, new Date(), formMs);
    const limits = { limitMs: formMs, signal: AbortSignal.timeout(50_000) };
    const form = await waitForLeadForm(page, noConfig, new BeforeFence(context), limits);
    return recipeOf(form, planFilling(aLead(), form));
  } finally {
    await browser.close();
  }
}
